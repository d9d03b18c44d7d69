// @ts-check
// Sounds of wood, stone, dice and a soft drum, made here and now; none until somebody wants them.

import { keep, kept } from "./keeping.js";

/** Each sound is a few strokes: when (s), pitch (Hz), how long (s), how loud, and whether it is a rattle or a tone. */
/** @type {Record<string, [number, number, number, number, boolean][]>} */
const SOUNDS = {
  dice: [[0, 2300, .05, .5, true], [.07, 1900, .05, .4, true], [.16, 2500, .04, .35, true], [.27, 1800, .05, .3, true], [.42, 2100, .04, .2, true]],
  wood: [[0, 520, .09, .5, false], [0, 1300, .03, .4, true]],
  rock: [[0, 950, .06, .6, true], [.01, 240, .07, .3, false]],
  drum: [[0, 92, .5, .8, false], [0, 180, .12, .3, false]],
  bell: [[0, 660, .6, .25, false], [.02, 990, .5, .15, false]],
};

/** @type {AudioContext | undefined} */
let context;
/** What all sounds go through. @type {GainNode | undefined} */
let way;
/** @type {AudioBuffer | undefined} */
let noise;

export const areSoundsOn = () => kept("sounds") === "on";

export function switchSounds() {
  keep("sounds", areSoundsOn() ? "off" : "on");
  sound("wood", 0);
}

/** Nothing is heard any more of what was to come. */
export function hush() {
  way?.disconnect();
  way = undefined;
}

/** @param {AudioContext} own */
function rattle(own) {
  if (!noise) {
    noise = own.createBuffer(1, own.sampleRate / 2, own.sampleRate);
    noise.getChannelData(0).forEach((_, at, all) => { all[at] = Math.random() * 2 - 1; });
  }
  const source = own.createBufferSource();
  source.buffer = noise;
  return source;
}

/** @param {string} name @param {number} delay milliseconds */
export function sound(name, delay) {
  if (!areSoundsOn()) return;
  const own = context ??= new AudioContext();
  own.resume();
  if (!way) (way = own.createGain()).connect(own.destination);
  for (const [when, pitch, long, loud, isRattle] of SOUNDS[name] ?? []) {
    const begin = own.currentTime + delay / 1000 + when;
    const strength = own.createGain();
    strength.gain.setValueAtTime(loud * .3, begin);
    strength.gain.exponentialRampToValueAtTime(.0005, begin + long);
    const filter = own.createBiquadFilter();
    filter.type = isRattle ? "bandpass" : "lowpass";
    filter.frequency.value = isRattle ? pitch : pitch * 3;
    const source = isRattle ? rattle(own) : own.createOscillator();
    if (source instanceof OscillatorNode) {
      source.frequency.setValueAtTime(pitch * 1.3, begin);
      source.frequency.exponentialRampToValueAtTime(pitch, begin + .03);
    }
    source.connect(filter).connect(strength).connect(way);
    source.start(begin);
    source.stop(begin + long);
  }
}

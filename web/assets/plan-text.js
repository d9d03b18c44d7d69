// @ts-check
// Plans as they are written on the page: what a control carries, and what is sent.

/**
 * @typedef {{ actions: string[], end: string | null, once: string[], confirm: string, ready: boolean, drawn: boolean, steps: number, clear: string }} Plan
 */

/** The actions of a plan as a control carries it: `2*hunt horse red;promote knapper`. @param {string} written */
export function readPlan(written) {
  return written.split(";").flatMap((part) => {
    const [, count, action] = /^(?:(\d+)\*)?(.*)$/.exec(part) ?? [];
    return action ? Array(Number(count || 1)).fill(action) : [];
  });
}

/** What is sent: everything that is laid out, and what ends it. @param {Plan} here */
export const whole = (here) => (here.end === null ? here.actions : [...here.actions, here.end]);

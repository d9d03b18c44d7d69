// Choices that say how many of each: instead of a long list of payments, one counter a thing and one button.
"use strict";

const Purse = (() => {
  // `pay 2 wood 1 brick` or `lay orange 1`: the words before the first thing, and how many of each.
  function parse(choice, things) {
    const words = choice.action.split(" ");
    const at = words.findIndex((word, index) => index > 0 && (/^\d+$/.test(word) || word in things));
    if (at < 0 || (words.length - at) % 2) return null;
    const amounts = {};
    for (let index = at; index < words.length; index += 2) {
      const [one, other] = [words[index], words[index + 1]];
      const [count, thing] = /^\d+$/.test(one) ? [one, other] : [other, one];
      if (!(thing in things) || !/^\d+$/.test(count)) return null;
      amounts[thing] = Number(count);
    }
    return { choice, verb: words.slice(0, at).join(" "), amounts };
  }

  // The ways to pay among what is open, if they are many enough to need counting.
  function read(open, things) {
    const ways = open.map((choice) => parse(choice, things)).filter(Boolean);
    if (ways.length < 4 || ways.some((way) => way.verb !== ways[0].verb)) return null;
    const used = Object.keys(things).filter((thing) => ways.some((way) => way.amounts[thing]));
    return { ways, used, things };
  }

  const of = (amounts, thing) => amounts[thing] || 0;

  function draw({ ways, used, things }, bar) {
    const fits = (amounts) => ways.some((way) => used.every((thing) => of(way.amounts, thing) >= of(amounts, thing)));
    const exact = (amounts) => ways.find((way) => used.every((thing) => of(way.amounts, thing) === of(amounts, thing)));
    const more = (amounts, thing, by) => ({ ...amounts, [thing]: of(amounts, thing) + by });
    // One more of this; where the sum is fixed, one less of another.
    const raised = (amounts, thing) => {
      const one = more(amounts, thing, 1);
      if (fits(one)) return one;
      return used.filter((other) => other !== thing && of(one, other) > 0).map((other) => more(one, other, -1)).find(fits);
    };
    // The list names the least valuable things first.
    const dear = (way) => used.reduce((sum, thing, worth) => sum + of(way.amounts, thing) * (worth + 3), 0);
    let amounts = { ...ways.reduce((one, other) => (dear(other) < dear(one) ? other : one)).amounts };
    const purse = document.createElement("div");
    purse.className = "purse";
    const paint = (focus) => {
      purse.replaceChildren();
      for (const thing of used) {
        const row = document.createElement("span");
        row.className = "purse-row";
        row.setAttribute("role", "group");
        row.setAttribute("aria-label", things[thing]);
        const press = (sign, words, next) => {
          const made = button(sign, () => { amounts = next; purse.dataset.changed = ""; paint(`${sign}${thing}`); }, "step");
          made.setAttribute("aria-label", `${things[thing]}: ${words}`);
          made.dataset.step = `${sign}${thing}`;
          made.disabled = !next;
          return made;
        };
        const count = document.createElement("output");
        count.textContent = of(amounts, thing);
        const name = document.createElement("span");
        name.className = "purse-name";
        name.textContent = things[thing];
        const less = of(amounts, thing) > 0 ? more(amounts, thing, -1) : null;
        row.append(name, press("−", bar.dataset.less, less), count, press("+", bar.dataset.more, raised(amounts, thing)));
        purse.append(row);
      }
      const way = exact(amounts);
      const pay = button(way ? way.choice.label : bar.dataset.unpaid, () => way && act(way.choice.action), "choice", way?.choice.action);
      pay.disabled = !way;
      purse.append(pay);
      if (focus) (purse.querySelector(`[data-step="${CSS.escape(focus)}"]:not(:disabled)`) || pay).focus();
    };
    paint();
    return purse;
  }

  return { read, draw };
})();

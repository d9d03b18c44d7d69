// @ts-check
// A picture takes the place of another, around what never changes: a wall that stays where it is need not be painted again.

import { first } from "./elements.js";

/** @param {Element} holder @param {string} markup */
export function renew(holder, markup) {
  const fresh = document.createElement("template");
  fresh.innerHTML = markup;
  const still = first("[data-still]", holder);
  const twin = first("[data-still]", fresh.content);
  if (!still || still.outerHTML !== twin?.outerHTML) return holder.replaceChildren(fresh.content);
  around(still, twin, holder);
}

/** What is around both becomes that around the new one. @param {Element} old @param {Element} twin @param {Element} holder */
function around(old, twin, holder) {
  const [outer, other] = [old.parentElement, twin.parentElement];
  const parts = [...twin.parentNode?.childNodes ?? []];
  const at = parts.indexOf(twin);
  for (const gone of [...outer?.childNodes ?? []]) if (gone !== old) gone.remove();
  old.before(...parts.slice(0, at));
  old.after(...parts.slice(at + 1));
  if (!outer || !other || outer === holder) return;
  dress(outer, other);
  around(outer, other, holder);
}

/** @param {Element} old @param {Element} as */
function dress(old, as) {
  for (const { name } of [...old.attributes]) if (!as.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of [...as.attributes]) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}

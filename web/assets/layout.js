// @ts-check
// For which kind of screen the server is to draw: a phone has pictures of its own.

import { scene } from "./table.js";

const PHONE = "(max-width: 899px)";

const layout = () => (matchMedia(PHONE).matches ? "phone" : "wide");

/** Keeps it where the server reads it. */
function keepLayout() {
  document.cookie = `layout=${layout()}; path=/; max-age=31536000; samesite=lax`;
}

/** Asks for other pictures when the kind of screen is another one. @param {() => void} ask */
export function watchLayout(ask) {
  keepLayout();
  const compare = () => {
    keepLayout();
    if (scene()?.dataset.layout !== layout()) ask();
  };
  matchMedia(PHONE).addEventListener("change", compare);
  compare();
}

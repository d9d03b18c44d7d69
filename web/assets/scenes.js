// @ts-check
// The theatre is brought after the first picture, so that nobody waits for it; a picture that comes before it comes without
// a scene.

/** @type {typeof import("./theatre.js") | null} */
let theatre = null;

export async function raiseTheatre() {
  theatre = await import("./theatre.js");
  theatre.watchTheatre();
}

/** Ends the scene; the picture comes at once. */
export const cut = () => theatre?.cut();

/** As the theatre does it. @type {typeof import("./theatre.js").perform} */
export async function perform(markup, shown, put, waiting = 0) {
  if (theatre) await theatre.perform(markup, shown, put, waiting);
  else put(false);
}

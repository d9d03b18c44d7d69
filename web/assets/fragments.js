// @ts-check
// Of a picture only what has changed is sent.

/**
 * A new part comes after `+`; `=` tells where parts of the picture before begin, and how many they are. Nothing comes of
 * it if those are not known.
 * @param {string} told @param {string[]} known the parts of the picture before @returns {string[] | null}
 */
export function putTogether(told, known) {
  /** @type {string[]} */
  const parts = [];
  for (const line of told.split("\n")) {
    if (line.startsWith("+")) {
      parts.push(line.slice(1));
      continue;
    }
    const [from, count] = line.slice(1).split(" ").map(Number);
    if (from + count > known.length) return null;
    parts.push(...known.slice(from, from + count));
  }
  return parts;
}

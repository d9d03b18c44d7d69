// @ts-check
// The numbers of rules within a sentence.

/**
 * A sentence in parts, of which some are the numbers of rules of a book, such as `SA-4.11` of the book `SA`.
 * @param {string} sentence @param {string} book @returns {{ text: string, isRule: boolean }[]}
 */
export function parted(sentence, book) {
  if (!book) return [{ text: sentence, isRule: false }];
  // What is split by a group stands at every second place.
  const parts = sentence.split(new RegExp(`(${book}-[A-Z]?[0-9.]*[A-Z0-9])`));
  return parts.map((text, place) => ({ text, isRule: place % 2 === 1 }));
}

// @ts-check
// What pieces tell of themselves, asked of the server when somebody looks at them. One picture has one answer for each
// piece; with the next picture all of them are asked anew.

/**
 * Remembers the answers of one picture. An answer that comes when the picture has changed is dropped.
 * @param {(address: string) => Promise<string | null>} fetched
 */
export function tellings(fetched) {
  /** @type {Map<string, Promise<string | null>>} */
  let asked = new Map();
  /** @type {Map<string, string | null>} */
  let told = new Map();
  return {
    /** What is known already; undefined if nothing has come yet. @param {string} address */
    known: (address) => told.get(address),
    /** @param {string} address @returns {Promise<string | null>} */
    of(address) {
      const before = asked.get(address);
      if (before) return before;
      const book = told;
      const answer = fetched(address).then((text) => {
        if (book !== told) return null;
        book.set(address, text);
        return text;
      });
      asked.set(address, answer);
      return answer;
    },
    forget() {
      asked = new Map();
      told = new Map();
    },
  };
}

/** The address of a piece: `*` stands for its id. @param {string} pattern @param {string} id */
export const addressOf = (pattern, id) => pattern.replace("*", encodeURIComponent(id));

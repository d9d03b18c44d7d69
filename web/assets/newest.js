// @ts-check
// Of many wishes the newest counts: while one is being fulfilled, those in between are left out.

/** @template T @param {(wish: T) => Promise<void>} fulfil */
export function newestOf(fulfil) {
  /** @type {{ wish: T } | null} */
  let next = null;
  let busy = false;
  return {
    /** Whether a newer wish waits for the one that is being fulfilled. */
    isWaiting: () => next !== null,

    /**
     * True when all wishes are fulfilled, false if one failed; nothing if it is left to whoever fulfils another.
     * @param {T} wish @returns {Promise<boolean | undefined>}
     */
    async wish(wish) {
      next = { wish };
      if (busy) return undefined;
      busy = true;
      try {
        while (next) {
          const now = next.wish;
          next = null;
          await fulfil(now);
        }
        return true;
      } catch {
        next = null;
        return false;
      } finally {
        busy = false;
      }
    },
  };
}

// @ts-check
// What the browser keeps. One that keeps nothing still shows everything.

/** @param {string} name */
export function kept(name) {
  try { return localStorage.getItem(name); } catch { return null; }
}

/** @param {string} name @param {string} value */
export function keep(name, value) {
  try { localStorage.setItem(name, value); } catch { /* as if never chosen */ }
}

/** Kept until the tab is closed. @param {string} name */
export function keptInTab(name) {
  try { return sessionStorage.getItem(name); } catch { return null; }
}

/** Whether it is kept. @param {string} name @param {string} value */
export function keepInTab(name, value) {
  try { sessionStorage.setItem(name, value); } catch { return false; }
  return true;
}

const KEY = 'binaa-events-once';
const MAX_IDS = 200;

/** Returns whether an event that happens once is reported for the first time in this browser, and remembers it. */
export function markReported(id: string): boolean {
  try {
    const ids = (localStorage.getItem(KEY) ?? '').split(' ');
    if (ids.includes(id)) return false;
    localStorage.setItem(KEY, [...ids, id].slice(-MAX_IDS).join(' ').trim());
  } catch {
    // Storage is blocked: the collector knows the id.
  }
  return true;
}

/** Forgets what was reported. */
export function clearReported(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: nothing is stored.
  }
}

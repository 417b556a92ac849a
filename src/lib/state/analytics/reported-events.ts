const KEY = 'binaa-events-once';
const MAX_IDS = 200;

/** Records that a one-time event is reported; returns false if it was reported before in this browser. */
export function markReported(id: string): boolean {
  try {
    const ids = (localStorage.getItem(KEY) ?? '').split(' ');
    if (ids.includes(id)) return false;
    localStorage.setItem(KEY, [...ids, id].slice(-MAX_IDS).join(' ').trim());
  } catch {
    // Storage is blocked; the collector ignores ids that it has stored already.
  }
  return true;
}

/** Removes the record of reported events. */
export function clearReported(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: nothing is stored.
  }
}

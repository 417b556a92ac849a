/** Placeholder for an id in a browser's request; the browser API replaces it with the session's own id. */
export const CURRENT_ID = 'current';

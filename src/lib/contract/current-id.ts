/** Stands for an id of the session in a browser's request; the API puts the session's own in its place. */
export const CURRENT_ID = 'current';

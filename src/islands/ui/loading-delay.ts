/** Milliseconds before a wait is shown, so that short ones do not flicker. The styles that wait as long say so. */
export const LOADING_DELAY_MS = 200;

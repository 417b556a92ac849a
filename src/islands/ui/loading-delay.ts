/**
 * Milliseconds before a wait is shown, so that short ones do not flicker. Style sheets with the same delay name
 * this constant.
 */
export const LOADING_DELAY_MS = 200;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// How long somebody stays signed in, in milliseconds.

/** A session that nobody uses ends. */
export const IDLE_LIFETIME = 14 * DAY;

/** A session ends, however much it is used. */
export const ABSOLUTE_LIFETIME = 90 * DAY;

/** An app token older than this is replaced when it is used. */
export const ROTATION_AGE = HOUR;

/** For what is in flight: an app token still works so long after the one that follows it was used. */
export const FORMER_GRACE = MINUTE;

/** Within it a session is not written that it was seen again. */
export const SEEN_STEP = MINUTE;

/** A key signs identity tokens so long; then a new one does. */
export const KEY_LIFETIME = 90 * DAY;

/** A key is kept so long after it signed last: longer than anything that it signed is worth. */
export const KEY_REST = DAY;

/** A provider's token that is older than this was meant for another sign-in. */
export const VOUCHER_AGE = 10 * MINUTE;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// How long somebody stays signed in, in milliseconds.

/** A session that nobody uses ends. */
export const SESSION_IDLE_TTL_MS = 14 * DAY;

/** A session ends, however much it is used. */
export const SESSION_MAX_AGE_MS = 90 * DAY;

/** An app token older than this is replaced when it is used. */
export const REFRESH_TOKEN_ROTATION_MS = HOUR;

/** For what is in flight: an app token still works so long after the one that follows it was used. */
export const PREVIOUS_TOKEN_GRACE_MS = MINUTE;

/** Within it a session is not written that it was seen again. */
export const LAST_SEEN_INTERVAL_MS = MINUTE;

/** A key signs identity tokens so long; then a new one does. */
export const SIGNING_KEY_TTL_MS = 90 * DAY;

/** A key is kept so long after it signed last: longer than anything that it signed is worth. */
export const SIGNING_KEY_RETENTION_MS = DAY;

/** A provider's token that is older than this was meant for another sign-in. */
export const PROVIDER_TOKEN_MAX_AGE_MS = 10 * MINUTE;

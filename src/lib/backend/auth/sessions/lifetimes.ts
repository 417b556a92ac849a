import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/locale/duration.ts';

// Lifetimes of sessions, tokens and keys, in milliseconds.

/** A session ends after this time without use. */
export const SESSION_IDLE_TTL_MS = 14 * DAY_MS;

/** A session ends at this age, even when it is in use. */
export const SESSION_MAX_AGE_MS = 90 * DAY_MS;

/** A refresh token older than this is replaced when it is used. */
export const REFRESH_TOKEN_ROTATION_MS = HOUR_MS;

/** For concurrent requests: how long a refresh token remains valid after the first use of its successor. */
export const PREVIOUS_TOKEN_GRACE_MS = MINUTE_MS;

/** Minimum time between two updates of a session's `seen_at`. */
export const LAST_SEEN_INTERVAL_MS = MINUTE_MS;

/** Time for which a key signs identity tokens before a new one replaces it. */
export const SIGNING_KEY_TTL_MS = 90 * DAY_MS;

/** Time for which a key is kept after its last signature; longer than the lifetime of an identity token. */
export const SIGNING_KEY_RETENTION_MS = DAY_MS;

/** Older tokens of an identity provider are rejected, because they were issued for another sign-in. */
export const PROVIDER_TOKEN_MAX_AGE_MS = 10 * MINUTE_MS;

import type { RateLimits } from '#lib/backend/gateway/rate-limits.ts';

const UNLIMITED = { burst: 100_000, perSecond: 1000 };

/** Rate limits that no test reaches. */
export const UNLIMITED_RATES: RateLimits = {
  caller: UNLIMITED,
  networkAddress: UNLIMITED,
  token: UNLIMITED,
  form: UNLIMITED,
  search: UNLIMITED,
  events: UNLIMITED,
};

/** A token bucket. */
export interface RateLimit {
  /** Capacity of the bucket, in calls. */
  burst: number;
  /** Calls that are refilled per second. */
  perSecond: number;
}

/** Rate limits of the gateway. A call must pass all that apply to it. */
export interface RateLimits {
  /** Calls of guest and private endpoints per token subject. */
  caller: RateLimit;
  /** All calls per network address, because a client can invent any number of guest ids. */
  networkAddress: RateLimit;
  /** Guest tokens, sessions, and links that contain a token, per network address. */
  token: RateLimit;
  /** Public forms, photo uploads and lookups of guest orders, per network address. */
  form: RateLimit;
  /** Search queries per network address; a listing sends several at once, the search box one per letter. */
  search: RateLimit;
  /** Analytics events per network address; a request holds several. */
  events: RateLimit;
}

/**
 * For browsers: far above what a page needs, far below what a script in a loop sends. A family or an office
 * may share a network address.
 */
export const BROWSER_RATE_LIMITS: RateLimits = {
  caller: { burst: 600, perSecond: 30 },
  networkAddress: { burst: 3000, perSecond: 100 },
  token: { burst: 300, perSecond: 2 },
  form: { burst: 30, perSecond: 0.05 },
  search: { burst: 600, perSecond: 30 },
  events: { burst: 2000, perSecond: 2 },
};

/** For a backend on its own port: all customers of a storefront share the storefront's network address. */
export const STOREFRONT_RATE_LIMITS: RateLimits = {
  caller: BROWSER_RATE_LIMITS.caller,
  networkAddress: { burst: 6000, perSecond: 600 },
  token: { burst: 3000, perSecond: 50 },
  form: { burst: 600, perSecond: 5 },
  search: { burst: 6000, perSecond: 600 },
  events: { burst: 20_000, perSecond: 15 },
};

/** How many calls may come. */
export interface RateLimit {
  /** At once. */
  burst: number;
  /** Given back each second. */
  perSecond: number;
}

/** Every limit of the gateway. A call must pass all that apply to it. */
export interface RateLimits {
  /** All calls of one token's subject. */
  caller: RateLimit;
  /** All calls from one address, whatever token they carry: a subject is free to invent. */
  address: RateLimit;
  /** Tokens, and with them new guests and carts, for one address. */
  token: RateLimit;
  /** Enquiries and subscriptions of one address. */
  form: RateLimit;
  /** Questions to the search of one address; a list asks several at once, and the box one for each letter. */
  search: RateLimit;
}

/**
 * For shoppers: far above what a person or a page needs, far below what a script in a loop makes. Behind one
 * address there may be a family, an office or a shop floor.
 */
export const BROWSER_RATE_LIMITS: RateLimits = {
  caller: { burst: 600, perSecond: 30 },
  address: { burst: 3000, perSecond: 100 },
  token: { burst: 300, perSecond: 2 },
  form: { burst: 30, perSecond: 0.05 },
  search: { burst: 600, perSecond: 30 },
};

/** For the backend alone on a port: an address is then a whole shop with all its shoppers. */
export const STOREFRONT_RATE_LIMITS: RateLimits = {
  caller: BROWSER_RATE_LIMITS.caller,
  address: { burst: 6000, perSecond: 600 },
  token: { burst: 3000, perSecond: 50 },
  form: { burst: 600, perSecond: 5 },
  search: { burst: 6000, perSecond: 600 },
};

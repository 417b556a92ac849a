import type { Capability } from '#lib/contract/capabilities/capabilities.ts';

/** Capabilities that pages of the account need, by the last part of their path. */
export const PAGE_CAPABILITIES = {
  returns: 'returns',
  reviews: 'reviews',
  cases: 'cases',
  lists: 'lists',
  notices: 'notices',
  wallet: 'walletHistory',
} as const satisfies Record<string, Capability>;

export type AccountFeature = keyof typeof PAGE_CAPABILITIES;

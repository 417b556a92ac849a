/**
 * A constant of the specification's section 9: its name there, the file that declares it, and the declaration. A constant
 * that another file needs is imported from there.
 */
export type ConstantRow = readonly [constant: string, file: string, declaration: string];

export const SPECIFIED_CONSTANTS: readonly ConstantRow[] = [
  [
    'password: 8 characters, one number',
    'src/lib/contract/auth/account-fields.ts',
    'z.minLength(8), z.maxLength(200), z.regex(/\\p{Nd}/u)',
  ],
  ['email: 254 characters', 'src/lib/contract/fields.ts', 'z.maxLength(254)'],
  ['name: 60 characters', 'src/lib/contract/fields.ts', 'z.maxLength(60)'],
  ['block of a wallet: 1 hour', 'src/lib/backend/wallet/limits.ts', 'blockMs: 60 * MINUTE_MS'],
  [
    'express delivery: 7 to 10 hours',
    'src/lib/locale/delivery/delivery-promises.ts',
    "{ kind: 'hours', from: 7, to: 10,",
  ],
  [
    'standard delivery: 3 to 5 days',
    'src/lib/locale/delivery/delivery-promises.ts',
    "{ kind: 'days', from: 3, to: 5 }",
  ],
  [
    'food: tomorrow, 12 to 3 PM',
    'src/lib/locale/delivery/delivery-promises.ts',
    "{ kind: 'tomorrow', from: '12:00', to: '15:00' }",
  ],
  ['quality of images: 75', 'src/lib/format/catalog/image.ts', 'DEFAULT_QUALITY = 75'],
  [
    'widths of images: 640 to 3840',
    'src/lib/format/catalog/image.ts',
    '640, 750, 828, 1080, 1200, 1920, 2048, 3840',
  ],
  ['delay of a loading state: 200 ms', 'src/islands/ui/loading-delay.ts', 'LOADING_DELAY_MS = 200'],
  [
    'toasts: 3000 ms for an error, otherwise 2000',
    'src/lib/state/shell/toasts.ts',
    'DURATIONS = { error: 3000, success: 2000, info: 2000 }',
  ],
  ['redirect after signing out: 500 ms', 'src/lib/state/auth/sign-out.ts', 'REDIRECT_DELAY_MS = 500'],
  ['recent searches: 5', 'src/lib/state/search/recent-searches.ts', 'MAX_RECENT = 5'],
  ['recent searches: stored name', 'src/lib/state/search/recent-searches.ts', "('recentSearches'"],
  ["guest's wishlist: stored name", 'src/lib/state/persisted/clear-customer-data.ts', "'hardwareWishlist',"],
  [
    'name of the wishlist',
    'src/lib/contract/wishlist/wishlist-items.ts',
    "WISHLIST_NAME = 'my_wishlist_hardware'",
  ],
  ['search suggestions: 5', 'src/islands/search/suggestions.ts', 'MAX_SUGGESTIONS = 5'],
  ['recommended products: 10', 'src/lib/contract/catalog/catalog.ts', 'DEFAULT_RECOMMENDATION_COUNT = 10'],
  ['orders of a page: 10', 'src/lib/contract/orders/order-history.ts', 'ORDER_PAGE_SIZE = 10'],
  [
    'cookie of search analytics: 90 days',
    'src/lib/analytics/visitor-token.ts',
    'TOKEN_SECONDS = 90 * 24 * 3600',
  ],
  [
    'time-out of stored state: 5000 ms',
    'src/lib/state/persisted/when-rehydrated.ts',
    'REHYDRATE_TIMEOUT_MS = 5000',
  ],
  [
    'delivery methods',
    'src/lib/backend/delivery/methods.ts',
    "{ Ship: 'home-delivery', Pickup: 'click-collect' }",
  ],
  ['address types', 'src/lib/contract/checkout/address.ts', "z.enum(['Residential', 'Commercial'])"],
  ['return methods', 'src/lib/contract/orders/returns.ts', "z.enum(['drop-of-local-store', 'pickup-home'])"],
];

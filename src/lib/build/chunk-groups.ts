/** Files that the bundler puts into one chunk of the browser's JavaScript. */
export interface ChunkGroup {
  name: string;
  /** A module that matches several groups belongs to the one with the highest priority, then to the first. */
  priority: number;
  /** Only modules imported by at least this many entries. */
  minShareCount?: number;
  /** Matches package paths below `node_modules`. */
  packages?: RegExp;
  /** Paths below `src`; a test checks that each exists. */
  files: readonly string[];
}

// A few shared chunks are smaller together than the dozen that the bundler would create, and adding an island
// does not change how other modules are divided. Listings and the search box load `base` only, checkout
// `base` and `wire`. Persisted state and authentication stay out of the shared chunks: listings and product
// pages would exceed their size budget.
export const CHUNK_GROUPS: readonly ChunkGroup[] = [
  {
    name: 'base',
    priority: 2,
    packages: /^(react|react-dom|scheduler|nanostores(?!\/lifecycle)|@nanostores\/react)\//,
    files: [
      'islands/pack-json.ts',
      'islands/shell/Toaster.tsx',
      'islands/shell/Toasts.tsx',
      'islands/shell/register-service-worker.ts',
      'islands/shell/consent-banner.ts',
      'islands/shell/watch-header.ts',
      'islands/ui/close-on-backdrop.ts',
      'islands/ui/loading-delay.ts',
      'islands/ui/messages.ts',
      'islands/ui/reload-stale-build.ts',
      'islands/ui/use-ready.ts',
      'layouts/blocks/catalog/Price.tsx',
      'layouts/blocks/ui/Button.tsx',
      'layouts/blocks/ui/Notice.tsx',
      'layouts/blocks/ui/ResponsiveImage.tsx',
      'layouts/blocks/ui/icon/Icon.tsx',
      'lib/analytics/consent.ts',
      'lib/build/shims/vite-preload.ts',
      'lib/format/bidi.ts',
      'lib/format/catalog/separate-brand.ts',
      'lib/format/catalog/image.ts',
      'lib/format/interpolate.ts',
      'lib/format/money.ts',
      'lib/format/number.ts',
      'lib/format/plural.ts',
      'lib/locale/currency.ts',
      'lib/locale/latin-digits.ts',
      'lib/state/analytics/interactions.ts',
      'lib/state/auth/signed-in.ts',
      'lib/state/cart/drawer.ts',
      'lib/state/shell/toasts.ts',
    ],
  },
  {
    // Partly used contract modules share the chunk of the schema library, where the minifier can remove
    // unused parts. The chunk also contains the modules that both the cart and the wishlist need.
    name: 'wire',
    priority: 2,
    minShareCount: 2,
    packages: /^zod\//,
    files: [
      'lib/client/browser-client.ts',
      'lib/client/client.ts',
      'lib/client/request-headers.ts',
      'lib/contract/cart/cart.ts',
      'lib/contract/cart/coupons.ts',
      'lib/contract/cart/line-item.ts',
      'lib/contract/catalog/option-names.ts',
      'lib/contract/catalog/product-image.ts',
      'lib/contract/current-id.ts',
      'lib/contract/endpoint.ts',
      'lib/contract/errors.ts',
      'lib/contract/fields.ts',
      'lib/contract/idempotency.ts',
      'lib/contract/money.ts',
      'lib/paint/shade-value.ts',
      'lib/state/optimistic-queue.ts',
      'lib/state/shell/defer-navigation.ts',
    ],
  },
  {
    name: 'shop',
    priority: 1,
    minShareCount: 2,
    files: [
      'lib/state/cart/cart-count-cookie.ts',
      'lib/state/cart/cart-store.ts',
      'lib/state/cart/cart.ts',
      'lib/state/cart/queue/change-queue.ts',
      'lib/state/cart/line-order.ts',
      'lib/state/cart/queue/offline-status.ts',
      'lib/state/cart/queue/pending-changes.ts',
      'lib/state/cart/queue/pending-cookie.ts',
      'lib/state/cart/queue/persisted-changes.ts',
      'lib/state/cart/queue/send-change.ts',
      'lib/state/cart/queue/tab-sync.ts',
    ],
  },
  {
    name: 'cart',
    priority: 1,
    files: [
      'islands/cart/CartLine.tsx',
      'islands/cart/CartNotices.tsx',
      'islands/cart/CartTotals.tsx',
      'islands/cart/DeliveryProgress.tsx',
      'islands/cart/LineFields.tsx',
      'islands/cart/LineQuantity.tsx',
      'islands/cart/format-options.ts',
      'islands/cart/line-to-item.ts',
      'islands/cart/messages.ts',
      'islands/cart/use-cart.ts',
      'islands/cart/use-line-actions.ts',
      'islands/cart/use-rejected-changes.ts',
    ],
  },
  {
    // One chunk, so that the preload list in the page's first script has a single entry for it.
    name: 'phone',
    priority: 1,
    files: ['islands/ui/phone-field.ts', 'lib/format/phone-input.ts', 'lib/format/phone.ts'],
  },
  {
    // Signing out needs no state: separate from `state` and `people`, which would otherwise contain these
    // modules.
    name: 'sign-out',
    priority: 2,
    files: [
      'islands/auth/sign-out.ts',
      'lib/contract/auth/sign-out.ts',
      'lib/state/auth/sign-out.ts',
      'lib/state/persisted/clear-customer-data.ts',
      'lib/state/persisted/encryption-key.ts',
    ],
  },
  {
    name: 'searching',
    priority: 1,
    files: ['lib/state/search/recent-searches.ts', 'lib/state/search/search.ts'],
  },
  {
    // Before `people`, which would otherwise contain the modules that both use: checkout needs only this
    // group.
    name: 'state',
    priority: 1,
    files: [
      'lib/state/persisted/slices/auth-modal.ts',
      'lib/state/persisted/slices/auth.ts',
      'lib/state/persisted/slices/checkout.ts',
      'lib/state/persisted/when-rehydrated.ts',
    ],
  },
  {
    name: 'people',
    priority: 1,
    files: [
      'lib/contract/account/account.ts',
      'lib/contract/auth/account-fields.ts',
      'lib/contract/auth/auth.ts',
      'lib/state/auth/session.ts',
    ],
  },
];

/**
 * Returns the groups in the form of the bundler's code splitting option; `sourceFolder` is the absolute path
 * of `src`.
 */
export function createCodeSplittingGroups(sourceFolder: string) {
  return CHUNK_GROUPS.map(({ name, priority, minShareCount, packages, files }) => {
    const paths = new Set(files.map((file) => `${sourceFolder}/${file}`));
    const isPackage = (id: string) => packages?.test(id.split('/node_modules/').at(-1) ?? '') ?? false;
    return {
      name,
      priority,
      ...(minShareCount && { minShareCount }),
      test: (id: string) => {
        const path = id.replace(/\?.*$/, '');
        return path.includes('/node_modules/') ? isPackage(path) : paths.has(path);
      },
    };
  });
}

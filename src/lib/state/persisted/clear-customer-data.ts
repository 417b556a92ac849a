import { deleteEncryptionKey } from './encryption-key.ts';

/** Prefixes of the encrypted slices, and of cart changes that were not sent. */
const PREFIXES = ['binaa-state.', 'binaa-cart.'];

const KEYS = [
  'recentSearches',
  'recentlyViewed',
  'collectStore',
  'customerName',
  // Wishlist.
  'hardwareWishlist',
  'hardwareWishlistSetup',
  'wished',
];

const CART_CHANNEL = 'binaa-cart';

function removeEntries(): void {
  try {
    const stored = Object.keys(localStorage);
    for (const key of stored) {
      if (KEYS.includes(key) || PREFIXES.some((prefix) => key.startsWith(prefix)))
        localStorage.removeItem(key);
    }
  } catch {
    // When the storage is unavailable, there is nothing to remove.
  }
}

/**
 * Removes all customer data in this browser, so that its next user cannot see it: searches, viewed products,
 * preferred store, name, wishlist, cart and forms. No state module is loaded for it; those of this page are
 * notified by the messages that other tabs get.
 */
export async function clearCustomerData(): Promise<void> {
  removeEntries();
  // An event without a key means that all entries may have changed.
  window.dispatchEvent(new StorageEvent('storage'));
  if (window.BroadcastChannel) {
    const channel = new BroadcastChannel(CART_CHANNEL);
    channel.postMessage('');
    channel.close();
  }
  await deleteEncryptionKey().catch(() => undefined);
}

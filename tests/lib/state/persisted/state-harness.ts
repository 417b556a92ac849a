import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Profile } from '#lib/contract/auth/account-fields.ts';
import { MemoryIndexedDb } from '../../../support/memory-indexed-db.ts';

/** A customer. */
export const TEST_PROFILE: Profile = {
  userId: 'user-1',
  accountId: 'account-1',
  contactId: 'contact-1',
  name: 'Layla Al Haddad',
  email: 'layla@binaa.example',
  mobile: '+971501234567',
  isMobileVerified: true,
  gender: null,
  birthday: null,
  newsletter: { email: false, whatsapp: false },
  newsletterTimes: { email: null, whatsapp: null },
  isEmployee: true,
  employeeEmailId: null,
  language: 'en',
  country: 'ae',
  isComplete: true,
  hasPassword: true,
  walletId: null,
  createdAt: 1,
};
export let database: MemoryIndexedDb;
/** Returns the next response of the account endpoint. */
export const respondToAccountRequest = vi.fn<() => Response>();

/** Loads a page of the shop: its own modules over the browser's storage. */
export async function openPage() {
  vi.resetModules();
  const [
    rehydration,
    clearing,
    auth,
    checkout,
    modal,
    cartState,
    dialog,
    searchState,
    cart,
    search,
    recentSearches,
    toasts,
  ] = await Promise.all([
    import('#lib/state/persisted/when-rehydrated.ts'),
    import('#lib/state/persisted/clear-customer-data.ts'),
    import('#lib/state/persisted/slices/auth.ts'),
    import('#lib/state/persisted/slices/checkout.ts'),
    import('#lib/state/persisted/slices/auth-modal.ts'),
    import('#lib/state/persisted/slices/cart.ts'),
    import('#lib/state/auth/auth-dialog.ts'),
    import('#lib/state/persisted/slices/search.ts'),
    import('#lib/state/cart/cart.ts'),
    import('#lib/state/search/search.ts'),
    import('#lib/state/search/recent-searches.ts'),
    import('#lib/state/shell/toasts.ts'),
  ]);
  const state = { ...rehydration, ...clearing, ...auth, ...checkout, ...modal, ...cartState };
  return { ...state, ...dialog, ...searchState, ...cart, ...search, ...recentSearches, ...toasts };
}

export type TestPage = Awaited<ReturnType<typeof openPage>>;

/** Types a name at checkout and waits until it is stored. */
export async function typeContact(
  { updateCheckout, $checkout }: TestPage,
  firstName = 'Layla',
): Promise<void> {
  updateCheckout({ contactInfo: { ...$checkout.get().contactInfo, firstName } });
  await waitUntilWritten('checkoutState');
}

/** Waits until a slice is written again. */
export async function waitUntilWritten(name: string): Promise<void> {
  const key = `binaa-state.${name}`;
  const before = localStorage.getItem(key);
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem(key)).not.toBe(before);
  });
}

/** Sets the cookie of a signed-in customer and the response of the account endpoint. */
export function signIn(profile: Profile | null, failure = 401): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the shop's response would.
  document.cookie = `binaa-in=1; path=/; max-age=${profile || failure ? 60 : 0}`;
  respondToAccountRequest.mockImplementation(() =>
    profile
      ? Response.json({ data: profile })
      : Response.json({ error: { code: 'UNAUTHORIZED', message: '' } }, { status: failure }),
  );
}

beforeEach(() => {
  database = new MemoryIndexedDb();
  respondToAccountRequest.mockReset();
  vi.stubGlobal('indexedDB', database);
  vi.stubGlobal('fetch', async () => respondToAccountRequest());
  localStorage.clear();
  for (const name of ['binaa-in', 'binaa-count']) {
    // biome-ignore lint/suspicious/noDocumentCookie: removed between tests.
    document.cookie = `${name}=; path=/; max-age=0`;
  }
  history.replaceState(null, '', '/en-ae/cart');
  document.body.innerHTML = '<span id="cartCount"></span>';
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

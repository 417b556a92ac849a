// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { FORM_SLICES } from '#lib/state/persisted/form-slices.ts';
import { SHOP_SLICES } from '#lib/state/persisted/shop-slices.ts';
import {
  database,
  openPage,
  respondToAccountRequest,
  signIn,
  TEST_PROFILE,
  typeContact,
  waitUntilWritten,
} from './state-harness.ts';

it('the slices match the specification, each with its default', () => {
  const slices = [...FORM_SLICES, ...SHOP_SLICES];
  expect(slices.map(({ name }) => name).sort()).toEqual([
    'auth',
    'authModal',
    'cartState',
    'checkoutState',
    'global',
    'searchState',
    'wishlist',
  ]);
  for (const slice of slices) {
    expect(slice.migrate(slice.version, JSON.parse(slice.defaultJson)), slice.name).toEqual(
      slice.getPersistedValue(),
    );
    expect(slice.defaultJson, slice.name).not.toMatch(/token|password|pin"|cvc|cardNumber/i);
  }
});

it('an entry with fields that its slice no longer has can be read', () => {
  for (const slice of [...FORM_SLICES, ...SHOP_SLICES]) {
    const value = JSON.parse(slice.defaultJson);
    expect(
      slice.migrate(slice.version, { ...value, checkoutId: null, isLoading: false }),
      slice.name,
    ).toEqual(value);
  }
});

describe('A guest', () => {
  it('finds typed values again, without a request', async () => {
    const first = await openPage();
    await first.whenRehydrated();
    await typeContact(first);
    const next = await openPage();
    expect(next.$checkout.get().contactInfo.firstName).toBe('');
    await next.whenRehydrated();
    expect(next.$checkout.get().contactInfo.firstName).toBe('Layla');
    expect(respondToAccountRequest).not.toHaveBeenCalled();
  });

  it('stores nothing by only viewing pages', async () => {
    const page = await openPage();
    await page.whenRehydrated();
    await new Promise((resolve) => setTimeout(resolve, 30));
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.length).toBe(0);
  });

  it('keeps values that were typed while old ones were being read', async () => {
    const first = await openPage();
    await first.whenRehydrated();
    await typeContact(first, 'Old');
    const next = await openPage();
    const rehydrated = next.whenRehydrated();
    next.updateCheckout({ contactInfo: { ...next.$checkout.get().contactInfo, firstName: 'New' } });
    await rehydrated;
    expect(next.$checkout.get().contactInfo.firstName).toBe('New');
    await waitUntilWritten('checkoutState');
    const last = await openPage();
    await last.whenRehydrated();
    expect(last.$checkout.get().contactInfo.firstName).toBe('New');
  });

  it('waits five seconds at most for a database that does not respond', async () => {
    localStorage.setItem('binaa-state.auth', `1.${Date.now()}.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`);
    database.neverResponds = true;
    const page = await openPage();
    vi.useFakeTimers();
    const opened = vi.fn();
    void page.whenRehydrated().then(opened);
    await vi.advanceTimersByTimeAsync(4999);
    expect(opened).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(opened).toHaveBeenCalledOnce();
  });
});

describe('A customer', () => {
  it('is identified by the account, and keeps values typed as a guest', async () => {
    const guest = await openPage();
    await guest.whenRehydrated();
    await typeContact(guest);
    signIn(TEST_PROFILE);
    const page = await openPage();
    await page.whenRehydrated();
    expect(page.$auth.get()).toMatchObject({
      isLoggedIn: true,
      userFetchFailed: false,
      sessionData: { userId: 'user-1', accountId: 'account-1', contactId: 'contact-1' },
      userData: { name: 'Layla Al Haddad', isEmployee: true },
    });
    expect(page.$checkout.get().contactInfo.firstName).toBe('Layla');
  });

  it.each([
    ['the session has ended', () => signIn(null, 0)],
    ['the session turns out to have ended', () => signIn(null, 401)],
    ['somebody else has signed in', () => signIn({ ...TEST_PROFILE, userId: 'user-2', name: 'Omar' })],
  ])('cannot be seen by the next one: %s', async (_title, changeCustomer) => {
    signIn(TEST_PROFILE);
    const page = await openPage();
    await page.whenRehydrated();
    await waitForAuth();
    await typeContact(page);
    changeCustomer();
    const next = await openPage();
    await next.whenRehydrated();
    expect(next.$checkout.get().contactInfo.firstName).toBe('');
    expect(next.$auth.get().userData?.name).not.toBe('Layla Al Haddad');
    expect(localStorage.getItem('binaa-state.checkoutState')).toBeNull();
  });

  it('whose account cannot be read sees no values and loses none', async () => {
    signIn(TEST_PROFILE);
    const page = await openPage();
    await page.whenRehydrated();
    await waitForAuth();
    await typeContact(page);
    signIn(null, 503);
    const next = await openPage();
    await next.whenRehydrated();
    expect(next.$auth.get()).toMatchObject({ isLoggedIn: true, userData: null, userFetchFailed: true });
    expect(next.$checkout.get().contactInfo.firstName).toBe('');
    expect(localStorage.getItem('binaa-state.checkoutState')).not.toBeNull();
  });

  it('who signs out leaves no values and no key', async () => {
    signIn(TEST_PROFILE);
    const page = await openPage();
    await page.whenRehydrated();
    await waitForAuth();
    await typeContact(page);
    await page.clearCustomerData();
    expect(page.$auth.get().isLoggedIn).toBe(false);
    expect(page.$checkout.get().contactInfo.firstName).toBe('');
    await new Promise((resolve) => setTimeout(resolve, 30));
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.length).toBe(0);
    expect(database.stores.get('keys')).toEqual({});
  });

  it('can sign out on a page that never read the values', async () => {
    const first = await openPage();
    await first.whenRehydrated();
    await typeContact(first);
    const page = await openPage();
    await page.clearCustomerData();
    expect(localStorage.length).toBe(0);
  });

  async function waitForAuth(): Promise<void> {
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('pagehide'));
      expect(localStorage.getItem('binaa-state.auth')).not.toBeNull();
    });
  }
});

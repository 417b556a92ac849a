import type { PersistedSlice } from './define-slice.ts';
import { createEncryptedStorage, type EncryptedStorage } from './encrypted-storage.ts';
import { type AuthState, authSlice } from './slices/auth.ts';
import { FORM_SLICES } from './slices.ts';
import { resolveStateOwner } from './state-owner.ts';

let started: Promise<void> | undefined;
let storage: EncryptedStorage | undefined;
/** The groups of this page. */
let slices = FORM_SLICES;
// Set while a store takes what the vault knows already.
let isApplying = false;

function applyExternalValue(slice: PersistedSlice, value: unknown): void {
  isApplying = true;
  if (value === undefined) slice.reset();
  else slice.setValue(value);
  isApplying = false;
}

/** What is around the page, the cart and the search box; nothing is around a checkout. */
function loadShopSlices() {
  return document.querySelector('[data-cart-count]')
    ? import('./shop-slices.ts').catch(() => undefined)
    : undefined;
}

async function start(): Promise<void> {
  const own = createEncryptedStorage();
  storage = own;
  const shop = await loadShopSlices();
  slices = [...FORM_SLICES, ...(shop?.SHOP_SLICES ?? [])];
  const found = await Promise.all(slices.map((slice) => own.read(slice)));
  const owner = await resolveStateOwner(found[slices.indexOf(authSlice)] as AuthState | undefined);
  if (owner.kept === 'other') await own.clear();
  slices.forEach((slice, index) => {
    // What was written on this page meanwhile is newer.
    if (owner.kept === 'theirs' && found[index] !== undefined) slice.restore(found[index]);
  });
  if (JSON.stringify(authSlice.store.get()) !== JSON.stringify(owner.auth)) authSlice.store.set(owner.auth);
  for (const slice of slices) {
    slice.listen(() => {
      if (!isApplying) own.write(slice);
    });
    if (!slice.isUnchanged()) own.write(slice);
  }
  own.subscribe(slices, applyExternalValue);
}

/** Reads every group of the page and keeps it from then on; asked again, it answers the same. It never fails. */
export function rehydrateState(): Promise<void> {
  started ??= start().catch(() => undefined);
  return started;
}

/** Forgets everything that is kept, in this browser and on this page: for signing out. */
export async function clearPersistedState(): Promise<void> {
  const cleared = (storage ?? createEncryptedStorage()).clear();
  for (const slice of slices) applyExternalValue(slice, undefined);
  await cleared;
}

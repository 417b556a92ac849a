import type { PersistedSlice } from './define-slice.ts';
import { createEncryptedStorage } from './encrypted-storage.ts';
import { FORM_SLICES } from './form-slices.ts';
import { type AuthState, authSlice } from './slices/auth.ts';
import { resolveStateOwner } from './state-owner.ts';

let started: Promise<void> | undefined;
// True while a slice is set from storage: that value is not written back.
let isApplying = false;

function applyExternalValue(slice: PersistedSlice, value: unknown): void {
  isApplying = true;
  if (value === undefined) slice.reset();
  else slice.setValue(value);
  isApplying = false;
}

/** Loads the slices of pages with a header, such as cart and wishlist; checkout has no header. */
function loadShopSlices() {
  return document.getElementById('cartCount') ? import('./shop-slices.ts').catch(() => undefined) : undefined;
}

async function start(): Promise<void> {
  const encryptedStorage = createEncryptedStorage();
  const shop = await loadShopSlices();
  const slices = [...FORM_SLICES, ...(shop?.SHOP_SLICES ?? [])];
  const persistedValues = await Promise.all(slices.map((slice) => encryptedStorage.read(slice)));
  const owner = await resolveStateOwner(persistedValues[slices.indexOf(authSlice)] as AuthState | undefined);
  if (owner.match === 'other') await encryptedStorage.clear();
  slices.forEach((slice, index) => {
    // A value written on this page meanwhile is newer.
    if (owner.match === 'current' && persistedValues[index] !== undefined)
      slice.restore(persistedValues[index]);
  });
  if (JSON.stringify(authSlice.atom.get()) !== JSON.stringify(owner.auth)) authSlice.atom.set(owner.auth);
  for (const slice of slices) {
    slice.listen(() => {
      if (!isApplying) encryptedStorage.write(slice);
    });
    if (!slice.isUnchanged()) encryptedStorage.write(slice);
  }
  encryptedStorage.subscribe(slices, applyExternalValue);
}

/** Restores all slices of the page and persists their changes from then on. Runs once and never rejects. */
export function rehydrateState(): Promise<void> {
  started ??= start().catch(() => undefined);
  return started;
}

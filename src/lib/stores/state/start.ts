import { type Auth, auth } from './auth.ts';
import { findOwner } from './owner.ts';
import type { Kept } from './slice.ts';
import { OF_FORMS } from './slices.ts';
import { createVault, type Vault } from './vault.ts';

let started: Promise<void> | undefined;
let vault: Vault | undefined;
/** The groups of this page. */
let slices = OF_FORMS;
// Set while a store takes what the vault knows already.
let isQuiet = false;

function take(slice: Kept, value: unknown): void {
  isQuiet = true;
  if (value === undefined) slice.reset();
  else slice.accept(value);
  isQuiet = false;
}

/** What is around the page, the cart and the search box; nothing is around a checkout. */
function loadShop() {
  return document.querySelector('[data-cart-count]')
    ? import('./shop-slices.ts').catch(() => undefined)
    : undefined;
}

async function start(): Promise<void> {
  const own = createVault();
  vault = own;
  const shop = await loadShop();
  slices = [...OF_FORMS, ...(shop?.OF_SHOP ?? [])];
  const found = await Promise.all(slices.map((slice) => own.read(slice)));
  const owner = await findOwner(found[slices.indexOf(auth)] as Auth | undefined);
  if (owner.kept === 'other') await own.clear();
  slices.forEach((slice, index) => {
    // What was written on this page meanwhile is newer.
    if (owner.kept === 'theirs' && found[index] !== undefined) slice.restore(found[index]);
  });
  if (JSON.stringify(auth.store.get()) !== JSON.stringify(owner.auth)) auth.store.set(owner.auth);
  for (const slice of slices) {
    slice.listen(() => {
      if (!isQuiet) own.write(slice);
    });
    if (!slice.isFresh()) own.write(slice);
  }
  own.follow(slices, take);
}

/** Reads every group of the page and keeps it from then on; asked again, it answers the same. It never fails. */
export function startState(): Promise<void> {
  started ??= start().catch(() => undefined);
  return started;
}

/** Forgets everything that is kept, in this browser and on this page: for signing out. */
export async function clearState(): Promise<void> {
  const cleared = (vault ?? createVault()).clear();
  for (const slice of slices) take(slice, undefined);
  await cleared;
}

import { WISHLIST_MOST } from '#lib/contract/wishlist.ts';
import type { Words } from '../catalog/goods.ts';
import type { Sizes } from '../catalog/sizes.ts';
import { Fault } from '../gateway/fault.ts';

/** Milliseconds that a link lives. */
export const SHARE_LIFE = 30 * 24 * 3600_000;

/** An entry of a wishlist. */
export interface Entry {
  id: string;
  productCode: string;
  /** Null while none is chosen. */
  shadeCode: string | null;
  quantity: number;
  /** Whether the size of its code is the one that is wished for; null where nobody said. */
  isSizeChosen: boolean | null;
  /** The product's name when it was added. */
  name: Words;
}

/** A product's maximum; undefined for one that nobody sells any more. */
type MaximumOf = (code: string) => number | undefined;

/** What two entries may not have in common. */
function keyOf({ productCode, shadeCode }: Pick<Entry, 'productCode' | 'shadeCode'>): string {
  return `${productCode}|${shadeCode ?? ''}`;
}

function cap(quantity: number, maximum = quantity): number {
  return Math.min(quantity, maximum);
}

/**
 * Adds entries before the others, in their order; the same goods in the same shade join theirs, in the size that one of
 * them has. All, or WISHLIST_FULL.
 */
export function addEntries(
  entries: readonly Entry[],
  added: readonly Entry[],
  maximumOf: MaximumOf,
): Entry[] {
  const all = new Map(entries.map((entry) => [keyOf(entry), entry]));
  for (const entry of added) {
    const twin = all.get(keyOf(entry));
    const quantity = cap((twin?.quantity ?? 0) + entry.quantity, maximumOf(entry.productCode));
    const isSizeChosen = twin?.isSizeChosen || entry.isSizeChosen;
    all.set(keyOf(entry), { ...(twin ?? entry), quantity, isSizeChosen });
  }
  if (all.size > entries.length && all.size > WISHLIST_MOST) {
    throw new Fault('WISHLIST_FULL', { maximum: WISHLIST_MOST });
  }
  const after = [...all.values()];
  return [...after.slice(entries.length), ...after.slice(0, entries.length)];
}

/** The entry of an id, or WISHLIST_ITEM_NOT_FOUND. */
export function demandEntry(entries: readonly Entry[], id: string): Entry {
  const entry = entries.find((it) => it.id === id);
  if (!entry) throw new Fault('WISHLIST_ITEM_NOT_FOUND');
  return entry;
}

/** Sets an entry's pieces and shade; where another one is the same then, that one takes its pieces. */
export function setEntry(
  entries: readonly Entry[],
  id: string,
  wish: Pick<Entry, 'quantity' | 'shadeCode'>,
  maximumOf: MaximumOf,
): Entry[] {
  const changed = { ...demandEntry(entries, id), ...wish };
  const maximum = maximumOf(changed.productCode);
  const twin = entries.find((it) => it.id !== id && keyOf(it) === keyOf(changed));
  if (!twin) {
    const quantity = cap(wish.quantity, maximum);
    return entries.map((it) => (it.id === id ? { ...changed, quantity } : it));
  }
  const isSizeChosen = twin.isSizeChosen || changed.isSizeChosen;
  const joined = { ...twin, isSizeChosen, quantity: cap(twin.quantity + wish.quantity, maximum) };
  return entries.filter((it) => it.id !== id).map((it) => (it.id === twin.id ? joined : it));
}

/** Something that is to come along; `entry` is null for what nobody sells. */
export interface Brought {
  productCode: string;
  entry: Entry | null;
}

export interface Skipped {
  productCode: string;
  reason: 'PRESENT' | 'UNKNOWN' | 'FULL';
}

/** Adds what is of a product that was not there before, as much as there is room for. */
export function mergeEntries(
  entries: readonly Entry[],
  brought: readonly Brought[],
  maximumOf: MaximumOf,
): { entries: Entry[]; skipped: Skipped[] } {
  const present = new Set(entries.map(({ productCode }) => productCode));
  const added: Entry[] = [];
  const keys = new Set<string>();
  const skipped: Skipped[] = [];
  for (const { productCode, entry } of brought) {
    const skip = (reason: Skipped['reason']) => skipped.push({ productCode, reason });
    if (present.has(productCode)) skip('PRESENT');
    else if (!entry) skip('UNKNOWN');
    else if (!keys.has(keyOf(entry)) && entries.length + keys.size >= WISHLIST_MOST) skip('FULL');
    else {
      keys.add(keyOf(entry));
      added.push(entry);
    }
  }
  return { entries: addEntries(entries, added, maximumOf), skipped };
}

/** Whether a size is still to be chosen. */
export function isSizeOpen(sizes: Sizes | undefined, isSizeChosen: Entry['isSizeChosen']): boolean {
  return sizes !== undefined && !(isSizeChosen ?? !sizes.isLead);
}

import { atom } from 'nanostores';
import { createBrowserClient } from '#lib/client/browser.ts';
import type { Client } from '#lib/client/client.ts';
import { type DescribedWishes, describeWishes, WISHLIST_AT_ONCE, type Wish } from '#lib/contract/wishlist.ts';
import { wishKey } from '#lib/format/wish-key.ts';
import { type WishEntry, wishOf } from './wishes.ts';
import { noteGone } from './wishlist.ts';

/** What the catalogue says of what a guest wishes for. */
export interface WishGoods {
  /** Of each wish that it was asked for, in the group to which it belongs. */
  answers: ReadonlyMap<string, DescribedWishes>;
  /** The last call failed. */
  isFailed: boolean;
}

export const $wishGoods = atom<WishGoods>({ answers: new Map(), isFailed: false });

let client: Client | undefined;
/** What is asked for by now, also while an earlier call is on its way. */
let wanted: readonly Wish[] = [];
let isAsking = false;

/** Gives the store its way to the catalogue; the first one counts. */
export function connectGoods(place: { language: string; country: string }, other?: Client): void {
  client = other ?? client ?? createBrowserClient(place);
}

/** By what an answer differs from another one. */
function questionOf({ product, options, isSizeChosen }: Wish): string {
  return `${wishKey(product.productCode, options)} ${isSizeChosen ?? ''}`;
}

/** What a reply says of one of the wishes, by its place. */
function answerAt({ items, oosItems, deletedItems }: DescribedWishes, place: number): DescribedWishes {
  const is = ({ id }: { id: string }): boolean => id === String(place);
  return { items: items.filter(is), oosItems: oosItems.filter(is), deletedItems: deletedItems.filter(is) };
}

/** Asks for those that were not asked for yet, as many calls as it takes. */
export async function askGoods(wishes: readonly Wish[]): Promise<void> {
  wanted = wishes;
  if (isAsking || !client) return;
  isAsking = true;
  $wishGoods.set({ ...$wishGoods.get(), isFailed: false });
  for (let isDone = false; !isDone; ) {
    const { answers } = $wishGoods.get();
    const items = wanted.filter((wish) => !answers.has(questionOf(wish))).slice(0, WISHLIST_AT_ONCE);
    if (items.length === 0) break;
    const reply = await client.call(describeWishes, { body: { items } });
    isDone = !reply.ok;
    const found = reply.ok
      ? items.map((wish, place) => [questionOf(wish), answerAt(reply.data, place)] as const)
      : [];
    $wishGoods.set({ answers: new Map([...answers, ...found]), isFailed: !reply.ok });
  }
  isAsking = false;
  const { answers, isFailed } = $wishGoods.get();
  const gone = [...answers.values()].flatMap(({ deletedItems }) => deletedItems);
  if (!isFailed) noteGone(gone.map(({ product }) => product.productCode));
}

/** The entries of which something is known, in their groups; null while nothing is known of any. */
export function describedOf({ answers }: WishGoods, entries: readonly WishEntry[]): DescribedWishes | null {
  const all: DescribedWishes = { items: [], oosItems: [], deletedItems: [] };
  let isKnown = entries.length === 0;
  for (const entry of entries) {
    const answer = answers.get(questionOf(wishOf(entry)));
    if (!answer) continue;
    isKnown = true;
    const { quantity } = entry;
    all.items.push(...answer.items.map((item) => ({ ...item, quantity })));
    all.oosItems.push(...answer.oosItems.map((item) => ({ ...item, quantity })));
    all.deletedItems.push(...answer.deletedItems);
  }
  return isKnown ? all : null;
}

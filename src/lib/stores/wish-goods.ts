import { atom } from 'nanostores';
import { createBrowserClient } from '#lib/client/browser.ts';
import type { Client } from '#lib/client/client.ts';
import { productShades, productsByCode } from '#lib/contract/catalog.ts';
import type { ProductSummary, Shade } from '#lib/contract/product.ts';
import type { Wish } from '#lib/contract/wishlist.ts';
import { noteGone } from './wishlist.ts';

// What one call takes.
const AT_ONCE = 60;

/** What the catalogue says of what a guest wishes for. */
export interface WishGoods {
  products: ReadonlyMap<string, ProductSummary>;
  /** Codes that it was asked for; those without a product are not sold here, or by nobody. */
  asked: ReadonlySet<string>;
  /** Shades by their code, in the language of the page; empty until one is wished for. */
  shades: ReadonlyMap<string, Shade>;
  /** The last call failed. */
  isFailed: boolean;
}

export const $wishGoods = atom<WishGoods>({
  products: new Map(),
  asked: new Set(),
  shades: new Map(),
  isFailed: false,
});

let client: Client | undefined;
/** What is asked for by now, also while an earlier call is on its way. */
let wanted: readonly string[] = [];
let isAsking = false;

/** Gives the store its way to the catalogue; the first one counts. */
export function connectGoods(place: { language: string; country: string }, other?: Client): void {
  client = other ?? client ?? createBrowserClient(place);
}

/** Asks for those of the codes that were not asked for yet, as many calls as it takes. */
export async function askGoods(codes: readonly string[]): Promise<void> {
  wanted = codes;
  if (isAsking || !client) return;
  isAsking = true;
  $wishGoods.set({ ...$wishGoods.get(), isFailed: false });
  for (let isDone = false; !isDone; ) {
    const { products, asked } = $wishGoods.get();
    const some = wanted.filter((code) => !asked.has(code)).slice(0, AT_ONCE);
    if (some.length === 0) break;
    const reply = await client.call(productsByCode, { body: { productsCode: some } });
    isDone = !reply.ok;
    const found = reply.ok ? reply.data.products.map((each) => [each.productCode, each] as const) : [];
    $wishGoods.set({
      ...$wishGoods.get(),
      products: new Map([...products, ...found]),
      asked: reply.ok ? new Set([...asked, ...some]) : asked,
      isFailed: !reply.ok,
    });
  }
  isAsking = false;
  const { products, asked, isFailed } = $wishGoods.get();
  if (!isFailed) noteGone([...asked].filter((code) => !products.has(code)));
}

/** Asks what the shades of some paints look like. One deck is all paints': the first that answers mostly has them all. */
export async function askShades(wishes: readonly Wish[]): Promise<void> {
  const decks = new Set<string>();
  for (const { product, options } of wishes) {
    const code = options?.[0]?.value.split('|')[1];
    const goods = $wishGoods.get();
    const isKnown = !code || goods.shades.has(code) || decks.has(product.productCode);
    if (isKnown || !client || !goods.products.get(product.productCode)?.isPaintProduct) continue;
    decks.add(product.productCode);
    const reply = await client.call(productShades, { params: { code: product.productCode } });
    const found = reply.ok ? reply.data.shades.map((shade) => [shade.shadeCode, shade] as const) : [];
    $wishGoods.set({ ...$wishGoods.get(), shades: new Map([...$wishGoods.get().shades, ...found]) });
  }
}

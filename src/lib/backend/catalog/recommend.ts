import type { ProductSummary } from '#lib/contract/product.ts';
import type { Db } from '../db/database.ts';
import type { Call } from '../gateway/call.ts';
import { Fault } from '../gateway/fault.ts';
import { summaries } from './cards.ts';
import { listCards } from './listing.ts';
import { type Place, readCards, readNeighbourhood } from './queries.ts';
import type { Together } from './together.ts';

interface Wish {
  code: string;
  kind: 'related' | 'together';
  limit: number;
}

/** Goods to show beside a product; what there is too little of is filled up with what sells best around it. */
export async function recommend(
  db: Db,
  together: Together,
  { code, kind, limit }: Wish,
  call: Call,
): Promise<ProductSummary[]> {
  const place: Place = { country: call.country.code, language: call.language };
  const own = await readNeighbourhood(db, code);
  if (!own) throw new Fault('PRODUCT_NOT_FOUND');
  const along = kind === 'together' ? await together(own.group, call.now) : [];
  const named = await readCards(
    db,
    place,
    [...along, ...own.related].filter((each) => each !== code && each !== own.group),
  );
  const cards = named.slice(0, limit);
  for (const category of own.categories) {
    if (cards.length >= limit) break;
    const there = new Set([own.group, ...cards.map((card) => card.group_code)]);
    const popular = await listCards(db, place, { category }, limit + there.size);
    cards.push(...popular.filter((card) => !there.has(card.group_code)).slice(0, limit - cards.length));
  }
  return await summaries(db, cards, call);
}

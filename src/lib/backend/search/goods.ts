import { setImmediate } from 'node:timers/promises';
import { LANGUAGES, type Language } from '#lib/locale/locale.ts';
import { COLOURS, type Colour } from '#lib/search/facets.ts';
import type { Db } from '../db/database.ts';
import { familyOf } from './colour.ts';
import type { Good, Shelf } from './engine/types.ts';
import { createTally, type Names, readText, type Tally, type Text, wordsOf } from './goods-words.ts';
import * as queries from './queries.ts';

/** Everything that an engine is made of. */
export interface Assortment {
  /** Every card that lists show, by code, with all its variants. */
  goods: Good[];
  /** What attributes are called, by their key. */
  labels: Record<Language, Record<string, string>>;
  /** Names of categories by slug, in the order of their tree. */
  categories: queries.CategoryName[];
}

type Variant = Awaited<ReturnType<typeof queries.readVariants>>[number];

// Options and facts whose value is a colour that can be seen on the thing itself.
const COLOURED = new Set(['tenant~colour', 'tenant~tint']);

/** Reads them in runs, so that little is held at once. `now` decides which holds still count. */
export async function readGoods(db: Db, now: number): Promise<Assortment> {
  const names = await queries.readNames(db);
  const labels = { en: createTally(), ar: createTally() };
  const goods: Good[] = [];
  for await (const { leads, run } of runs(db)) {
    const variants = gather(await queries.readVariants(db, run));
    const texts = gather((await queries.readTexts(db, run)).map(readText));
    const prices = gather(await queries.readPrices(db, run, now));
    const inStores = gather(await queries.readInStores(db, run));
    for (const lead of leads) {
      goods.push({
        ...placed(lead, variants.get(lead.code) ?? [], texts.get(lead.code) ?? [], names, labels),
        ...shelfOf(lead.code, prices.get(lead.code) ?? []),
        stores: (inStores.get(lead.code) ?? []).map((row) => row.store_code),
      });
    }
  }
  return { goods, labels: { en: labels.en.most(), ar: labels.ar.most() }, categories: names.tree };
}

/** Where all cards can be had and what they cost, in runs of cards. */
export async function* readStock(db: Db, now: number): AsyncGenerator<Shelf[]> {
  for await (const { leads, run } of runs(db)) {
    const prices = gather(await queries.readPrices(db, run, now));
    yield leads.map(({ code }) => shelfOf(code, prices.get(code) ?? []));
  }
}

type Price = Awaited<ReturnType<typeof queries.readPrices>>[number];

/** As cards show it: what is sold out counts only where all of it is. */
function shelfOf(code: string, rows: readonly Price[]): Shelf {
  const own = rows.map(({ country, every, everyReduced, free, freeReduced }) => ({
    country,
    isFree: free !== null,
    amount: Number(free ?? every),
    reduced: free === null ? everyReduced : freeReduced,
  }));
  const where = (list: typeof own) => list.map(({ country }) => country);
  return {
    code,
    prices: Object.fromEntries(own.map(({ country, amount }) => [country, amount])),
    offers: where(own.filter(({ amount, reduced }) => reduced !== null && Number(reduced) === amount)),
    inStock: where(own.filter(({ isFree }) => isFree)),
  };
}

async function* runs(db: Db) {
  for (let after = ''; ; ) {
    const leads = await queries.readLeads(db, after);
    const [first, last] = [leads[0], leads.at(-1)];
    if (!first || !last) return;
    yield { leads, run: { from: first.code, to: last.code } };
    // The embedded database answers at once: without a pause whoever asks something meanwhile would wait for all runs.
    await setImmediate();
    after = last.code;
  }
}

function gather<Row extends { group_code: string }>(rows: Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, (row) => row.group_code);
}

function placed(
  lead: queries.LeadRow,
  variants: readonly Variant[],
  texts: readonly Text[],
  names: Names,
  labels: Record<Language, Tally>,
): Omit<Good, 'prices' | 'offers' | 'inStock' | 'stores'> {
  const codes = [lead.category_code, lead.aisle_code, lead.department_code];
  const slug = (code: string) => names.slugs.get(code) ?? code;
  const words = Object.fromEntries(
    LANGUAGES.map((language) => [language, wordsOf(lead, language, texts, codes, names, labels[language])]),
  ) as Good['words'];
  return {
    code: lead.code,
    codes: [...new Set(variants.flatMap(({ code, barcode }) => (barcode ? [code, barcode] : [code])))],
    brand: lead.brand_slug,
    path: [slug(lead.department_code), slug(lead.aisle_code), slug(lead.category_code)],
    colours: coloursOf(variants, texts),
    dietary: [...new Set(variants.flatMap(({ dietary }) => JSON.parse(dietary) as string[]))],
    popularity: lead.popularity,
    createdAt: Number(lead.created_at),
    rating: lead.rating,
    words,
  };
}

function coloursOf(variants: readonly Variant[], texts: readonly Text[]): Colour[] {
  const coloured = new Set(
    texts
      .filter((text) => text.properties.some(({ attributeFQN }) => COLOURED.has(attributeFQN)))
      .map(({ code }) => code),
  );
  const found = new Set(
    variants.filter(({ code }) => coloured.has(code)).map(({ colour }) => familyOf(colour)),
  );
  return COLOURS.filter((colour) => found.has(colour));
}

import * as wire from '#lib/contract/catalog.ts';
import type { Country } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Db } from '../db/database.ts';
import { type Call, defineRoute, type Route } from '../gateway/call.ts';
import { Fault } from '../gateway/fault.ts';
import { readStock } from '../stock/stock.ts';
import { createFan } from './fan.ts';
import { foldWords } from './fold.ts';
import * as queries from './queries.ts';
import type { Shelf } from './shelf.ts';
import { chainOf, childrenOf, departmentOf, subtreeOf } from './tree.ts';
import { detailOf, summaryOf } from './view.ts';

const RAIL = 8;

export function catalogRoutes(db: Db, shelf: Shelf): Route[] {
  const fan = createFan(db, shelf);
  const categories = (language: Language) =>
    shelf.keep(`categories:${language}`, () => queries.readCategories(db, language));

  async function summaries(rows: queries.CardRow[], { country, language, now }: Call) {
    const stock = await readStock(
      db,
      country.code,
      rows.map((row) => row.code),
      now,
    );
    return rows.map((row) => summaryOf(row, country, language, stock.get(row.code)?.available ?? 0));
  }

  // One more than is shown, as the product itself is among them.
  async function related(place: queries.Place, category: string, code: string): Promise<string[]> {
    const name = `popular:${place.country}:${category}`;
    const codes = await shelf.keep(name, () => queries.readPopular(db, place, category, RAIL + 1));
    return codes.filter((it) => it !== code).slice(0, RAIL);
  }

  async function rail(call: Call, filter: queries.Filter) {
    const order = { sort: 'popular', limit: RAIL, offset: 0 } as const;
    return summaries(await queries.listCards(db, placeOf(call), filter, order), call);
  }

  return [
    defineRoute(wire.categoryNavigation, async (_, { language }) => {
      const rows = await categories(language);
      return { departments: rows.filter((row) => row.level === 1).map((row) => departmentOf(rows, row)) };
    }),

    defineRoute(wire.categoryLanding, async ({ params }, call) => {
      const rows = await categories(call.language);
      const row = rows.find((it) => it.cat_code === params.catCode);
      if (!row) throw new Fault('CATEGORY_NOT_FOUND');
      const inside = { categories: subtreeOf(rows, row.code) };
      return {
        department: { ...departmentOf(rows, row), description: row.description },
        popular: await rail(call, inside),
        onSale: await rail(call, { ...inside, onSale: true }),
      };
    }),

    defineRoute(wire.productDetails, async ({ params }, call) => {
      const { country, language, now } = call;
      const row = await queries.readDetails(db, placeOf(call), params.code);
      if (!row) throw new Fault('PRODUCT_NOT_FOUND');
      const rows = await categories(language);
      const stock = await readStock(db, country.code, [row.code], now);
      return detailOf(row, country, language, {
        available: stock.get(row.code)?.available ?? 0,
        isTinted: await fan.isTinted(row.code),
        categories: chainOf(rows, row.category_code),
        relatedProducts: await related(placeOf(call), row.category_code, row.code),
      });
    }),

    defineRoute(wire.productShades, async ({ params }, { language }) => {
      const shades = await fan.shadesOf(params.code, language);
      if (shades.length === 0 && !(await queries.productExists(db, params.code))) {
        throw new Fault('PRODUCT_NOT_FOUND');
      }
      return { shades };
    }),

    defineRoute(wire.productsByCode, async ({ body }, call) => {
      const rows = await queries.readCards(db, placeOf(call), body.productsCode);
      return { products: await summaries(rows, call) };
    }),

    defineRoute(wire.listProducts, async ({ query }, call) => {
      const place = placeOf(call);
      const rows = query.category === undefined ? [] : await categories(call.language);
      const category = rows.find((row) => row.slug === query.category);
      if (query.category !== undefined && !category) throw new Fault('CATEGORY_NOT_FOUND');
      const words = query.q === undefined ? undefined : foldWords(query.q);
      const brands = query.brand?.split(',');
      const all: queries.Filter = {
        ...(category && { categories: subtreeOf(rows, category.code) }),
        ...(words && { words }),
        ...(query.offer && { onSale: true }),
      };
      const filter = brands ? { ...all, brands } : all;
      // Words without a letter or a digit find nothing, rather than everything.
      const isEmpty = words?.length === 0;
      const total = isEmpty ? 0 : await queries.countProducts(db, place, filter);
      const page = Number(query.page ?? 1);
      const order = {
        sort: query.sort ?? 'popular',
        limit: wire.PAGE_SIZE,
        offset: (page - 1) * wire.PAGE_SIZE,
      };
      const cards = order.offset >= total ? [] : await queries.listCards(db, place, filter, order);
      const counted = isEmpty ? [] : await queries.countBrands(db, place, all);
      return {
        category: category
          ? {
              chain: chainOf(rows, category.code),
              description: category.description,
              children: childrenOf(rows, category.code),
            }
          : null,
        products: await summaries(cards, call),
        total,
        page,
        pages: Math.max(1, Math.ceil(total / wire.PAGE_SIZE)),
        brands: byNumber(counted),
      };
    }),
  ];
}

function placeOf({ country, language }: { country: Country; language: Language }): queries.Place {
  return { country: country.code, language };
}

function byNumber(brands: { slug: string; name: string; count: number }[]) {
  return brands
    .map((brand) => ({ ...brand, count: Number(brand.count) }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

import { DepartmentPageSchema } from '#content/schemas/index.ts';
import * as wire from '#lib/contract/catalog.ts';
import type { Country } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Articles } from '../content/articles.ts';
import type { Db } from '../db/database.ts';
import { type Call, defineRoute, type Route } from '../gateway/call.ts';
import { Fault } from '../gateway/fault.ts';
import { foldWords } from '../search/engine/fold.ts';
import { readStock } from '../stock/stock.ts';
import { summaries } from './cards.ts';
import { createFan } from './fan.ts';
import * as listing from './listing.ts';
import * as queries from './queries.ts';
import { recommend } from './recommend.ts';
import type { Shelf } from './shelf.ts';
import { gatherSynonyms } from './synonyms.ts';
import { createTogether } from './together.ts';
import { chainOf, childrenOf, departmentOf } from './tree.ts';
import { detailOf, sizeChartOf } from './view.ts';

const RAIL = 8;

export function catalogRoutes(db: Db, shelf: Shelf, articles: Articles): Route[] {
  const fan = createFan(db, shelf);
  const together = createTogether(db);
  const categories = (language: Language) =>
    shelf.keep(`categories:${language}`, () => queries.readCategories(db, language));

  async function rail(call: Call, filter: listing.Filter) {
    const order = { sort: 'popular', limit: RAIL, offset: 0 } as const;
    return summaries(db, await listing.listCards(db, placeOf(call), filter, order), call);
  }

  // The same for every page and order of a list, and a long list is long to count.
  function countBrands(place: queries.Place, filter: listing.Filter): Promise<Map<string, number>> {
    const { category, words, onSale } = filter;
    const count = () => listing.countBrands(db, place, filter);
    if (words) return count();
    return shelf.keep(`brands:${place.country}:${category?.code ?? ''}:${onSale ?? false}`, count);
  }

  async function alternatives(text: string): Promise<string[][]> {
    const groups = await shelf.keep('synonyms', async () => gatherSynonyms(await queries.readSynonyms(db)));
    return foldWords(text).map((word) => groups.get(word) ?? [word]);
  }

  return [
    defineRoute(wire.categoryNavigation, async (_, { language }) => {
      const filled = await shelf.keep('filled', () => queries.readFilled(db));
      // What an import has emptied is not offered, and is there again when it is filled.
      const rows = (await categories(language)).filter(({ code }) => filled.has(code));
      return { departments: rows.filter((row) => row.level === 1).map((row) => departmentOf(rows, row)) };
    }),

    defineRoute(wire.categoryLanding, async ({ params }, call) => {
      const rows = await categories(call.language);
      const row = rows.find((it) => it.cat_code === params.catCode);
      if (!row) throw new Fault('CATEGORY_NOT_FOUND');
      const inside = { category: row };
      const isWritten = (await articles.slugs('departments')).includes(params.catCode);
      return {
        department: { ...departmentOf(rows, row), description: row.description },
        popular: await rail(call, inside),
        onSale: await rail(call, { ...inside, onSale: true }),
        content: isWritten
          ? await articles.one(call.language, 'departments', params.catCode, DepartmentPageSchema)
          : null,
      };
    }),

    defineRoute(wire.productDetails, async ({ params }, call) => {
      const { country, language, now } = call;
      const row = await queries.readDetails(db, placeOf(call), params.code);
      if (!row) throw new Fault('PRODUCT_NOT_FOUND');
      const [rows, variants, sizeChart] = [
        await categories(language),
        await queries.readVariants(db, placeOf(call), [row.group_code]),
        row.size_chart === null ? undefined : await queries.readSizeChart(db, row.size_chart),
      ];
      const codes = [row.code, ...variants.map(({ code }) => code)];
      const stock = await readStock(db, country.code, codes, now);
      return detailOf(row, country, language, {
        availableOf: (code) => stock.get(code)?.available ?? 0,
        isTinted: await fan.isTinted(row.code),
        variants,
        sizeChart,
        categories: chainOf(rows, row.category_code),
        relatedProducts: JSON.parse(row.related) as string[],
      });
    }),

    defineRoute(wire.productShades, async ({ params }, { language }) => {
      const shades = await fan.shadesOf(params.code, language);
      if (shades.length === 0 && !(await queries.productExists(db, params.code))) {
        throw new Fault('PRODUCT_NOT_FOUND');
      }
      return { shades };
    }),

    defineRoute(wire.sizeCharts, async (_, { language }) => {
      const charts = await queries.readSizeCharts(db);
      return { charts: charts.map((chart) => sizeChartOf(chart, language)) };
    }),

    defineRoute(wire.sizeChart, async ({ params }, { language }) => {
      const chart = await queries.readSizeChart(db, params.code);
      if (!chart) throw new Fault('SIZE_CHART_NOT_FOUND');
      return sizeChartOf(chart, language);
    }),

    defineRoute(wire.productsByCode, async ({ body }, call) => {
      const rows = await queries.readCards(db, placeOf(call), body.productsCode);
      return { products: await summaries(db, rows, call) };
    }),

    defineRoute(wire.recommendedProducts, async ({ query }, call) => {
      const { productCode: code, kind, limit = wire.RECOMMENDED } = query;
      return { products: await recommend(db, together, { code, kind, limit: Number(limit) }, call) };
    }),

    defineRoute(wire.productIndex, async ({ query }, call) => {
      const place = placeOf(call);
      const total = await shelf.keep(`index:${place.country}`, () => listing.countIndex(db, place));
      const offset = (Number(query.page ?? 1) - 1) * wire.INDEX_SIZE;
      const products =
        query.page === undefined ? [] : await listing.readIndex(db, place, offset, wire.INDEX_SIZE);
      return { products, pages: Math.max(1, Math.ceil(total / wire.INDEX_SIZE)) };
    }),

    defineRoute(wire.listProducts, async ({ query }, call) => {
      const place = placeOf(call);
      const rows = query.category === undefined ? [] : await categories(call.language);
      const category = rows.find((row) => row.slug === query.category);
      if (query.category !== undefined && !category) throw new Fault('CATEGORY_NOT_FOUND');
      const words = query.q === undefined ? undefined : await alternatives(query.q);
      const brands = query.brand === undefined ? undefined : [...new Set(query.brand.split(','))];
      const filter: listing.Filter = { category, words, brands, onSale: query.offer !== undefined };
      // Words without a letter or a digit find nothing, rather than everything.
      const counts = words?.length === 0 ? new Map<string, number>() : await countBrands(place, filter);
      const total = sum(brands ? brands.map((slug) => counts.get(slug) ?? 0) : counts.values());
      const page = Number(query.page ?? 1);
      const order = {
        sort: query.sort ?? 'popular',
        limit: wire.PAGE_SIZE,
        offset: (page - 1) * wire.PAGE_SIZE,
      };
      const cards = order.offset >= total ? [] : await listing.listCards(db, place, filter, order);
      const names = await shelf.keep(`names:${call.language}`, () =>
        queries.readBrandNames(db, call.language),
      );
      return {
        category: category
          ? {
              chain: chainOf(rows, category.code),
              description: category.description,
              children: childrenOf(rows, category.code),
            }
          : null,
        products: await summaries(db, cards, call),
        total,
        page,
        pages: Math.min(wire.MAX_PAGE, Math.max(1, Math.ceil(total / wire.PAGE_SIZE))),
        brands: byNumber(counts, names),
      };
    }),
  ];
}

function placeOf({ country, language }: { country: Country; language: Language }): queries.Place {
  return { country: country.code, language };
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);

function byNumber(counts: ReadonlyMap<string, number>, names: ReadonlyMap<string, string>) {
  return [...counts]
    .map(([slug, count]) => ({ slug, name: names.get(slug) ?? slug, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

import { DepartmentPageSchema } from '#content/schemas/index.ts';
import * as wire from '#lib/contract/catalog.ts';
import { categoryLanding } from '#lib/contract/landing.ts';
import type { Country } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import { readOffers } from '../addons/addons.ts';
import type { Articles } from '../content/articles.ts';
import type { Db } from '../db/database.ts';
import { type Call, defineRoute, type Route } from '../gateway/call.ts';
import { Fault } from '../gateway/fault.ts';
import { readStock } from '../stock/stock.ts';
import { summaries } from './cards.ts';
import { createFan } from './fan.ts';
import * as listing from './listing.ts';
import { listPacks } from './packs.ts';
import * as queries from './queries.ts';
import { recommend } from './recommend.ts';
import type { Shelf } from './shelf.ts';
import { createTogether } from './together.ts';
import { chainOf, childrenOf, departmentOf } from './tree.ts';
import { detailOf, sizeChartOf } from './view.ts';

const RAIL = 8;

export function catalogRoutes(db: Db, shelf: Shelf, articles: Articles): Route[] {
  const fan = createFan(db, shelf);
  const together = createTogether(db);
  const categories = (language: Language) =>
    shelf.keep(`categories:${language}`, () => queries.readCategories(db, language));

  const list = async (call: Call, filter: listing.Filter, limit: number) =>
    summaries(db, await listing.listCards(db, placeOf(call), filter, limit), call);

  async function findCategory(language: Language, slug: string) {
    const rows = await categories(language);
    const category = rows.find((row) => row.slug === slug);
    if (!category) throw new Fault('CATEGORY_NOT_FOUND');
    return { rows, category };
  }

  return [
    defineRoute(wire.categoryNavigation, async (_, { language }) => {
      const filled = await shelf.keep('filled', () => queries.readFilled(db));
      // What an import has emptied is not offered, and is there again when it is filled.
      const rows = (await categories(language)).filter(({ code }) => filled.has(code));
      return { departments: rows.filter((row) => row.level === 1).map((row) => departmentOf(rows, row)) };
    }),

    defineRoute(categoryLanding, async ({ params }, call) => {
      const rows = await categories(call.language);
      const row = rows.find((it) => it.cat_code === params.catCode);
      if (!row) throw new Fault('CATEGORY_NOT_FOUND');
      const inside = { category: row };
      const isWritten = (await articles.slugs('departments')).includes(params.catCode);
      return {
        department: { ...departmentOf(rows, row), description: row.description },
        popular: await list(call, inside, RAIL),
        onSale: await list(call, { ...inside, onSale: true }, RAIL),
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
      const chain = chainOf(rows, row.category_code);
      const goods = {
        categories: chain.map(({ code }) => code),
        price: { list: row.list_amount, sale: row.sale_amount },
      };
      const codes = [row.code, ...variants.map(({ code }) => code)];
      const stock = await readStock(db, country.code, codes, now);
      return detailOf(row, country, language, {
        availableOf: (code) => stock.get(code)?.available ?? 0,
        isTinted: await fan.isTinted(row.code),
        variants,
        sizeChart,
        categories: chain,
        services: await readOffers(db, goods, country),
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

    defineRoute(wire.paintPacks, async ({ params }, call) => ({
      packs: await listPacks(db, placeOf(call), params.code, call),
    })),

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

    defineRoute(wire.categoryDetails, async ({ params }, { language }) => {
      const { rows, category } = await findCategory(language, params.slug);
      return {
        chain: chainOf(rows, category.code),
        description: category.description,
        children: childrenOf(rows, category.code),
      };
    }),

    defineRoute(wire.listProducts, async ({ query }, call) => {
      const { category: slug, brand, offer } = query;
      const category = slug === undefined ? undefined : (await findCategory(call.language, slug)).category;
      return {
        products: await list(call, { category, brand, onSale: offer !== undefined }, wire.MOST_LISTED),
      };
    }),
  ];
}

function placeOf({ country, language }: { country: Country; language: Language }): queries.Place {
  return { country: country.code, language };
}

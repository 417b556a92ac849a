import { DepartmentPageSchema } from '#content/schemas/index.ts';
import * as wire from '#lib/contract/catalog/catalog.ts';
import { departmentPage } from '#lib/contract/catalog/department-page.ts';
import type { Country } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { MarkdownReader } from '../content/markdown-reader.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import { defineRoute, type RequestContext, type Route } from '../gateway/request-context.ts';
import { readStock } from '../stock/reservations.ts';
import { listEligibleServices } from './add-on-services.ts';
import type { CatalogCache } from './catalog-cache.ts';
import { getCategoryPath, listChildCategories, presentDepartment } from './category-tree.ts';
import * as listing from './listing.ts';
import { listPaintPacks } from './paint-packs.ts';
import { createPaintShades } from './paint-shades.ts';
import { presentProductDetail, presentSizeChart } from './present-product.ts';
import { presentProductSummaries } from './product-summaries.ts';
import * as queries from './queries.ts';
import { createBoughtTogether } from './recommendations/bought-together.ts';
import { listRecommendedProducts } from './recommendations/recommend-products.ts';

const RAIL_SIZE = 8;

export function catalogRoutes(db: Db, cache: CatalogCache, articles: MarkdownReader): Route[] {
  const paintShades = createPaintShades(db, cache);
  const together = createBoughtTogether(db);
  const categories = (language: Language) =>
    cache.getOrLoad(`categories:${language}`, () => queries.readCategories(db, language));

  const list = async (call: RequestContext, filter: listing.ListingFilter, limit: number) =>
    presentProductSummaries(
      db,
      await listing.listSummaryRows(db, getCatalogLocale(call), filter, limit),
      call,
    );

  async function findCategory(language: Language, slug: string) {
    const rows = await categories(language);
    const category = rows.find((row) => row.slug === slug);
    if (!category) throw new AppError('CATEGORY_NOT_FOUND');
    return { rows, category };
  }

  return [
    defineRoute(wire.categoryNavigation, async (_, { language }) => {
      const filled = await cache.getOrLoad('filled', () => queries.readNonEmptyCategoryCodes(db));
      // Categories without products are hidden until an import fills them again.
      const rows = (await categories(language)).filter(({ code }) => filled.has(code));
      return {
        departments: rows.filter((row) => row.level === 1).map((row) => presentDepartment(rows, row)),
      };
    }),

    defineRoute(departmentPage, async ({ params }, call) => {
      const rows = await categories(call.language);
      const row = rows.find((it) => it.cat_code === params.catCode);
      if (!row) throw new AppError('CATEGORY_NOT_FOUND');
      const inside = { category: row };
      const isWritten = (await articles.slugs('departments')).includes(params.catCode);
      return {
        department: { ...presentDepartment(rows, row), description: row.description },
        popular: await list(call, inside, RAIL_SIZE),
        onSale: await list(call, { ...inside, onSale: true }, RAIL_SIZE),
        content: isWritten
          ? await articles.one(call.language, 'departments', params.catCode, DepartmentPageSchema)
          : null,
      };
    }),

    defineRoute(wire.productDetails, async ({ params }, call) => {
      const { country, language, now } = call;
      const row = await queries.readProductRow(db, getCatalogLocale(call), params.code);
      if (!row) throw new AppError('PRODUCT_NOT_FOUND');
      const [rows, variants, sizeChart] = [
        await categories(language),
        await queries.readVariantRows(db, getCatalogLocale(call), [row.group_code]),
        row.size_chart === null ? undefined : await queries.readSizeChart(db, row.size_chart),
      ];
      const chain = getCategoryPath(rows, row.category_code);
      const goods = {
        categories: chain.map(({ code }) => code),
        price: { list: row.list_amount, sale: row.sale_amount },
      };
      const codes = [row.code, ...variants.map(({ code }) => code)];
      const stock = await readStock(db, country.code, codes, now);
      return presentProductDetail(row, country, language, {
        availableOf: (code) => stock.get(code)?.available ?? 0,
        isTinted: await paintShades.hasShades(row.code),
        variants,
        sizeChart,
        categories: chain,
        services: await listEligibleServices(db, goods, country),
        relatedProducts: JSON.parse(row.related) as string[],
      });
    }),

    defineRoute(wire.productShades, async ({ params }, { language }) => {
      const shades = await paintShades.listShades(params.code, language);
      if (shades.length === 0 && !(await queries.hasProduct(db, params.code))) {
        throw new AppError('PRODUCT_NOT_FOUND');
      }
      return { shades };
    }),

    defineRoute(wire.paintPacks, async ({ params }, call) => ({
      packs: await listPaintPacks(db, getCatalogLocale(call), params.code, call),
    })),

    defineRoute(wire.sizeCharts, async (_, { language }) => {
      const charts = await queries.readSizeCharts(db);
      return { charts: charts.map((chart) => presentSizeChart(chart, language)) };
    }),

    defineRoute(wire.sizeChart, async ({ params }, { language }) => {
      const chart = await queries.readSizeChart(db, params.code);
      if (!chart) throw new AppError('SIZE_CHART_NOT_FOUND');
      return presentSizeChart(chart, language);
    }),

    defineRoute(wire.productsByCode, async ({ body }, call) => {
      const rows = await queries.readSummaryRows(db, getCatalogLocale(call), body.productsCode);
      return { products: await presentProductSummaries(db, rows, call) };
    }),

    defineRoute(wire.recommendedProducts, async ({ query }, call) => {
      const { productCode: code, kind, limit = wire.DEFAULT_RECOMMENDATION_COUNT } = query;
      return {
        products: await listRecommendedProducts(db, together, { code, kind, limit: Number(limit) }, call),
      };
    }),

    defineRoute(wire.productSlugs, async ({ query }, call) => {
      const place = getCatalogLocale(call);
      const total = await cache.getOrLoad(`index:${place.country}`, () =>
        listing.countSoldProducts(db, place),
      );
      const offset = (Number(query.page ?? 1) - 1) * wire.PRODUCT_INDEX_PAGE_SIZE;
      const products =
        query.page === undefined
          ? []
          : await listing.listSoldProducts(db, place, offset, wire.PRODUCT_INDEX_PAGE_SIZE);
      return { products, pages: Math.max(1, Math.ceil(total / wire.PRODUCT_INDEX_PAGE_SIZE)) };
    }),

    defineRoute(wire.categoryDetails, async ({ params }, { language }) => {
      const { rows, category } = await findCategory(language, params.slug);
      return {
        chain: getCategoryPath(rows, category.code),
        description: category.description,
        children: listChildCategories(rows, category.code),
      };
    }),

    defineRoute(wire.listProducts, async ({ query }, call) => {
      const { category: slug, brand, offer } = query;
      const category = slug === undefined ? undefined : (await findCategory(call.language, slug)).category;
      return {
        products: await list(
          call,
          { category, brand, onSale: offer !== undefined },
          wire.MAX_LISTED_PRODUCTS,
        ),
      };
    }),
  ];
}

function getCatalogLocale({
  country,
  language,
}: {
  country: Country;
  language: Language;
}): queries.CatalogLocale {
  return { country: country.code, language };
}

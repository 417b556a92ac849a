import { DepartmentPageSchema } from '#content/schemas/index.ts';
import * as wire from '#lib/contract/catalog/catalog.ts';
import { departmentPage } from '#lib/contract/catalog/department-page.ts';
import * as paintWire from '#lib/contract/paint.ts';
import type { Country } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { MarkdownReader } from '../content/markdown-reader.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import { defineRoute, type RequestContext, type Route } from '../gateway/request-context.ts';
import { readStock } from '../stock/reservations.ts';
import { listEligibleServices, listEligibleWarranties } from './add-on-services.ts';
import type { CatalogCache } from './catalog-cache.ts';
import { getCategoryPath, listChildCategories, presentDepartment } from './category-tree.ts';
import * as listing from './listing.ts';
import { listPaintPacks } from './paint-packs.ts';
import { createPaintShadeReader } from './paint-shades.ts';
import { presentAddOn, presentProductDetail, presentSizeChart } from './present-product.ts';
import { presentProductSummaries } from './product-summaries.ts';
import * as queries from './queries.ts';
import { createBoughtTogether } from './recommendations/bought-together.ts';
import { listRecommendedProducts } from './recommendations/recommend-products.ts';
import * as sizeChartQueries from './sizes/size-chart-queries.ts';

const RAIL_SIZE = 8;

export function catalogRoutes(db: Db, cache: CatalogCache, markdownReader: MarkdownReader): Route[] {
  const paintShadeReader = createPaintShadeReader(db, cache);
  const listBoughtTogether = createBoughtTogether(db);
  const categories = (language: Language) =>
    cache.getOrLoad(`categories:${language}`, () => queries.readCategories(db, language));

  async function listSummaries(context: RequestContext, filter: listing.ListingFilter, limit: number) {
    const rows = await listing.listSummaryRows(db, getCatalogLocale(context), filter, limit);
    const products = await presentProductSummaries(db, rows, context);
    // A group shows its cheapest variant, which may not be on sale although the lead variant is.
    return filter.onSale ? products.filter(({ price }) => price.salePrice !== null) : products;
  }

  async function findCategory(language: Language, slug: string) {
    const rows = await categories(language);
    const category = rows.find((row) => row.slug === slug);
    if (!category) throw new AppError('CATEGORY_NOT_FOUND');
    return { rows, category };
  }

  return [
    defineRoute(wire.categoryNavigation, async (_, { language }) => {
      const nonEmptyCodes = await cache.getOrLoad('filled', () => queries.readNonEmptyCategoryCodes(db));
      // Categories without products are hidden until an import fills them again.
      const rows = (await categories(language)).filter(({ code }) => nonEmptyCodes.has(code));
      return {
        departments: rows.filter((row) => row.level === 1).map((row) => presentDepartment(rows, row)),
      };
    }),

    defineRoute(departmentPage, async ({ params }, context) => {
      const rows = await categories(context.language);
      const row = rows.find((candidate) => candidate.cat_code === params.catCode);
      if (!row) throw new AppError('CATEGORY_NOT_FOUND');
      const categoryFilter = { category: row };
      const hasContent = (await markdownReader.listSlugs('departments')).includes(params.catCode);
      const popularProducts = await listSummaries(context, categoryFilter, RAIL_SIZE);
      const popularCodes = new Set(popularProducts.map(({ productCode }) => productCode));
      const saleProducts = await listSummaries(context, { ...categoryFilter, onSale: true }, 2 * RAIL_SIZE);
      return {
        department: { ...presentDepartment(rows, row), description: row.description },
        popular: popularProducts,
        onSale: saleProducts.filter(({ productCode }) => !popularCodes.has(productCode)).slice(0, RAIL_SIZE),
        content: hasContent
          ? await markdownReader.readArticle(
              context.language,
              'departments',
              params.catCode,
              DepartmentPageSchema,
            )
          : null,
      };
    }),

    defineRoute(wire.productDetails, async ({ params }, context) => {
      const { country, language, now } = context;
      const row = await queries.readProductRow(db, getCatalogLocale(context), params.code);
      if (!row) throw new AppError('PRODUCT_NOT_FOUND');
      const [rows, variants, sizeChart] = [
        await categories(language),
        await queries.readVariantRows(db, getCatalogLocale(context), [row.group_code]),
        row.size_chart === null ? undefined : await sizeChartQueries.readSizeChart(db, row.size_chart),
      ];
      const categoryPath = getCategoryPath(rows, row.category_code);
      const eligibilityFacts = {
        categories: categoryPath.map(({ code }) => code),
        price: { list: row.list_amount, sale: row.sale_amount },
      };
      const codes = [row.code, ...variants.map(({ code }) => code)];
      const stock = await readStock(db, country.code, codes, now);
      return presentProductDetail(row, country, language, {
        getAvailable: (code) => stock.get(code)?.available ?? 0,
        hasShades: await paintShadeReader.hasShades(row.code),
        variants,
        sizeChart,
        categories: categoryPath,
        services: await listEligibleServices(db, eligibilityFacts, country),
        relatedProducts: JSON.parse(row.related) as string[],
      });
    }),

    defineRoute(paintWire.productShades, async ({ params }, { language }) => {
      const shades = await paintShadeReader.listShades(params.code, language);
      if (shades.length === 0 && !(await queries.hasProduct(db, params.code))) {
        throw new AppError('PRODUCT_NOT_FOUND');
      }
      return { shades };
    }),

    defineRoute(paintWire.paintPacks, async ({ params }, context) => ({
      packs: await listPaintPacks(db, getCatalogLocale(context), params.code, context),
    })),

    defineRoute(wire.sizeCharts, async (_, { language }) => {
      const charts = await sizeChartQueries.readSizeCharts(db);
      return { charts: charts.map((chart) => presentSizeChart(chart, language)) };
    }),

    defineRoute(wire.sizeChart, async ({ params }, { language }) => {
      const chart = await sizeChartQueries.readSizeChart(db, params.code);
      if (!chart) throw new AppError('SIZE_CHART_NOT_FOUND');
      return presentSizeChart(chart, language);
    }),

    defineRoute(wire.productsByCode, async ({ query, body }, context) => {
      const { country, language } = context;
      const rows = await queries.readSummaryRows(db, getCatalogLocale(context), body.productsCode);
      const products = await presentProductSummaries(db, rows, context);
      if (query.warranty !== 'true') return { products };
      const warranties = await listEligibleWarranties(db, body.productsCode, country);
      const listAddOns = (code: string) =>
        (warranties.get(code) ?? []).map((service) => presentAddOn(service, country, language));
      return {
        products: products.map((product) => ({ ...product, addOns: listAddOns(product.productCode) })),
      };
    }),

    defineRoute(wire.recommendedProducts, async ({ query }, context) => {
      const { productCode: code, kind, limit = wire.DEFAULT_RECOMMENDATION_COUNT } = query;
      return {
        products: await listRecommendedProducts(
          db,
          listBoughtTogether,
          { code, kind, limit: Number(limit) },
          context,
        ),
      };
    }),

    defineRoute(wire.productSlugs, async ({ query }, context) => {
      const locale = getCatalogLocale(context);
      const total = await cache.getOrLoad(`index:${locale.country}`, () =>
        listing.countSoldProducts(db, locale),
      );
      const offset = (Number(query.page ?? 1) - 1) * wire.PRODUCT_INDEX_PAGE_SIZE;
      const products =
        query.page === undefined
          ? []
          : await listing.listSoldProducts(db, locale, offset, wire.PRODUCT_INDEX_PAGE_SIZE);
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

    defineRoute(wire.listProducts, async ({ query }, context) => {
      const { category: slug, brand, offer } = query;
      const category = slug === undefined ? undefined : (await findCategory(context.language, slug)).category;
      return {
        products: await listSummaries(
          context,
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

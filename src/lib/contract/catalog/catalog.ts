import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ProductCodeSchema, SlugSchema } from '../fields.ts';
import {
  CategoryRefSchema,
  PriceSchema,
  ProductDetailSchema,
  ProductSummarySchema,
  ShadeSchema,
  SizeChartSchema,
} from './product.ts';

const base = '/experience/catalog/guest/v1';

const CategoryLinkSchema = z.object({ code: z.string(), name: z.string(), slug: z.string() });
const AisleSchema = z.object({ ...CategoryLinkSchema.shape, children: z.array(CategoryLinkSchema) });

/** A department with its two lower levels, in the order in which the menu shows them. */
export const DepartmentSchema = z.object({
  ...CategoryLinkSchema.shape,
  /** Path of its picture. */
  picture: z.string(),
  children: z.array(AisleSchema),
});
export type Department = z.output<typeof DepartmentSchema>;

/** The three levels of the menu. */
export const categoryNavigation = defineEndpoint({
  name: 'categoryNavigation',
  method: 'GET',
  path: `${base}/category-navigation`,
  scope: 'none',
  reply: z.object({ departments: z.array(DepartmentSchema) }),
});

/** One product with everything its page shows. */
export const productDetails = defineEndpoint({
  name: 'productDetails',
  method: 'GET',
  path: `${base}/product-details-page/products/{code}`,
  scope: 'none',
  params: z.strictObject({
    /** A productCode, or the slug of the product's page. */
    code: z.union([ProductCodeSchema, SlugSchema]),
  }),
  reply: ProductDetailSchema,
  errors: ['PRODUCT_NOT_FOUND'],
});

/** The shades that a paint can be tinted to, by family and then as in the fan deck. */
export const productShades = defineEndpoint({
  name: 'productShades',
  method: 'GET',
  path: `${base}/product/{code}/shades`,
  scope: 'none',
  params: z.strictObject({ code: ProductCodeSchema }),
  reply: z.object({ shades: z.array(ShadeSchema) }),
  errors: ['PRODUCT_NOT_FOUND'],
});

/** The sizes in which the same paint is sold in the call's country, the smallest first. The specification has no call for it. */
export const paintPacks = defineEndpoint({
  name: 'paintPacks',
  method: 'GET',
  path: '/experience/binaa/v1/products/{code}/packs',
  scope: 'none',
  params: z.strictObject({ code: ProductCodeSchema }),
  reply: z.object({
    /** With the product's own; empty for what is not sold by the litre. */
    packs: z.array(
      z.object({
        productCode: z.string(),
        slug: z.string(),
        /** `4 L`, in the call's language. */
        packSize: z.string(),
        /** How much is in it, in millilitres. */
        millilitres: z.int(),
        price: PriceSchema,
        inventoryInfo: ProductSummarySchema.shape.inventoryInfo,
        maximumQuantity: z.int(),
      }),
    ),
  }),
  errors: ['PRODUCT_NOT_FOUND'],
});

/** All tables of sizes. The specification has no call for them. */
export const sizeCharts = defineEndpoint({
  name: 'sizeCharts',
  method: 'GET',
  path: '/experience/binaa/v1/size-charts',
  scope: 'none',
  reply: z.object({ charts: z.array(SizeChartSchema) }),
});

/** A table of sizes. */
export const sizeChart = defineEndpoint({
  name: 'sizeChart',
  method: 'GET',
  path: '/experience/binaa/v1/size-charts/{code}',
  scope: 'none',
  params: z.strictObject({ code: ProductCodeSchema }),
  reply: SizeChartSchema,
  errors: ['SIZE_CHART_NOT_FOUND'],
});

/** The most products that one call of `productsByCode` returns. */
export const MAX_PRODUCTS_PER_CALL = 60;

/** Cards of given products, in the order asked for; unknown codes are left out. */
export const productsByCode = defineEndpoint({
  name: 'productsByCode',
  method: 'POST',
  path: `${base}/products`,
  scope: 'none',
  body: z.strictObject({
    productsCode: z.array(ProductCodeSchema).check(z.maxLength(MAX_PRODUCTS_PER_CALL)),
  }),
  reply: z.object({ products: z.array(ProductSummarySchema) }),
});

/** How many goods are recommended at once, unless an editor says otherwise. */
export const DEFAULT_RECOMMENDATION_COUNT = 10;

/** Goods to show beside a product. The specification has no call for it: it asks the hosted search. */
export const recommendedProducts = defineEndpoint({
  name: 'recommendedProducts',
  method: 'GET',
  path: '/experience/binaa/v1/recommendations',
  scope: 'none',
  query: z.strictObject({
    productCode: ProductCodeSchema,
    /**
     * `related`: what the catalogue names as going with it; `together`: what others ordered along with it in the last
     * 180 days, then what the catalogue names.
     */
    kind: z.enum(['related', 'together']),
    /** 1 to 20; RECOMMENDED without it. */
    limit: z.optional(z.string().check(z.regex(/^([1-9]|1\d|20)$/))),
  }),
  reply: z.object({ products: z.array(ProductSummarySchema) }),
  errors: ['PRODUCT_NOT_FOUND'],
});

/** How many products a page of the index has. */
export const PRODUCT_INDEX_PAGE_SIZE = 5000;

/** Every product of a country by the slug of its page, for sitemaps. */
export const productSlugs = defineEndpoint({
  name: 'productIndex',
  method: 'GET',
  path: '/experience/binaa/v1/product-index',
  scope: 'none',
  query: z.strictObject({
    /** 1 is the first; without it only how many there are is told. */
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
  }),
  reply: z.object({
    products: z.array(
      z.object({
        slug: z.string(),
        /** Epoch milliseconds. */
        updatedAt: z.int(),
      }),
    ),
    pages: z.int(),
  }),
});

/** A category of any level, with what stands above and below it. The specification has no call for it. */
export const categoryDetails = defineEndpoint({
  name: 'categoryDetails',
  method: 'GET',
  path: '/experience/binaa/v1/categories/{slug}',
  scope: 'none',
  params: z.strictObject({ slug: SlugSchema }),
  reply: z.object({
    /** The category with its parents, itself first. */
    chain: z.array(CategoryRefSchema),
    description: z.string(),
    children: z.array(CategoryLinkSchema),
  }),
  errors: ['CATEGORY_NOT_FOUND'],
});

/** How many products `listProducts` answers at most. */
export const MAX_LISTED_PRODUCTS = 24;

/**
 * What sells best, of the whole shop or of a part of it, that first. Words, filters and pages are the search's.
 * The specification has no call for it: it asks the hosted search.
 */
export const listProducts = defineEndpoint({
  name: 'listProducts',
  method: 'GET',
  path: '/experience/binaa/v1/products',
  scope: 'none',
  query: z.strictObject({
    /** A category's slug, of any level. */
    category: z.optional(SlugSchema),
    /** A brand's slug; one that nobody knows has nothing. */
    brand: z.optional(SlugSchema),
    /** Only what is reduced. */
    offer: z.optional(z.enum(['1'])),
  }),
  reply: z.object({ products: z.array(ProductSummarySchema) }),
  errors: ['CATEGORY_NOT_FOUND'],
});

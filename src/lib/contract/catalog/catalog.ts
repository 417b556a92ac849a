import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ProductCodeSchema, SlugSchema } from '../fields.ts';
import {
  AddOnSchema,
  CategoryRefSchema,
  ProductDetailSchema,
  ProductSummarySchema,
  SizeChartSchema,
} from './product.ts';

const base = '/experience/catalog/guest/v1';

const CategoryLinkSchema = z.object({ code: z.string(), name: z.string(), slug: z.string() });
const AisleSchema = z.object({ ...CategoryLinkSchema.shape, children: z.array(CategoryLinkSchema) });

/** A department with its aisles and leaf categories, in menu order. */
export const DepartmentSchema = z.object({
  ...CategoryLinkSchema.shape,
  /** Path of its image. */
  picture: z.string(),
  /** Aisles in menu order. */
  children: z.array(AisleSchema),
});
export type Department = z.output<typeof DepartmentSchema>;

/** Returns the category tree of the menu, in three levels. */
export const categoryNavigation = defineEndpoint({
  name: 'categoryNavigation',
  method: 'GET',
  path: `${base}/category-navigation`,
  scope: 'none',
  reply: z.object({ departments: z.array(DepartmentSchema) }),
});

/** Returns everything that a product page shows. */
export const productDetails = defineEndpoint({
  name: 'productDetails',
  method: 'GET',
  path: `${base}/product-details-page/products/{code}`,
  scope: 'none',
  params: z.strictObject({
    /** Product code, or the slug of the product's page, or a former one. */
    code: z.union([ProductCodeSchema, SlugSchema]),
  }),
  reply: ProductDetailSchema,
  errors: ['PRODUCT_NOT_FOUND'],
});

/** Lists all size guides. Not part of the specification. */
export const sizeCharts = defineEndpoint({
  name: 'sizeCharts',
  method: 'GET',
  path: '/experience/binaa/v1/size-charts',
  scope: 'none',
  reply: z.object({ charts: z.array(SizeChartSchema) }),
});

/** Returns a size guide. */
export const sizeChart = defineEndpoint({
  name: 'sizeChart',
  method: 'GET',
  path: '/experience/binaa/v1/size-charts/{code}',
  scope: 'none',
  params: z.strictObject({ code: ProductCodeSchema }),
  reply: SizeChartSchema,
  errors: ['SIZE_CHART_NOT_FOUND'],
});

/** Maximum number of products that `productsByCode` returns. */
export const MAX_PRODUCTS_PER_CALL = 60;

/** Returns product cards in the order of the given codes; unknown codes are omitted. */
export const productsByCode = defineEndpoint({
  name: 'productsByCode',
  method: 'POST',
  path: `${base}/products`,
  scope: 'none',
  query: z.strictObject({
    /** `true` adds the warranties that are offered with each product. */
    warranty: z.optional(z.enum(['true', 'false'])),
  }),
  body: z.strictObject({
    /** Product codes, at most 60. */
    productsCode: z.array(ProductCodeSchema).check(z.maxLength(MAX_PRODUCTS_PER_CALL)),
  }),
  reply: z.object({
    products: z.array(
      z.object({
        ...ProductSummarySchema.shape,
        /** Warranties offered with the product; only present when they were requested. */
        addOns: z.optional(z.array(AddOnSchema)),
      }),
    ),
  }),
});

/** Number of recommendations unless an editor sets another number. */
export const DEFAULT_RECOMMENDATION_COUNT = 10;

/**
 * Lists recommendations for a product. Not part of the specification, which uses the hosted search for it.
 */
export const recommendedProducts = defineEndpoint({
  name: 'recommendedProducts',
  method: 'GET',
  path: '/experience/binaa/v1/recommendations',
  scope: 'none',
  query: z.strictObject({
    productCode: ProductCodeSchema,
    /**
     * `related`: the related products of the catalog. `together`: products ordered together with it in the
     * last 180 days, followed by the related ones.
     */
    kind: z.enum(['related', 'together']),
    /** 1 to 20; defaults to `DEFAULT_RECOMMENDATION_COUNT`. */
    limit: z.optional(z.string().check(z.regex(/^([1-9]|1\d|20)$/))),
  }),
  reply: z.object({ products: z.array(ProductSummarySchema) }),
  errors: ['PRODUCT_NOT_FOUND'],
});

/** Number of products on a page of the index. */
export const PRODUCT_INDEX_PAGE_SIZE = 5000;

/** Lists all products of the request's country by slug, for sitemaps. */
export const productSlugs = defineEndpoint({
  name: 'productIndex',
  method: 'GET',
  path: '/experience/binaa/v1/product-index',
  scope: 'none',
  query: z.strictObject({
    /** Page number from 1; when omitted, only the number of pages is returned. */
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
    /** Number of pages. */
    pages: z.int(),
  }),
});

/** Returns a category of any level with its ancestors and children. Not part of the specification. */
export const categoryDetails = defineEndpoint({
  name: 'categoryDetails',
  method: 'GET',
  path: '/experience/binaa/v1/categories/{slug}',
  scope: 'none',
  params: z.strictObject({ slug: SlugSchema }),
  reply: z.object({
    /** The category followed by its ancestors. */
    chain: z.array(CategoryRefSchema),
    description: z.string(),
    children: z.array(CategoryLinkSchema),
  }),
  errors: ['CATEGORY_NOT_FOUND'],
});

/** Maximum number of products that `listProducts` returns. */
export const MAX_LISTED_PRODUCTS = 24;

/**
 * Lists the bestsellers of the shop, a category or a brand. Queries, filters and paging belong to search. Not
 * part of the specification, which uses the hosted search for it.
 */
export const listProducts = defineEndpoint({
  name: 'listProducts',
  method: 'GET',
  path: '/experience/binaa/v1/products',
  scope: 'none',
  query: z.strictObject({
    /** Slug of a category of any level. */
    category: z.optional(SlugSchema),
    /** Slug of a brand; unknown brands have no products. */
    brand: z.optional(SlugSchema),
    /** Only products on sale. */
    offer: z.optional(z.enum(['1'])),
  }),
  reply: z.object({ products: z.array(ProductSummarySchema) }),
  errors: ['CATEGORY_NOT_FOUND'],
});

import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

const SortSchema = z.enum(['relevance', 'popularity_desc', 'price_asc', 'price_desc', 'newest']);

/** Returns the indexes of the request's country and language, and the labels of filterable attributes. */
export const readSearchConfig = defineEndpoint({
  name: 'searchConfig',
  method: 'GET',
  path: '/experience/mdm/guest/v1/common/search-index-configuration',
  scope: 'none',
  reply: z.object({
    indexes: z.array(
      z.object({
        /** Such as `products_en_ae`. */
        indexName: z.string(),
        /** Whether it is the default index of searches. */
        isDefault: z.boolean(),
        /** Whether it holds query suggestions. */
        isQuerySuggestion: z.boolean(),
        /** Whether it is a sorted replica of the default index. */
        isSorting: z.boolean(),
        /** Sort order; null for suggestions. */
        sort: z.nullable(SortSchema),
      }),
    ),
    attributes: z.array(
      z.object({
        /** Facet name in queries, such as `attributes.voltage`. */
        facet: z.string(),
        /** Label in the request's language. */
        label: z.string(),
      }),
    ),
  }),
  errors: ['UNAVAILABLE'],
});

/** Lists the sort orders of product lists, the default first. */
export const listSortOptions = defineEndpoint({
  name: 'sortOptions',
  method: 'GET',
  path: '/experience/catalog/guest/v1/sort-options',
  scope: 'none',
  reply: z.object({
    sortOptions: z.array(
      z.object({
        value: SortSchema,
        /** In the request's language. */
        label: z.string(),
        /** Index with this sort order, such as `products_en_ae_price_asc`. */
        indexName: z.string(),
      }),
    ),
  }),
});

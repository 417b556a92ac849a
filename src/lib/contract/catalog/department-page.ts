import * as z from 'zod/mini';
import { DepartmentPageSchema } from '#content/schemas/index.ts';
import { defineEndpoint } from '../endpoint.ts';
import { SlugSchema } from '../fields.ts';
import { DepartmentSchema } from './catalog.ts';
import { ProductSummarySchema } from './product.ts';

/**
 * Returns a department's landing page. Separate from catalog.ts, which browsers load, because it imports
 * the editorial schemas.
 */
export const departmentPage = defineEndpoint({
  name: 'categoryLanding',
  method: 'GET',
  path: '/experience/catalog/guest/v1/clp/{catCode}',
  scope: 'none',
  params: z.strictObject({ catCode: SlugSchema }),
  reply: z.object({
    department: z.extend(DepartmentSchema, { description: z.string() }),
    /** Bestsellers of the department. */
    popular: z.array(ProductSummarySchema),
    /** Products of the department on sale. */
    onSale: z.array(ProductSummarySchema),
    /** Editorial content; null for a department without any. */
    content: z.nullable(DepartmentPageSchema),
  }),
  errors: ['CATEGORY_NOT_FOUND'],
});

import * as z from 'zod/mini';
import { DepartmentPageSchema } from '#content/schemas/index.ts';
import { defineEndpoint } from '../endpoint.ts';
import { SlugSchema } from '../fields.ts';
import { DepartmentSchema } from './catalog.ts';
import { ProductSummarySchema } from './product.ts';

/** A department's landing. Apart from the catalogue's other calls: browsers make those, and need no editor's words. */
export const departmentPage = defineEndpoint({
  name: 'categoryLanding',
  method: 'GET',
  path: '/experience/catalog/guest/v1/clp/{catCode}',
  scope: 'none',
  params: z.strictObject({ catCode: SlugSchema }),
  reply: z.object({
    department: z.extend(DepartmentSchema, { description: z.string() }),
    /** What sells best in it. */
    popular: z.array(ProductSummarySchema),
    /** What is reduced in it. */
    onSale: z.array(ProductSummarySchema),
    /** What an editor says of it; null for a department that nobody has written about. */
    content: z.nullable(DepartmentPageSchema),
  }),
  errors: ['CATEGORY_NOT_FOUND'],
});

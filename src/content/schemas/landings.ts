import * as z from 'zod/mini';
import { headFields, TextSchema } from './parts.ts';

const LandingSchema = z.strictObject({ ...headFields, lead: TextSchema });

/** Introductions of the list pages. */
export const LandingsSchema = z.strictObject({
  blogs: LandingSchema,
  masterclasses: LandingSchema,
  brands: LandingSchema,
  departments: LandingSchema,
  collections: LandingSchema,
});
export type Landing = z.output<typeof LandingSchema>;
export { LandingSchema };

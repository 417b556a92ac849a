import type { Product } from '../catalog/model.ts';
import type { ProductAppearance } from '../media/draw-department-fallback.ts';
import { parseStoredFacts } from '../media/facts/product-facts.ts';

/**
 * Returns the parts of a product that an illustration uses, as the media endpoint reads them from the
 * database.
 */
export function createAppearance(
  { kind, colour, accent, barcode, specifications, packSize }: Product,
  language: 'en' | 'ar' = 'en',
): ProductAppearance & { kind: Product['kind'] } {
  const stored = specifications.map(({ attributeFqn, value }) => ({
    attributeFQN: attributeFqn,
    values: [value[language]],
  }));
  const facts = parseStoredFacts(JSON.stringify(stored), packSize?.[language] ?? null);
  return { kind, colour, accent, barcode, facts };
}

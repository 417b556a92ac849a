import type { Attribute } from '#lib/contract/catalog/product.ts';

/** A variant's name ends with what it is chosen by; a card for all variants is called without that. */
export function removeOptionsFromName(name: string, options: readonly Pick<Attribute, 'values'>[]): string {
  const short = options.reduceRight((rest, { values }) => {
    const ending = values.join(', ');
    return rest.endsWith(ending) ? rest.slice(0, -ending.length).replace(/[,،]\s*$/u, '') : rest;
  }, name);
  return short || name;
}

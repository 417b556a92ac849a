import type { Attribute } from '#lib/contract/catalog/product.ts';

/** Removes a variant's option values from the end of its name, which gives the name of its group. */
export function removeOptionsFromName(name: string, options: readonly Pick<Attribute, 'values'>[]): string {
  const short = options.reduceRight((rest, { values }) => {
    const ending = values.join(', ');
    return rest.endsWith(ending) ? rest.slice(0, -ending.length).replace(/[,،]\s*$/u, '') : rest;
  }, name);
  return short || name;
}

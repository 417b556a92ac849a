import type { Attribute } from '#lib/contract/catalog/product.ts';

/** Separates the noun of an Arabic name from its brand. */
const BRAND_DASH = ' – ';

/**
 * Returns the name of a variant's group: the name of the variant without its option values, which stand at
 * the end or before the brand.
 */
export function removeOptionsFromName(name: string, options: readonly Pick<Attribute, 'values'>[]): string {
  const groupName = options.reduceRight((remainingName, { values }) => {
    const ending = values.join(', ');
    const dash = remainingName.lastIndexOf(BRAND_DASH);
    return remainingName.endsWith(ending) || dash < 0
      ? removeEnding(remainingName, ending)
      : removeEnding(remainingName.slice(0, dash), ending) + remainingName.slice(dash);
  }, name);
  return groupName || name;
}

const removeEnding = (text: string, ending: string): string =>
  text.endsWith(ending) ? text.slice(0, -ending.length).replace(/[,،]\s*$/u, '') : text;

/** Adds a variant's option values to the name of its group: at the end, or before the brand. */
export function addOptionsToName(
  name: string,
  options: readonly Pick<Attribute, 'values'>[],
  comma: string,
): string {
  const values = options.map((option) => comma + option.values.join(', ')).join('');
  const dash = name.lastIndexOf(BRAND_DASH);
  return dash < 0 ? name + values : name.slice(0, dash) + values + name.slice(dash);
}

import type { Attribute } from '#lib/contract/catalog/product.ts';
import { removeOptionsFromName } from '#lib/format/catalog/variant-name.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { DocumentText } from '../engine/types.ts';
import { COLOUR_ATTRIBUTES } from './facet-values.ts';
import type * as queries from './queries.ts';

export type CatalogLabels = Awaited<ReturnType<typeof queries.readCatalogLabels>>;
type TextRow = Awaited<ReturnType<typeof queries.readTexts>>[number];

/** Text of a variant; its JSON columns are parsed to attributes. */
export interface VariantText
  extends Pick<TextRow, 'code' | 'group_code' | 'language' | 'name' | 'summary' | 'description'> {
  options: Attribute[];
  /** Options, facts and specifications. */
  properties: Attribute[];
}

export function parseVariantText({
  options: optionsJson,
  facts,
  specifications,
  ...row
}: TextRow): VariantText {
  const options = JSON.parse(optionsJson) as Attribute[];
  const others = [facts, specifications].flatMap((list) => JSON.parse(list) as Attribute[]);
  return { ...row, options, properties: [...options, ...others] };
}

/** Returns the key of an attribute: `voltage` of `tenant~voltage`. */
export const getAttributeKey = (attributeFqn: string): string => attributeFqn.replace(/^tenant~/, '');

/**
 * Builds the indexed text of a card in one language. `categories` are codes from leaf category to department;
 * names of attributes, except those of colours, are added to `labels`.
 */
export function createDocumentText(
  card: queries.CardRow,
  language: Language,
  texts: readonly VariantText[],
  categories: readonly string[],
  catalogLabels: CatalogLabels,
  labels: LabelCounter,
): DocumentText {
  const ownTexts = texts.filter((text) => text.language === language);
  const getName = (rows: readonly VariantText[]) => {
    const text = rows.find(({ code }) => code === card.code) ?? rows[0];
    return text ? removeOptionsFromName(text.name, text.options) : '';
  };
  const brand = catalogLabels.brands.get(card.brand_slug);
  const other: Language = language === 'en' ? 'ar' : 'en';
  const main = ownTexts.find(({ code }) => code === card.code);
  // A map, since attribute keys of an import may be `__proto__`.
  const attributes = new Map<string, Set<string>>();
  for (const text of ownTexts) {
    for (const { attributeFQN, name, values } of text.properties) {
      const key = getAttributeKey(attributeFQN);
      const attributeValues = attributes.get(key) ?? new Set();
      attributes.set(key, attributeValues);
      for (const value of values) attributeValues.add(value);
      if (!COLOUR_ATTRIBUTES.has(key)) labels.add(key, name);
    }
  }
  const options = ownTexts.flatMap((text) => text.options.flatMap(({ values }) => values));
  return {
    name: getName(ownTexts),
    otherName: getName(texts.filter((text) => text.language === other)),
    options: [...new Set(options)],
    brand: brand?.[language] ?? card.brand_slug,
    otherBrand: brand?.[other] ?? card.brand_slug,
    categories: categories.flatMap((code) => catalogLabels.categories.get(code)?.[language] ?? []),
    summary: main?.summary ?? '',
    description: main?.description ?? '',
    attributes: Object.fromEntries([...attributes].map(([key, values]) => [key, [...values]])),
  };
}

export interface LabelCounter {
  add(key: string, label: string): void;
  getMostFrequent(): Record<string, string>;
}

/** Counts labels of attributes, since products may label the same attribute differently. */
export function createLabelCounter(): LabelCounter {
  const labels = new Map<string, Map<string, number>>();
  return {
    add(key, label) {
      const counts = labels.get(key) ?? new Map<string, number>();
      labels.set(key, counts);
      counts.set(label, (counts.get(label) ?? 0) + 1);
    },
    getMostFrequent() {
      const best = [...labels].map(([key, counts]) => {
        const [first] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
        return [key, first?.[0] ?? key] as const;
      });
      return Object.fromEntries(best);
    },
  };
}

// The category tree: departments, aisles, leaf categories. Products belong to leaf categories.

import type { Category } from '../catalog/model.ts';
import type { ProductDraft } from './create-products.ts';
import { type TextPair, toLocalizedText } from './translate-measures.ts';

interface CategoryText {
  slug: string;
  name: TextPair;
  description: TextPair;
}

export interface LeafCategory extends CategoryText {
  /** Slugs of leaf categories whose products are often bought together with these. */
  relatedCategories?: readonly string[];
  /** Codes of products that are used with these, the most needed first. */
  companions?: readonly string[];
  products: ProductDraft[];
}

export interface Aisle extends CategoryText {
  leafCategories: LeafCategory[];
}

export interface SeedDepartment {
  catCode: string;
  name: TextPair;
  description: TextPair;
  aisles: Aisle[];
  /** Groups of synonyms by language: `['tap', 'faucet', 'mixer']`. */
  synonyms: { en: string[][]; ar: string[][] };
}

/** Returns leaf categories in menu order. */
export const listLeafCategories = ({ aisles }: SeedDepartment): LeafCategory[] =>
  aisles.flatMap(({ leafCategories }) => leafCategories);

/** Returns the categories of all departments, parents before children. */
export function listCategories(departments: readonly SeedDepartment[]): Category[] {
  return departments.flatMap((department, index) => [
    {
      code: department.catCode,
      parent: null,
      catCode: department.catCode,
      level: 1 as const,
      slug: department.catCode,
      name: toLocalizedText(department.name),
      description: toLocalizedText(department.description),
      position: index + 1,
      picture: `departments/${department.catCode}.svg`,
    },
    ...department.aisles.flatMap((aisle, aisleIndex) => [
      createChildCategory(department.catCode, 2, aisle, aisleIndex, aisle.leafCategories[0]),
      ...aisle.leafCategories.map((leafCategory, leafIndex) =>
        createChildCategory(aisle.slug, 3, leafCategory, leafIndex, leafCategory),
      ),
    ]),
  ]);
}

function createChildCategory(
  parent: string,
  level: 2 | 3,
  { slug, name, description }: CategoryText,
  index: number,
  leafCategory: LeafCategory | undefined,
): Category {
  const [first] = leafCategory?.products ?? [];
  if (!first) throw new Error(`The leaf category "${leafCategory?.slug ?? slug}" is empty`);
  return {
    code: slug,
    parent,
    catCode: null,
    level,
    slug,
    name: toLocalizedText(name),
    description: toLocalizedText(description),
    position: index + 1,
    picture: `products/${first.code}-1.svg`,
  };
}

// Three levels: departments, aisles, shelves. Products stand on shelves alone, and are written there.
import type { Draft } from './product.ts';
import type { Category } from './types.ts';
import { type Pair, pair } from './values.ts';

interface Place {
  slug: string;
  name: Pair;
  text: Pair;
}

export interface Shelf extends Place {
  /** Slugs of shelves whose goods are bought along with these. */
  goesWith?: readonly string[];
  products: Draft[];
}

export interface Aisle extends Place {
  shelves: Shelf[];
}

export interface Department {
  catCode: string;
  name: Pair;
  text: Pair;
  aisles: Aisle[];
  /** Words that people use for one another, by language: `['tap', 'faucet', 'mixer']`. */
  synonyms: { en: string[][]; ar: string[][] };
}

/** Shelves with their goods, in the order of the menu. */
export const shelvesOf = ({ aisles }: Department): Shelf[] => aisles.flatMap(({ shelves }) => shelves);

/** The tree of all departments, parents before children. */
export function categoriesOf(departments: readonly Department[]): Category[] {
  return departments.flatMap((department, index) => [
    {
      code: department.catCode,
      parent: null,
      catCode: department.catCode,
      level: 1 as const,
      slug: department.catCode,
      name: pair(department.name),
      description: pair(department.text),
      position: index + 1,
      picture: `departments/${department.catCode}.svg`,
    },
    ...department.aisles.flatMap((aisle, place) => [
      below(department.catCode, 2, aisle, place, aisle.shelves[0]),
      ...aisle.shelves.map((shelf, spot) => below(aisle.slug, 3, shelf, spot, shelf)),
    ]),
  ]);
}

function below(
  parent: string,
  level: 2 | 3,
  { slug, name, text }: Place,
  index: number,
  shelf: Shelf | undefined,
): Category {
  const [first] = shelf?.products ?? [];
  if (!first) throw new Error(`The shelf "${shelf?.slug ?? slug}" is empty`);
  return {
    code: slug,
    parent,
    catCode: null,
    level,
    slug,
    name: pair(name),
    description: pair(text),
    position: index + 1,
    picture: `products/${first.code}-1.svg`,
  };
}

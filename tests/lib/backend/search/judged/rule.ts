/** The data that a rule is matched against: what a customer sees of a product, in English. */
export interface JudgedProduct {
  code: string;
  brand: string;
  /** Slugs of its categories. */
  categories: readonly string[];
  /** Name and options. */
  text: string;
}

type Test = (product: JudgedProduct) => boolean;

/** Which results a query may have. */
export interface Rule {
  matches(product: JudgedProduct): boolean;
  /** Paths of pages, without the locale. */
  pages: readonly string[];
  /** Whether the shop should say that nothing suitable is sold; any matching product is then an error. */
  expectsNoProduct: boolean;
}

const TERM = /!?\/(?:\\.|[^/\\])+\/|[^\s,]+|,/g;

/** Groups of products that several rules use. */
const GROUPS: Readonly<Record<string, string>> = {
  // Some interior and exterior wall paints.
  $wallpaint: '10101, 10111, 10201, 10202, 10204, 10205',
  $tint:
    '#wall-emulsion !10206 !10207, 10301, 10303, 10307, 10121, 10501, 10502, 10503, 10131, 10511, 10512, 10515, 10541, 10543, 10601, 10602',
};

function parseTest(term: string): Test {
  if (term.startsWith('!')) {
    const test = parseTest(term.slice(1));
    return (product) => !test(product);
  }
  const rest = term.slice(1);
  if (term.startsWith('#')) return ({ categories }) => categories.includes(rest);
  if (term.startsWith('@')) return ({ brand }) => brand === rest;
  if (term.startsWith('/')) {
    const pattern = new RegExp(term.slice(1, -1), 'i');
    return ({ text }) => pattern.test(text);
  }
  if (term.startsWith('$')) return parseRule(GROUPS[term] ?? `unknown group ${term}`).matches;
  if (/^\d{5}$/.test(term)) return ({ code }) => code === `BN-${term}`;
  throw new Error(`Unreadable term: ${term}`);
}

/**
 * Parses a rule: alternatives separated by commas, each of terms that must all match. A term is `#category`,
 * `@brand`, `/pattern/` of name and options, a product code of five digits or a `$group`; `!` negates it.
 * `>/path` is a page, `none` says that nothing suitable is sold. `-` stands for an empty rule, which
 * matches nothing.
 */
export function parseRule(source: string): Rule {
  const alternatives: Test[][] = [[]];
  const pages: string[] = [];
  let expectsNoProduct = false;
  for (const term of source.match(TERM) ?? []) {
    if (term === ',') alternatives.push([]);
    else if (term === 'none') expectsNoProduct = true;
    else if (term.startsWith('>')) pages.push(term.slice(1));
    else if (term !== '-') alternatives.at(-1)?.push(parseTest(term));
  }
  const tests = alternatives.filter((terms) => terms.length > 0);
  return {
    matches: (product) => tests.some((terms) => terms.every((test) => test(product))),
    pages,
    expectsNoProduct,
  };
}

/** Returns whether a page is one of those that a rule names, or below one. */
export function matchesPage({ pages }: Rule, path: string): boolean {
  return pages.some((page) => path === page || ['/', '#', '?'].some((end) => path.startsWith(page + end)));
}

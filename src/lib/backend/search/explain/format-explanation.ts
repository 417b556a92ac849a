import type { Language } from '#lib/locale/locale.ts';
import type { SearchExplanation } from '../engine/query/explain.ts';
import type { ProductDocument } from '../engine/types.ts';
import type { UnderstoodQuery } from '../understanding/understood-query.ts';

// Names of fields by the minimum weight of a word in them; other forms of a word weigh slightly less.
const FIELD_NAMES: readonly (readonly [weight: number, name: string])[] = [
  [14, 'the kind of product'],
  [9, 'the name'],
  [6.2, 'the brand'],
  [5.2, 'the category'],
  [4.4, 'the name in the other language'],
  [3.5, 'an option'],
  [2.6, 'the aisle'],
  [1.7, 'a specification'],
  [1.3, 'the summary or an editor’s word'],
  [0, 'the description'],
];

const LEVELS = {
  strong: 'names, categories and brands',
  all: 'all text',
  typos: 'typing errors allowed',
  allTypos: 'every word possibly mistyped',
};

const round = (value: number): string => String(Math.round(value * 100) / 100);
const listOrNone = (values: readonly string[]): string => values.join(', ') || 'none';

function formatUnderstood({
  text,
  measures,
  brands,
  colours,
  queryType,
  remainingWords,
  heads,
}: UnderstoodQuery): string[] {
  const sizes = measures.map(
    ({ kind, from, to, start, end }) =>
      `${text.slice(start, end)} = ${kind} ${round(from)}${to === from ? '' : ` to ${round(to)}`}`,
  );
  return [
    `1. sizes            ${listOrNone(sizes)}`,
    `2. brands           ${listOrNone(brands.map(({ meaning }) => `${meaning.name}${meaning.isSold ? '' : ' (not sold)'}`))}`,
    `3. colours          ${listOrNone(colours.map(({ words, meaning }) => `${words.join(' ')} = ${meaning.family}`))}`,
    `4. asked for        ${queryType}`,
    `5. remaining words  ${listOrNone(remainingWords)}; the product is most likely "${heads[0] ?? ''}"`,
  ];
}

function formatAttempt({ level, found, kind, words }: SearchExplanation['attempts'][number]): string[] {
  const named = kind
    ? `; ${kind.count} are called "${kind.word}"${kind.isKept ? ', the others are left out' : ''}`
    : '';
  return [
    `By words, ${LEVELS[level]}: ${found} found${named}`,
    ...words.map(({ typed, candidates }) => `   ${typed} → ${listOrNone(candidates)}`),
  ];
}

function formatProduct(
  { words, score }: SearchExplanation['products'][number],
  document: ProductDocument,
  rank: number,
  language: Language,
): string[] {
  const lines = words.map(({ typed, term, weight, quality }) => {
    if (term === null) return `   ${typed}: not in it`;
    const fieldName = FIELD_NAMES.find(([least]) => weight >= least)?.[1] ?? '';
    return `   ${typed}: "${term}" in ${fieldName} (weight ${round(weight)}, match ${round(quality)})`;
  });
  const size = score?.size
    ? `, size ${score.size.match > 0 ? `${round(score.size.match)} of 1` : `not this one, nearness ${round(score.size.nearness)}`}`
    : '';
  return [
    `${rank}. ${document.code} ${document.text[language].name}`,
    ...lines,
    score
      ? `   words ${round(score.words)} × popularity ${round(score.popularity)} × name ${round(score.name)}${size}`
      : '   put here by another stage',
  ];
}

/** Formats the explanation of a search for editors. */
export function formatExplanation(
  query: string,
  { code, understood, attempts, products, stage, note, pages, total }: SearchExplanation,
  documents: readonly ProductDocument[],
  language: Language,
): string {
  const lines = [
    `"${query}": ${total} products`,
    ...(code === null ? [] : ['It is the code of a product.']),
    ...(understood ? formatUnderstood(understood) : []),
    '',
    ...attempts.flatMap(formatAttempt),
    ...(stage === 'words' ? [] : [`The products were chosen by: ${stage}.`]),
    ...(note === null ? [] : [`Above the products: ${note}`]),
    ...(pages.length > 0 ? [`Pages: ${pages.join(', ')}`] : []),
    '',
    ...products.flatMap((product, index) => {
      const document = documents[product.doc];
      return document ? formatProduct(product, document, index + 1, language) : [];
    }),
  ];
  return `${lines.join('\n')}\n`;
}

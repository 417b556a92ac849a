import type { ComparedFact, ComparisonGroup, ComparisonRow } from '../models/catalog/compare.ts';

/** Maximum number of products in a comparison. */
export const MAX_COMPARED = 4;

/** Merges the keys of all lists; a key that earlier lists lack is inserted after its predecessor. */
function mergeKeys(lists: readonly (readonly ComparedFact[])[]): string[] {
  const merged: string[] = [];
  for (const facts of lists) {
    let position = 0;
    for (const { key } of facts) {
      const existingPosition = merged.indexOf(key);
      if (existingPosition < 0) merged.splice(position, 0, key);
      position = (existingPosition < 0 ? position : existingPosition) + 1;
    }
  }
  return merged;
}

// Ignores spaces, letter case and direction marks: `18V` equals `18 V`.
const normalize = (value: string): string => value.replace(/[\s\u2066-\u2069]/g, '').toLowerCase();

function createRow(facts: readonly (ComparedFact | undefined)[]): ComparisonRow {
  const values = facts.map((fact) => fact?.value ?? null);
  return {
    label: facts.find((fact) => fact)?.label ?? '',
    values,
    isDifferent: new Set(values.map((value) => value && normalize(value))).size > 1,
  };
}

/**
 * Compares the facts of products: one row per fact, in groups. With `commonOnly`, only facts that every
 * product has.
 */
export function compareFacts(
  lists: readonly (readonly ComparedFact[])[],
  { commonOnly = false } = {},
): ComparisonGroup[] {
  const groups = new Map<string, ComparisonRow[]>();
  for (const key of mergeKeys(lists)) {
    const facts = lists.map((list) => list.find((fact) => fact.key === key));
    if (commonOnly && facts.includes(undefined)) continue;
    const title = facts.find((fact) => fact)?.group ?? '';
    groups.set(title, [...(groups.get(title) ?? []), createRow(facts)]);
  }
  return [...groups].map(([title, rows]) => ({
    title,
    rows,
    isDifferent: rows.some(({ isDifferent }) => isDifferent),
  }));
}

import { LANGUAGES } from '#lib/locale/locale.ts';
import { MEASURE_KINDS, type Measure } from '../../understanding/measure.ts';
import { readMeasuresOf } from '../../understanding/read-measures.ts';
import type { ProductDocument } from '../types.ts';

/** A measure of a product. */
export interface ProductMeasure extends Measure {
  /** 1 in a name or an option, 0.75 in a specification. */
  weight: number;
}

/** The measures of all documents. */
export interface MeasureIndex {
  list(doc: number): Iterable<ProductMeasure>;
}

const NAME_WEIGHT = 1;
const ATTRIBUTE_WEIGHT = 0.75;
const IMPERIAL_BIT = 1 << 7;

/** Yields the texts of a document that contain measures, with their weight. */
function* listTexts({ text }: ProductDocument): Iterable<readonly [text: string, weight: number]> {
  for (const language of LANGUAGES) {
    const { name, options, attributes } = text[language];
    yield [name, NAME_WEIGHT];
    for (const option of options) yield [option, NAME_WEIGHT];
    for (const values of Object.values(attributes))
      for (const value of values) yield [value, ATTRIBUTE_WEIGHT];
  }
}

/** Reads the measures of names, options and specifications, in both languages. */
export function createMeasureIndex(documents: readonly ProductDocument[]): MeasureIndex {
  const cache = new Map<string, readonly Measure[]>();
  const read = (text: string): readonly Measure[] => {
    if (!/\d|\bAAA?\b/.test(text)) return [];
    const measures = cache.get(text) ?? readMeasuresOf(text);
    cache.set(text, measures);
    return measures;
  };
  const starts = new Int32Array(documents.length + 1);
  const values: number[] = [];
  const kinds: number[] = [];
  const weights: number[] = [];
  documents.forEach((document, doc) => {
    const seen = new Set<string>();
    for (const [text, weight] of listTexts(document)) {
      for (const { kind, from, to, written, isImperial } of read(text)) {
        const key = `${kind} ${from} ${to} ${written}`;
        // A measure keeps the weight of the first text with it. In each language names come before
        // specifications.
        if (seen.has(key)) continue;
        seen.add(key);
        values.push(from, to, written);
        kinds.push(MEASURE_KINDS.indexOf(kind) | (isImperial ? IMPERIAL_BIT : 0));
        weights.push(weight);
      }
    }
    starts[doc + 1] = kinds.length;
  });
  const columns = {
    values: Float32Array.from(values),
    kinds: Uint8Array.from(kinds),
    weights: Float32Array.from(weights),
  };
  return {
    *list(doc) {
      for (let at = starts[doc] as number; at < (starts[doc + 1] as number); at += 1) {
        const bits = columns.kinds[at] as number;
        yield {
          kind: MEASURE_KINDS[bits & ~IMPERIAL_BIT] ?? 'number',
          isImperial: (bits & IMPERIAL_BIT) !== 0,
          from: columns.values[3 * at] as number,
          to: columns.values[3 * at + 1] as number,
          written: columns.values[3 * at + 2] as number,
          weight: columns.weights[at] as number,
        };
      }
    },
  };
}

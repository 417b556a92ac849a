import { describe, expect, it } from 'vitest';
import { getMeasureMatch, type Measure } from '#lib/backend/search/understanding/measure.ts';
import { readMeasuresOf } from '#lib/backend/search/understanding/read-measures.ts';

const format = ({ kind, from, to }: Measure): string => {
  const round = (value: number) => Math.round(value * 100) / 100;
  return `${kind} ${round(from)}${to === from ? '' : `-${round(to)}`}`;
};
const read = (text: string): string[] => readMeasuresOf(text).map(format);

describe('Measures in a text', () => {
  it.each([
    ['4ah battery', 'charge 4'],
    ['2 × 4.0 Ah', 'count 2, charge 4'],
    ['half inch ball valve', 'length 12.7'],
    ['½″', 'length 12.7'],
    ['1½ inch', 'length 38.1'],
    ['1-1/2 in', 'length 38.1'],
    ['three quarter inch', 'length 19.05'],
    ['three quarter valve', 'length 19.05'],
    ['4 metr masura', 'length 4000'],
    ['9 wat', 'power 9'],
    ['two and a half inch brush', 'length 63.5'],
    ['DN15', 'length 12.7'],
    ['M8 × 40 mm', 'thread 8, length 40'],
    ['m8x40', 'thread 8, number 40'],
    ['30x40 photo frame', 'number 30, number 40'],
    ['2 في 3 متر', 'length 2000, length 3000'],
    ['mirror 60 by 80 cm', 'length 600, length 800'],
    ['8 في 1', 'number 8, number 1'],
    ['180 × 200 cm', 'length 1800, length 2000'],
    ['3-10 mm', 'length 3-10'],
    ['0.6-1.2 m', 'length 600-1200'],
    ['1.5 sq mm wire', 'crossSection 1.5'],
    ['2.5 mm²', 'crossSection 2.5'],
    ['a3 frame', 'paper 3'],
    ['double a batteries', 'battery 2'],
    ['AAA', 'battery 3'],
    ['10 m²', 'area 10'],
    ['1,000 lm', 'luminousFlux 1000'],
    ['0.5 hp, 370 W', 'power 372.85, power 370'],
    ['half a litre', 'volume 500'],
    ['2,5 l', 'volume 2500'],
    ['6 step ladder', 'number 6'],
    ['two dozen', 'count 24'],
    ['pipe 3/4', 'length 19.05'],
  ])('%s', (text, expected) => {
    expect(read(text).join(', ')).toBe(expected);
  });

  it.each([
    ['برغي م٨', 'thread 8'],
    ['سلم ٣ متر', 'length 3000'],
    ['محبس هاف انش', 'length 12.7'],
    ['ماسورة واحد إنش', 'length 25.4'],
    ['انش ونص', 'length 38.1'],
    ['بوصة ونصف', 'length 38.1'],
    ['ثلاث أرباع انش', 'length 19.05'],
    ['بوصتين', 'length 50.8'],
    ['3 على 4 انش', 'length 19.05'],
    ['ثلاثة على أربعة', ''],
    ['صامولة 10 ملي متر', 'length 10'],
    ['بطارية 5 أمبير ساعة', 'charge 5'],
    ['برغي ام 8', 'thread 8'],
    ['مترين ونص', 'length 2500'],
    ['مضخة نص حصان', 'power 372.85'],
    ['سلك ٢٫٥ ملم مربع', 'crossSection 2.5'],
    ['بطاريات دبل اي', 'battery 2'],
    ['رز 20 كيلو', 'mass 20000'],
    ['من 3 إلى 5 متر', 'length 3000-5000'],
  ])('%s', (text, expected) => {
    expect(read(text).join(', ')).toBe(expected);
  });

  it.each(['gu10 e27 ph2', 'wd40', 'IP65', '2way switch', 'three way switch', 'متر قياس', 'half', ''])(
    'there is none in "%s"',
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );
});

describe('The match of an asked and a sold size', () => {
  const match = (requested: string, sold: string): number =>
    getMeasureMatch(readMeasuresOf(requested)[0] as Measure, readMeasuresOf(sold)[0] as Measure);

  it.each([
    ['4ah', '4.0 Ah', 1],
    ['half inch', '1/2 inch', 1],
    ['half inch', 'DN15', 1],
    ['4 inch', '110 mm', 0.85],
    ['4.5 inch', '115 mm', 0.9],
    ['half hp', '370 W', 0.9],
    ['8 mm', '3-10 mm', 0.85],
    ['10 mm', 'M10', 0.8],
    ['2.5 mm', '2.5 mm²', 0.8],
    ['120', '120 mm', 0.9],
    ['1000 ml', '1 L', 1],
    ['12 mm', '13 mm', 0],
    ['18 V', '18 L', 0],
    ['m8', '8 mm', 0],
  ])('of %s and %s is %d', (requested, sold, expected) => {
    expect(match(requested, sold)).toBe(expected);
  });
});

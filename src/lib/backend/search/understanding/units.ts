import type { MeasureKind } from './measure.ts';

/** A unit and its factor to the base unit of its kind. */
export interface Unit {
  kind: MeasureKind;
  factor: number;
  isImperial?: boolean;
}

// Names, normalised by `normalizeSearchText`.
const UNITS: readonly [unit: Unit, names: string][] = [
  [
    { kind: 'length', factor: 1 },
    'mm mili milli millimetre millimeter millimetres millimeters مم ملم ملي مليمتر ملليمتر ميليمتر',
  ],
  [
    { kind: 'length', factor: 10 },
    'cm cms santi centimetre centimeter centimetres centimeters سم سنتيمتر سنتمتر سنتي سانتي',
  ],
  [{ kind: 'length', factor: 1000 }, 'm mtr mtrs metr mitr metre metres meter meters م متر امتار'],
  [
    { kind: 'length', factor: 25.4, isImperial: true },
    'in inch inches insh ensh enj boosa bosa بوصه بوصات انش انشات انج هنش اينش',
  ],
  [{ kind: 'length', factor: 304.8, isImperial: true }, 'ft foot feet قدم اقدام'],
  [{ kind: 'volume', factor: 1 }, 'ml millilitre milliliter مل ملل مللي ملليلتر ميليلتر مليلتر'],
  [
    { kind: 'volume', factor: 1000 },
    'l lt ltr ltrs litr leter litre litres liter liters لتر ليتر لترات ليترات ل',
  ],
  [
    { kind: 'volume', factor: 3785.4, isImperial: true },
    'gallon gallons gal جالون غالون قالون جالونات غالونات كالون',
  ],
  [{ kind: 'mass', factor: 1 }, 'g gm gms gr gram grams جم غم غرام جرام قرام غ غرامات جرامات'],
  [
    { kind: 'mass', factor: 1000 },
    'kg kgs kilo kilos kilogram kilograms كجم كغم كغ كيلو كيلوغرام كيلوجرام كيلوقرام كج',
  ],
  [{ kind: 'mass', factor: 1_000_000 }, 'ton tons tonne tonnes طن اطنان'],
  [{ kind: 'mass', factor: 453.6, isImperial: true }, 'lb lbs pound pounds رطل'],
  [{ kind: 'voltage', factor: 1 }, 'v volt volts folt فولت فولط'],
  [{ kind: 'voltage', factor: 1000 }, 'kv'],
  [{ kind: 'power', factor: 1 }, 'w watt watts wat واط وات وط'],
  [{ kind: 'power', factor: 1000 }, 'kw kilowatt كيلوواط كيلووات'],
  [{ kind: 'power', factor: 745.7, isImperial: true }, 'hp horsepower حصان احصنه'],
  [{ kind: 'current', factor: 1 }, 'a amp amps ampere amperes ambir ampir امبير'],
  [{ kind: 'charge', factor: 1 }, 'ah امبيرساعه'],
  [{ kind: 'charge', factor: 0.001 }, 'mah'],
  [{ kind: 'pressure', factor: 1 }, 'bar bars بار'],
  [{ kind: 'pressure', factor: 0.069, isImperial: true }, 'psi'],
  [{ kind: 'crossSection', factor: 1 }, 'sqmm'],
  [{ kind: 'area', factor: 1 }, 'sqm'],
  [{ kind: 'luminousFlux', factor: 1 }, 'lm lumen lumens لومن'],
  [{ kind: 'colourTemperature', factor: 1 }, 'k kelvin كلفن'],
  [{ kind: 'time', factor: 1 }, 'min minute minutes دقيقه دقائق دقايق'],
  [{ kind: 'time', factor: 60 }, 'hour hours hr hrs ساعه ساعات'],
  [{ kind: 'count', factor: 1 }, 'pc pcs piece pieces nos قطعه قطع حبه حبات'],
  [{ kind: 'count', factor: 12 }, 'dozen درزن درزينه دزينه'],
];

const UNIT_BY_NAME = new Map(UNITS.flatMap(([unit, names]) => names.split(' ').map((name) => [name, unit])));

const ARABIC_DUAL = /^(.{2,})ين$/;

/** Returns the unit that a word names. */
export const findUnit = (word: string): Unit | undefined => UNIT_BY_NAME.get(word);

/** Returns the unit of an Arabic dual form: مترين, انشين, بوصتين. */
export function findDualUnit(word: string): Unit | undefined {
  const [, stem = ''] = ARABIC_DUAL.exec(word) ?? [];
  return stem.length < 3 ? undefined : (findUnit(stem) ?? findUnit(stem.replace(/ت$/, 'ه')));
}

/** Returns the unit of area for a unit of length: square millimetres or metres, undefined for others. */
export function squareUnit({ kind, factor }: Unit): Unit | undefined {
  if (kind !== 'length') return undefined;
  return findUnit(factor === 1 ? 'sqmm' : factor === 1000 ? 'sqm' : '');
}

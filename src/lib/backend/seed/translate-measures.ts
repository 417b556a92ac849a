// Measures are written once, as `18 V`; the Arabic text follows from the unit.
import type { LocalizedText } from '../catalog/model.ts';

export type TextPair = [en: string, ar: string];

/** A measure such as `18 V` or `0-2800 rpm`, or a pair of texts. */
export type MeasureOrText = string | TextPair;

const UNITS: Record<string, string> = {
  L: 'لتر',
  ml: 'مل',
  kg: 'كغ',
  g: 'غ',
  mm: 'مم',
  cm: 'سم',
  m: 'م',
  'm²': 'م²',
  'm²/L': 'م² لكل لتر',
  'mm²': 'مم²',
  V: 'فولت',
  W: 'واط',
  Ah: 'أمبير ساعة',
  A: 'أمبير',
  Nm: 'نيوتن متر',
  J: 'جول',
  rpm: 'دورة في الدقيقة',
  spm: 'شوط في الدقيقة',
  '°C': 'درجة مئوية',
  bar: 'بار',
  lm: 'لومن',
  K: 'كلفن',
  'L/min': 'لتر في الدقيقة',
  dB: 'ديسيبل',
  '°': 'درجة',
  inch: 'بوصة',
  kW: 'كيلوواط',
  Hz: 'هرتز',
  kHz: 'كيلوهرتز',
  Wh: 'واط ساعة',
  mAh: 'مللي أمبير ساعة',
  kVA: 'كيلو فولت أمبير',
  kN: 'كيلونيوتن',
  kPa: 'كيلوباسكال',
  'm³/h': 'م³ في الساعة',
  'L/h': 'لتر في الساعة',
  bpm: 'ضربة في الدقيقة',
  'g/m²': 'غ/م²',
  'kg/m²': 'كغ/م²',
  mA: 'مللي أمبير',
  '%': '%',
};

// Arabic plural forms depend on the last two digits: one, two, few (3 to 10), many (11 to 99). Round hundreds
// and fractions take the "many" form without its ending: 11 كيسًا, 100 كيس.
const NOUNS: Record<string, { en: TextPair; ar: [one: string, two: string, few: string, many: string] }> = {
  h: { en: ['hour', 'hours'], ar: ['ساعة واحدة', 'ساعتان', 'ساعات', 'ساعة'] },
  min: { en: ['minute', 'minutes'], ar: ['دقيقة واحدة', 'دقيقتان', 'دقائق', 'دقيقة'] },
  yr: { en: ['year', 'years'], ar: ['سنة واحدة', 'سنتان', 'سنوات', 'سنة'] },
  day: { en: ['day', 'days'], ar: ['يوم واحد', 'يومان', 'أيام', 'يومًا'] },
  month: { en: ['month', 'months'], ar: ['شهر واحد', 'شهران', 'أشهر', 'شهرًا'] },
  week: { en: ['week', 'weeks'], ar: ['أسبوع واحد', 'أسبوعان', 'أسابيع', 'أسبوعًا'] },
  s: { en: ['second', 'seconds'], ar: ['ثانية واحدة', 'ثانيتان', 'ثوانٍ', 'ثانية'] },
  pair: { en: ['pair', 'pairs'], ar: ['زوج واحد', 'زوجان', 'أزواج', 'زوجًا'] },
  person: { en: ['person', 'people'], ar: ['شخص واحد', 'شخصان', 'أشخاص', 'شخصًا'] },
  shelf: { en: ['shelf', 'shelves'], ar: ['رف واحد', 'رفان', 'أرفف', 'رفًا'] },
  drawer: { en: ['drawer', 'drawers'], ar: ['درج واحد', 'درجان', 'أدراج', 'درجًا'] },
  step: { en: ['step', 'steps'], ar: ['درجة واحدة', 'درجتان', 'درجات', 'درجة'] },
  sheet: { en: ['sheet', 'sheets'], ar: ['ورقة واحدة', 'ورقتان', 'ورقات', 'ورقة'] },
  roll: { en: ['roll', 'rolls'], ar: ['لفة واحدة', 'لفتان', 'لفات', 'لفة'] },
  bag: { en: ['bag', 'bags'], ar: ['كيس واحد', 'كيسان', 'أكياس', 'كيسًا'] },
  pc: { en: ['piece', 'pieces'], ar: ['قطعة واحدة', 'قطعتان', 'قطع', 'قطعة'] },
};

const BATTERY: (typeof NOUNS)[string] = {
  en: ['battery', 'batteries'],
  ar: ['بطارية واحدة', 'بطاريتان', 'بطاريات', 'بطارية'],
};

export function toLocalizedText([en, ar]: TextPair): LocalizedText {
  return { en, ar };
}

/**
 * Translates a measure: `3 pc` → 3 pieces, 3 قطع; `18 V` → 18 V, 18 فولت; `2 × 2.0 Ah` → بطاريتان 2.0 أمبير
 * ساعة. Throws on unknown units, so that no value is half translated.
 */
export function translateMeasure(value: MeasureOrText): LocalizedText {
  if (typeof value !== 'string') return toLocalizedText(value);
  const [, batteries, capacity] = /^(\d) × ([\d.]+ Ah)$/.exec(value) ?? [];
  if (batteries && capacity) {
    return { en: value, ar: `${formatCount(batteries, BATTERY).ar} ${translateMeasure(capacity).ar}` };
  }
  const [, amount = '', unit = ''] = /^([\d.,×x/ –-]+?) ?([^\d\s.,][^\s]*)?$/u.exec(value) ?? [];
  if (amount && !unit) return { en: amount, ar: amount };
  const noun = NOUNS[unit];
  if (noun) return formatCount(amount, noun);
  const arabic = UNITS[unit];
  if (!amount || !arabic) throw new Error(`"${value}" is not a measure this seed can say in Arabic`);
  return {
    en: `${amount}${isSymbol(unit) ? '' : ' '}${unit}`,
    ar: `${amount}${isSymbol(arabic) ? '' : ' '}${arabic}`,
  };
}

/** Whether a unit is written without a space after its number. */
const isSymbol = (unit: string): boolean => unit === '°' || unit === '%';

function formatCount(amount: string, { en, ar }: (typeof NOUNS)[string]): LocalizedText {
  const last = Number(amount.split(/[–-]/).at(-1));
  const [one, two, few, many] = ar;
  const isWholeAmount = amount === String(last);
  const english = `${amount} ${last === 1 ? en[0] : en[1]}`;
  if (isWholeAmount && last === 1) return { en: english, ar: one };
  if (isWholeAmount && last === 2) return { en: english, ar: two };
  const lastTwoDigits = last % 100;
  if (lastTwoDigits >= 3 && lastTwoDigits <= 10 && Number.isInteger(lastTwoDigits))
    return { en: english, ar: `${amount} ${few}` };
  return { en: english, ar: `${amount} ${lastTwoDigits > 10 ? many : many.replace(/ًا$/, '')}` };
}

export function formatWarranty(years: number): LocalizedText {
  const { ar } = translateMeasure(`${years} yr`);
  return { en: `${years}-year manufacturer’s warranty`, ar: `ضمان المصنّع: ${ar}` };
}

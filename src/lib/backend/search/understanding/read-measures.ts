import { type Lexeme, prepareText, readLexemes } from './lexer.ts';
import { getNominalLength, type Measure, type WrittenMeasure } from './measure.ts';
import { ADDED_FRACTIONS, DENOMINATORS, FRACTION_WORDS, isQuarterWord, NUMBER_WORDS } from './numbers.ts';
import { findDualUnit, findUnit, squareUnit, type Unit } from './units.ts';

/** A value parsed from position `at`; it ends before position `next`. */
interface Parsed<Value> {
  value: Value;
  next: number;
}

// Signs and words between two sides: 30 × 40, 2 by 3, 2 في 3. "8 in 1" is a name.
const SIDE_SIGN = /^(?:[x×*]|by|في|ضرب)$/;
const SIGN_WORD = /^(?:by|في|ضرب)$/;

const createMeasure = (
  kind: Measure['kind'],
  from: number,
  rest: Partial<Pick<Measure, 'to' | 'written' | 'isImperial'>> = {},
): Measure => ({ kind, from, to: from, written: from, isImperial: false, ...rest });

/** Reads measures from a list of lexemes. */
class MeasureReader {
  readonly #lexemes: readonly Lexeme[];

  constructor(lexemes: readonly Lexeme[]) {
    this.#lexemes = lexemes;
  }

  #word(at: number): string | undefined {
    return this.#lexemes[at]?.word;
  }

  #number(at: number): number | null {
    return this.#lexemes[at]?.number ?? null;
  }

  /** Whether two neighbours are written without a space. */
  #isAttached(at: number): boolean {
    const [before, after] = [this.#lexemes[at - 1], this.#lexemes[at]];
    return before !== undefined && after !== undefined && before.end === after.start;
  }

  #readFraction(at: number): Parsed<number> | null {
    const [numerator, denominator] = [this.#number(at), this.#number(at + 2)];
    const isFraction =
      /^(?:\/|علي)$/.test(this.#word(at + 1) ?? '') && numerator !== null && denominator !== null;
    if (!isFraction || !DENOMINATORS.has(denominator) || numerator >= denominator) return null;
    return { value: numerator / denominator, next: at + 3 };
  }

  /** Reads 5, 2.5, 1/2, 1 1/2, 1-1/2, 2 and a half. */
  #readDigits(at: number): Parsed<number> | null {
    const fraction = this.#readFraction(at);
    if (fraction) return fraction;
    const whole = this.#number(at);
    if (whole === null) return null;
    const next = this.#word(at + 1) === '-' ? at + 2 : at + 1;
    const part = Number.isInteger(whole) ? this.#readFraction(next) : null;
    if (part) return { value: whole + part.value, next: part.next };
    return this.#addFraction({ value: whole, next: at + 1 });
  }

  /** Adds a following "and a half" or ونص. */
  #addFraction({ value, next }: Parsed<number>): Parsed<number> {
    const added = ADDED_FRACTIONS.get(this.#word(next) ?? '');
    if (added !== undefined) return { value: value + added, next: next + 1 };
    const isAnd = this.#word(next) === 'and' || this.#word(next) === 'و';
    const at = isAnd && /^an?$/.test(this.#word(next + 1) ?? '') ? next + 2 : next + 1;
    const fraction = isAnd ? FRACTION_WORDS.get(this.#word(at) ?? '') : undefined;
    return fraction === undefined ? { value, next } : { value: value + fraction, next: at + 1 };
  }

  /** Reads numbers in words: half, three quarters, two and a half, ثلاثة على أربعة. */
  #readWords(at: number): Parsed<number> | null {
    const word = this.#word(at) ?? '';
    const whole = NUMBER_WORDS.get(word);
    const divisor = this.#word(at + 1) === 'علي' ? NUMBER_WORDS.get(this.#word(at + 2) ?? '') : undefined;
    if (whole !== undefined && divisor !== undefined) return { value: whole / divisor, next: at + 3 };
    if (whole !== undefined && isQuarterWord(this.#word(at + 1))) return { value: whole / 4, next: at + 2 };
    if (whole !== undefined) return this.#addFraction({ value: whole, next: at + 1 });
    const fraction = FRACTION_WORDS.get(word);
    return fraction === undefined ? null : { value: fraction, next: at + 1 };
  }

  /** Reads a unit, also "sq mm", "mm2", ملم مربع and "half a litre". */
  #readUnit(at: number): Parsed<Unit> | null {
    const word = this.#word(at) ?? '';
    if (/^an?$/.test(word) && findUnit(this.#word(at + 1) ?? '')) return this.#readUnit(at + 1);
    if (word === '"' || word === "''") return this.#toParsed(findUnit('in'), at + 1);
    if (/^sq(?:uare)?$/.test(word))
      return this.#toParsed(squareUnit(findUnit(this.#word(at + 1) ?? '') ?? NO_UNIT), at + 2);
    // ملي متر: a unit written as two words.
    const joined = this.#isLetter(at + 1) ? findUnit(word + this.#word(at + 1)) : undefined;
    if (joined) return { value: joined, next: at + 2 };
    const unit = findUnit(word);
    if (!unit) return null;
    const isSquare =
      (this.#number(at + 1) === 2 && this.#isAttached(at + 1)) ||
      /^(?:مربع|square)$/.test(this.#word(at + 1) ?? '');
    return this.#toParsed(isSquare ? squareUnit(unit) : undefined, at + 2) ?? { value: unit, next: at + 1 };
  }

  #toParsed(value: Unit | undefined, next: number): Parsed<Unit> | null {
    return value ? { value, next } : null;
  }

  /** Reads names of sizes: M8, م8, A4, DN15, AA. */
  #readName(at: number): Parsed<Measure> | null {
    const word = this.#word(at) ?? '';
    const number = this.#number(at + 1);
    if (number !== null && (this.#isAttached(at + 1) || word === 'م' || word === 'ام')) {
      const next = at + 2;
      if (/^(?:m|م|ام)$/.test(word) && number <= 64) return { value: createMeasure('thread', number), next };
      if (word === 'a' && number <= 6) return { value: createMeasure('paper', number), next };
    }
    if (number !== null && word === 'dn')
      return { value: createMeasure('length', getNominalLength(number), { isImperial: true }), next: at + 2 };
    const isDouble = /^(?:double|دبل)$/.test(word);
    const letters = isDouble || /^(?:triple|تربل|ثلاثي)$/.test(word) ? this.#word(at + 1) : undefined;
    if (letters !== undefined && /^(?:a|اي)$/.test(letters))
      return { value: createMeasure('battery', isDouble ? 2 : 3), next: at + 2 };
    if (word === 'aa' || word === 'aaa')
      return { value: createMeasure('battery', word.length), next: at + 1 };
    return null;
  }

  /** Reads numbers that share a unit, joined by × or as the ends of a range: 30 × 40 cm, 3-10 mm. */
  #readNumber(at: number): Parsed<Measure[]> | null {
    const digits = this.#readDigits(at);
    const first = digits ?? this.#readWords(at);
    if (!first) return null;
    const sides: [from: number, to: number][] = [[first.value, first.value]];
    let { next } = first;
    for (;;) {
      const sign = this.#word(next) ?? '';
      const isSide = SIDE_SIGN.test(sign) && !(SIGN_WORD.test(sign) && this.#number(next + 1) === 1);
      const isRange = !isSide && /^(?:[-–]|to|الي)$/.test(sign) && sides.length === 1;
      const more = digits && (isSide || isRange) ? this.#readDigits(next + 1) : null;
      if (!more) break;
      if (isSide) sides.push([more.value, more.value]);
      else if (more.value > first.value) sides[0] = [first.value, more.value];
      else break;
      next = more.next;
    }
    const isFraction =
      digits !== null && !Number.isInteger(first.value) && /^(?:\/|علي)$/.test(this.#word(next - 2) ?? '');
    // Fractions and quarters without a unit are inches.
    const isInches = isFraction || (!digits && isQuarterWord(this.#word(next - 1)) && next - at > 1);
    const unit = this.#readUnit(next) ?? (isInches ? this.#toParsed(findUnit('in'), next) : null);
    // A number in words without a unit is a plain word: "three way switch".
    if (!unit && !digits) return null;
    const { kind, factor, isImperial = false } = unit?.value ?? NO_UNIT;
    const added = unit && sides.length === 1 ? this.#addFraction({ value: 0, next: unit.next }) : null;
    const measures = sides.map(([from, to], side) => {
      // Only lengths have several sides: 2 × 4.0 Ah are two batteries of 4 Ah.
      if (kind !== 'length' && kind !== 'number' && side < sides.length - 1)
        return createMeasure('count', from);
      return createMeasure(kind, (from + (added?.value ?? 0)) * factor, {
        to: (to + (added?.value ?? 0)) * factor,
        written: from + (added?.value ?? 0),
        isImperial,
      });
    });
    return { value: measures, next: added?.next ?? unit?.next ?? next };
  }

  /** Reads units that contain their number or precede it: انش ونص، مترين. */
  #readBareUnit(at: number): Parsed<Measure[]> | null {
    const word = this.#word(at) ?? '';
    const dual = findDualUnit(word);
    const unit = dual ?? findUnit(word);
    if (!unit) return null;
    const { value, next } = this.#addFraction({ value: dual ? 2 : 1, next: at + 1 });
    if (!dual && value === 1) return null;
    const { kind, factor, isImperial = false } = unit;
    return { value: [createMeasure(kind, value * factor, { written: value, isImperial })], next };
  }

  /** Numbers in names such as e27 are not sizes. */
  #isPartOfName(at: number): boolean {
    if (this.#number(at) === null || !this.#isAttached(at)) return false;
    return this.#isLetter(at - 1) && this.#word(at - 1) !== 'x';
  }

  read(): WrittenMeasure[] {
    const measures: WrittenMeasure[] = [];
    for (let at = 0; at < this.#lexemes.length; ) {
      const name = this.#readName(at);
      const read = name
        ? { value: [name.value], next: name.next }
        : this.#isPartOfName(at)
          ? null
          : (this.#readNumber(at) ?? this.#readBareUnit(at));
      // A number followed by letters is a name, unless they are a unit: "3m" is a length, "2way" is not.
      const isName =
        read?.value[0]?.kind === 'number' && this.#isAttached(read.next) && this.#isLetter(read.next);
      if (!read || isName) {
        at += 1;
        continue;
      }
      const [start, end] = [this.#lexemes[at]?.start ?? 0, this.#lexemes[read.next - 1]?.end ?? 0];
      for (const measure of read.value) measures.push({ ...measure, start, end });
      at = read.next;
      // M8 × 40 mm: the multiplication sign belongs to both sizes.
      if (name && /^[x×*]$/.test(this.#word(at) ?? '') && this.#number(at + 1) !== null) at += 1;
    }
    return measures;
  }

  #isLetter(at: number): boolean {
    return /^\p{L}/u.test(this.#word(at) ?? '');
  }
}

const NO_UNIT: Unit = { kind: 'number', factor: 1 };

/** Reads the measures of a text that `prepareText` has prepared. */
export function readMeasures(prepared: string): WrittenMeasure[] {
  return new MeasureReader(readLexemes(prepared)).read();
}

/** Reads the measures of any text. */
export const readMeasuresOf = (text: string): WrittenMeasure[] => readMeasures(prepareText(text));

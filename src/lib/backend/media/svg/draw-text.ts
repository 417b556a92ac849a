import type { Language } from '#lib/locale/locale.ts';
import { GLYPHS } from './glyphs.ts';
import { group, path } from './shapes.ts';

const UNIT: Record<Language, string> = { en: 'cm', ar: 'سم' };
const UNIT_GAP = 24;
const CAP_HEIGHT = 70;
const EM = 100;

/** Draws a number, centred on x and y; `size` is the height of its digits. */
export function drawNumber(value: number, x: number, y: number, size: number, colour: string): string {
  return drawRuns([formatNumber(value).split('')], x, y, size, colour);
}

/** Draws a measure in centimetres, centred on x and y; the Arabic unit is to the left of the number. */
export function drawCentimetres(
  value: number,
  language: Language,
  x: number,
  y: number,
  size: number,
  colour: string,
): string {
  const digits = formatNumber(value).split('');
  const unit = [UNIT[language]];
  return drawRuns(language === 'ar' ? [unit, digits] : [digits, unit], x, y, size, colour);
}

/** Returns the width of a measure as `drawCentimetres` draws it. */
export function measureCentimetres(value: number, language: Language, size: number): number {
  return (getTextWidth([formatNumber(value).split(''), [UNIT[language]]]) * size) / CAP_HEIGHT;
}

const formatNumber = (value: number): string => String(Math.round(value * 10) / 10);

const glyphWidth = (key: string): number => GLYPHS[key]?.[0] ?? EM / 2;

const getTextWidth = (glyphRuns: readonly (readonly string[])[]): number =>
  glyphRuns.flat().reduce((sum, key) => sum + glyphWidth(key), (glyphRuns.length - 1) * UNIT_GAP);

function drawRuns(
  glyphRuns: readonly (readonly string[])[],
  x: number,
  y: number,
  size: number,
  colour: string,
): string {
  const scale = Math.round((size / CAP_HEIGHT) * 1000) / 1000;
  let offsetX = 0;
  const outlines = glyphRuns.map((run) => {
    const shapes = run.map((key) => {
      const shape = group(path(GLYPHS[key]?.[1] ?? '', colour), `translate(${offsetX} 0)`);
      offsetX += glyphWidth(key);
      return shape;
    });
    offsetX += UNIT_GAP;
    return shapes.join('');
  });
  const start = Math.round(x - (getTextWidth(glyphRuns) * scale) / 2);
  return group(outlines.join(''), `translate(${start} ${Math.round(y + size / 2)}) scale(${scale})`);
}

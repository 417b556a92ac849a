import type { Language } from '#lib/locale/locale.ts';
import { fitScale, round } from '../draw-placed-product.ts';
import { getMeasureMode } from '../facts/measured-kinds.ts';
import { type Measures, readMeasures } from '../facts/measures.ts';
import type { Fact } from '../facts/product-facts.ts';
import type { DrawContext, Illustration } from '../illustration.ts';
import { drawCentimetres, measureCentimetres } from '../svg/draw-text.ts';
import { ellipse, group, line, rect } from '../svg/shapes.ts';

type MeasuredProduct = { kind: string; facts?: readonly Fact[]; language?: Language };
type Frame = { left: number; top: number; right: number; bottom: number };

const CENTRE = { x: 390, y: 380 };
const SPACE = 440;
const GAP = 46;
const TICK = 15;
const DIGITS = 34;
const INK = '#22262a';
const GROUND = '#fafaf8';
// A drawing is stretched to the measured proportions as far as it stays recognisable.
const STRETCH: [least: number, most: number] = [0.6, 1.6];

/** Draws a product with dimension lines; null without measures that its illustration can show. */
export function drawMeasured(
  illustration: Illustration,
  context: DrawContext,
  { kind, facts = [], language = 'en' }: MeasuredProduct,
): string | null {
  const read = readMeasures(kind, facts);
  if (!read) return null;
  const measures = orient(read, kind, illustration);
  const { drawing, frame } = drawUpright(illustration, context, measures);
  const { across, up, into } = measures;
  return [
    ellipse(
      (frame.left + frame.right) / 2,
      frame.bottom - 2,
      (frame.right - frame.left) / 2,
      context.defs.glow('#17130f', 0.22),
      12,
    ),
    drawing,
    across === undefined ? '' : drawAcross(across, frame, language),
    up === undefined ? '' : drawUp(up, frame, language),
    into === undefined ? '' : drawInto(into, frame, language),
  ].join('');
}

/**
 * Assigns the length of a long object to the longer side of the drawing, and the longer side of a front to
 * the longer side of its drawing.
 */
function orient(
  { along, ...measures }: Measures,
  kind: string,
  { bounds: [, , width, height] }: Illustration,
): Measures {
  if (along !== undefined) return width > height ? { across: along } : { up: along };
  const { across, up } = measures;
  const ratio = width / height;
  const isClear = ratio > 1.15 || ratio < 0.87;
  if (getMeasureMode(kind) !== 'flat' || across === undefined || up === undefined || !isClear)
    return measures;
  const [short, long] = [Math.min(across, up), Math.max(across, up)];
  return ratio > 1 ? { across: long, up: short } : { across: short, up: long };
}

function drawUpright(
  illustration: Illustration,
  context: DrawContext,
  { across, up }: Measures,
): { drawing: string; frame: Frame } {
  const [left, top, width, height] = illustration.bounds;
  const [least, most] = STRETCH;
  const targetRatio = across === undefined || up === undefined ? 1 : across / up / (width / height);
  const stretch = Math.min(most, Math.max(least, targetRatio));
  const scale = fitScale({ bounds: [0, 0, width * stretch, height] }, SPACE);
  const [half, halfHeight] = [(width * stretch * scale) / 2, (height * scale) / 2];
  const drawing = group(
    illustration.draw(context),
    `translate(${CENTRE.x} ${CENTRE.y}) scale(${round(scale * stretch)} ${round(scale)}) translate(${round(-left - width / 2)} ${round(-top - height / 2)})`,
  );
  const frame = {
    left: Math.round(CENTRE.x - half),
    right: Math.round(CENTRE.x + half),
    top: Math.round(CENTRE.y - halfHeight),
    bottom: Math.round(CENTRE.y + halfHeight),
  };
  return { drawing, frame };
}

const drawRule = (d: string): string => line(d, INK, 4);

function drawValue(value: number, language: Language, x: number, y: number): string {
  const width = measureCentimetres(value, language, DIGITS) + 24;
  return (
    rect(x - width / 2, y - DIGITS * 0.9, width, DIGITS * 1.9, GROUND, 8) +
    drawCentimetres(value, language, x, y, DIGITS, INK)
  );
}

function drawAcross(value: number, { left, right, bottom }: Frame, language: Language): string {
  const y = bottom + GAP;
  const middle = (left + right) / 2;
  const isNarrow = right - left < measureCentimetres(value, language, DIGITS) + 60;
  return (
    drawRule(`M${left} ${y}H${right}M${left} ${y - TICK}v${TICK * 2}M${right} ${y - TICK}v${TICK * 2}`) +
    drawValue(value, language, middle, isNarrow ? y + GAP : y)
  );
}

function drawUp(value: number, { left, top, bottom }: Frame, language: Language): string {
  const x = left - GAP;
  const isShort = bottom - top < measureCentimetres(value, language, DIGITS) + 60;
  const label = group(
    drawValue(value, language, 0, 0),
    `translate(${isShort ? x - GAP : x} ${(top + bottom) / 2}) rotate(-90)`,
  );
  return (
    drawRule(`M${x} ${top}V${bottom}M${x - TICK} ${top}h${TICK * 2}M${x - TICK} ${bottom}h${TICK * 2}`) +
    label
  );
}

/** The depth line runs from the lower right corner into the picture. */
function drawInto(value: number, { right, bottom }: Frame, language: Language): string {
  const x = right + GAP / 2;
  const [endX, endY] = [x + 62, bottom - 62];
  const half = measureCentimetres(value, language, DIGITS) / 2;
  return (
    drawRule(
      `M${x} ${bottom}L${endX} ${endY}M${x - 10} ${bottom - 10}l20 20M${endX - 10} ${endY - 10}l20 20`,
    ) + drawValue(value, language, Math.min(endX + half - 14, 780 - half), bottom)
  );
}

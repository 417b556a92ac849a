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
const DRAWING_SIZE = 440;
const GAP = 46;
const TICK_LENGTH = 15;
const DIGIT_HEIGHT = 34;
const INK = '#22262a';
const GROUND = '#fafaf8';
// Limits within which a drawing is stretched to the measured proportions, so that it stays recognisable.
const STRETCH_LIMITS: [least: number, most: number] = [0.6, 1.6];

/** Draws a product with dimension lines; null without measures that its illustration can show. */
export function drawWithMeasures(
  illustration: Illustration,
  context: DrawContext,
  { kind, facts = [], language = 'en' }: MeasuredProduct,
): string | null {
  const productMeasures = readMeasures(kind, facts);
  if (!productMeasures) return null;
  const measures = orientMeasures(productMeasures, kind, illustration);
  const { drawing, frame } = drawInProportion(illustration, context, measures);
  const { horizontal, vertical, depth } = measures;
  return [
    ellipse(
      (frame.left + frame.right) / 2,
      frame.bottom - 2,
      (frame.right - frame.left) / 2,
      context.defs.glow('#17130f', 0.22),
      12,
    ),
    drawing,
    horizontal === undefined ? '' : drawWidthLine(horizontal, frame, language),
    vertical === undefined ? '' : drawHeightLine(vertical, frame, language),
    depth === undefined ? '' : drawDepthLine(depth, frame, language),
  ].join('');
}

/**
 * Assigns the length of a long object to the longer side of the drawing, and the longer side of a front to
 * the longer side of its drawing.
 */
function orientMeasures(
  { length, ...measures }: Measures,
  kind: string,
  { bounds: [, , width, height] }: Illustration,
): Measures {
  if (length !== undefined) return width > height ? { horizontal: length } : { vertical: length };
  const { horizontal, vertical } = measures;
  const ratio = width / height;
  const hasClearOrientation = ratio > 1.15 || ratio < 0.87;
  if (
    getMeasureMode(kind) !== 'flat' ||
    horizontal === undefined ||
    vertical === undefined ||
    !hasClearOrientation
  )
    return measures;
  const [short, long] = [Math.min(horizontal, vertical), Math.max(horizontal, vertical)];
  return ratio > 1 ? { horizontal: long, vertical: short } : { horizontal: short, vertical: long };
}

function drawInProportion(
  illustration: Illustration,
  context: DrawContext,
  { horizontal, vertical }: Measures,
): { drawing: string; frame: Frame } {
  const [left, top, width, height] = illustration.bounds;
  const [minStretch, maxStretch] = STRETCH_LIMITS;
  const targetRatio =
    horizontal === undefined || vertical === undefined ? 1 : horizontal / vertical / (width / height);
  const stretch = Math.min(maxStretch, Math.max(minStretch, targetRatio));
  const scale = fitScale({ bounds: [0, 0, width * stretch, height] }, DRAWING_SIZE);
  const [halfWidth, halfHeight] = [(width * stretch * scale) / 2, (height * scale) / 2];
  const drawing = group(
    illustration.draw(context),
    `translate(${CENTRE.x} ${CENTRE.y}) scale(${round(scale * stretch)} ${round(scale)}) translate(${round(-left - width / 2)} ${round(-top - height / 2)})`,
  );
  const frame = {
    left: Math.round(CENTRE.x - halfWidth),
    right: Math.round(CENTRE.x + halfWidth),
    top: Math.round(CENTRE.y - halfHeight),
    bottom: Math.round(CENTRE.y + halfHeight),
  };
  return { drawing, frame };
}

const drawRule = (d: string): string => line(d, INK, 4);

function drawValue(value: number, language: Language, x: number, y: number): string {
  const width = measureCentimetres(value, language, DIGIT_HEIGHT) + 24;
  return (
    rect(x - width / 2, y - DIGIT_HEIGHT * 0.9, width, DIGIT_HEIGHT * 1.9, GROUND, 8) +
    drawCentimetres(value, language, x, y, DIGIT_HEIGHT, INK)
  );
}

function drawWidthLine(value: number, { left, right, bottom }: Frame, language: Language): string {
  const y = bottom + GAP;
  const centreX = (left + right) / 2;
  const isNarrow = right - left < measureCentimetres(value, language, DIGIT_HEIGHT) + 60;
  return (
    drawRule(
      `M${left} ${y}H${right}M${left} ${y - TICK_LENGTH}v${TICK_LENGTH * 2}M${right} ${y - TICK_LENGTH}v${TICK_LENGTH * 2}`,
    ) + drawValue(value, language, centreX, isNarrow ? y + GAP : y)
  );
}

function drawHeightLine(value: number, { left, top, bottom }: Frame, language: Language): string {
  const x = left - GAP;
  const isShort = bottom - top < measureCentimetres(value, language, DIGIT_HEIGHT) + 60;
  const label = group(
    drawValue(value, language, 0, 0),
    `translate(${isShort ? x - GAP : x} ${(top + bottom) / 2}) rotate(-90)`,
  );
  return (
    drawRule(
      `M${x} ${top}V${bottom}M${x - TICK_LENGTH} ${top}h${TICK_LENGTH * 2}M${x - TICK_LENGTH} ${bottom}h${TICK_LENGTH * 2}`,
    ) + label
  );
}

/** The depth line runs from the lower right corner into the picture. */
function drawDepthLine(value: number, { right, bottom }: Frame, language: Language): string {
  const x = right + GAP / 2;
  const [endX, endY] = [x + 62, bottom - 62];
  const half = measureCentimetres(value, language, DIGIT_HEIGHT) / 2;
  return (
    drawRule(
      `M${x} ${bottom}L${endX} ${endY}M${x - 10} ${bottom - 10}l20 20M${endX - 10} ${endY - 10}l20 20`,
    ) + drawValue(value, language, Math.min(endX + half - 14, 780 - half), bottom)
  );
}

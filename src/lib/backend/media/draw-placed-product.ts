import type { DrawContext, Illustration } from './illustration.ts';
import type { SvgDefs } from './svg/gradients.ts';
import { ellipse, group } from './svg/shapes.ts';

/** The parts of an illustration that are needed to place it. */
export type PlaceableDrawing = Pick<
  Illustration,
  'bounds' | 'orientation' | 'draw' | 'groundContact' | 'tilt'
>;

export type ProductPlacement = {
  x: number;
  y: number;
  size: number;
};

/** Draws a product to fit a square around x, y; standing products end at y. */
export function drawPlacedProduct(
  drawing: PlaceableDrawing,
  context: DrawContext,
  placement: ProductPlacement,
): string {
  const [left, top, width, height] = drawing.bounds;
  const scale = fitScale(drawing, placement.size);
  const rotation = drawing.tilt ? ` rotate(${drawing.tilt})` : '';
  const centre = `translate(${round(-left - width / 2)} ${round(-top - height / 2)})`;
  if (drawing.orientation !== 'stand') {
    return group(
      group(
        drawing.draw(context),
        `translate(${round(placement.x)} ${round(placement.y)}) scale(${round(scale)})${rotation} ${centre}`,
      ),
      'translate(0 0)',
      castShadow(context.defs),
    );
  }
  return (
    drawContactShadow(drawing, context.defs, placement, scale) +
    group(
      drawing.draw(context),
      `translate(${round(placement.x)} ${round(placement.y - (height * scale) / 2)}) scale(${round(scale)})${rotation} ${centre}`,
    )
  );
}

function drawContactShadow(
  { bounds: [left, , width], groundContact }: PlaceableDrawing,
  defs: SvgDefs,
  { x, y }: ProductPlacement,
  scale: number,
): string {
  const [footLeft, footWidth] = groundContact ?? [left, width];
  const halfContactWidth = (footWidth * scale) / 2;
  const contactX = x + (footLeft + footWidth / 2 - left - width / 2) * scale;
  return (
    ellipse(
      contactX + halfContactWidth * 0.14,
      y - 2,
      halfContactWidth * 1.22,
      defs.glow('#2a2118', 0.36),
      Math.max(16, halfContactWidth * 0.15),
    ) +
    ellipse(
      contactX + halfContactWidth * 0.02,
      y - 3,
      halfContactWidth * 0.98,
      defs.glow('#17130f', 0.42),
      Math.max(7, halfContactWidth * 0.05),
    )
  );
}

/** Returns the scale at which a drawing, rotated by its tilt, fits a square of `size`. */
export function fitScale(
  { bounds: [, , width, height], tilt = 0 }: Pick<Illustration, 'bounds' | 'tilt'>,
  size: number,
): number {
  const angle = (Math.abs(tilt) * Math.PI) / 180;
  const rotatedWidth = width * Math.cos(angle) + height * Math.sin(angle);
  const rotatedHeight = width * Math.sin(angle) + height * Math.cos(angle);
  // A rotated shape leaves the corners empty and can be a little larger.
  return ((Math.abs(tilt) > 25 ? 1.1 : 1) * size) / Math.max(rotatedWidth, rotatedHeight);
}

/** Returns the attribute for the shadow of lying and hanging products, which falls to the lower right. */
export function castShadow(defs: SvgDefs): string {
  const url = defs.filter(
    'shadow',
    '<feDropShadow dx="12" dy="20" stdDeviation="13" flood-color="#2a2118" flood-opacity=".3"/>',
  );
  return ` filter="${url}"`;
}

export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

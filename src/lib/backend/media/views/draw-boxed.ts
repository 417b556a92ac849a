import { drawPlacedProduct, type PlaceableDrawing } from '../draw-placed-product.ts';
import type { DrawContext, Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import { adjustBrightness, group, highlightStroke, path, rect } from '../svg/shapes.ts';
import { drawBarcode } from './draw-barcode.ts';

const PAPER_COLOUR = '#fbf9f4';

/** Draws the retail box of a product, with its picture in front and its barcode on the side. */
export function drawRetailBox(product: Illustration, barcode: string): PlaceableDrawing {
  const [, , width, height] = product.bounds;
  const ratio = product.tilt ? 1 : width / height;
  const front = { width: ratio > 1.4 ? 560 : 440, height: ratio > 1.4 ? 400 : 540 };
  const top = 130;
  return {
    bounds: [90, top - 70, front.width + 150, front.height + 70],
    orientation: 'stand',
    groundContact: [90, front.width + 110],
    draw: (context) => drawBox(product, context, { left: 90, top, ...front }, barcode),
  };
}

type Face = { left: number; top: number; width: number; height: number };

function drawBox(
  product: Illustration,
  context: DrawContext,
  { left, top, width, height }: Face,
  barcode: string,
): string {
  const { colour, defs } = context;
  const right = left + width;
  const bottom = top + height;
  const panel = { x: left + 30, y: top + 96, width: width - 60, height: height - 190 };
  const [, , productWidth, productHeight] = product.bounds;
  const ratio = product.tilt ? 1 : productWidth / productHeight;
  const size = Math.min(panel.width * Math.max(1, 1 / ratio), panel.height * Math.max(1, ratio)) * 0.86;
  const standing = Math.min(size, size / ratio);
  const centreY = panel.y + panel.height / 2;
  return [
    path(`M${left} ${top}l70-70h${width + 80}l-150 70z`, adjustBrightness(colour, 0.22)),
    path(
      `M${right} ${top}l150-70v${height - 20}l-150 90z`,
      defs.fade(adjustBrightness(colour, -0.2), adjustBrightness(colour, -0.42)),
    ),
    rect(left, top, width, height, defs.flat(colour)),
    rect(panel.x, panel.y, panel.width, panel.height, PAPER_COLOUR, 10),
    drawBadge(panel.x, top + 26, 150, adjustBrightness(colour, -0.5)),
    drawPlacedProduct(product, context, {
      x: panel.x + panel.width / 2,
      y: product.orientation === 'stand' ? centreY + standing / 2 : centreY,
      size,
    }),
    rect(panel.x, bottom - 66, panel.width * 0.6, 14, PAPER_COLOUR, 7, ' opacity=".85"'),
    rect(panel.x, bottom - 40, panel.width * 0.4, 10, PAPER_COLOUR, 5, ' opacity=".6"'),
    group(drawBarcode(barcode, 84, 120), `matrix(1 -.53 0 1 ${right + 34} ${bottom - 190})`),
    highlightStroke(`M${left + 3} ${top + 4}v${height - 8}`, 4, 0.4),
  ].join('');
}

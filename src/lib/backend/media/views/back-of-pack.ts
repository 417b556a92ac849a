import type { PlaceableDrawing } from '../draw-placed-product.ts';
import type { DrawContext } from '../illustration.ts';
import {
  adjustBrightness,
  ellipse,
  group,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
} from '../svg/shapes.ts';
import { drawBarcode } from './draw-barcode.ts';

const PAPER_COLOUR = '#fbf8f1';
const PRINT_COLOUR = '#4a4f53';

/** What is printed on the back of a pack: lines of text, a table and the barcode. */
function drawBackLabel(accent: string, barcode: string, x: number, y: number, width: number): string {
  const row = (index: number): string =>
    line(`M0 ${index * 26}h${width * (index % 3 === 2 ? 0.6 : 0.92)}`, PRINT_COLOUR, 6, ' opacity=".6"');
  return group(
    [
      rect(-16, -24, width + 32, 400, PAPER_COLOUR, 12),
      rect(0, 0, width * 0.5, 18, accent, 6),
      group(repeat(4, row), 'translate(0 52)'),
      rect(0, 158, width, 84, 'none', 4, ` stroke="${PRINT_COLOUR}" stroke-width="4"`),
      line(`M0 186h${width}M0 214h${width}M${width * 0.6} 158v84`, PRINT_COLOUR, 3),
      group(drawBarcode(barcode, width * 0.56, 96), 'translate(0 262)'),
      ellipse(width * 0.8, 310, 34, 'none', 34, ` stroke="${PRINT_COLOUR}" stroke-width="5"`),
      path(`M${width * 0.8} 288l16 34h-32z`, PRINT_COLOUR),
    ].join(''),
    `translate(${x} ${y})`,
  );
}

export function drawBackOfBag(barcode: string): PlaceableDrawing {
  return {
    bounds: [180, 90, 440, 610],
    orientation: 'stand',
    draw: ({ colour, accent, defs }: DrawContext) =>
      [
        path(
          'M196 110q204-26 408 0 26 290 16 560-4 30-40 30H220q-36 0-40-30-10-270 16-560z',
          defs.flat(colour),
        ),
        path('M194 110q206-26 412 0v50q-206-24-412 0z', adjustBrightness(colour, -0.2)),
        line('M200 176q200-22 400 0', adjustBrightness(colour, -0.35), 4, ' stroke-dasharray="10 8"'),
        drawBackLabel(accent, barcode, 250, 240, 300),
        highlightStroke('M206 210q-8 200 0 420', 8, 0.3),
      ].join(''),
  };
}

export function drawBackOfBottle(barcode: string): PlaceableDrawing {
  return {
    bounds: [220, 60, 360, 650],
    orientation: 'stand',
    draw: ({ colour, accent, defs }: DrawContext) =>
      [
        rect(328, 60, 144, 96, defs.verticalCylinder(accent), 14),
        path(
          'M320 150h160q100 30 100 130v390q0 40-40 40H260q-40 0-40-40V280q0-100 100-130z',
          defs.verticalCylinder(colour),
        ),
        group(drawBackLabel(accent, barcode, 0, 0, 300), 'translate(262 290) scale(.92)'),
        highlightStroke('M240 300v340', 9, 0.35),
      ].join(''),
  };
}

export function drawBackOfBox(barcode: string): PlaceableDrawing {
  return {
    bounds: [150, 110, 500, 590],
    orientation: 'stand',
    draw: ({ colour, accent, defs }: DrawContext) =>
      [
        path('M150 160l60-50h440l-60 50z', adjustBrightness(colour, 0.25)),
        path('M590 160l60-50v540l-60 50z', adjustBrightness(colour, -0.35)),
        rect(150, 160, 440, 540, defs.flat(colour)),
        drawBackLabel(accent, barcode, 220, 230, 300),
        line('M160 168h420', '#fff', 4, ' opacity=".35"'),
      ].join(''),
  };
}

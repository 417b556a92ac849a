import { drawProductAt } from './draw-product.ts';
import type { Fact } from './facts/product-facts.ts';
import { ILLUSTRATIONS, type IllustrationKind, isIllustrationKind } from './illustrations.ts';
import { createIdPrefix, createSvgDocument } from './svg/document.ts';
import { createSvgDefs } from './svg/gradients.ts';
import { adjustBrightness, ellipse, path, rect } from './svg/shapes.ts';

/** The parts of a product that an illustration uses. */
export type ProductAppearance = {
  kind: string;
  colour: string;
  accent: string;
  facts?: readonly Fact[];
  barcode?: string | null;
};

type Placement = [x: number, y: number, size: number];

const SIZE = 800;
const STANDING_PLACEMENTS: Record<number, Placement[]> = {
  1: [[400, 684, 430]],
  2: [
    [300, 684, 400],
    [560, 700, 320],
  ],
};
// Position of a lying or hanging product by the number of standing ones: above them, or alone in the arch.
const WALL_PLACEMENTS: Record<number, Placement> = {
  0: [400, 390, 420],
  1: [590, 270, 250],
  2: [400, 235, 220],
};
const DEFAULT_PRODUCT: ProductAppearance = { kind: 'storage-box', colour: '#c9b28f', accent: '#7a6a52' };

/**
 * Draws a department without an illustration: some of its products before an arch in the colour of the first.
 */
export function drawDepartmentFallback(name: string, products: readonly ProductAppearance[]): string {
  const drawableProducts = products.filter(
    (product): product is ProductAppearance & { kind: IllustrationKind } => isIllustrationKind(product.kind),
  );
  const selected =
    drawableProducts.length > 0
      ? drawableProducts
      : ([DEFAULT_PRODUCT] as (ProductAppearance & { kind: IllustrationKind })[]);
  const standingProducts = selected
    .filter(({ kind }) => ILLUSTRATIONS[kind].orientation === 'stand')
    .slice(0, 2);
  const wallProduct = selected.find(({ kind }) => ILLUSTRATIONS[kind].orientation !== 'stand');
  const defs = createSvgDefs(createIdPrefix(`window ${name}`));
  const baseColour = selected[0]?.colour ?? DEFAULT_PRODUCT.colour;
  const [groundColour, archColour] = [adjustBrightness(baseColour, 0.82), adjustBrightness(baseColour, 0.4)];
  const draw = ({ kind, colour, accent }: (typeof selected)[number], placement: Placement | undefined) =>
    placement ? drawProductAt(kind, { colour, accent, shade: null, defs }, ...placement) : '';
  const body = [
    rect(0, 0, SIZE, SIZE, defs.flat(groundColour)),
    path('M110 690V380a290 290 0 0 1 580 0v310z', defs.flat(archColour)),
    rect(
      0,
      660,
      SIZE,
      140,
      defs.fade(adjustBrightness(groundColour, 0.35), adjustBrightness(groundColour, -0.08)),
    ),
    ellipse(400, 664, 400, defs.glow(adjustBrightness(archColour, -0.4), 0.25), 30),
    wallProduct ? draw(wallProduct, WALL_PLACEMENTS[standingProducts.length]) : '',
    ...standingProducts.map((product, index) =>
      draw(product, STANDING_PLACEMENTS[standingProducts.length]?.[index]),
    ),
  ];
  return createSvgDocument(SIZE, SIZE, defs, body.join(''));
}

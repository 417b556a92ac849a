import type { Language } from '#lib/locale/locale.ts';
import { BACKDROPS } from './backdrops/backdrops.ts';
import { findWallFinish } from './backdrops/wall-finish.ts';
import { drawPlacedProduct } from './draw-placed-product.ts';
import { createProductFacts, type Fact } from './facts/product-facts.ts';
import { isBoxed, type ProductView } from './facts/product-views.ts';
import type { DrawContext, Illustration } from './illustration.ts';
import type { IllustrationKind } from './illustrations.ts';
import { ILLUSTRATIONS } from './illustrations.ts';
import { createIdPrefix, createSvgDocument } from './svg/document.ts';
import { createSvgDefs } from './svg/gradients.ts';
import { adjustBrightness, rect } from './svg/shapes.ts';
import { drawRetailBox } from './views/draw-boxed.ts';
import { drawWithMeasures } from './views/draw-measured.ts';
import { drawPack } from './views/draw-pack.ts';
import { createOtherSide } from './views/other-sides.ts';

export type ProductIllustration = {
  kind: IllustrationKind;
  colour: string;
  accent: string;
  view: ProductView;
  shade?: string | null;
  /** The product's specifications, which determine details of the drawing. */
  facts?: readonly Fact[];
  barcode?: string | null;
  /** Language of the unit beside measures. */
  language?: Language;
};

const SIZE = 800;
const GROUND = '#fafaf8';
// Share of the square that the product fills, for even margins.
const FILL_SHARE = 0.78;

/**
 * Draws a product: view 1 alone, 2 from another side or in its box, 3 in use, 4 with its measures. Null for a
 * view that the product does not have.
 */
export function drawProduct(product: ProductIllustration): string | null {
  const { kind, colour, accent, view, shade = null, language = 'en' } = product;
  const illustration = getIllustration(kind, product.facts);
  const defs = createSvgDefs(createIdPrefix(`${kind}${colour}${accent}${view}${shade ?? ''}`));
  const wallFinish = findWallFinish(createProductFacts(product.facts ?? []).texts.finish);
  const context: DrawContext = { colour, accent, shade, defs, wallFinish };
  const body = drawView(illustration, context, { ...product, language });
  return body === null ? null : createSvgDocument(SIZE, SIZE, defs, body);
}

/** Draws a product to fit a square of `size` around x, y; standing products end at y. */
export function drawProductAt(
  kind: IllustrationKind,
  context: DrawContext,
  x: number,
  y: number,
  size: number,
  facts: readonly Fact[] = [],
): string {
  return drawPlacedProduct(getIllustration(kind, facts), context, { x, y, size });
}

function getIllustration(kind: IllustrationKind, facts: readonly Fact[] = []): Illustration {
  const illustration = ILLUSTRATIONS[kind];
  return illustration.adaptToFacts?.(createProductFacts(facts)) ?? illustration;
}

function drawView(
  illustration: Illustration,
  context: DrawContext,
  product: ProductIllustration & { language: Language },
): string | null {
  const { kind, view, facts = [] } = product;
  const background = rect(0, 0, SIZE, SIZE, GROUND);
  if (view === 1) {
    const { pieces } = createProductFacts(facts);
    const size = SIZE * FILL_SHARE;
    return background + drawPack(illustration, context, { kind, pieces, canvas: SIZE, size });
  }
  if (view === 2) return drawSecondView(illustration, context, product);
  if (view === 3) return drawInUse(illustration, context);
  const measured = drawWithMeasures(illustration, context, product);
  return measured && background + measured;
}

/**
 * Draws the product from another side where its kind has such a drawing, otherwise in its box if it is sold
 * in one. Null for other kinds.
 */
function drawSecondView(
  { otherSide, ...front }: Illustration,
  context: DrawContext,
  { kind, barcode }: ProductIllustration,
): string | null {
  const otherSideDrawing = otherSide ?? createOtherSide(kind, barcode ?? '');
  if (!otherSideDrawing && !isBoxed(kind)) return null;
  const { accent, defs } = context;
  const backdrop = defs.fade(adjustBrightness(accent, 0.86), adjustBrightness(accent, 0.72));
  const drawing = otherSideDrawing ?? drawRetailBox(front, barcode ?? '');
  const size = SIZE * FILL_SHARE;
  const height = Math.min(size, (drawing.bounds[3] / drawing.bounds[2]) * size);
  const y = drawing.orientation === 'stand' ? (SIZE + height) / 2 : SIZE / 2;
  return rect(0, 0, SIZE, SIZE, backdrop) + drawPlacedProduct(drawing, context, { x: SIZE / 2, y, size });
}

function drawInUse(illustration: Illustration, context: DrawContext): string {
  const backdrop = BACKDROPS[illustration.backdrop];
  return (
    backdrop.draw(context) +
    drawPlacedProduct(illustration, context, {
      x: backdrop.x,
      y: illustration.orientation === 'stand' ? backdrop.floorY : backdrop.centreY,
      size: backdrop.size,
    })
  );
}

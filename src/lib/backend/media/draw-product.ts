import { BACKDROPS } from './backdrops/backdrops.ts';
import type { DrawContext, Illustration } from './illustration.ts';
import type { IllustrationKind } from './illustrations.ts';
import { ILLUSTRATIONS } from './illustrations.ts';
import { createIdPrefix, createSvgDocument } from './svg/document.ts';
import { createSvgDefs, type SvgDefs } from './svg/gradients.ts';
import { ellipse, group, rect, shadeColour } from './svg/shapes.ts';

export type ProductView = 1 | 2 | 3;

export type ProductIllustration = {
  kind: IllustrationKind;
  colour: string;
  accent: string;
  view: ProductView;
  shade?: string | null;
};

const SIZE = 800;
const GROUND = '#fafaf8';
// Share of the square that the product fills, for even margins.
const FILL_SHARE = 0.78;

/** Draws a product: view 1 alone, 2 close-up, 3 in use. */
export function drawProduct({ kind, colour, accent, view, shade = null }: ProductIllustration): string {
  const illustration = ILLUSTRATIONS[kind];
  const defs = createSvgDefs(createIdPrefix(`${kind}${colour}${accent}${view}${shade ?? ''}`));
  const context: DrawContext = { colour, accent, shade, defs };
  const body = VIEWS[view](illustration, context);
  return createSvgDocument(SIZE, SIZE, defs, body);
}

/** Draws a product to fit a square of `size` around x, y; standing products end at y. */
export function drawProductAt(
  kind: IllustrationKind,
  context: DrawContext,
  x: number,
  y: number,
  size: number,
): string {
  return drawPlaced(ILLUSTRATIONS[kind], context, { x, y, size });
}

const VIEWS: Record<ProductView, (illustration: Illustration, context: DrawContext) => string> = {
  1: (illustration, context) => {
    const [, , width, height] = illustration.bounds;
    const size = SIZE * FILL_SHARE;
    const scale = scaleFor(illustration, size);
    const foot = SIZE / 2 + (illustration.tilt ? size : height * scale) / 2;
    const y =
      illustration.stance === 'stand' ? foot - (height * scale < width * scale * 0.6 ? 0 : 8) : SIZE / 2;
    return rect(0, 0, SIZE, SIZE, GROUND) + drawPlaced(illustration, context, { x: SIZE / 2, y, size });
  },
  2: (illustration, context) => {
    const [fx, fy] = illustration.focus;
    const scale = scaleFor(illustration, SIZE * FILL_SHARE) * 1.95;
    const backdrop = context.defs.fade(shadeColour(context.accent, 0.86), shadeColour(context.accent, 0.72));
    return (
      rect(0, 0, SIZE, SIZE, backdrop) +
      group(
        illustration.draw(context),
        `translate(400 400) rotate(${(illustration.tilt ?? 0) * 0.7}) scale(${round(scale)}) translate(${-fx} ${-fy})`,
        castShadow(context.defs),
      )
    );
  },
  3: (illustration, context) => {
    const backdrop = BACKDROPS[illustration.backdrop];
    return (
      backdrop.draw(context) +
      drawPlaced(illustration, context, {
        x: backdrop.x,
        y: illustration.stance === 'stand' ? backdrop.floorY : backdrop.centreY,
        size: backdrop.size,
      })
    );
  },
};

function drawPlaced(
  illustration: Illustration,
  context: DrawContext,
  placement: { x: number; y: number; size: number },
): string {
  const [left, top, width, height] = illustration.bounds;
  const scale = scaleFor(illustration, placement.size);
  const rotation = illustration.tilt ? ` rotate(${illustration.tilt})` : '';
  const centre = `translate(${round(-left - width / 2)} ${round(-top - height / 2)})`;
  if (illustration.stance !== 'stand') {
    return group(
      group(
        illustration.draw(context),
        `translate(${round(placement.x)} ${round(placement.y)}) scale(${round(scale)})${rotation} ${centre}`,
      ),
      'translate(0 0)',
      castShadow(context.defs),
    );
  }
  const [footLeft, footWidth] = illustration.groundContact ?? [left, width];
  const half = (footWidth * scale) / 2;
  const middle = placement.x + (footLeft + footWidth / 2 - left - width / 2) * scale;
  const shadow =
    ellipse(
      middle + half * 0.14,
      placement.y - 2,
      half * 1.22,
      context.defs.glow('#2a2118', 0.36),
      Math.max(16, half * 0.15),
    ) +
    ellipse(
      middle + half * 0.02,
      placement.y - 3,
      half * 0.98,
      context.defs.glow('#17130f', 0.42),
      Math.max(7, half * 0.05),
    );
  return (
    shadow +
    group(
      illustration.draw(context),
      `translate(${round(placement.x)} ${round(placement.y - (height * scale) / 2)}) scale(${round(scale)})${rotation} ${centre}`,
    )
  );
}

function scaleFor({ bounds: [, , width, height], tilt = 0 }: Illustration, size: number): number {
  const angle = (Math.abs(tilt) * Math.PI) / 180;
  const across = width * Math.cos(angle) + height * Math.sin(angle);
  const upright = width * Math.sin(angle) + height * Math.cos(angle);
  // A rotated shape leaves the corners empty and can be a little larger.
  return ((Math.abs(tilt) > 25 ? 1.1 : 1) * size) / Math.max(across, upright);
}

// Flat products cast a soft shadow to the lower right, away from the light.
function castShadow(defs: SvgDefs): string {
  const url = defs.filter(
    'shadow',
    '<feDropShadow dx="12" dy="20" stdDeviation="13" flood-color="#2a2118" flood-opacity=".3"/>',
  );
  return ` filter="${url}"`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

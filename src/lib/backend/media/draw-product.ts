import { BACKDROPS } from './backdrops/backdrops.ts';
import type { DrawContext, Illustration } from './illustration.ts';
import type { IllustrationKind } from './illustration-kinds.ts';
import { ILLUSTRATIONS } from './illustrations.ts';
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
const FILL = 0.78;

/** Draws a product: view 1 alone, 2 close-up, 3 in use. */
export function drawProduct({ kind, colour, accent, view, shade = null }: ProductIllustration): string {
  const drawing = ILLUSTRATIONS[kind];
  const defs = createSvgDefs(createIdPrefix(`${kind}${colour}${accent}${view}${shade ?? ''}`));
  const ink: DrawContext = { colour, accent, shade, defs };
  const body = VIEWS[view](drawing, ink);
  return createSvgDocument(SIZE, SIZE, defs, body);
}

export function createSvgDocument(width: number, height: number, studio: SvgDefs, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${studio.defs()}${body}</svg>`;
}

/** Draws a product to fit a square of `size` around x, y; standing products end at y. */
export function drawProductAt(
  kind: IllustrationKind,
  ink: DrawContext,
  x: number,
  y: number,
  size: number,
): string {
  return placed(ILLUSTRATIONS[kind], ink, { x, y, size });
}

/** Returns a prefix that keeps ids of several SVGs on one page apart. */
export function createIdPrefix(text: string): string {
  let hash = 7;
  for (let index = 0; index < text.length; index += 1)
    hash = (Math.imul(hash, 31) + text.charCodeAt(index)) >>> 0;
  return `b${hash.toString(36)}-`;
}

const VIEWS: Record<ProductView, (drawing: Illustration, ink: DrawContext) => string> = {
  1: (drawing, ink) => {
    const [, , width, height] = drawing.box;
    const size = SIZE * FILL;
    const scale = scaleFor(drawing, size);
    const foot = SIZE / 2 + (drawing.tilt ? size : height * scale) / 2;
    const y = drawing.stance === 'stand' ? foot - (height * scale < width * scale * 0.6 ? 0 : 8) : SIZE / 2;
    return rect(0, 0, SIZE, SIZE, GROUND) + placed(drawing, ink, { x: SIZE / 2, y, size });
  },
  2: (drawing, ink) => {
    const [fx, fy] = drawing.focus;
    const scale = scaleFor(drawing, SIZE * FILL) * 1.95;
    const backdrop = ink.defs.fade(shadeColour(ink.accent, 0.86), shadeColour(ink.accent, 0.72));
    return (
      rect(0, 0, SIZE, SIZE, backdrop) +
      group(
        drawing.art(ink),
        `translate(400 400) rotate(${(drawing.tilt ?? 0) * 0.7}) scale(${n(scale)}) translate(${-fx} ${-fy})`,
        castShadow(ink.defs),
      )
    );
  },
  3: (drawing, ink) => {
    const place = BACKDROPS[drawing.setting];
    return (
      place.draw(ink) +
      placed(drawing, ink, {
        x: place.x,
        y: drawing.stance === 'stand' ? place.ground : place.middle,
        size: place.size,
      })
    );
  },
};

function placed(drawing: Illustration, ink: DrawContext, at: { x: number; y: number; size: number }): string {
  const [left, top, width, height] = drawing.box;
  const scale = scaleFor(drawing, at.size);
  const turn = drawing.tilt ? ` rotate(${drawing.tilt})` : '';
  const centre = `translate(${n(-left - width / 2)} ${n(-top - height / 2)})`;
  if (drawing.stance !== 'stand') {
    return group(
      group(drawing.art(ink), `translate(${n(at.x)} ${n(at.y)}) scale(${n(scale)})${turn} ${centre}`),
      'translate(0 0)',
      castShadow(ink.defs),
    );
  }
  const [footLeft, footWidth] = drawing.foot ?? [left, width];
  const half = (footWidth * scale) / 2;
  const middle = at.x + (footLeft + footWidth / 2 - left - width / 2) * scale;
  const shadow =
    ellipse(
      middle + half * 0.14,
      at.y - 2,
      half * 1.22,
      ink.defs.glow('#2a2118', 0.36),
      Math.max(16, half * 0.15),
    ) +
    ellipse(
      middle + half * 0.02,
      at.y - 3,
      half * 0.98,
      ink.defs.glow('#17130f', 0.42),
      Math.max(7, half * 0.05),
    );
  return (
    shadow +
    group(
      drawing.art(ink),
      `translate(${n(at.x)} ${n(at.y - (height * scale) / 2)}) scale(${n(scale)})${turn} ${centre}`,
    )
  );
}

function scaleFor({ box: [, , width, height], tilt = 0 }: Illustration, size: number): number {
  const angle = (Math.abs(tilt) * Math.PI) / 180;
  const across = width * Math.cos(angle) + height * Math.sin(angle);
  const upright = width * Math.sin(angle) + height * Math.cos(angle);
  // A rotated shape leaves the corners empty and can be a little larger.
  return ((Math.abs(tilt) > 25 ? 1.1 : 1) * size) / Math.max(across, upright);
}

// Flat products cast a soft shadow to the lower right, away from the light.
function castShadow(studio: SvgDefs): string {
  const url = studio.filter(
    'shadow',
    '<feDropShadow dx="12" dy="20" stdDeviation="13" flood-color="#2a2118" flood-opacity=".3"/>',
  );
  return ` filter="${url}"`;
}

function n(value: number): number {
  return Math.round(value * 1000) / 1000;
}

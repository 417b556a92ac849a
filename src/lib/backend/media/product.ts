import type { Drawing, Ink } from './drawing.ts';
import { DRAWINGS } from './drawings.ts';
import type { Kind } from './kinds.ts';
import { SETTINGS } from './settings.ts';
import { disc, group, rect, tone } from './shapes.ts';
import { openStudio, type Studio } from './studio.ts';

export type View = 1 | 2 | 3;

export type ProductPicture = {
  kind: Kind;
  colour: string;
  accent: string;
  view: View;
  shade?: string | null;
};

const SIZE = 800;
const GROUND = '#fafaf8';
// Content fills this share of the square, so that margins are even whatever is drawn.
const FILL = 0.78;

/** A picture of a product: 1 by itself, 2 close up, 3 at work. */
export function drawProduct({ kind, colour, accent, view, shade = null }: ProductPicture): string {
  const drawing = DRAWINGS[kind];
  const studio = openStudio(prefixOf(`${kind}${colour}${accent}${view}${shade ?? ''}`));
  const ink: Ink = { colour, accent, shade, studio };
  const body = VIEWS[view](drawing, ink);
  return svg(SIZE, SIZE, studio, body);
}

export function svg(width: number, height: number, studio: Studio, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${studio.defs()}${body}</svg>`;
}

/** The thing alone, scaled to fit a square of `size` around x, y; standing things end at y. */
export function placeProduct(kind: Kind, ink: Ink, x: number, y: number, size: number): string {
  return placed(DRAWINGS[kind], ink, { x, y, size });
}

/** Ids that do not meet those of another picture on the same page. */
export function prefixOf(text: string): string {
  let hash = 7;
  for (let index = 0; index < text.length; index += 1)
    hash = (Math.imul(hash, 31) + text.charCodeAt(index)) >>> 0;
  return `b${hash.toString(36)}-`;
}

const VIEWS: Record<View, (drawing: Drawing, ink: Ink) => string> = {
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
    const backdrop = ink.studio.fade(tone(ink.accent, 0.86), tone(ink.accent, 0.72));
    return (
      rect(0, 0, SIZE, SIZE, backdrop) +
      group(
        drawing.art(ink),
        `translate(400 400) rotate(${(drawing.tilt ?? 0) * 0.7}) scale(${n(scale)}) translate(${-fx} ${-fy})`,
        castShadow(ink.studio),
      )
    );
  },
  3: (drawing, ink) => {
    const place = SETTINGS[drawing.setting];
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

function placed(drawing: Drawing, ink: Ink, at: { x: number; y: number; size: number }): string {
  const [left, top, width, height] = drawing.box;
  const scale = scaleFor(drawing, at.size);
  const turn = drawing.tilt ? ` rotate(${drawing.tilt})` : '';
  const centre = `translate(${n(-left - width / 2)} ${n(-top - height / 2)})`;
  if (drawing.stance !== 'stand') {
    return group(
      group(drawing.art(ink), `translate(${n(at.x)} ${n(at.y)}) scale(${n(scale)})${turn} ${centre}`),
      'translate(0 0)',
      castShadow(ink.studio),
    );
  }
  const [footLeft, footWidth] = drawing.foot ?? [left, width];
  const half = (footWidth * scale) / 2;
  const middle = at.x + (footLeft + footWidth / 2 - left - width / 2) * scale;
  const shadow =
    disc(
      middle + half * 0.14,
      at.y - 2,
      half * 1.22,
      ink.studio.glow('#2a2118', 0.36),
      Math.max(16, half * 0.15),
    ) +
    disc(
      middle + half * 0.02,
      at.y - 3,
      half * 0.98,
      ink.studio.glow('#17130f', 0.42),
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

function scaleFor({ box: [, , width, height], tilt = 0 }: Drawing, size: number): number {
  const angle = (Math.abs(tilt) * Math.PI) / 180;
  const across = width * Math.cos(angle) + height * Math.sin(angle);
  const upright = width * Math.sin(angle) + height * Math.cos(angle);
  // A turned thing leaves the corners of its frame empty and can be a little larger.
  return ((Math.abs(tilt) > 25 ? 1.1 : 1) * size) / Math.max(across, upright);
}

// A flat thing throws a soft copy of itself to the lower right, where the light does not come from.
function castShadow(studio: Studio): string {
  const url = studio.filter(
    'shadow',
    '<feDropShadow dx="12" dy="20" stdDeviation="13" flood-color="#2a2118" flood-opacity=".3"/>',
  );
  return ` filter="${url}"`;
}

function n(value: number): number {
  return Math.round(value * 1000) / 1000;
}

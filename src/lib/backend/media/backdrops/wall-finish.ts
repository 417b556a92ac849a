// Texture of a painted wall: grains of sand, chalk clouds or pearl.
import type { SvgDefs } from '../svg/gradients.ts';
import { adjustBrightness, ellipse, group, line, path, repeat } from '../svg/shapes.ts';

export type WallFinish = 'fine-grain' | 'coarse-grain' | 'chalk' | 'pearl';

const FINISH_PATTERNS: readonly (readonly [WallFinish, RegExp])[] = [
  ['coarse-grain', /coarse/i],
  ['fine-grain', /grain|texture/i],
  ['chalk', /chalk/i],
  ['pearl', /metallic|hammered/i],
];

/** Returns the texture that a paint's specification of its finish names; undefined for a smooth finish. */
export function findWallFinish(finish = ''): WallFinish | undefined {
  return FINISH_PATTERNS.find(([, pattern]) => pattern.test(finish))?.[0];
}

/** Draws the texture over a wall; `outline` is the path data of the painted area. */
export function drawWallFinish(finish: WallFinish, colour: string, outline: string, defs: SvgDefs): string {
  const mask = defs.mask(path(outline, '#fff'));
  return group(drawTexture(finish, colour, defs), 'translate(0 0)', ` mask="${mask}"`);
}

function drawTexture(finish: WallFinish, colour: string, defs: SvgDefs): string {
  if (finish === 'chalk') return drawClouds(colour, defs) + drawStrokes(colour, 0.1);
  if (finish === 'pearl') return drawStrokes(colour, 0.16) + drawGrains(colour, 13, 2.4);
  if (finish === 'coarse-grain') return drawGrains(colour, 15, 10);
  return drawStrokes(colour, 0.13) + drawGrains(colour, 8, 5);
}

/** Rows of lit grains with their shadows, at uneven distances. */
function drawGrains(colour: string, step: number, size: number): string {
  const gaps = [1.3, 2.1, 1.1, 1.7, 2.6, 1.2, 1.9].map((share) => Math.round(share * step * 10) / 10);
  const period = gaps.reduce((sum, gap) => sum + gap, 0);
  const rows = repeat(Math.ceil(620 / step), (row) => {
    const start = Math.round((row * 0.618 * period) % period);
    return `M${-start} ${row * step + 3}q340 ${((row * 13) % 11) - 5} 780 ${((row * 7) % 9) - 4}`;
  });
  const dashes = ` stroke-dasharray="${gaps.map((gap) => `0 ${gap}`).join(' ')}"`;
  const lit = line(rows, adjustBrightness(colour, 0.4), size, `${dashes} opacity=".8"`);
  const shaded = line(rows, adjustBrightness(colour, -0.4), size, `${dashes} opacity=".6"`);
  return group(shaded, `translate(${size * 0.4} ${size * 0.5})`) + lit;
}

/** Broad crossing strokes of a brush. */
function drawStrokes(colour: string, opacity: number): string {
  const strokes = (first: number): string =>
    repeat(22, (index) => {
      const x = ((index * 211 + first * 97) % 760) - 60;
      const y = (index * 137 + first * 61) % 640;
      return `M${x} ${y}q90 ${index % 2 ? -70 : 66} 190 ${index % 2 ? -90 : 100}`;
    });
  return (
    line(strokes(0), adjustBrightness(colour, 0.5), 54, ` opacity="${opacity}"`) +
    line(strokes(1), adjustBrightness(colour, -0.3), 44, ` opacity="${opacity}"`)
  );
}

/** Soft light and dark clouds, as limewash and chalk paint dry. */
function drawClouds(colour: string, defs: SvgDefs): string {
  return repeat(16, (index) =>
    ellipse(
      (index * 173) % 700,
      (index * 227) % 620,
      170 - (index % 4) * 24,
      defs.glow(adjustBrightness(colour, index % 2 ? 0.6 : -0.36), 0.6),
      112 - (index % 3) * 18,
    ),
  );
}

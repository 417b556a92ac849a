import { drawProductAt } from '../draw-product.ts';
import type { IllustrationKind } from '../illustrations.ts';
import type { SvgDefs } from '../svg/gradients.ts';
import { adjustBrightness, ellipse, group, line, path, rect, repeat } from '../svg/shapes.ts';

export const WIDTH = 1200;
export const HEIGHT = 900;

export type Scene = (defs: SvgDefs) => string;

/** Draws a product in a scene: standing products end at y, others are centred on x, y. */
export function placeProduct(
  defs: SvgDefs,
  kind: IllustrationKind,
  [colour, accent]: [string, string],
  [x, y]: [number, number],
  size: number,
  shade: string | null = null,
): string {
  return drawProductAt(kind, { colour, accent, shade, defs }, x, y, size);
}

export function floor(defs: SvgDefs, top: number, wood: string): string {
  const gap = (HEIGHT - top) / 4;
  return (
    rect(
      0,
      top,
      WIDTH,
      HEIGHT - top,
      defs.fade(adjustBrightness(wood, -0.06), adjustBrightness(wood, 0.12)),
    ) +
    repeat(3, (row) =>
      line(
        `M0 ${Math.round(top + gap * (row + 1) - gap * 0.4)}h${WIDTH}`,
        adjustBrightness(wood, -0.24),
        3,
        ' opacity=".5"',
      ),
    )
  );
}

/** The slanted light of a window on a wall. */
export function sunlight(x: number, y: number, scale: number, opacity = 0.2): string {
  const pane = (left: number, top: number): string => path(`M${left} ${top}l150-60v190l-150 60z`, '#fff8e0');
  return group(
    pane(0, 60) + pane(166, -6) + pane(0, 266) + pane(166, 200),
    `translate(${x} ${y}) scale(${scale})`,
    ` opacity="${opacity}"`,
  );
}

export function palmPlant(defs: SvgDefs, x: number, y: number, scale: number, pot = '#f1ece2'): string {
  const leaves = repeat(9, (index) => {
    const offset = (index - 4) * 46;
    const height = 300 - Math.abs(index - 4) * 34;
    return path(
      `M0 -90q${offset * 0.4} ${-height * 0.7} ${offset * 1.5} ${-height}q${-offset * 0.2} ${height * 0.5} ${-offset * 1.5} ${height}z`,
      index % 2 ? '#4f7a57' : '#6b9468',
    );
  });
  return group(
    ellipse(6, 0, 96, defs.glow('#2a2118', 0.4), 20) +
      leaves +
      path('M-64 -100H64L50 0H-50z', defs.verticalCylinder(pot)) +
      rect(-70, -112, 140, 26, defs.verticalCylinder(adjustBrightness(pot, 0.2)), 6),
    `translate(${x} ${y}) scale(${scale})`,
  );
}

export function lantern(defs: SvgDefs, x: number, y: number, scale: number): string {
  return group(
    ellipse(0, 70, 170, defs.glow('#ffd98a', 0.55)) +
      path('M-10 0h20v-20h-20zM-34 14Q0-26 34 14z', '#8a5a2b') +
      path('M-36 14h72l14 34v62l-16 24h-68l-16-24V48z', defs.verticalCylinder('#a9713f')) +
      path('M-26 24h52l10 26v54l-10 18h-52l-10-18V50z', defs.fade('#fff3cf', '#ffc765')) +
      line('M0 24v98M-36 76h72M-26 40l52 66M26 40l-52 66', '#8a5a2b', 4),
    `translate(${x} ${y}) scale(${scale})`,
  );
}

export function cushion(
  defs: SvgDefs,
  x: number,
  y: number,
  size: number,
  colour: string,
  motif: string,
): string {
  return group(
    path('M-80 -60q80-18 160 0 14 60 0 120-80 16-160 0-14-60 0-120z', defs.flat(colour)) +
      path('M-78 -22h156M-78 22h156', 'none', ` stroke="${motif}" stroke-width="8"`) +
      path(
        `M-66 0l12-14 12 14-12 14zM-30 0l12-14 12 14-12 14zM6 0l12-14 12 14-12 14zM42 0l12-14 12 14-12 14z`,
        motif,
      ),
    `translate(${x} ${y}) scale(${size / 160})`,
  );
}

import type { SvgDefs } from '../svg/gradients.ts';
import { adjustBrightness, group, line, path, rect, repeat } from '../svg/shapes.ts';

/** Bounds: x, y, width, height. */
export type Bounds = [x: number, y: number, width: number, height: number];

/** A window of `columns` panes with frame and sill; the view is drawn from 0, 0 and not clipped. */
export function casement([x, y, width, height]: Bounds, columns: number, view: string): string {
  const pane = width / columns;
  return group(
    rect(-26, -26, width + 52, height + 44, '#17130f', 0, ' opacity=".1" transform="translate(10 12)"') +
      rect(-24, -24, width + 48, height + 40, '#f9f6ef', 4) +
      view +
      path(`M0 0h${width}v12H12v${height - 12}H0z`, '#17130f', ' opacity=".14"') +
      repeat(columns - 1, (index) => rect(pane * (index + 1) - 6, 0, 12, height, '#f9f6ef')) +
      rect(0, height * 0.36, width, 10, '#f9f6ef') +
      path(
        `M${width * 0.1} ${height}L${width * 0.5} 0h${width * 0.16}L${width * 0.26} ${height}z`,
        '#fff',
        ' opacity=".2"',
      ) +
      rect(-40, height + 10, width + 80, 22, '#fffdf8', 4) +
      rect(-36, height + 32, width + 72, 8, '#17130f', 4, ' opacity=".14"'),
    `translate(${x} ${y})`,
  );
}

/** Fronts of cabinets in a row, with a bar for a handle. */
export function cabinets(
  defs: SvgDefs,
  [x, y, width, height]: Bounds,
  count: number,
  colour: string,
  metal = '#c8a15a',
): string {
  const front = width / count;
  return (
    rect(x, y, width, height, adjustBrightness(colour, -0.35)) +
    repeat(count, (index) => {
      const left = x + front * index + 5;
      return (
        rect(left, y + 6, front - 10, height - 12, defs.flat(colour), 4) +
        rect(
          left + 18,
          y + 26,
          front - 46,
          height - 52,
          'none',
          3,
          ` stroke="${adjustBrightness(colour, -0.22)}" stroke-width="3"`,
        ) +
        rect(left + front / 2 - 42, y + 44, 74, 10, defs.horizontalCylinder(metal), 5)
      );
    })
  );
}

/** A string of bulbs along a path, one every `gap` units: dashes of length 0 with round ends. */
export function bulbs(d: string, gap = 70, cord = '#3d2a1d'): string {
  return (
    line(d, cord, 4) +
    line(d, '#ffe0a0', 34, ` stroke-dasharray="0 ${gap}" opacity=".28"`) +
    line(d, '#fffbe6', 13, ` stroke-dasharray="0 ${gap}"`)
  );
}

/** A shelf on two brackets. */
export function shelf(defs: SvgDefs, x: number, y: number, width: number, wood = '#b98a55'): string {
  return (
    rect(x, y + 16, width, 16, '#17130f', 0, ' opacity=".12"') +
    rect(x, y, width, 18, defs.fade(adjustBrightness(wood, 0.2), adjustBrightness(wood, -0.14)), 3) +
    repeat(2, (index) => {
      const bracketX = x + (index ? width - 60 : 44);
      return path(`M${bracketX} ${y + 18}h16v34q0 8-8 8t-8-8z`, adjustBrightness(wood, -0.3));
    })
  );
}

/** A date palm whose crown is at x, y; its trunk reaches 420 down at scale 1. */
export function datePalm(x: number, y: number, scale: number, fill: string): string {
  const frond = (angle: number): string =>
    path('M0 0q70-70 190-30-90-14-150 24 60-6 108 40-80-40-148-34z', fill, ` transform="rotate(${angle})"`);
  return group(
    path('M-10 0q-18 180 4 420h26q-18-220-10-420z', adjustBrightness('#6b4a34', -0.1)) +
      [-200, -160, -120, -75, -30, 8, 40].map(frond).join(''),
    `translate(${x} ${y}) scale(${scale})`,
  );
}

import type { SvgDefs } from '../svg/gradients.ts';
import { adjustBrightness, ellipse, line, path, rect, repeat } from '../svg/shapes.ts';

export const WIDTH = 1200;
export const HEIGHT = 800;

/** Colour of each surface, `#rrggbb`. */
export interface SurfaceColours {
  walls: string;
  trim: string;
  door: string;
}

export type Room = (defs: SvgDefs, colours: SurfaceColours) => string;

type Box = [x: number, y: number, width: number, height: number];

/**
 * A wall in its exact colour, so that the shade can be judged, with daylight from `side` (0 left, 1 right).
 */
export function wall(defs: SvgDefs, [x, y, width, height]: Box, colour: string, side: 0 | 1): string {
  const [nearX, farX] = side ? [width, 0] : [0, width];
  return clip(
    [x, y, width, height],
    rect(0, 0, width, height, colour) +
      ellipse(nearX, height * 0.4, width * 0.6, defs.glow('#fff6df', 0.34), height * 0.9) +
      ellipse(farX, height, width * 0.5, defs.glow('#17130f', 0.3), height * 0.75) +
      ellipse(farX, 0, width * 0.3, defs.glow('#17130f', 0.16), height * 0.5),
  );
}

/** Clips content, drawn from 0, 0, to a box. */
export function clip([x, y, width, height]: Box, content: string): string {
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}">${content}</svg>`;
}

/** A moulding along a wall: cornice, skirting, sill. */
export function moulding(x: number, y: number, width: number, height: number, colour: string): string {
  return (
    rect(x, y, width, height, colour) +
    rect(x, y, width, height * 0.22, adjustBrightness(colour, 0.3)) +
    rect(x, y + height * 0.62, width, height * 0.1, adjustBrightness(colour, -0.16)) +
    rect(x, y + height * 0.88, width, height * 0.12, adjustBrightness(colour, -0.26))
  );
}

// A recessed door panel: dark on the shaded edges, bright on the opposite ones.
function panel(x: number, y: number, width: number, height: number, colour: string): string {
  return (
    rect(x, y, width, height, adjustBrightness(colour, -0.3), 3) +
    rect(x + 5, y + 6, width - 5, height - 6, adjustBrightness(colour, 0.28), 3) +
    rect(x + 5, y + 6, width - 10, height - 12, adjustBrightness(colour, -0.05), 2) +
    rect(x + 16, y + 18, width - 32, height - 36, adjustBrightness(colour, 0.1), 2) +
    rect(x + 20, y + 22, width - 38, height - 38, colour, 2)
  );
}

/** A panelled door in its frame, standing on the line y + height. */
export function door(
  defs: SvgDefs,
  [x, y, width, height]: Box,
  colours: Pick<SurfaceColours, 'trim' | 'door'>,
): string {
  const { trim, door: colour } = colours;
  const edge = 22;
  const half = (width - 66) / 2;
  return (
    rect(
      x - edge - 4,
      y - edge + 10,
      width + 2 * edge + 20,
      height + edge - 10,
      '#17130f',
      0,
      ' opacity=".14"',
    ) +
    rect(x - edge, y - edge, width + 2 * edge, height + edge, trim) +
    rect(x - edge, y - edge, width + 2 * edge, 5, adjustBrightness(trim, 0.4)) +
    rect(x - edge, y - edge, 5, height + edge, adjustBrightness(trim, 0.3)) +
    rect(x - 6, y - 6, width + 12, height + 6, adjustBrightness(trim, -0.3)) +
    rect(x, y, width, height, colour) +
    repeat(2, (column) => {
      const left = x + 24 + column * (half + 18);
      return (
        panel(left, y + 26, half, height * 0.4, colour) +
        panel(left, y + height * 0.4 + 64, half, height * 0.6 - 92, colour)
      );
    }) +
    rect(x, y, width, 10, '#17130f', 0, ' opacity=".2"') +
    rect(x, y, 7, height, '#17130f', 0, ' opacity=".14"') +
    rect(x + width - 21, y + height * 0.47, 14, 62, defs.verticalCylinder('#c8a15a'), 5) +
    rect(x + width - 50, y + height * 0.47 + 16, 44, 11, defs.horizontalCylinder('#d8b25e'), 5)
  );
}

/** A window with two casements; `view` is drawn from 0, 0 and clipped. */
export function framedWindow(defs: SvgDefs, [x, y, width, height]: Box, trim: string, view: string): string {
  const bar = (left: number, top: number, barWidth: number, barHeight: number): string =>
    rect(left, top, barWidth, barHeight, trim) +
    rect(left + barWidth - 3, top, 3, barHeight, adjustBrightness(trim, -0.2));
  return (
    rect(x - 24, y - 14, width + 60, height + 50, '#17130f', 0, ' opacity=".12"') +
    rect(x - 26, y - 26, width + 52, height + 46, trim) +
    rect(x - 26, y - 26, width + 52, 6, adjustBrightness(trim, 0.4)) +
    clip([x, y, width, height], view) +
    path(`M${x} ${y}h${width}v12H${x + 10}v${height - 12}H${x}z`, '#17130f', ' opacity=".2"') +
    bar(x + width / 2 - 7, y, 14, height) +
    rect(x, y + height * 0.32, width, 10, trim) +
    path(
      `M${x + width * 0.1} ${y + height}l${width * 0.36}-${height}h${width * 0.14}l-${width * 0.36} ${height}z`,
      '#fff',
      ' opacity=".22"',
    ) +
    moulding(x - 42, y + height + 14, width + 84, 24, trim) +
    rect(x - 36, y + height + 38, width + 72, 10, defs.fade('#17130f', '#17130f'), 4, ' opacity=".16"')
  );
}

/** Floorboards or tiles seen at eye level. */
export function ground(defs: SvgDefs, top: number, nearColour: string, farColour: string): string {
  const height = HEIGHT - top;
  return (
    rect(0, top, WIDTH, height, defs.fade(farColour, nearColour)) +
    line(
      [0.18, 0.44, 0.76].map((share) => `M0 ${Math.round(top + height * share)}h${WIDTH}`).join(''),
      adjustBrightness(nearColour, -0.3),
      2.5,
      ' opacity=".45"',
    ) +
    rect(0, top, WIDTH, 14, '#17130f', 0, ' opacity=".14"')
  );
}

/** Daylight through two panes, slanting over wall and floor. */
export function daylight(x: number, y: number, scale: number): string {
  const pane = (left: number): string => path(`M${left} 40l130-40v250l-130 40z`, '#fff6d8');
  return `<g transform="translate(${x} ${y}) scale(${scale})" opacity=".2">${pane(0)}${pane(144)}</g>`;
}

// Parts shared by illustrations of tools and fittings: cables, wheels, discs, gauges and the heads of screws.

import type { SvgDefs } from '../svg/gradients.ts';
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

export const RUBBER = '#2e3235';
export const IRON = '#6d757a';
export const STEEL = '#b7bec3';
export const BRASS = '#d0a24a';

const round = (value: number): number => Math.round(value * 10) / 10;

/** Returns a point on a circle as path data; degrees run clockwise from the right. */
export function getCirclePoint(x: number, y: number, radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
}

/** Repeats a drawing around a centre, `count` times at equal angles. */
export function repeatAround(count: number, x: number, y: number, draw: (index: number) => string): string {
  return repeat(count, (index) => group(draw(index), `rotate(${round((index * 360) / count)} ${x} ${y})`));
}

/** Two opposite wedges of light, as on a turned metal disc. */
export function sheen(x: number, y: number, radius: number, opacity = 0.4): string {
  const wedge = (from: number, to: number): string =>
    `M${x} ${y}L${getCirclePoint(x, y, radius, from)}A${radius} ${radius} 0 0 1 ${getCirclePoint(x, y, radius, to)}z`;
  return path(`${wedge(202, 246)}${wedge(22, 66)}`, '#fff', ` opacity="${opacity}"`);
}

export function ring(
  x: number,
  y: number,
  radius: number,
  width: number,
  colour: string,
  attributes = '',
): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${colour}" stroke-width="${round(width)}"${attributes}/>`;
}

/** Draws `count` strokes around a circle, each `wide` and `long`. */
export function ticks(
  [x, y, radius]: readonly [number, number, number],
  count: number,
  [width, length]: readonly [number, number],
  colour: string,
  attributes = '',
): string {
  const step = (2 * Math.PI * radius) / count;
  return ring(
    x,
    y,
    radius,
    length,
    colour,
    ` stroke-dasharray="${round(width)} ${(step - width).toFixed(2)}"${attributes}`,
  );
}

export function cord(d: string, width = 16): string {
  return line(d, '#1f2224', width) + line(d, '#4a4f53', width * 0.26, ' opacity=".7"');
}

/** Dark slots side by side. */
export function vents(x: number, y: number, count: number, step: number, length: number, slant = 0): string {
  const slots = Array.from({ length: count }, (_, index) => `M${x + index * step} ${y}l${slant} ${length}`);
  return line(slots.join(''), '#17130f', 6, ' opacity=".38"');
}

/** The cross-slotted head of a screw. */
export function screwHead(defs: SvgDefs, x: number, y: number, radius = 12, colour = STEEL): string {
  const arm = round(radius * 0.5);
  return (
    ellipse(x, y, radius, defs.ball(colour)) +
    line(
      `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}M${x + arm} ${y - arm}l${-2 * arm} ${2 * arm}`,
      adjustBrightness(colour, -0.6),
      radius * 0.28,
    )
  );
}

export function wheel(defs: SvgDefs, x: number, y: number, radius: number, hub: string): string {
  return [
    ellipse(x, y, radius, defs.ball(RUBBER)),
    ring(x, y, radius * 0.86, radius * 0.06, '#000', ' opacity=".35"'),
    ellipse(x, y, radius * 0.6, defs.ball(hub)),
    ticks([x, y, radius * 0.36], 6, [radius * 0.13, radius * 0.26], '#17130f', ' opacity=".3"'),
    ellipse(x, y, radius * 0.16, adjustBrightness(hub, -0.5)),
  ].join('');
}

export function gauge(defs: SvgDefs, x: number, y: number, radius: number, needle = '#c8342b'): string {
  const rim = round(radius * 0.62);
  return [
    ellipse(x, y, radius, defs.ball(IRON)),
    ellipse(x, y, radius * 0.8, '#fbfaf6'),
    ticks([x, y, radius * 0.66], 12, [3, radius * 0.16], '#3a3f43'),
    line(`M${x} ${y}L${getCirclePoint(x, y, radius * 0.56, 224)}`, needle, radius * 0.09),
    ellipse(x, y, radius * 0.12, '#3a3f43'),
    highlightStroke(
      `M${getCirclePoint(x, y, rim, 190)}A${rim} ${rim} 0 0 1 ${getCirclePoint(x, y, rim, 250)}`,
      radius * 0.1,
      0.9,
    ),
  ].join('');
}

/** A cordless tool's battery with its lights, seen from the side. */
export function batteryFoot(defs: SvgDefs, x: number, y: number, colour: string, width = 220): string {
  return [
    rect(x + 8, y - 12, width - 40, 26, defs.horizontalCylinder('#3f4548'), 8),
    rect(x, y, width, 90, defs.flat(RUBBER), 16),
    rect(x, y + 56, width, 14, colour),
    repeat(3, (index) => ellipse(x + 28 + index * 20, y + 36, 6, index < 2 ? '#8fd16a' : '#55605a')),
    highlightStroke(`M${x + 18} ${y + 15}h${width - 60}`, 4, 0.25),
  ].join('');
}

/** A box seen from the front, with a little of its right side and its top. */
export function block(
  defs: SvgDefs,
  [x, y, width, height]: readonly [number, number, number, number],
  [right, up]: readonly [number, number],
  colour: string,
): string {
  return [
    path(
      `M${x + width} ${y}l${right} ${-up}v${height}l${-right} ${up}z`,
      defs.fade(adjustBrightness(colour, -0.22), adjustBrightness(colour, -0.42)),
    ),
    path(`M${x} ${y}l${right} ${-up}h${width}l${-right} ${up}z`, adjustBrightness(colour, 0.3)),
    rect(x, y, width, height, defs.flat(colour)),
    highlightStroke(`M${x + 3} ${y + 2}h${width - 6}`, 3, 0.45),
  ].join('');
}

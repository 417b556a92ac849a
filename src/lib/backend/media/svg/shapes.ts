// Shapes that illustrations are made of, as SVG text, and functions for their colours.

const round = (value: number): number => Math.round(value * 10) / 10;

const INK = [23, 19, 15];
const WHITE = [255, 255, 255];

/** Lightens a colour by a positive amount, darkens it towards warm ink by a negative one; -1 … 1. */
export function adjustBrightness(hex: string, amount: number): string {
  const target = amount > 0 ? WHITE : INK;
  const share = Math.abs(amount);
  const channels = [1, 3, 5].map((start, index) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16);
    return Math.round(channel + ((target[index] ?? 0) - channel) * share);
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Perceived brightness, 0 (black) to 1 (white). */
export function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(hex.slice(start, start + 2), 16),
  );
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  attributes = '',
): string {
  const corner = radius ? ` rx="${round(radius)}"` : '';
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${corner} fill="${fill}"${attributes}/>`;
}

export function ellipse(
  x: number,
  y: number,
  radius: number,
  fill: string,
  radiusY = radius,
  attributes = '',
): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(radius)}" ry="${round(radiusY)}" fill="${fill}"${attributes}/>`;
}

export function path(d: string, fill: string, attributes = ''): string {
  return `<path d="${d}" fill="${fill}"${attributes}/>`;
}

/** A stroke with round ends. */
export function line(d: string, colour: string, width: number, attributes = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes}/>`;
}

/** A highlight along an edge. */
export function highlightStroke(d: string, width: number, opacity = 0.5): string {
  return line(d, '#fff', width, ` opacity="${opacity}"`);
}

/** A shadow that one part casts on another. */
export function shadowPath(d: string, opacity = 0.16): string {
  return path(d, '#17130f', ` opacity="${opacity}"`);
}

export function group(content: string, transform: string, attributes = ''): string {
  return `<g transform="${transform}"${attributes}>${content}</g>`;
}

/** Repeats a drawing `count` times. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** An upright cylinder seen slightly from above; `depth` is half the height of its ellipse. */
export function cylinder(
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
  fill: string,
): string {
  const halfWidth = round(width / 2);
  return path(
    `M${round(x)} ${round(y)}v${round(height)}a${halfWidth} ${depth} 0 0 0 ${round(width)} 0v${round(-height)}a${halfWidth} ${depth} 0 0 1 ${round(-width)} 0z`,
    fill,
  );
}

/** Draws a horizontal section of an upright cylinder, such as its top or the level of its contents. */
export function cylinderTop(x: number, y: number, width: number, depth: number, fill: string): string {
  return ellipse(x + width / 2, y, width / 2, fill, depth);
}

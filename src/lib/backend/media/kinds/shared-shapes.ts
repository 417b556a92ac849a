// Shapes shared by illustrations: bars, leaves, stitches.
import { adjustBrightness, brightness, group, line, path } from '../svg/shapes.ts';

/** A bent round bar, lit from the upper left. */
export function tube(d: string, colour: string, width: number): string {
  const light = group(
    line(d, adjustBrightness(colour, 0.55), width * 0.2, ' opacity=".75"'),
    `translate(${(-width * 0.14).toFixed(1)} ${(-width * 0.16).toFixed(1)})`,
  );
  return line(d, adjustBrightness(colour, -0.42), width) + line(d, colour, width * 0.76) + light;
}

/** A pointed leaf growing upwards from x, y and turned by `angle` degrees, with its middle rib. */
export function leaf(
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  colour: string,
): string {
  const half = Math.round(width / 2);
  const getY = (share: number): number => Math.round(length * share);
  return group(
    path(
      `M0 0C${-half} ${-getY(0.2)} ${-half} ${-getY(0.65)} 0 ${-length}z`,
      adjustBrightness(colour, 0.14),
    ) +
      path(
        `M0 0C${half} ${-getY(0.2)} ${half} ${-getY(0.65)} 0 ${-length}z`,
        adjustBrightness(colour, -0.14),
      ) +
      line(
        `M0 0V${-getY(0.86)}`,
        adjustBrightness(colour, -0.34),
        Math.max(2, width * 0.04),
        ' opacity=".6"',
      ),
    `translate(${x} ${y}) rotate(${angle})`,
  );
}

/** A seam of thread. */
export function seam(d: string, colour: string, width = 3, dash = '9 8'): string {
  return line(d, colour, width, ` stroke-dasharray="${dash}" opacity=".75"`);
}

/** Colour of text on a pack's label: dark enough to read. */
export function getPrintColour(accent: string): string {
  return brightness(accent) > 0.75 ? adjustBrightness(accent, -0.55) : accent;
}

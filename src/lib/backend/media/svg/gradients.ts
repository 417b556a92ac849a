// Gradients of all illustrations: one soft light from the upper left.
import { ellipse, path, rect, shadeColour } from './shapes.ts';

type Stop = [offset: number, colour: string, opacity?: number];

export type SvgDefs = {
  /** Upright cylinder, lit from the left. */
  verticalCylinder: (colour: string) => string;
  /** Horizontal cylinder, lit from above. */
  horizontalCylinder: (colour: string) => string;
  /** A flat or gently curved face. */
  flat: (colour: string) => string;
  /** A ball or dome. */
  ball: (colour: string) => string;
  /** Polished metal, vertical or horizontal. */
  verticalSteel: (colour?: string) => string;
  horizontalSteel: (colour?: string) => string;
  /** Light that fades to transparent. */
  glow: (colour: string, opacity?: number) => string;
  /** Vertical gradient between two colours. */
  fade: (above: string, below: string) => string;
  /** All definitions used so far, as one `<defs>`. */
  renderDefs: () => string;
  filter: (name: string, effect: string) => string;
  /** Mask that shows white areas and hides black ones. */
  mask: (shapes: string) => string;
};

const STEEL_COLOUR = '#c3cacf';

export function createSvgDefs(prefix: string): SvgDefs {
  const elementByKey = new Map<string, string>();

  const define = (key: string, element: (id: string) => string): string => {
    const id = `${prefix}${[...elementByKey.keys()].indexOf(key) + 1 || elementByKey.size + 1}`;
    if (!elementByKey.has(key)) elementByKey.set(key, element(id));
    return `url(#${id})`;
  };
  const defineLinearGradient = (key: string, axis: string, stops: Stop[]): string =>
    define(
      key,
      (id) => `<linearGradient id="${id}" ${axis}>${stops.map(formatStop).join('')}</linearGradient>`,
    );

  const getCylinderStops = (colour: string): Stop[] => [
    [0, shadeColour(colour, -0.2)],
    [0.1, shadeColour(colour, 0.05)],
    [0.26, shadeColour(colour, 0.38)],
    [0.48, colour],
    [0.82, shadeColour(colour, -0.26)],
    [1, shadeColour(colour, -0.36)],
  ];
  const getSteelStops = (colour: string): Stop[] => [
    [0, shadeColour(colour, -0.35)],
    [0.12, shadeColour(colour, 0.25)],
    [0.27, shadeColour(colour, 0.8)],
    [0.42, shadeColour(colour, 0.1)],
    [0.66, shadeColour(colour, -0.32)],
    [0.84, shadeColour(colour, -0.45)],
    [1, shadeColour(colour, -0.1)],
  ];
  const horizontalAxis = 'x1="0" y1="0" x2="1" y2="0"';
  const verticalAxis = 'x1="0" y1="0" x2="0" y2="1"';

  return {
    verticalCylinder: (colour) =>
      defineLinearGradient(`r${colour}`, horizontalAxis, getCylinderStops(colour)),
    horizontalCylinder: (colour) =>
      defineLinearGradient(`l${colour}`, verticalAxis, getCylinderStops(colour)),
    verticalSteel: (colour = STEEL_COLOUR) =>
      defineLinearGradient(`s${colour}`, horizontalAxis, getSteelStops(colour)),
    horizontalSteel: (colour = STEEL_COLOUR) =>
      defineLinearGradient(`t${colour}`, verticalAxis, getSteelStops(colour)),
    flat: (colour) =>
      defineLinearGradient(`f${colour}`, 'x1="0" y1="0" x2="0.8" y2="1"', [
        [0, shadeColour(colour, 0.26)],
        [0.45, colour],
        [1, shadeColour(colour, -0.28)],
      ]),
    ball: (colour) =>
      define(
        `b${colour}`,
        (id) =>
          `<radialGradient id="${id}" cx="0.34" cy="0.28" r="0.8">${(
            [
              [0, shadeColour(colour, 0.55)],
              [0.3, shadeColour(colour, 0.12)],
              [0.62, shadeColour(colour, -0.08)],
              [1, shadeColour(colour, -0.42)],
            ] as Stop[]
          )
            .map(formatStop)
            .join('')}</radialGradient>`,
      ),
    glow: (colour, opacity = 0.8) =>
      define(
        `g${colour}${opacity}`,
        (id) =>
          `<radialGradient id="${id}">${formatStop([0, colour, opacity])}${formatStop([0.5, colour, opacity * 0.35])}${formatStop([1, colour, 0])}</radialGradient>`,
      ),
    fade: (above, below) =>
      defineLinearGradient(`v${above}${below}`, verticalAxis, [
        [0, above],
        [1, below],
      ]),
    renderDefs: () => `<defs>${[...elementByKey.values()].join('')}</defs>`,
    filter: (name, effect) =>
      define(
        `filter ${name}`,
        (id) => `<filter id="${id}" x="-0.2" y="-0.2" width="1.5" height="1.5">${effect}</filter>`,
      ),
    mask: (shapes) => define(`stencil ${shapes}`, (id) => `<mask id="${id}">${shapes}</mask>`),
  };
}

function formatStop([offset, colour, opacity]: Stop): string {
  return `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`}/>`;
}

/** A product label: paper with an arch as logo and lines as text. */
export function drawLabel(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  paper = '#fbf8f1',
): string {
  const logoSize = Math.min(width, height) * 0.34;
  const left = x + width / 2 - logoSize / 2;
  const top = y + height * 0.16;
  const drawBar = (topShare: number, share: number, thickness: number, opacity: number): string =>
    rect(
      x + (width * (1 - share)) / 2,
      y + height * topShare,
      width * share,
      thickness,
      colour,
      thickness / 2,
      ` opacity="${opacity}"`,
    );
  return [
    rect(x, y, width, height, paper, Math.min(width, height) * 0.06),
    path(
      `M${round(left)} ${round(top + logoSize)}v${round(-logoSize * 0.5)}a${round(logoSize / 2)} ${round(logoSize / 2)} 0 0 1 ${round(logoSize)} 0v${round(logoSize * 0.5)}h${round(-logoSize * 0.28)}v${round(-logoSize * 0.45)}a${round(logoSize * 0.22)} ${round(logoSize * 0.22)} 0 0 0 ${round(-logoSize * 0.44)} 0v${round(logoSize * 0.45)}z`,
      colour,
    ),
    drawBar(0.62, 0.62, height * 0.07, 1),
    drawBar(0.76, 0.44, height * 0.04, 0.55),
    drawBar(0.85, 0.3, height * 0.03, 0.4),
  ].join('');
}

/** The manufacturer's logo without a label, for tools and small parts. */
export function drawBadge(x: number, y: number, width: number, colour: string): string {
  const height = width * 0.34;
  return (
    rect(x, y, width, height, colour, height * 0.2) +
    ellipse(x + height * 0.55, y + height / 2, height * 0.24, '#fff', height * 0.24, ' opacity=".9"') +
    rect(
      x + height,
      y + height * 0.34,
      width - height * 1.35,
      height * 0.14,
      '#fff',
      height * 0.07,
      ' opacity=".9"',
    ) +
    rect(
      x + height,
      y + height * 0.56,
      (width - height * 1.35) * 0.6,
      height * 0.1,
      '#fff',
      height * 0.05,
      ' opacity=".6"',
    )
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

// Gradients of all illustrations: one soft light from the upper left.
import { adjustBrightness } from './shapes.ts';

type GradientStop = [offset: number, colour: string, opacity?: number];

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
  fade: (topColour: string, bottomColour: string) => string;
  /** All definitions used so far, as one `<defs>`. */
  renderDefs: () => string;
  filter: (name: string, effect: string) => string;
  /** Mask that shows white areas and hides black ones. */
  mask: (shapes: string) => string;
};

const STEEL_COLOUR = '#c3cacf';

export function createSvgDefs(prefix: string): SvgDefs {
  const elementByKey = new Map<string, string>();

  const addDefinition = (key: string, element: (id: string) => string): string => {
    const id = `${prefix}${[...elementByKey.keys()].indexOf(key) + 1 || elementByKey.size + 1}`;
    if (!elementByKey.has(key)) elementByKey.set(key, element(id));
    return `url(#${id})`;
  };
  const defineLinearGradient = (key: string, axis: string, stops: GradientStop[]): string =>
    addDefinition(
      key,
      (id) => `<linearGradient id="${id}" ${axis}>${stops.map(formatStop).join('')}</linearGradient>`,
    );

  const getCylinderStops = (colour: string): GradientStop[] => [
    [0, adjustBrightness(colour, -0.2)],
    [0.1, adjustBrightness(colour, 0.05)],
    [0.26, adjustBrightness(colour, 0.38)],
    [0.48, colour],
    [0.82, adjustBrightness(colour, -0.26)],
    [1, adjustBrightness(colour, -0.36)],
  ];
  const getSteelStops = (colour: string): GradientStop[] => [
    [0, adjustBrightness(colour, -0.35)],
    [0.12, adjustBrightness(colour, 0.25)],
    [0.27, adjustBrightness(colour, 0.8)],
    [0.42, adjustBrightness(colour, 0.1)],
    [0.66, adjustBrightness(colour, -0.32)],
    [0.84, adjustBrightness(colour, -0.45)],
    [1, adjustBrightness(colour, -0.1)],
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
        [0, adjustBrightness(colour, 0.26)],
        [0.45, colour],
        [1, adjustBrightness(colour, -0.28)],
      ]),
    ball: (colour) =>
      addDefinition(
        `b${colour}`,
        (id) =>
          `<radialGradient id="${id}" cx="0.34" cy="0.28" r="0.8">${(
            [
              [0, adjustBrightness(colour, 0.55)],
              [0.3, adjustBrightness(colour, 0.12)],
              [0.62, adjustBrightness(colour, -0.08)],
              [1, adjustBrightness(colour, -0.42)],
            ] as GradientStop[]
          )
            .map(formatStop)
            .join('')}</radialGradient>`,
      ),
    glow: (colour, opacity = 0.8) =>
      addDefinition(
        `g${colour}${opacity}`,
        (id) =>
          `<radialGradient id="${id}">${formatStop([0, colour, opacity])}${formatStop([0.5, colour, opacity * 0.35])}${formatStop([1, colour, 0])}</radialGradient>`,
      ),
    fade: (topColour, bottomColour) =>
      defineLinearGradient(`v${topColour}${bottomColour}`, verticalAxis, [
        [0, topColour],
        [1, bottomColour],
      ]),
    renderDefs: () => `<defs>${[...elementByKey.values()].join('')}</defs>`,
    filter: (name, effect) =>
      addDefinition(
        `filter ${name}`,
        (id) => `<filter id="${id}" x="-0.2" y="-0.2" width="1.5" height="1.5">${effect}</filter>`,
      ),
    mask: (shapes) => addDefinition(`stencil ${shapes}`, (id) => `<mask id="${id}">${shapes}</mask>`),
  };
}

function formatStop([offset, colour, opacity]: GradientStop): string {
  return `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`}/>`;
}

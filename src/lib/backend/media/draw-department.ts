import { drawProductAt } from './draw-product.ts';
import type { IllustrationKind } from './illustrations.ts';
import { createIdPrefix, createSvgDocument } from './svg/document.ts';
import { createSvgDefs } from './svg/gradients.ts';
import { adjustBrightness, ellipse, path, rect } from './svg/shapes.ts';

const SIZE = 800;

type Item = {
  kind: IllustrationKind;
  colours: [string, string];
  position: [x: number, y: number];
  size: number;
  shade?: string;
};

const LAYOUTS: Record<string, { groundColour: string; archColour: string; items: Item[] }> = {
  paint: {
    groundColour: '#f0dfcb',
    archColour: '#c9694a',
    items: [
      {
        kind: 'paint-bucket',
        colours: ['#f1ece2', '#1f4f57'],
        position: [540, 670],
        size: 350,
        shade: '#2f6f8f',
      },
      {
        kind: 'paint-tin',
        colours: ['#e7ded0', '#1f4f57'],
        position: [310, 690],
        size: 420,
        shade: '#e0b13c',
      },
      { kind: 'brush', colours: ['#c98a4b', '#e0b13c'], position: [560, 250], size: 310 },
    ],
  },
  'power-tools': {
    groundColour: '#dfe3e3',
    archColour: '#8fa3a8',
    items: [
      { kind: 'drill', colours: ['#c8342b', '#2b2d2f'], position: [350, 676], size: 510 },
      { kind: 'sander', colours: ['#c8342b', '#2b2d2f'], position: [610, 724], size: 240 },
    ],
  },
  'hand-tools': {
    groundColour: '#f1e6c8',
    archColour: '#dfb24a',
    items: [
      { kind: 'hammer', colours: ['#24507f', '#e0a526'], position: [300, 290], size: 360 },
      { kind: 'pliers', colours: ['#c8342b', '#f0c419'], position: [540, 300], size: 300 },
      { kind: 'toolbox', colours: ['#2b2d2f', '#e0a526'], position: [420, 690], size: 430 },
    ],
  },
  plumbing: {
    groundColour: '#d9e8e8',
    archColour: '#6fa7ae',
    items: [
      { kind: 'shower-head', colours: ['#c9d0d4', '#1d7f9c'], position: [540, 280], size: 340 },
      { kind: 'tap', colours: ['#c8a15a', '#34393c'], position: [330, 690], size: 480 },
      { kind: 'pipe-fitting', colours: ['#c8a15a', '#b5623a'], position: [590, 590], size: 200 },
    ],
  },
  electrical: {
    groundColour: '#e9dfd3',
    archColour: '#4f6a70',
    items: [
      { kind: 'pendant', colours: ['#c8a15a', '#f6efe0'], position: [400, 320], size: 420 },
      { kind: 'bulb', colours: ['#ffd98a', '#c9d0d4'], position: [280, 690], size: 250 },
      { kind: 'switch', colours: ['#f7f6f2', '#c9d0d4'], position: [530, 590], size: 180 },
    ],
  },
  garden: {
    groundColour: '#e4ead6',
    archColour: '#8fa873',
    items: [
      { kind: 'garden-chair', colours: ['#a9713f', '#e6d8c0'], position: [330, 680], size: 440 },
      { kind: 'plant-pot', colours: ['#b8623c', '#5f7f4a'], position: [600, 690], size: 320 },
      { kind: 'watering-can', colours: ['#7c8f6a', '#c8a15a'], position: [480, 730], size: 210 },
    ],
  },
  hardware: {
    groundColour: '#e2ddd6',
    archColour: '#8a7a68',
    items: [
      { kind: 'door-handle', colours: ['#2e3235', '#c8a15a'], position: [290, 280], size: 300 },
      { kind: 'hinge', colours: ['#c8a15a', '#8d969c'], position: [582, 260], size: 190 },
      { kind: 'padlock', colours: ['#c8a15a', '#c3cacf'], position: [300, 690], size: 290 },
      { kind: 'rope', colours: ['#e6d8c0', '#b5523f'], position: [570, 694], size: 300 },
    ],
  },
  bathroom: {
    groundColour: '#dfe8e6',
    archColour: '#7ea39c',
    items: [
      { kind: 'mirror', colours: ['#c8a15a', '#e6d8c0'], position: [360, 236], size: 270 },
      { kind: 'basin', colours: ['#f7f5f0', '#c8a15a'], position: [350, 530], size: 400 },
      { kind: 'towel', colours: ['#c98f74', '#f1ece2'], position: [618, 694], size: 230 },
    ],
  },
  kitchen: {
    groundColour: '#f2e3d3',
    archColour: '#c2714a',
    items: [
      { kind: 'utensils', colours: ['#3a4044', '#c98a4b'], position: [576, 330], size: 330 },
      { kind: 'dallah', colours: ['#d0a24a', '#8a5a36'], position: [280, 684], size: 440 },
      { kind: 'pot', colours: ['#3f6f6a', '#c8a15a'], position: [540, 706], size: 340 },
    ],
  },
  storage: {
    groundColour: '#e9e4d8',
    archColour: '#a99a7c',
    items: [
      { kind: 'shelf-unit', colours: ['#34393c', '#c29a68'], position: [330, 676], size: 520 },
      { kind: 'basket', colours: ['#cda56c', '#8a5a36'], position: [590, 712], size: 270 },
    ],
  },
  cleaning: {
    groundColour: '#dcebee',
    archColour: '#5f9fb0',
    items: [
      { kind: 'broom', colours: ['#e0a526', '#f1ece2'], position: [250, 676], size: 520 },
      { kind: 'bucket', colours: ['#24678a', '#e0a526'], position: [450, 700], size: 350 },
      { kind: 'spray-bottle', colours: ['#7fb4a0', '#f4f1ea'], position: [634, 716], size: 290 },
    ],
  },
  safety: {
    groundColour: '#f3ead0',
    archColour: '#e0b12f',
    items: [
      { kind: 'hi-vis-vest', colours: ['#e2611c', '#d8e04a'], position: [300, 290], size: 350 },
      { kind: 'fire-extinguisher', colours: ['#c8342b', '#f1ece2'], position: [580, 680], size: 440 },
      { kind: 'helmet', colours: ['#f7f3e6', '#24507f'], position: [330, 700], size: 310 },
    ],
  },
  home: {
    groundColour: '#efe2d6',
    archColour: '#9a6a58',
    items: [
      { kind: 'picture-frame', colours: ['#c8a15a', '#3f7f78'], position: [300, 250], size: 220 },
      { kind: 'barrel-chair', colours: ['#3f7f78', '#c98a4b'], position: [326, 690], size: 350 },
      { kind: 'lantern', colours: ['#c8a15a', '#e0a05a'], position: [610, 704], size: 340 },
    ],
  },
  fashion: {
    groundColour: '#e6e2ea',
    archColour: '#7d7394',
    items: [
      { kind: 'thobe', colours: ['#f7f4ee', '#c8a15a'], position: [310, 380], size: 500 },
      { kind: 'jacket', colours: ['#2d3f5a', '#c98a4b'], position: [548, 330], size: 330 },
      { kind: 'cap', colours: ['#b5523f', '#f1ece2'], position: [570, 706], size: 270 },
    ],
  },
  food: {
    groundColour: '#eeead2',
    archColour: '#8f9a4e',
    items: [
      { kind: 'sack', colours: ['#e3cfa6', '#8a3f3a'], position: [300, 676], size: 430 },
      { kind: 'oil-bottle', colours: ['#d8a92e', '#3f6b3a'], position: [536, 680], size: 430 },
      { kind: 'date-box', colours: ['#6b3a2a', '#d0a24a'], position: [480, 730], size: 300 },
    ],
  },
};

export function hasDepartmentIllustration(catCode: string): boolean {
  return Object.hasOwn(LAYOUTS, catCode);
}

/** Draws a department's products before an arch in its colour. */
export function drawDepartment(catCode: string): string | null {
  const layout = hasDepartmentIllustration(catCode) ? LAYOUTS[catCode] : undefined;
  if (!layout) return null;
  const defs = createSvgDefs(createIdPrefix(`department ${catCode}`));
  const items = layout.items.map(
    ({ kind, colours: [colour, accent], position: [x, y], size, shade = null }) =>
      drawProductAt(kind, { colour, accent, shade, defs }, x, y, size),
  );
  const body = [
    rect(0, 0, SIZE, SIZE, defs.flat(layout.groundColour)),
    path('M110 690V380a290 290 0 0 1 580 0v310z', defs.flat(layout.archColour)),
    path('M110 690V380a290 290 0 0 1 200-276q-80 120-80 280v306z', '#fff', ' opacity=".12"'),
    rect(
      0,
      660,
      SIZE,
      140,
      defs.fade(adjustBrightness(layout.groundColour, 0.35), adjustBrightness(layout.groundColour, -0.08)),
    ),
    ellipse(400, 664, 400, defs.glow(adjustBrightness(layout.archColour, -0.4), 0.25), 30),
    ...items,
  ];
  return createSvgDocument(SIZE, SIZE, defs, body.join(''));
}

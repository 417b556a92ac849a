import { drawProductAt } from './draw-product.ts';
import type { IllustrationKind } from './illustrations.ts';
import { createIdPrefix, createSvgDocument } from './svg/document.ts';
import { createSvgDefs } from './svg/gradients.ts';
import { ellipse, path, rect, shadeColour } from './svg/shapes.ts';

const SIZE = 800;

type Item = {
  kind: IllustrationKind;
  colours: [string, string];
  position: [x: number, y: number];
  size: number;
  shade?: string;
};

const LAYOUTS: Record<string, { ground: string; arch: string; items: Item[] }> = {
  paint: {
    ground: '#f0dfcb',
    arch: '#c9694a',
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
    ground: '#dfe3e3',
    arch: '#8fa3a8',
    items: [
      { kind: 'drill', colours: ['#c8342b', '#2b2d2f'], position: [350, 676], size: 510 },
      { kind: 'sander', colours: ['#c8342b', '#2b2d2f'], position: [610, 724], size: 240 },
    ],
  },
  'hand-tools': {
    ground: '#f1e6c8',
    arch: '#dfb24a',
    items: [
      { kind: 'hammer', colours: ['#24507f', '#e0a526'], position: [300, 290], size: 360 },
      { kind: 'pliers', colours: ['#c8342b', '#f0c419'], position: [540, 300], size: 300 },
      { kind: 'toolbox', colours: ['#2b2d2f', '#e0a526'], position: [420, 690], size: 430 },
    ],
  },
  plumbing: {
    ground: '#d9e8e8',
    arch: '#6fa7ae',
    items: [
      { kind: 'shower-head', colours: ['#c9d0d4', '#1d7f9c'], position: [540, 280], size: 340 },
      { kind: 'tap', colours: ['#c8a15a', '#34393c'], position: [330, 690], size: 480 },
      { kind: 'pipe-fitting', colours: ['#c8a15a', '#b5623a'], position: [590, 590], size: 200 },
    ],
  },
  electrical: {
    ground: '#e9dfd3',
    arch: '#4f6a70',
    items: [
      { kind: 'pendant', colours: ['#c8a15a', '#f6efe0'], position: [400, 320], size: 420 },
      { kind: 'bulb', colours: ['#ffd98a', '#c9d0d4'], position: [280, 690], size: 250 },
      { kind: 'switch', colours: ['#f7f6f2', '#c9d0d4'], position: [530, 590], size: 180 },
    ],
  },
  garden: {
    ground: '#e4ead6',
    arch: '#8fa873',
    items: [
      { kind: 'garden-chair', colours: ['#a9713f', '#e6d8c0'], position: [330, 680], size: 440 },
      { kind: 'plant-pot', colours: ['#b8623c', '#5f7f4a'], position: [600, 690], size: 320 },
      { kind: 'watering-can', colours: ['#7c8f6a', '#c8a15a'], position: [480, 730], size: 210 },
    ],
  },
  hardware: {
    ground: '#e2ddd6',
    arch: '#8a7a68',
    items: [
      { kind: 'door-handle', colours: ['#2e3235', '#c8a15a'], position: [290, 280], size: 300 },
      { kind: 'hinge', colours: ['#c8a15a', '#8d969c'], position: [582, 260], size: 190 },
      { kind: 'padlock', colours: ['#c8a15a', '#c3cacf'], position: [300, 690], size: 290 },
      { kind: 'rope', colours: ['#e6d8c0', '#b5523f'], position: [570, 694], size: 300 },
    ],
  },
  bathroom: {
    ground: '#dfe8e6',
    arch: '#7ea39c',
    items: [
      { kind: 'mirror', colours: ['#c8a15a', '#e6d8c0'], position: [360, 236], size: 270 },
      { kind: 'basin', colours: ['#f7f5f0', '#c8a15a'], position: [350, 530], size: 400 },
      { kind: 'towel', colours: ['#c98f74', '#f1ece2'], position: [618, 694], size: 230 },
    ],
  },
  kitchen: {
    ground: '#f2e3d3',
    arch: '#c2714a',
    items: [
      { kind: 'utensils', colours: ['#3a4044', '#c98a4b'], position: [576, 330], size: 330 },
      { kind: 'dallah', colours: ['#d0a24a', '#8a5a36'], position: [280, 684], size: 440 },
      { kind: 'pot', colours: ['#3f6f6a', '#c8a15a'], position: [540, 706], size: 340 },
    ],
  },
  storage: {
    ground: '#e9e4d8',
    arch: '#a99a7c',
    items: [
      { kind: 'shelf-unit', colours: ['#34393c', '#c29a68'], position: [330, 676], size: 520 },
      { kind: 'basket', colours: ['#cda56c', '#8a5a36'], position: [590, 712], size: 270 },
    ],
  },
  cleaning: {
    ground: '#dcebee',
    arch: '#5f9fb0',
    items: [
      { kind: 'broom', colours: ['#e0a526', '#f1ece2'], position: [250, 676], size: 520 },
      { kind: 'bucket', colours: ['#24678a', '#e0a526'], position: [450, 700], size: 350 },
      { kind: 'spray-bottle', colours: ['#7fb4a0', '#f4f1ea'], position: [634, 716], size: 290 },
    ],
  },
  safety: {
    ground: '#f3ead0',
    arch: '#e0b12f',
    items: [
      { kind: 'hi-vis-vest', colours: ['#e2611c', '#d8e04a'], position: [300, 290], size: 350 },
      { kind: 'fire-extinguisher', colours: ['#c8342b', '#f1ece2'], position: [580, 680], size: 440 },
      { kind: 'helmet', colours: ['#f7f3e6', '#24507f'], position: [330, 700], size: 310 },
    ],
  },
  home: {
    ground: '#efe2d6',
    arch: '#9a6a58',
    items: [
      { kind: 'picture-frame', colours: ['#c8a15a', '#3f7f78'], position: [300, 250], size: 220 },
      { kind: 'armchair', colours: ['#3f7f78', '#c98a4b'], position: [350, 690], size: 390 },
      { kind: 'lantern', colours: ['#c8a15a', '#e0a05a'], position: [610, 704], size: 340 },
    ],
  },
  fashion: {
    ground: '#e6e2ea',
    arch: '#7d7394',
    items: [
      { kind: 'thobe', colours: ['#f7f4ee', '#c8a15a'], position: [310, 380], size: 500 },
      { kind: 'jacket', colours: ['#2d3f5a', '#c98a4b'], position: [548, 330], size: 330 },
      { kind: 'cap', colours: ['#b5523f', '#f1ece2'], position: [570, 706], size: 270 },
    ],
  },
  food: {
    ground: '#eeead2',
    arch: '#8f9a4e',
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
    rect(0, 0, SIZE, SIZE, defs.flat(layout.ground)),
    path('M110 690V380a290 290 0 0 1 580 0v310z', defs.flat(layout.arch)),
    path('M110 690V380a290 290 0 0 1 200-276q-80 120-80 280v306z', '#fff', ' opacity=".12"'),
    rect(0, 660, SIZE, 140, defs.fade(shadeColour(layout.ground, 0.35), shadeColour(layout.ground, -0.08))),
    ellipse(400, 664, 400, defs.glow(shadeColour(layout.arch, -0.4), 0.25), 30),
    ...items,
  ];
  return createSvgDocument(SIZE, SIZE, defs, body.join(''));
}

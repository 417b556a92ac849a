import type { Kind } from './kinds.ts';
import { placeProduct, prefixOf, svg } from './product.ts';
import { disc, path, rect, tone } from './shapes.ts';
import { openStudio } from './studio.ts';

const SIZE = 800;

type Item = { kind: Kind; look: [string, string]; at: [x: number, y: number]; size: number; shade?: string };

const GROUPS: Record<string, { ground: string; arch: string; items: Item[] }> = {
  paint: {
    ground: '#f0dfcb',
    arch: '#c9694a',
    items: [
      { kind: 'paint-bucket', look: ['#f1ece2', '#1f4f57'], at: [540, 670], size: 350, shade: '#2f6f8f' },
      { kind: 'paint-tin', look: ['#e7ded0', '#1f4f57'], at: [310, 690], size: 420, shade: '#e0b13c' },
      { kind: 'brush', look: ['#c98a4b', '#e0b13c'], at: [560, 250], size: 310 },
    ],
  },
  'power-tools': {
    ground: '#dfe3e3',
    arch: '#8fa3a8',
    items: [
      { kind: 'drill', look: ['#c8342b', '#2b2d2f'], at: [350, 676], size: 510 },
      { kind: 'sander', look: ['#c8342b', '#2b2d2f'], at: [610, 724], size: 240 },
    ],
  },
  'hand-tools': {
    ground: '#f1e6c8',
    arch: '#dfb24a',
    items: [
      { kind: 'hammer', look: ['#24507f', '#e0a526'], at: [300, 290], size: 360 },
      { kind: 'pliers', look: ['#c8342b', '#f0c419'], at: [540, 300], size: 300 },
      { kind: 'toolbox', look: ['#2b2d2f', '#e0a526'], at: [420, 690], size: 430 },
    ],
  },
  plumbing: {
    ground: '#d9e8e8',
    arch: '#6fa7ae',
    items: [
      { kind: 'shower-head', look: ['#c9d0d4', '#1d7f9c'], at: [540, 280], size: 340 },
      { kind: 'tap', look: ['#c8a15a', '#34393c'], at: [330, 690], size: 480 },
      { kind: 'pipe-fitting', look: ['#c8a15a', '#b5623a'], at: [590, 590], size: 200 },
    ],
  },
  electrical: {
    ground: '#e9dfd3',
    arch: '#4f6a70',
    items: [
      { kind: 'pendant', look: ['#c8a15a', '#f6efe0'], at: [400, 320], size: 420 },
      { kind: 'bulb', look: ['#ffd98a', '#c9d0d4'], at: [280, 690], size: 250 },
      { kind: 'switch', look: ['#f7f6f2', '#c9d0d4'], at: [530, 590], size: 180 },
    ],
  },
  garden: {
    ground: '#e4ead6',
    arch: '#8fa873',
    items: [
      { kind: 'garden-chair', look: ['#a9713f', '#e6d8c0'], at: [330, 680], size: 440 },
      { kind: 'plant-pot', look: ['#b8623c', '#5f7f4a'], at: [600, 690], size: 320 },
      { kind: 'watering-can', look: ['#7c8f6a', '#c8a15a'], at: [480, 730], size: 210 },
    ],
  },
  hardware: {
    ground: '#e2ddd6',
    arch: '#8a7a68',
    items: [
      { kind: 'door-handle', look: ['#2e3235', '#c8a15a'], at: [290, 280], size: 300 },
      { kind: 'hinge', look: ['#c8a15a', '#8d969c'], at: [582, 260], size: 190 },
      { kind: 'padlock', look: ['#c8a15a', '#c3cacf'], at: [300, 690], size: 290 },
      { kind: 'rope', look: ['#e6d8c0', '#b5523f'], at: [570, 694], size: 300 },
    ],
  },
  bathroom: {
    ground: '#dfe8e6',
    arch: '#7ea39c',
    items: [
      { kind: 'mirror', look: ['#c8a15a', '#e6d8c0'], at: [360, 236], size: 270 },
      { kind: 'basin', look: ['#f7f5f0', '#c8a15a'], at: [350, 530], size: 400 },
      { kind: 'towel', look: ['#c98f74', '#f1ece2'], at: [618, 694], size: 230 },
    ],
  },
  kitchen: {
    ground: '#f2e3d3',
    arch: '#c2714a',
    items: [
      { kind: 'utensils', look: ['#3a4044', '#c98a4b'], at: [576, 330], size: 330 },
      { kind: 'dallah', look: ['#d0a24a', '#8a5a36'], at: [280, 684], size: 440 },
      { kind: 'pot', look: ['#3f6f6a', '#c8a15a'], at: [540, 706], size: 340 },
    ],
  },
  storage: {
    ground: '#e9e4d8',
    arch: '#a99a7c',
    items: [
      { kind: 'shelf-unit', look: ['#34393c', '#c29a68'], at: [330, 676], size: 520 },
      { kind: 'basket', look: ['#cda56c', '#8a5a36'], at: [590, 712], size: 270 },
    ],
  },
  cleaning: {
    ground: '#dcebee',
    arch: '#5f9fb0',
    items: [
      { kind: 'broom', look: ['#e0a526', '#f1ece2'], at: [250, 676], size: 520 },
      { kind: 'bucket', look: ['#24678a', '#e0a526'], at: [450, 700], size: 350 },
      { kind: 'spray-bottle', look: ['#7fb4a0', '#f4f1ea'], at: [634, 716], size: 290 },
    ],
  },
  safety: {
    ground: '#f3ead0',
    arch: '#e0b12f',
    items: [
      { kind: 'hi-vis-vest', look: ['#e2611c', '#d8e04a'], at: [300, 290], size: 350 },
      { kind: 'fire-extinguisher', look: ['#c8342b', '#f1ece2'], at: [580, 680], size: 440 },
      { kind: 'helmet', look: ['#f7f3e6', '#24507f'], at: [330, 700], size: 310 },
    ],
  },
  home: {
    ground: '#efe2d6',
    arch: '#9a6a58',
    items: [
      { kind: 'picture-frame', look: ['#c8a15a', '#3f7f78'], at: [300, 250], size: 220 },
      { kind: 'armchair', look: ['#3f7f78', '#c98a4b'], at: [350, 690], size: 390 },
      { kind: 'lantern', look: ['#c8a15a', '#e0a05a'], at: [610, 704], size: 340 },
    ],
  },
  fashion: {
    ground: '#e6e2ea',
    arch: '#7d7394',
    items: [
      { kind: 'thobe', look: ['#f7f4ee', '#c8a15a'], at: [310, 380], size: 500 },
      { kind: 'jacket', look: ['#2d3f5a', '#c98a4b'], at: [548, 330], size: 330 },
      { kind: 'cap', look: ['#b5523f', '#f1ece2'], at: [570, 706], size: 270 },
    ],
  },
  food: {
    ground: '#eeead2',
    arch: '#8f9a4e',
    items: [
      { kind: 'sack', look: ['#e3cfa6', '#8a3f3a'], at: [300, 676], size: 430 },
      { kind: 'oil-bottle', look: ['#d8a92e', '#3f6b3a'], at: [536, 680], size: 430 },
      { kind: 'date-box', look: ['#6b3a2a', '#d0a24a'], at: [480, 730], size: 300 },
    ],
  },
};

export function hasDepartmentPicture(catCode: string): boolean {
  return Object.hasOwn(GROUPS, catCode);
}

/** What a department sells, before an arch in its colour. */
export function drawDepartment(catCode: string): string | null {
  const set = hasDepartmentPicture(catCode) ? GROUPS[catCode] : undefined;
  if (!set) return null;
  const studio = openStudio(prefixOf(`department ${catCode}`));
  const things = set.items.map(({ kind, look: [colour, accent], at: [x, y], size, shade = null }) =>
    placeProduct(kind, { colour, accent, shade, studio }, x, y, size),
  );
  const body = [
    rect(0, 0, SIZE, SIZE, studio.face(set.ground)),
    path('M110 690V380a290 290 0 0 1 580 0v310z', studio.face(set.arch)),
    path('M110 690V380a290 290 0 0 1 200-276q-80 120-80 280v306z', '#fff', ' opacity=".12"'),
    rect(0, 660, SIZE, 140, studio.fade(tone(set.ground, 0.35), tone(set.ground, -0.08))),
    disc(400, 664, 400, studio.glow(tone(set.arch, -0.4), 0.25), 30),
    ...things,
  ];
  return svg(SIZE, SIZE, studio, body.join(''));
}

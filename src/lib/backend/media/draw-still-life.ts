import { drawProductAt } from './draw-product.ts';
import { ILLUSTRATIONS, type IllustrationKind, isIllustrationKind } from './illustrations.ts';
import { createIdPrefix, createSvgDocument } from './svg/document.ts';
import { createSvgDefs, type SvgDefs } from './svg/gradients.ts';
import { adjustBrightness, ellipse, path, rect } from './svg/shapes.ts';

const WIDTH = 1200;
const HEIGHT = 800;
const TABLE_Y = 600;

type ColourPair = [colour: string, accent: string];

interface Palette {
  wall: string;
  shape: string;
  table: string;
  colourPairs: [ColourPair, ColourPair, ColourPair, ColourPair];
}

const PALETTES: Record<string, Palette> = {
  clay: createPalette(
    '#efd9c7',
    '#c9694a',
    '#d9b08c',
    ['#c8342b', '#2b2d2f'],
    ['#e9ddc9', '#1f4f57'],
    ['#24507f', '#e0a526'],
  ),
  sand: createPalette(
    '#f1e6cf',
    '#dfb24a',
    '#cfa873',
    ['#1f4f57', '#e0a526'],
    ['#c9694a', '#f1ece2'],
    ['#5b6b4a', '#d9b08c'],
  ),
  sea: createPalette(
    '#d6e6e8',
    '#5f9fb0',
    '#b9c9c4',
    ['#24678a', '#f1ece2'],
    ['#e0a526', '#24507f'],
    ['#f4f1ea', '#1d7f9c'],
  ),
  leaf: createPalette(
    '#e2ead3',
    '#7f9f63',
    '#b98f63',
    ['#3c7a3f', '#e0a526'],
    ['#b8623c', '#5f7f4a'],
    ['#f1ece2', '#3c7a3f'],
  ),
  dusk: createPalette(
    '#4b5e69',
    '#2f4350',
    '#8a6a4d',
    ['#c8a15a', '#f6efe0'],
    ['#e7ded0', '#c9694a'],
    ['#b5432a', '#e0b13c'],
  ),
  ink: createPalette(
    '#dfe3e3',
    '#34484f',
    '#a7adab',
    ['#c8342b', '#2b2d2f'],
    ['#e0a526', '#2b2d2f'],
    ['#3f4a54', '#e2611c'],
  ),
  rose: createPalette(
    '#efdcd8',
    '#b5736b',
    '#c9a08c',
    ['#7d3b46', '#e9c4bd'],
    ['#f1ece2', '#b5736b'],
    ['#4e6b66', '#e0b89a'],
  ),
  stone: createPalette(
    '#e8e4db',
    '#a39a89',
    '#bfb4a0',
    ['#5c6670', '#e2611c'],
    ['#1f4f57', '#c9d0d4'],
    ['#8a5a2b', '#e6d8c0'],
  ),
};

function createPalette(
  wall: string,
  shape: string,
  table: string,
  a: ColourPair,
  b: ColourPair,
  c: ColourPair,
): Palette {
  return { wall, shape, table, colourPairs: [a, b, c, [c[1], a[0]]] };
}

// Positions on the table by number of standing products, largest first; other products are on the wall above.
const STANDING: Record<number, [x: number, y: number, size: number][]> = {
  1: [[400, 690, 500]],
  2: [
    [430, 676, 500],
    [800, 706, 360],
  ],
  3: [
    [380, 672, 480],
    [730, 690, 370],
    [950, 716, 270],
  ],
  4: [
    [310, 672, 450],
    [610, 684, 370],
    [830, 702, 300],
    [1010, 722, 230],
  ],
};
// Positions on the wall by number of standing products: beside a single one, above the gaps between several.
const WALL_POSITIONS: Record<number, [x: number, y: number, size: number][]> = {
  1: [
    [840, 270, 340],
    [1030, 480, 260],
    [760, 520, 220],
  ],
  2: [
    [960, 240, 280],
    [640, 200, 240],
  ],
  3: [[930, 250, 290]],
};

// Colours of products that exist in only one colour.
const NATURAL_COLOURS: Partial<Record<IllustrationKind, ColourPair>> = {
  'plant-pot': ['#b8623c', '#5f7f4a'],
  plant: ['#4f7a4c', '#d9c7a0'],
  'artificial-grass': ['#5f8f3f', '#d9c7a0'],
  tap: ['#c9d0d4', '#34393c'],
  'shower-head': ['#c9d0d4', '#1d7f9c'],
  'flexible-hose': ['#c9d0d4', '#c8a15a'],
  valve: ['#c8a15a', '#c8342b'],
  bulb: ['#ffd98a', '#c9d0d4'],
  dallah: ['#c8a15a', '#8a5a2b'],
  'date-box': ['#6b3a2a', '#d0a24a'],
  'kitchen-knife': ['#c9d0d4', '#2b2d2f'],
  'hi-vis-vest': ['#e2611c', '#d8e04a'],
  'fire-extinguisher': ['#c8342b', '#f1ece2'],
  'first-aid-kit': ['#2f7d4f', '#f7f6f2'],
  switch: ['#f7f6f2', '#c9d0d4'],
  socket: ['#f7f6f2', '#c8342b'],
  pipe: ['#c9d0d4', '#24678a'],
  basin: ['#f7f6f2', '#c9d0d4'],
  toilet: ['#f7f6f2', '#c9d0d4'],
  ladder: ['#c9d0d4', '#e0a526'],
};

/**
 * Draws two to four products on a table before a wall, in the colours of a palette: the image of an article.
 */
export function drawStillLife(paletteName: string, names: readonly string[]): string | null {
  const colours = Object.hasOwn(PALETTES, paletteName) ? PALETTES[paletteName] : undefined;
  if (!colours || names.length < 2 || names.length > 4 || !names.every(isIllustrationKind)) return null;
  const kinds = names as IllustrationKind[];
  const defs = createSvgDefs(createIdPrefix(`still ${paletteName} ${names.join()}`));
  const standingKinds = kinds.filter((kind) => ILLUSTRATIONS[kind].orientation === 'stand');
  const tablePositions = STANDING[standingKinds.length] ?? [];
  // Without standing products the whole wall is used.
  const wallPositions =
    standingKinds.length === 0
      ? createWallPositions(kinds.length)
      : (WALL_POSITIONS[standingKinds.length] ?? []);
  let tableIndex = 0;
  let wallIndex = 0;
  const items = kinds.map((kind, index) => {
    const [colour, accent] = NATURAL_COLOURS[kind] ?? (colours.colourPairs[index] as ColourPair);
    const isStanding = ILLUSTRATIONS[kind].orientation === 'stand';
    const placement = isStanding ? tablePositions[tableIndex++] : wallPositions[wallIndex++];
    const [x, y, size] = placement as [number, number, number];
    return drawProductAt(kind, { colour, accent, shade: null, defs }, x, y, size);
  });
  return createSvgDocument(WIDTH, HEIGHT, defs, drawBackground(defs, colours) + items.join(''));
}

function createWallPositions(count: number): [x: number, y: number, size: number][] {
  const step = WIDTH / (count + 0.4);
  return Array.from({ length: count }, (_, index) => [step * (index + 0.7), 330, Math.min(430, step)]);
}

function drawBackground(defs: SvgDefs, { wall, shape, table }: Palette): string {
  return (
    rect(0, 0, WIDTH, HEIGHT, defs.flat(wall)) +
    path(`M150 ${TABLE_Y}V330a270 270 0 0 1 540 0v${TABLE_Y - 330}z`, defs.flat(shape)) +
    path(
      `M150 ${TABLE_Y}V330a270 270 0 0 1 170-250q-66 110-66 250v${TABLE_Y - 330}z`,
      '#fff',
      ' opacity=".12"',
    ) +
    ellipse(930, 190, 92, adjustBrightness(shape, 0.45)) +
    // Light from a window outside the image.
    path(`M760 0h190L700 ${TABLE_Y}H470z`, '#fff', ' opacity=".07"') +
    path(`M990 0h70L820 ${TABLE_Y}h-80z`, '#fff', ' opacity=".07"') +
    rect(
      0,
      TABLE_Y,
      WIDTH,
      HEIGHT - TABLE_Y,
      defs.fade(adjustBrightness(table, 0.14), adjustBrightness(table, -0.14)),
    ) +
    rect(0, TABLE_Y, WIDTH, 7, adjustBrightness(table, 0.4)) +
    ellipse(600, TABLE_Y + 6, 560, defs.glow(adjustBrightness(shape, -0.5), 0.18), 34)
  );
}

// Shelves with as many boards as the product has, by how they stand.
import type { ProductFacts } from '../facts/product-facts.ts';
import type { DrawContext, Illustration } from '../illustration.ts';
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
import { leaf, tube } from './shared-shapes.ts';

const MAX_SHELVES = 8;
const TOP = 100;
const BOTTOM = 690;

const clampCount = (count: number | undefined, fallback: number, maximum = MAX_SHELVES): number =>
  Math.min(maximum, Math.max(1, count ?? fallback));

/** Objects on a shelf, to show its size: books, a plant, a box. */
function drawShelfObjects(
  { colour, accent }: DrawContext,
  x: number,
  y: number,
  index: number,
  space: number,
): string {
  const height = Math.min(84, space - 16);
  if (index % 3 === 0) {
    return repeat(5, (book) =>
      rect(
        x + book * 19,
        y - height + (book % 3) * 10,
        16,
        height - (book % 3) * 10,
        ['#24507f', '#c2714a', '#e0c79a', '#5f7f4a', '#8c2f39'][book] ?? accent,
        2,
      ),
    );
  }
  if (index % 3 === 1) {
    return (
      path(`M${x + 10} ${y - 34}h56l-8 34h-40z`, '#c2714a') +
      [-30, 0, 30]
        .map((angle) => leaf(x + 38, y - 34, Math.min(46, height - 34), 18, angle, '#5f7f4a'))
        .join('')
    );
  }
  return (
    rect(x, y - height * 0.7, 104, height * 0.7, adjustBrightness(colour, 0.3), 4) +
    rect(x + 36, y - height * 0.45, 32, 10, accent, 4)
  );
}

type Shelves = { count: number; width: number; isIndustrial?: boolean };

function drawShelves(context: DrawContext, { count, width, isIndustrial = false }: Shelves): string {
  const { colour, accent, defs } = context;
  const left = 400 - width / 2;
  const spacing = (BOTTOM - 40 - TOP) / Math.max(1, count - 1);
  const post = isIndustrial ? colour : accent;
  const board = isIndustrial ? '#d2ae78' : colour;
  return [
    ...[left + 16, left + width - 28].map((x) =>
      rect(x, TOP - 10, 12, BOTTOM - TOP + 4, adjustBrightness(post, -0.4)),
    ),
    repeat(count, (index) => {
      const y = TOP + index * spacing;
      return (
        (index > 0
          ? drawShelfObjects(context, left + 40 + (index % 2) * (width - 220), y, index, spacing)
          : '') +
        rect(
          left,
          y,
          width,
          isIndustrial ? 26 : 20,
          defs.fade(adjustBrightness(board, 0.1), adjustBrightness(board, -0.3)),
          3,
        ) +
        (isIndustrial ? rect(left, y + 10, width, 18, defs.flat(accent), 2) : '')
      );
    }),
    ...[left, left + width - 16].map(
      (x) =>
        rect(x, TOP - 12, 16, BOTTOM - TOP + 12, defs.verticalCylinder(post), 3) +
        (isIndustrial
          ? repeat(18, (index) => rect(x + 5, TOP + 6 + index * 32, 6, 12, adjustBrightness(colour, -0.5), 2))
          : ''),
    ),
  ].join('');
}

function createShelves(shelves: Shelves): Illustration {
  const { width } = shelves;
  return {
    bounds: [400 - width / 2, TOP - 12, width, BOTTOM - TOP + 12],
    orientation: 'stand',
    backdrop: 'room',
    draw: (context) => drawShelves(context, shelves),
    adaptToFacts: ({ count }) =>
      createShelves({ ...shelves, count: clampCount(count('shelves'), shelves.count) }),
  };
}

function createCubes(count: number): Illustration {
  const columns = 2;
  const rows = Math.ceil(count / columns);
  const [cell, board] = [250, 20];
  const [width, height] = [columns * cell + board, rows * cell + board];
  return {
    bounds: [0, 0, width, height],
    orientation: 'stand',
    backdrop: 'room',
    draw: (context) => {
      const { colour, defs } = context;
      return [
        rect(0, 0, width, height, defs.flat(colour), 4),
        repeat(columns * rows, (index) => {
          const [x, y] = [(index % columns) * cell + board, Math.floor(index / columns) * cell + board];
          return (
            rect(
              x,
              y,
              cell - board,
              cell - board,
              defs.fade(adjustBrightness(colour, -0.45), adjustBrightness(colour, -0.25)),
            ) + drawShelfObjects(context, x + 40, y + cell - board, index, cell * 0.8)
          );
        }),
        line(`M4 4h${width - 8}`, '#fff', 4, ' opacity=".5"'),
      ].join('');
    },
    adaptToFacts: (facts) => createCubes(clampCount(facts.count('compartments'), count, 12)),
  };
}

const countTrays = ({ count }: ProductFacts, fallback: number): number =>
  clampCount(count('shelves'), fallback, 5);

function createTrolley(trays: number, width: number): Illustration {
  const left = 400 - width / 2;
  const spacing = 500 / trays;
  return {
    bounds: [left - 8, 90, width + 16, 610],
    orientation: 'stand',
    backdrop: 'room',
    draw: ({ colour, accent, defs }) =>
      [
        tube(`M${left + 14} 650V110h${width - 28}v540`, accent, 18),
        repeat(trays, (index) => {
          const y = 150 + index * spacing;
          return (
            rect(left, y + 14, width, 90, defs.flat(colour), 10) +
            repeat(Math.floor(width / 36) - 1, (hole) =>
              rect(left + 24 + hole * 36, y + 40, 16, 42, adjustBrightness(colour, -0.3), 8),
            ) +
            rect(left - 8, y + 4, width + 16, 18, defs.horizontalCylinder(adjustBrightness(colour, 0.12)), 8)
          );
        }),
        ...[left + 20, left + width - 20].map(
          (x) =>
            rect(x - 8, 640, 16, 24, '#5b6368') +
            ellipse(x, 676, 24, '#2e3235') +
            ellipse(x, 676, 9, '#c3cacf'),
        ),
      ].join(''),
    adaptToFacts: (facts) => createTrolley(countTrays(facts, trays), width),
  };
}

const archedShelf: Illustration = {
  bounds: [230, 70, 340, 630],
  orientation: 'stand',
  backdrop: 'room',
  draw: (context) => {
    const { colour, defs } = context;
    return [
      path('M230 700V240a170 170 0 0 1 340 0v460z', defs.flat(colour)),
      path('M256 680V240a144 144 0 0 1 288 0v440z', adjustBrightness(colour, -0.45)),
      ...[0, 1, 2, 3].map(
        (index) =>
          drawShelfObjects(context, 290 + (index % 2) * 110, 230 + index * 150, index, 130) +
          rect(
            250,
            230 + index * 150,
            300,
            18,
            defs.fade(adjustBrightness(colour, 0.15), adjustBrightness(colour, -0.2)),
          ),
      ),
      highlightStroke('M238 500V240q6-130 120-160', 6, 0.35),
    ].join('');
  },
};

const cornerShelf: Illustration = {
  bounds: [230, 80, 340, 620],
  orientation: 'stand',
  backdrop: 'room',
  draw: (context) => {
    const { colour, accent, defs } = context;
    return [
      ...[244, 556, 400].map((x) =>
        rect(x - 7, x === 400 ? 80 : 90, 14, x === 400 ? 560 : 596, defs.verticalCylinder(accent), 4),
      ),
      repeat(5, (index) => {
        const y = 130 + index * 130;
        return (
          path(`M400 ${y - 46}L570 ${y}Q540 ${y + 40} 400 ${y + 46}T230 ${y}z`, defs.flat(colour)) +
          path(`M230 ${y}q30 46 170 46t170-46v14q-30 46-170 46t-170-46z`, adjustBrightness(colour, -0.3)) +
          (index % 2 ? drawShelfObjects(context, 350, y + 6, 1, 110) : '')
        );
      }),
    ].join('');
  },
};

const overToiletShelf: Illustration = {
  bounds: [230, 60, 340, 640],
  orientation: 'stand',
  backdrop: 'bathroom',
  draw: (context) => {
    const { colour, defs } = context;
    return [
      path('M300 540h200v-120H300z', '#e6eaec') +
        path('M310 540h180q0 80-40 90v66H350v-66q-40-10-40-90z', '#eef1f2'),
      ellipse(400, 544, 104, '#f6f8f8', 22),
      tube('M244 696V80h312v616', colour, 18),
      ...[100, 220, 340].map(
        (y, index) =>
          drawShelfObjects(context, 280 + (index % 2) * 110, y + 40, index, 100) +
          rect(
            240,
            y + 40,
            320,
            14,
            defs.fade(adjustBrightness(colour, 0.1), adjustBrightness(colour, -0.25)),
            4,
          ) +
          line(`M246 ${y + 16}h308`, colour, 6),
      ),
    ].join('');
  },
};

const ceilingRack: Illustration = {
  bounds: [80, 120, 640, 470],
  orientation: 'hang',
  backdrop: 'wall',
  draw: (context) => {
    const { colour, accent, defs } = context;
    return [
      rect(80, 120, 640, 30, adjustBrightness('#c9ccce', 0.2)),
      ...[110, 650].map((x) => rect(x, 150, 20, 330, defs.verticalCylinder(colour))),
      ...[230, 540].map((x) => rect(x, 150, 14, 250, adjustBrightness(colour, -0.25))),
      group(rect(0, 0, 190, 120, '#c9a26a', 4) + rect(70, 0, 40, 120, '#b58a50'), 'translate(190 330)'),
      group(
        rect(0, 0, 160, 90, defs.flat(accent), 8) + rect(-6, -14, 172, 22, adjustBrightness(accent, -0.4), 6),
        'translate(430 360)',
      ),
      path('M130 450h540l40 60H90z', defs.flat(adjustBrightness(colour, -0.1))),
      repeat(13, (index) =>
        line(`M${150 + index * 42} 450l${-8 + index * 1.4} 60`, adjustBrightness(colour, -0.45), 4),
      ),
      rect(86, 508, 628, 30, defs.horizontalCylinder(colour), 6),
      line(
        'M400 545v40M400 545l-10 14M400 545l10 14M400 585l-10-14M400 585l10-14',
        adjustBrightness(accent, 0.2),
        6,
      ),
    ].join('');
  },
};

export const SHELVING_KINDS = {
  'shelf-unit': createShelves({ count: 4, width: 400 }),
  'garage-rack': createShelves({ count: 5, width: 440, isIndustrial: true }),
  'long-span-rack': createShelves({ count: 3, width: 600, isIndustrial: true }),
  'cube-unit': createCubes(4),
  'slim-trolley': createTrolley(4, 240),
  'tray-trolley': createTrolley(3, 380),
  'arched-shelf': archedShelf,
  'corner-shelf': cornerShelf,
  'over-toilet-shelf': overToiletShelf,
  'ceiling-rack': ceilingRack,
} satisfies Record<string, Illustration>;

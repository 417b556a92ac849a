// Furniture that is sold as a set, tables that fold or can be raised, and a swing chair.
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
import { tube } from './shared-shapes.ts';

const MAX_CHAIRS = 8;

/** A sling chair from behind or from the front, its feet at y. */
function drawChair({ colour, accent, defs }: DrawContext, x: number, y: number, isFront: boolean): string {
  const frame = adjustBrightness(accent, isFront ? 0 : -0.2);
  return group(
    [
      line('M-40 0l6-128h68l6 128', frame, 11),
      path('M-50-140h100l8 26H-58z', adjustBrightness(colour, isFront ? -0.05 : 0.1)),
      rect(-44, -270, 88, 134, defs.flat(adjustBrightness(colour, isFront ? -0.14 : 0.06)), 10),
      repeat(3, (index) =>
        line(`M${-22 + index * 22} -262v118`, adjustBrightness(colour, -0.35), 3, ' opacity=".5"'),
      ),
      line('M-44-140v-124q0-10 10-10h68q10 0 10 10v124', frame, 10),
    ].join(''),
    `translate(${x} ${y})`,
  );
}

/** A table with as many chairs as seats: half behind it, half in front. */
function createDiningSet(chairs: number): Illustration {
  const backCount = Math.ceil(chairs / 2);
  const frontCount = chairs - backCount;
  const width = Math.max(backCount, frontCount, 2) * 140 + 80;
  const getSeatX = (count: number, index: number): number => (width / count) * (index + 0.5);
  return {
    bounds: [-10, 180, width + 20, 520],
    orientation: 'stand',
    groundContact: [10, width - 20],
    backdrop: 'garden',
    draw: (context) => {
      const { accent, defs } = context;
      const top = adjustBrightness(accent, 0.25);
      return [
        repeat(backCount, (index) => drawChair(context, getSeatX(backCount, index), 510, false)),
        path(`M60 330h${width - 120}l60 96H0z`, defs.flat(top)),
        repeat(5, (index) =>
          line(
            `M${48 - index * 9} ${350 + index * 15}H${width - 48 + index * 9}`,
            adjustBrightness(top, -0.25),
            3,
          ),
        ),
        rect(0, 424, width, 22, defs.fade(accent, adjustBrightness(accent, -0.35))),
        rect(14, 446, 20, 214, defs.verticalCylinder(accent)) +
          rect(width - 34, 446, 20, 214, defs.verticalCylinder(accent)),
        repeat(frontCount, (index) => drawChair(context, getSeatX(frontCount, index), 698, true)),
      ].join('');
    },
    adaptToFacts: (facts) =>
      createDiningSet(Math.min(MAX_CHAIRS, Math.max(2, facts.count('seats') ?? chairs))),
  };
}

/** A folding chair turned to the table; `side` is -1 for the left side. */
function drawFoldingChair({ colour, accent, defs }: DrawContext, x: number, side: 1 | -1): string {
  return group(
    [
      tube('M-70 0L60-190M70 0L-56-190L-86-380', accent, 13),
      repeat(4, (index) => rect(-96 + index * 8, -372 + index * 38, 12, 30, colour, 4)),
      repeat(3, (index) => line(`M${-92 + index * 12} ${-366 + index * 54}l30 -4`, colour, 24)),
      path('M-70-204h140q10 0 10 12t-10 12H-70z', defs.flat(colour)),
      line('M-60-200h120', '#fff', 4, ' opacity=".4"'),
    ].join(''),
    `translate(${x} 680) scale(${side} 1)`,
  );
}

const balconySet: Illustration = {
  bounds: [14, 290, 772, 400],
  orientation: 'stand',
  groundContact: [60, 680],
  backdrop: 'garden',
  draw: (context) => {
    const { colour, accent, defs } = context;
    return [
      drawFoldingChair(context, 130, 1),
      drawFoldingChair(context, 670, -1),
      tube('M320 684L470 420M480 684L330 420', accent, 14),
      ellipse(400, 414, 168, defs.flat(adjustBrightness(colour, -0.1)), 40),
      ellipse(400, 404, 168, defs.flat(adjustBrightness(colour, 0.12)), 38),
      highlightStroke('M270 394q40-20 120-22', 6, 0.5),
    ].join('');
  },
};

const foldingTable: Illustration = {
  bounds: [60, 330, 680, 360],
  orientation: 'stand',
  groundContact: [110, 580],
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) =>
    [
      tube('M210 420l-30 262M300 420l30 262M196 560h120', adjustBrightness(accent, -0.25), 16),
      tube('M590 420l30 262M500 420l-30 262M484 560h120', adjustBrightness(accent, -0.25), 16),
      tube('M140 430l-20 252M660 430l20 252', accent, 18),
      path('M150 330h500l90 84H60z', defs.flat(adjustBrightness(colour, 0.12))),
      rect(60, 412, 680, 34, defs.fade(colour, adjustBrightness(colour, -0.3)), 12),
      line('M400 332v82', adjustBrightness(colour, -0.3), 5) +
        rect(392, 414, 16, 30, adjustBrightness(colour, -0.45)),
      highlightStroke('M180 346h180', 6, 0.5),
    ].join(''),
  otherSide: {
    bounds: [180, 180, 440, 430],
    orientation: 'stand',
    groundContact: [190, 420],
    draw: ({ colour, accent, defs }) =>
      [
        rect(180, 240, 440, 370, defs.flat(colour), 22),
        rect(200, 260, 400, 330, adjustBrightness(colour, -0.12), 14),
        tube('M230 300h340v250H230z', accent, 14),
        line('M350 240v-24q0-28 28-28h44q28 0 28 28v24', '#2b2d2f', 18),
        rect(186, 414, 428, 10, adjustBrightness(colour, -0.5)),
        rect(372, 396, 56, 44, '#3a3f43', 6),
      ].join(''),
  },
};

const sitStandDesk: Illustration = {
  bounds: [64, 250, 672, 436],
  orientation: 'stand',
  groundContact: [110, 580],
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) =>
    [
      path('M110 250h580l46 66H64z', defs.flat(adjustBrightness(colour, 0.14))),
      rect(64, 314, 672, 28, defs.fade(colour, adjustBrightness(colour, -0.3)), 4),
      rect(160, 342, 480, 26, adjustBrightness(accent, -0.3), 4),
      ...[150, 590].map(
        (x) =>
          rect(x, 366, 60, 170, defs.verticalCylinder(accent), 4) +
          rect(x + 9, 530, 42, 140, defs.verticalCylinder(adjustBrightness(accent, 0.25))) +
          path(`M${x - 46} 670h152l10 16H${x - 56}z`, defs.flat(accent)),
      ),
      rect(600, 342, 96, 24, '#22262a', 6),
      path('M626 350l8 8h-16zM658 360l8-8h-16z', '#8fd16a'),
      line(
        'M730 430v150M730 430l-14 20M730 430l14 20M730 580l-14-20M730 580l14-20',
        adjustBrightness(accent, 0.2),
        7,
      ),
    ].join(''),
};

const swingChair: Illustration = {
  bounds: [190, 70, 420, 640],
  orientation: 'stand',
  groundContact: [210, 380],
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) =>
    [
      ellipse(400, 684, 206, adjustBrightness(accent, -0.4), 24),
      ellipse(400, 676, 206, defs.flat(accent), 22),
      tube('M590 676Q640 300 560 150 500 70 390 84L386 150', accent, 24),
      line('M386 120v70', '#8d969c', 8, ' stroke-dasharray="10 8"'),
      path(
        'M386 180q150 30 158 220-6 190-160 200-156-12-160-200 10-194 162-220z',
        defs.ball(adjustBrightness(colour, -0.08)),
      ),
      path(
        'M384 260q100 10 110 150-10 130-112 136-106-8-110-136 10-138 112-150z',
        adjustBrightness(colour, -0.5),
      ),
      repeat(7, (index) =>
        line(
          `M386 184Q${236 + index * 50} 300 ${250 + index * 45} ${500 + (3 - Math.abs(3 - index)) * 30}`,
          adjustBrightness(colour, 0.2),
          5,
          ' opacity=".6"',
        ),
      ),
      repeat(5, (index) =>
        line(
          `M${240 + Math.abs(2 - index) * 4} ${300 + index * 50}q146 40 ${292 - Math.abs(2 - index) * 8} 0`,
          adjustBrightness(colour, -0.3),
          4,
          ' opacity=".5"',
        ),
      ),
      path('M262 470q120 40 246 0 14 60-44 90-80 30-160 0-56-32-42-90z', defs.ball('#f1ece2')),
      path('M300 350q84-24 170 0l-8 120q-76 26-156 0z', defs.ball('#e6dfd2')),
    ].join(''),
};

export const DINING_SET_KINDS = {
  'dining-set': createDiningSet(4),
  'balcony-set': balconySet,
  'folding-table': foldingTable,
  'sit-stand-desk': sitStandDesk,
  'swing-chair': swingChair,
} satisfies Record<string, Illustration>;

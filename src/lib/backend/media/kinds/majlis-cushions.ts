// Cushions that are not a square: bolsters, pouffes, armrests and whole floor sets.
import type { DrawContext, Illustration } from '../illustration.ts';
import { adjustBrightness, ellipse, highlightStroke, line, path, rect, repeat } from '../svg/shapes.ts';
import { seam } from './shared-shapes.ts';

const createStandingIllustration = (
  bounds: Illustration['bounds'],
  draw: Illustration['draw'],
): Illustration => ({
  bounds,
  orientation: 'stand',
  backdrop: 'lounge',
  draw,
});

const drawBand = (accent: string, x: number, y: number, width: number): string =>
  rect(x, y, width, 34, accent) +
  repeat(Math.floor(width / 40), (index) =>
    path(`M${x + 20 + index * 40} ${y + 4}l15 13-15 13-15-13z`, adjustBrightness(accent, -0.45)),
  );

const bolster = createStandingIllustration([90, 300, 620, 220], ({ colour, accent, defs }) =>
  [
    rect(110, 300, 560, 220, defs.horizontalCylinder(colour), 60),
    repeat(8, (index) =>
      line(`M${190 + index * 56} 306q-24 104 0 208`, adjustBrightness(colour, -0.22), 4, ' opacity=".5"'),
    ),
    ellipse(650, 410, 60, defs.ball(adjustBrightness(colour, -0.1)), 108),
    repeat(10, (index) =>
      line(
        `M650 410l${Math.round(56 * Math.cos(index * 0.628))} ${Math.round(100 * Math.sin(index * 0.628))}`,
        adjustBrightness(colour, -0.35),
        4,
        ' opacity=".7"',
      ),
    ),
    ellipse(650, 410, 17, defs.ball(accent), 22) + ellipse(112, 410, 20, adjustBrightness(colour, -0.3), 100),
    highlightStroke('M150 330h470', 8, 0.35),
  ].join(''),
);

const pouffe = createStandingIllustration([150, 270, 500, 380], ({ colour, defs }) =>
  [
    path(
      'M150 430q0-160 250-160t250 160q10 140-50 190-80 36-200 30-120 6-200-30-60-50-50-190z',
      defs.ball(colour),
    ),
    repeat(7, (row) =>
      line(
        `M${164 + Math.abs(3 - row) * 10} ${340 + row * 42}q${236 - Math.abs(3 - row) * 10} 70 ${472 - Math.abs(3 - row) * 20} 0`,
        adjustBrightness(colour, -0.28),
        9,
        ' stroke-dasharray="22 8" opacity=".6"',
      ),
    ),
    ellipse(400, 288, 30, adjustBrightness(colour, -0.35), 12),
  ].join(''),
);

const armrest = createStandingIllustration([170, 240, 460, 430], ({ colour, accent, defs }) =>
  [
    path('M170 300l70-60h390l-60 60z', adjustBrightness(colour, 0.25)),
    path(
      'M570 300l60-60v360l-60 70z',
      defs.fade(adjustBrightness(colour, -0.15), adjustBrightness(colour, -0.4)),
    ),
    rect(170, 300, 400, 370, defs.flat(colour), 14),
    ...[340, 470, 600].map((y) => drawBand(accent, 174, y, 392)),
    seam('M186 314h370v342H186z', adjustBrightness(colour, -0.4), 4),
  ].join(''),
);

const backCushion = createStandingIllustration([110, 250, 580, 400], ({ colour, accent, defs }) =>
  [
    path(
      'M110 290q0-30 30-30 260-26 520 0 30 0 30 30 14 160 0 330-2 28-30 30-260 10-520 0-28-2-30-30-14-170 0-330z',
      defs.flat(colour),
    ),
    drawBand(accent, 120, 310, 560) + drawBand(accent, 120, 560, 560),
    repeat(
      3,
      (index) =>
        path(`M${250 + index * 150} 384l60 68-60 68-60-68z`, adjustBrightness(accent, 0.05)) +
        path(`M${250 + index * 150} 414l32 38-32 38-32-38z`, adjustBrightness(colour, -0.35)),
    ),
    seam('M130 280q270-22 540 0v350q-270 14-540 0z', adjustBrightness(colour, -0.4), 4),
  ].join(''),
);

const MATTRESS = 250;

function drawMattress({ colour, accent, defs }: DrawContext, x: number): string {
  return [
    rect(
      x + 10,
      250,
      MATTRESS - 20,
      130,
      defs.fade(adjustBrightness(colour, 0.14), adjustBrightness(colour, -0.16)),
      22,
    ),
    drawBand(accent, x + 18, 270, MATTRESS - 36),
    path(`M${x} 440l12-66h${MATTRESS - 24}l12 66z`, defs.flat(adjustBrightness(colour, 0.16))),
    rect(x, 438, MATTRESS, 56, defs.fade(colour, adjustBrightness(colour, -0.34)), 8),
    drawBand(accent, x + 6, 450, MATTRESS - 12),
  ].join('');
}

/** A mattress with its back for every two seats, and armrests between them. */
function createFloorMajlis(seats: number): Illustration {
  const mattresses = Math.max(1, Math.round(seats / 2));
  const width = mattresses * (MATTRESS + 60) + 60;
  return {
    ...createStandingIllustration([0, 250, width, 250], (context) => {
      const { colour, accent, defs } = context;
      return [
        repeat(mattresses, (index) => drawMattress(context, 60 + index * (MATTRESS + 60))),
        repeat(mattresses + 1, (index) => {
          const x = index * (MATTRESS + 60);
          return (
            rect(x, 340, 60, 154, defs.verticalCylinder(adjustBrightness(colour, -0.12)), 14) +
            rect(x + 4, 380, 52, 22, accent)
          );
        }),
      ].join('');
    }),
    adaptToFacts: ({ count }) => createFloorMajlis(Math.min(10, Math.max(2, count('seats') ?? seats))),
  };
}

export const MAJLIS_CUSHION_KINDS = {
  bolster,
  pouffe,
  armrest,
  'back-cushion': backCushion,
  'floor-majlis': createFloorMajlis(4),
} satisfies Record<string, Illustration>;

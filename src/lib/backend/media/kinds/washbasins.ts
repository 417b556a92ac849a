// Basins by how they are mounted, and sinks.
import type { DrawContext, Illustration } from '../illustration.ts';
import { adjustBrightness, ellipse, highlightStroke, line, path, rect, repeat } from '../svg/shapes.ts';
import { tube } from './shared-shapes.ts';

const create = (
  orientation: Illustration['orientation'],
  bounds: Illustration['bounds'],
  draw: Illustration['draw'],
): Illustration => ({ bounds, orientation, backdrop: 'bathroom', draw });

/** The inside of a bowl seen slightly from above, with its outlet. */
function drawBowlInside(
  { colour, accent, defs }: DrawContext,
  y: number,
  radius: number,
  depth: number,
): string {
  return [
    ellipse(400, y, radius, defs.fade(adjustBrightness(colour, 0.4), adjustBrightness(colour, 0.05)), depth),
    ellipse(
      400,
      y + depth * 0.12,
      radius * 0.86,
      defs.fade(adjustBrightness(colour, -0.3), adjustBrightness(colour, 0.12)),
      depth * 0.78,
    ),
    ellipse(400, y + depth * 0.5, 26, defs.ball(accent), 9) + ellipse(400, y + depth * 0.5, 13, '#17130f', 4),
  ].join('');
}

const bowlBasin = create('stand', [150, 350, 500, 240], (context) => {
  const { colour, defs } = context;
  return [
    path('M150 420q10 130 160 170h180q150-40 160-170z', defs.verticalCylinder(colour)),
    drawBowlInside(context, 420, 250, 66),
    highlightStroke('M180 470q30 70 110 98', 8, 0.5),
  ].join('');
});

const pedestalBasin = create('stand', [150, 186, 500, 514], (context) => {
  const { colour, defs } = context;
  return [
    path(
      'M330 370h140l-24 230 34 90q-80 20-160 0l34-90z',
      defs.verticalCylinder(adjustBrightness(colour, -0.06)),
    ),
    path(
      'M150 240q0-20 20-20h460q20 0 20 20-6 90-90 124-60 26-160 26t-160-26q-84-34-90-124z',
      defs.verticalCylinder(colour),
    ),
    drawBowlInside(context, 236, 236, 46),
    ellipse(400, 202, 18, '#17130f', 6, ' opacity=".65"'),
    highlightStroke('M350 420v200', 8, 0.4),
  ].join('');
});

const underCounterBasin = create('lie', [90, 220, 620, 370], (context) => {
  const { colour, accent, defs } = context;
  return [
    rect(90, 220, 620, 370, '#b8b2a6', 6) +
      repeat(9, (index) => line(`M${120 + index * 70} ${250 + (index % 3) * 90}q20 10 40-4`, '#9a9488', 4)),
    ellipse(400, 405, 252, '#8d877b', 146),
    ellipse(400, 410, 240, defs.fade(adjustBrightness(colour, -0.16), adjustBrightness(colour, 0.15)), 136),
    ellipse(400, 424, 190, defs.fade(adjustBrightness(colour, -0.04), adjustBrightness(colour, 0.2)), 100),
    ellipse(400, 430, 30, defs.ball(accent)) + ellipse(400, 430, 14, '#17130f'),
    ellipse(400, 302, 16, adjustBrightness(accent, -0.2), 8),
  ].join('');
});

const cornerBasin = create('hang', [180, 200, 440, 380], (context) => {
  const { colour, accent, defs } = context;
  return [
    path(
      'M400 200L620 330q0 130-110 190-110 40-220 0-110-60-110-190z',
      defs.flat(adjustBrightness(colour, -0.08)),
    ),
    path('M400 200L620 330q-10 70-110 96-110 30-220 0-100-26-110-96z', defs.flat(colour)),
    ellipse(400, 356, 156, defs.fade(adjustBrightness(colour, -0.28), adjustBrightness(colour, 0.1)), 56),
    ellipse(400, 376, 22, defs.ball(accent), 9),
    ellipse(400, 276, 16, '#17130f', 7, ' opacity=".65"'),
    path('M350 520h100l-20 60h-60z', adjustBrightness(colour, -0.2)),
    line('M400 206L194 330M400 206l206 124', '#fff', 5, ' opacity=".5"'),
  ].join('');
});

const footBasin = create('stand', [150, 280, 500, 420], (context) => {
  const { colour, accent, defs } = context;
  return [
    path('M190 400h420l40 300H150z', defs.flat(colour)),
    path('M190 400l60-80h300l60 80z', adjustBrightness(colour, 0.1)),
    path(
      'M240 396l40-56h240l40 56-40 100H280z',
      defs.fade(adjustBrightness(colour, -0.34), adjustBrightness(colour, 0.05)),
    ),
    repeat(4, (index) =>
      line(`M${300 + index * 16} ${380 + index * 28}h${200 - index * 32}`, adjustBrightness(colour, -0.2), 6),
    ),
    ellipse(400, 480, 24, defs.ball(accent), 10),
    path('M150 700l10-70h480l10 70z', adjustBrightness(colour, -0.14)),
    rect(370, 560, 60, 14, accent, 7),
    highlightStroke('M206 430l-26 220', 7, 0.5),
  ].join('');
});

const doubleSink = create('lie', [80, 240, 640, 330], ({ colour, defs }) =>
  [
    rect(80, 240, 640, 330, defs.flat(colour), 26),
    rect(92, 252, 616, 306, 'none', 20, ' stroke="#fff" stroke-width="5" opacity=".6"'),
    ...[116, 412].map(
      (x) =>
        rect(
          x,
          310,
          272,
          226,
          defs.fade(adjustBrightness(colour, -0.4), adjustBrightness(colour, -0.1)),
          30,
        ) +
        rect(
          x + 20,
          330,
          232,
          190,
          defs.fade(adjustBrightness(colour, -0.2), adjustBrightness(colour, 0.1)),
          22,
        ) +
        ellipse(x + 136, 426, 34, defs.ball('#c3cacf')) +
        ellipse(x + 136, 426, 18, '#2b2d2f'),
    ),
    ellipse(400, 278, 22, adjustBrightness(colour, -0.5)),
  ].join(''),
);

const singleSink = create('lie', [140, 200, 520, 400], ({ colour, defs }) =>
  [
    rect(140, 200, 520, 400, defs.flat(colour), 20),
    rect(168, 228, 464, 344, defs.fade(adjustBrightness(colour, -0.42), adjustBrightness(colour, -0.12)), 34),
    rect(196, 256, 408, 290, defs.fade(adjustBrightness(colour, -0.2), adjustBrightness(colour, 0.12)), 26),
    line(
      'M210 270l170 120M590 270L420 390M210 532l170-110M590 532L420 422',
      adjustBrightness(colour, -0.25),
      4,
      ' opacity=".6"',
    ),
    ellipse(400, 404, 44, defs.ball('#c3cacf')) + ellipse(400, 404, 26, '#2b2d2f'),
    highlightStroke('M160 214h480', 5, 0.6),
  ].join(''),
);

/** A bowl with a board, a rack and a colander that slide over it. */
const workstationSink = create('lie', [70, 220, 660, 360], ({ colour, accent, defs }) =>
  [
    rect(70, 220, 660, 360, defs.flat(adjustBrightness(colour, 0.12)), 16),
    rect(94, 244, 612, 312, defs.fade(adjustBrightness(colour, -0.4), colour), 22),
    ellipse(560, 400, 36, defs.ball('#c3cacf')) + ellipse(560, 400, 20, '#17130f'),
    rect(104, 232, 190, 336, defs.flat(accent), 8) +
      repeat(4, (index) => line(`M${130 + index * 44} 246v306`, adjustBrightness(accent, -0.2), 4)),
    ...[320, 352, 384, 416, 448].map((x) => rect(x, 240, 10, 320, defs.verticalSteel(), 5)),
    rect(490, 240, 200, 110, adjustBrightness('#c3cacf', -0.1), 10) +
      repeat(18, (index) => ellipse(512 + (index % 6) * 32, 266 + Math.floor(index / 6) * 30, 8, '#3a3f43')),
  ].join(''),
);

const laundrySink = create('stand', [160, 200, 480, 500], ({ colour, accent, defs }) =>
  [
    ...[190, 580].map((x) =>
      rect(x, 430, 30, 270, defs.verticalCylinder(adjustBrightness(colour, -0.16)), 4),
    ),
    path('M160 230h480l-30 250q-6 20-30 20H220q-24 0-30-20z', defs.flat(colour)),
    path('M160 230l50-30h380l50 30z', adjustBrightness(colour, -0.4)),
    rect(150, 222, 500, 30, defs.horizontalCylinder(adjustBrightness(colour, 0.15)), 10),
    repeat(7, (index) => line(`M${430 + index * 22} 270l-10 190`, adjustBrightness(colour, -0.14), 7)),
    tube('M400 500v80q0 30-40 30', '#8d969c', 24),
    rect(250, 340, 90, 24, accent, 6),
  ].join(''),
);

export const WASHBASIN_KINDS = {
  'bowl-basin': bowlBasin,
  'pedestal-basin': pedestalBasin,
  'under-counter-basin': underCounterBasin,
  'corner-basin': cornerBasin,
  'foot-basin': footBasin,
  'double-sink': doubleSink,
  'undermount-sink': singleSink,
  'workstation-sink': workstationSink,
  'laundry-sink': laundrySink,
} satisfies Record<string, Illustration>;

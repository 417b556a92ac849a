// Filters of air conditioners.
import type { DrawContext, Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import { adjustBrightness, ellipse, highlightStroke, line, path, rect, repeat } from '../svg/shapes.ts';
import { getPrintColour } from './shared-shapes.ts';

const meshFilter: Illustration = {
  bounds: [130, 130, 560, 540],
  orientation: 'lie',
  backdrop: 'utility',
  draw: ({ colour, accent, defs }) => {
    const drawFilter = (x: number, y: number): string =>
      [
        rect(x, y, 480, 440, adjustBrightness(accent, -0.25), 26),
        rect(x, y, 480, 432, defs.flat(accent), 26),
        rect(x + 22, y + 22, 436, 388, adjustBrightness(colour, 0.12), 12),
        line(
          repeat(36, (index) => `M${x + 28 + index * 12} ${y + 24}v384`) +
            repeat(32, (index) => `M${x + 24} ${y + 28 + index * 12}h432`),
          adjustBrightness(colour, -0.35),
          2,
          ' opacity=".7"',
        ),
        line(
          `M${x + 166} ${y + 20}v392M${x + 314} ${y + 20}v392M${x + 20} ${y + 146}h440M${x + 20} ${y + 284}h440`,
          accent,
          12,
        ),
        path(`M${x + 190} ${y + 430}h100v10q0 10-10 10h-80q-10 0-10-10z`, adjustBrightness(accent, -0.15)),
        highlightStroke(`M${x + 12} ${y + 36}v350`, 5, 0.5),
      ].join('');
    return drawFilter(210, 130) + drawFilter(130, 220);
  },
};

/** A panel in a frame, seen from its front and two edges. */
function drawPanel({ colour, accent, defs }: DrawContext, face: string): string {
  return [
    path('M150 190l24-28h460l-24 28z', adjustBrightness(accent, 0.3)),
    path('M610 190l24-28v480l-24 28z', defs.flat(adjustBrightness(accent, -0.25))),
    rect(150, 190, 460, 480, defs.flat(accent), 4),
    rect(182, 222, 396, 416, adjustBrightness(colour, -0.12), 2),
    face,
    highlightStroke('M160 200v450', 5, 0.35),
  ].join('');
}

const pleatedFilter: Illustration = {
  bounds: [150, 162, 484, 508],
  orientation: 'stand',
  groundContact: [150, 480],
  backdrop: 'utility',
  draw: (context) => {
    const { colour, accent } = context;
    const face = [
      repeat(
        18,
        (index) =>
          rect(182 + index * 22, 222, 11, 416, adjustBrightness(colour, 0.35)) +
          rect(193 + index * 22, 222, 11, 416, adjustBrightness(colour, -0.2)),
      ),
      line('M182 326h396M182 430h396M182 534h396', adjustBrightness(accent, -0.1), 12),
      line('M182 326h396M182 430h396M182 534h396', '#fff', 3, ' opacity=".4"'),
      rect(300, 640, 160, 26, '#fbf8f1', 4),
      drawBadge(316, 644, 60, getPrintColour(accent)) + line('M392 654h52', getPrintColour(accent), 6),
    ].join('');
    return drawPanel(context, face);
  },
};

const metalFilter: Illustration = {
  bounds: [150, 162, 484, 508],
  orientation: 'stand',
  groundContact: [150, 480],
  backdrop: 'utility',
  draw: (context) => {
    const { colour } = context;
    const wave = 'q11-16 22 0t22 0'.repeat(9);
    const face = [
      repeat(17, (index) =>
        line(`M182 ${234 + index * 25}${wave}`, adjustBrightness(colour, index % 2 ? 0.5 : -0.4), 6),
      ),
      repeat(17, (index) => line(`M182 ${246 + index * 25}${wave}`, adjustBrightness(colour, -0.2), 3)),
      ellipse(380, 655, 9, '#17130f', 9, ' opacity=".5"') +
        ellipse(380, 205, 9, '#17130f', 9, ' opacity=".5"'),
      line('M150 190l32 32M610 190l-32 32M150 670l32-32M610 670l-32-32', '#17130f', 3, ' opacity=".5"'),
    ].join('');
    return drawPanel(context, face);
  },
};

const filterRoll: Illustration = {
  bounds: [130, 150, 540, 510],
  orientation: 'stand',
  groundContact: [150, 500],
  backdrop: 'utility',
  draw: ({ colour, accent, defs }) =>
    [
      path('M170 560q220-40 500 20v76q-280-50-500-14z', defs.flat(adjustBrightness(colour, -0.06))),
      path('M170 632q220-36 500 14v14q-280-50-500-14z', accent),
      ellipse(340, 400, 210, accent, 250),
      ellipse(330, 400, 200, defs.ball(colour), 240),
      ...[170, 136, 102, 70].map((radius) =>
        ellipse(
          330,
          400,
          radius,
          'none',
          radius * 1.2,
          ` stroke="${adjustBrightness(accent, 0.25)}" stroke-width="8" opacity=".8"`,
        ),
      ),
      ...[154, 120, 86].map((radius) =>
        ellipse(
          330,
          400,
          radius,
          'none',
          radius * 1.2,
          ` stroke="${adjustBrightness(colour, -0.22)}" stroke-width="5" stroke-dasharray="4 9" opacity=".7"`,
        ),
      ),
      ellipse(330, 400, 48, adjustBrightness(colour, -0.45), 58),
      rect(470, 330, 150, 160, '#fbf8f1', 8, ' transform="skewY(4) translate(0 -30)"'),
      rect(490, 320, 110, 24, accent, 5, ' transform="skewY(4) translate(0 -6)"'),
      line('M494 410l100 7M494 440l70 5', getPrintColour(accent), 8, ' opacity=".6"'),
      highlightStroke('M190 300q30-90 110-120', 10, 0.6),
    ].join(''),
};

const filterStrips: Illustration = {
  bounds: [140, 170, 520, 460],
  orientation: 'lie',
  backdrop: 'utility',
  draw: ({ colour, accent, defs }) =>
    repeat(4, (index) => {
      const [x, y] = [140 + index * 20, 530 - index * 120];
      return [
        rect(x, y, 460, 100, adjustBrightness(accent, -0.3), 14),
        rect(x, y, 460, 92, defs.flat(accent), 14),
        rect(x + 14, y + 12, 432, 68, adjustBrightness(colour, 0.06), 8),
        ...[0, 1, 2, 3].map((row) =>
          line(
            `M${x + 22} ${y + 24 + row * 14}h416`,
            adjustBrightness(colour, 0.35),
            5,
            ' stroke-dasharray="1 11" opacity=".8"',
          ),
        ),
        rect(x + 190, y + 2, 80, 88, accent, 4),
        drawBadge(x + 198, y + 34, 64, '#fbf8f1' === accent ? colour : adjustBrightness(accent, -0.35)),
        highlightStroke(`M${x + 16} ${y + 6}h420`, 4, 0.4),
      ].join('');
    }),
};

export const AIR_FILTER_KINDS = {
  'mesh-filter': meshFilter,
  'filter-strips': filterStrips,
  'pleated-filter': pleatedFilter,
  'metal-filter': metalFilter,
  'filter-roll': filterRoll,
} satisfies Record<string, Illustration>;

// USB adapter and chargers of batteries, and a case for batteries.
import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import { adjustBrightness, ellipse, highlightStroke, line, path, rect, repeat } from '../svg/shapes.ts';
import { BRASS, batteryFoot, cord, RUBBER, vents } from './parts.ts';

const usbAdapter: Illustration = {
  bounds: [140, 170, 520, 470],
  orientation: 'stand',
  groundContact: [160, 480],
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      path('M140 510q0-20 20-20h470q20 0 20 20v104q0 20-20 20H160q-20 0-20-20z', defs.flat(RUBBER)),
      rect(140, 570, 510, 22, accent),
      repeat(3, (index) => ellipse(190 + index * 30, 536, 9, index < 2 ? '#8fd16a' : '#55605a')),
      path('M176 496V330q0-150 150-150h180q120 0 120 150v166z', defs.flat(colour)),
      path('M204 470V336q0-128 128-128h170q96 0 96 128v134z', defs.flat(adjustBrightness(colour, 0.12))),
      rect(228, 300, 344, 120, '#17191b', 20),
      rect(256, 330, 120, 60, '#aab2b7', 6) +
        rect(264, 338, 104, 24, '#2a5fa5', 2) +
        rect(264, 364, 104, 18, '#17191b'),
      rect(414, 338, 128, 44, '#aab2b7', 22) +
        rect(424, 348, 108, 24, '#17191b', 12) +
        rect(438, 356, 80, 8, '#5b6368', 4),
      rect(586, 268, 26, 90, '#17191b', 13) + rect(590, 272, 18, 82, defs.verticalCylinder('#f6e7b0'), 9),
      drawBadge(320, 232, 140, accent),
      rect(180, 452, 440, 20, accent, 6),
      highlightStroke('M204 300q10-90 100-102', 9, 0.4),
    ].join(''),
};

const batteryCharger: Illustration = {
  bounds: [80, 130, 640, 530],
  orientation: 'stand',
  groundContact: [100, 590],
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      cord('M664 610q60-10 50-80t-50-70', 16),
      path('M100 500q0-50 46-60h470q50 10 58 70l14 110q2 36-34 36H118q-32 0-32-36z', defs.flat(colour)),
      path('M146 440h470q26 6 40 26H112q12-20 34-26z', adjustBrightness(colour, 0.2)),
      vents(520, 520, 6, 22, 80),
      rect(140, 530, 190, 84, '#17191b', 14),
      ellipse(182, 572, 19, defs.ball('#5fd067')) + ellipse(182, 572, 36, defs.glow('#5fd067', 0.6)),
      ellipse(236, 572, 19, defs.ball('#e84a3a')),
      path('M284 542l-14 34h16l-6 28 26-38h-16l10-24z', '#e0a526'),
      drawBadge(358, 552, 130, accent),
      rect(250, 396, 300, 50, defs.horizontalCylinder(adjustBrightness(colour, -0.2)), 8),
      path('M230 180q0-44 44-44h252q44 0 44 44v160H230z', defs.flat(adjustBrightness(RUBBER, 0.06))),
      batteryFoot(defs, 222, 316, accent, 356),
      drawBadge(330, 210, 140, accent),
      highlightStroke('M256 200q2-36 40-40M120 520l-8 100', 7, 0.35),
    ].join(''),
};

/** An upright round battery with its positive end above. */
function drawCell(
  verticalCylinder: (colour: string) => string,
  verticalSteel: (colour?: string) => string,
  [x, y, width, height]: readonly [number, number, number, number],
  colour: string,
): string {
  return [
    rect(x + width * 0.34, y - height * 0.04, width * 0.32, height * 0.06, verticalSteel(), 4),
    rect(x, y, width, height, verticalCylinder(RUBBER), 8),
    rect(x, y, width, height * 0.28, verticalCylinder(colour), 8),
    path(
      `M${x + width * 0.38} ${y + height * 0.12}h${width * 0.24}M${x + width / 2} ${y + height * 0.12 - width * 0.12}v${width * 0.24}`,
      'none',
      ' stroke="#fff" stroke-width="5" opacity=".9"',
    ),
  ].join('');
}

const cellCharger: Illustration = {
  bounds: [130, 130, 540, 560],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      rect(130, 130, 540, 530, defs.flat(colour), 50),
      rect(156, 150, 488, 400, adjustBrightness(colour, -0.4), 30),
      repeat(4, (index) => {
        const x = 176 + index * 114;
        return [
          rect(x, 170, 106, 364, adjustBrightness(colour, -0.6), 16),
          rect(x + 30, 178, 46, 14, BRASS, 3),
          line(`M${x + 30} 520h46M${x + 30} 510l46-10`, '#aab2b7', 6),
          drawCell(
            defs.verticalCylinder,
            defs.verticalSteel,
            index < 3 ? [x + 12, 204, 82, 292] : [x + 24, 220, 58, 270],
            index < 3 ? accent : '#e0a526',
          ),
        ].join('');
      }),
      repeat(4, (index) => ellipse(229 + index * 114, 596, 15, defs.ball(index < 3 ? '#5fd067' : '#e0a526'))),
      rect(354, 654, 92, 30, '#17191b', 14) + rect(370, 662, 60, 12, '#8d969c', 6),
      drawBadge(346, 620, 108, accent),
      highlightStroke('M148 200v400', 7, 0.35),
    ].join(''),
};

const batteryCase: Illustration = {
  bounds: [80, 120, 640, 560],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const slots = (
      [count, width, height, x, y, step]: readonly [number, number, number, number, number, number],
      tint: string,
    ): string =>
      repeat(count, (index) =>
        drawCell(defs.verticalCylinder, defs.verticalSteel, [x + index * step, y, width, height], tint),
      );
    return [
      rect(80, 120, 640, 560, defs.flat(colour), 36),
      rect(104, 150, 592, 506, adjustBrightness(colour, -0.5), 20),
      slots([10, 40, 150, 126, 180, 56], '#d0a24a'),
      slots([6, 34, 130, 126, 360, 48], accent),
      slots([3, 76, 126, 428, 364, 88], '#c8342b'),
      repeat(5, (index) => ellipse(160 + index * 60, 570, 24, defs.ball('#c3cacf'))),
      rect(470, 526, 210, 110, defs.flat('#e9ecee'), 14),
      path('M500 610a76 76 0 0 1 150 0z', '#fbfaf6', ' stroke="#3a3f43" stroke-width="4"'),
      path('M500 610a76 76 0 0 1 50-66l25 66z', '#c8342b', ' opacity=".85"') +
        line('M575 608l36-50', '#22262a', 6),
      path('M104 150h592v506H104z', '#d8ecf2', ' opacity=".14"') +
        path('M120 150h200L110 520V170z', '#fff', ' opacity=".14"'),
      rect(320, 656, 160, 28, defs.horizontalCylinder(accent), 10),
      ...[190, 560].map((x) =>
        rect(x, 112, 70, 24, defs.horizontalCylinder(adjustBrightness(colour, 0.2)), 8),
      ),
    ].join('');
  },
};

export const CHARGER_KINDS = {
  'usb-adapter': usbAdapter,
  'battery-charger': batteryCharger,
  'cell-charger': cellCharger,
  'battery-case': batteryCase,
} satisfies Record<string, Illustration>;

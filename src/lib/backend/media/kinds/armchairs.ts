// Barrel armchair on a swivel, rattan armchair and recliner.
import type { Illustration } from '../illustration.ts';
import { adjustBrightness, ellipse, highlightStroke, line, path, rect, repeat } from '../svg/shapes.ts';
import { seam, tube } from './shared-shapes.ts';

const barrelChair: Illustration = {
  bounds: [96, 150, 608, 550],
  orientation: 'stand',
  groundContact: [230, 340],
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) => {
    const loops = (d: string): string =>
      line(d, adjustBrightness(colour, 0.3), 9, ' stroke-dasharray="1 17" opacity=".7"');
    return [
      ellipse(400, 672, 176, defs.flat(adjustBrightness(accent, -0.3)), 28) +
        ellipse(400, 662, 176, defs.flat(accent), 26),
      rect(352, 590, 96, 74, defs.verticalCylinder(adjustBrightness(accent, -0.2))),
      path('M100 340q10-190 300-190t300 190l-14 190q-20 90-286 90t-286-90z', defs.verticalCylinder(colour)),
      path('M180 350q20-130 220-130t220 130v130H180z', adjustBrightness(colour, -0.34)),
      path(
        'M180 350q20-130 220-130t220 130v20q-20-120-220-120t-220 120z',
        adjustBrightness(colour, -0.5),
        ' opacity=".5"',
      ),
      path(
        'M176 440q224-60 448 0 14 6 14 30v40q-238 60-476 0v-40q0-24 14-30z',
        defs.flat(adjustBrightness(colour, 0.1)),
      ),
      path('M162 500q238 60 476 0v14q-238 60-476 0z', adjustBrightness(colour, -0.4), ' opacity=".6"'),
      loops(
        'M130 330q20-150 270-150t270 150M124 380q-4 60 2 130M676 380q4 60-2 130M180 560q220 50 440 0M190 590q210 40 420 0',
      ),
      loops('M200 470q200-40 400 0M190 494q210 30 420 0M220 340q30-80 180-80t180 80M210 390q190-20 380 0'),
      highlightStroke('M136 300q30-110 200-126', 10, 0.35),
    ].join('');
  },
};

const rattanChair: Illustration = {
  bounds: [110, 100, 580, 610],
  orientation: 'stand',
  groundContact: [160, 480],
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) =>
    [
      tube('M256 540l-20 130M544 540l20 130', adjustBrightness(colour, -0.3), 24),
      path('M210 470V260q0-150 190-150t190 150v210z', adjustBrightness(colour, 0.28)),
      line(
        repeat(
          7,
          (index) => `M${232 + index * 56} 476L${400 + (index - 3) * 30} 130M216 ${230 + index * 36}h368`,
        ),
        adjustBrightness(colour, -0.22),
        6,
        ' opacity=".75"',
      ),
      tube('M206 500V262q0-150 194-150t194 150v238', colour, 30),
      tube('M206 340q-80-16-80 60l20 300M594 340q80-16 80 60l-20 300', colour, 30),
      tube('M146 506h508M150 600q250 40 500 0', colour, 24),
      line('M206 350l-20 16M594 350l20 16M140 500l20 12M660 500l-20 12', '#6b4528', 15),
      path('M174 470q0-34 40-34h372q40 0 40 34v20q0 40-40 40H214q-40 0-40-40z', defs.flat(accent)),
      seam('M184 494q216 20 432 0', adjustBrightness(accent, -0.35), 4),
      path(
        'M286 240q114-26 228 0 20 110 0 196-114 20-228 0-20-96 0-196z',
        defs.flat(adjustBrightness(accent, 0.06)),
      ),
      seam('M298 250q102-20 204 0 16 100 0 176', adjustBrightness(accent, -0.3), 4),
      highlightStroke('M214 250q20-110 150-122', 6, 0.6),
    ].join(''),
};

const recliner: Illustration = {
  bounds: [54, 130, 690, 540],
  orientation: 'stand',
  groundContact: [130, 460],
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) =>
    [
      tube('M170 520l-60 20M170 590l-40-40', '#8d969c', 14),
      path('M70 440q-22 6-14 32l26 96q8 26 32 20l96-30-34-150z', defs.flat(adjustBrightness(colour, 0.06))),
      seam('M94 452l34 120', adjustBrightness(colour, 0.35), 4),
      rect(220, 600, 350, 56, defs.horizontalCylinder(adjustBrightness(accent, 0.06)), 10) +
        ellipse(260, 654, 24, '#17130f', 14) +
        ellipse(540, 654, 24, '#17130f', 14),
      path('M450 480L560 156q20-40 80-20 70 20 60 80L610 560z', defs.flat(colour)),
      path(
        'M566 150q20-34 74-14 66 20 58 78l-16 60q-60 20-146-12z',
        defs.flat(adjustBrightness(colour, 0.12)),
      ),
      line('M536 262q70 34 146 14M502 360q74 36 150 16', adjustBrightness(colour, -0.45), 7, ' opacity=".7"'),
      path(
        'M170 420q150-20 330 10l30 90-340 40q-30 0-36-30-10-90 16-110z',
        defs.flat(adjustBrightness(colour, 0.12)),
      ),
      seam('M180 440q150-16 310 10', adjustBrightness(colour, 0.45), 4),
      path(
        'M176 470q-4-50 50-54l270-10q60 0 66 50l20 150q0 20-20 20H214q-22 0-26-24z',
        defs.flat(adjustBrightness(colour, -0.08)),
      ),
      path(
        'M176 470q-4-50 50-54l270-10q60 0 66 50l2 16q-190-10-388 6z',
        defs.horizontalCylinder(adjustBrightness(colour, 0.06)),
      ),
      seam('M190 488q180-14 372-6', adjustBrightness(colour, 0.4), 4),
      tube('M330 540l-44 40', '#8d969c', 16) + ellipse(284, 582, 18, defs.ball('#3b3f43')),
      highlightStroke('M216 430l260-12M580 170l-26 70', 8, 0.4),
    ].join(''),
};

export const ARMCHAIR_KINDS = {
  'barrel-chair': barrelChair,
  'rattan-chair': rattanChair,
  recliner,
} satisfies Record<string, Illustration>;

// Heavy hammers and soft ones.
import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import { adjustBrightness, ellipse, highlightStroke, line, path, rect, repeat } from '../svg/shapes.ts';
import { IRON, RUBBER } from './parts.ts';

const sledgehammer: Illustration = {
  bounds: [250, 20, 300, 760],
  orientation: 'lie',
  tilt: 38,
  backdrop: 'site',
  draw: ({ colour, accent, defs }) =>
    [
      path('M380 150h40l8 612q0 18-28 18t-28-18z', defs.verticalCylinder(accent)),
      path('M376 500h48l6 262q0 18-30 18t-30-18z', defs.verticalCylinder(RUBBER)),
      repeat(8, (index) => line(`M382 ${528 + index * 28}h36`, '#000', 6, ' opacity=".4"')),
      path('M374 160h52l6 60q-32 16-64 0z', defs.verticalCylinder(RUBBER)),
      path('M292 44h216l14 18v86l-14 18H292l-14-18V62z', defs.horizontalSteel(IRON)),
      path('M250 62q0-10 10-12l32-6v122l-32-6q-10-2-10-12z', defs.horizontalSteel('#9aa3a8')) +
        path('M550 62q0-10-10-12l-32-6v122l32-6q10-2 10-12z', defs.horizontalSteel('#9aa3a8')),
      rect(292, 60, 216, 90, defs.horizontalCylinder(colour), 0, ' opacity=".9"'),
      rect(384, 34, 32, 14, adjustBrightness(accent, -0.3), 3),
      drawBadge(350, 92, 100, adjustBrightness(colour, -0.5)),
      ellipse(400, 760, 12, '#17130f', 10, ' opacity=".6"'),
      highlightStroke('M300 58h200', 6, 0.5) + highlightStroke('M390 240v240', 4, 0.5),
    ].join(''),
};

const mallet: Illustration = {
  bounds: [200, 60, 400, 680],
  orientation: 'lie',
  tilt: 36,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      path('M376 250h48l14 180q10 120-4 290-2 20-34 20t-34-20q-14-170-4-290z', defs.verticalCylinder(accent)),
      line(
        'M388 300q-6 180-4 400M408 290q10 190 4 410',
        adjustBrightness(accent, -0.35),
        4,
        ' opacity=".35"',
      ),
      path('M368 640h64l2 80q-2 20-34 20t-34-20z', defs.verticalCylinder(adjustBrightness(colour, -0.1))),
      path('M230 92q170-24 340 0 10 80 0 176-170 24-340 0-10-90 0-176z', defs.horizontalCylinder(colour)),
      path(
        'M230 92q-30 0-30 30v116q0 28 30 30 20-90 0-176z',
        defs.horizontalCylinder(adjustBrightness(colour, 0.1)),
      ) +
        path(
          'M570 92q30 0 30 30v116q0 28-30 30-20-90 0-176z',
          defs.horizontalCylinder(adjustBrightness(colour, -0.12)),
        ),
      line('M268 92q-8 90 0 176M532 92q8 90 0 176', '#17130f', 5, ' opacity=".25"'),
      rect(372, 78, 56, 16, adjustBrightness(accent, 0.2), 6),
      drawBadge(338, 158, 124, adjustBrightness(colour, -0.55)),
      highlightStroke('M250 118q150-20 300 0', 9, 0.4) + highlightStroke('M386 330q-4 140 0 280', 5, 0.5),
    ].join(''),
};

export const HAMMER_KINDS = { sledgehammer, mallet } satisfies Record<string, Illustration>;

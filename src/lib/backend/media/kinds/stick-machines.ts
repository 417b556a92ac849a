// Battery machines on a long shaft.
import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import { adjustBrightness, ellipse, highlightStroke, line, path, rect, repeat } from '../svg/shapes.ts';
import { batteryFoot, IRON, RUBBER, vents, wheel } from './parts.ts';
import { tube } from './shared-shapes.ts';

const stickVacuum: Illustration = {
  bounds: [228, 40, 330, 680],
  orientation: 'stand',
  groundContact: [240, 312],
  backdrop: 'utility',
  draw: ({ colour, accent, defs }) =>
    [
      rect(384, 330, 30, 320, defs.verticalSteel('#aab2b7'), 8),
      rect(376, 560, 46, 30, defs.verticalCylinder(RUBBER), 8),
      path('M380 588h40l14 70h-68z', defs.verticalCylinder('#3f4548')),
      path(
        'M250 664q10-24 50-26h220q30 2 34 28l4 34q0 18-16 18H246q-16 0-14-18z',
        defs.horizontalCylinder(RUBBER),
      ),
      path('M262 662q12-16 40-16h196q34 2 40 20z', defs.horizontalCylinder(colour)),
      repeat(9, (index) => line(`M${264 + index * 32} 700h16`, accent, 8, ' opacity=".8"')),
      highlightStroke('M282 652h200', 4, 0.4),
      tube('M474 106q72-20 72 56t-74 92', RUBBER, 30),
      path('M474 108l16 28h24l-6 26-22 6z', colour),
      path('M372 270h60l-10 74h-46z', defs.verticalCylinder(IRON)),
      path('M344 86q0-30 30-34l96-8q34 0 38 30l4 76q0 30-30 34l-138 4z', defs.horizontalCylinder(colour)),
      path('M478 48q30 2 34 26l4 76q0 24-24 32 18-60-14-134z', defs.flat(RUBBER)),
      vents(390, 68, 5, 15, 34, 2),
      path(
        'M322 112h170q10 0 10 10l-12 150q-4 22-26 22H350q-22 0-26-22l-12-150q0-10 10-10z',
        '#cfdfe6',
        ' opacity=".92"',
      ),
      path(
        'M316 170h182l-8 102q-4 22-26 22H350q-22 0-26-22z',
        defs.verticalCylinder('#9db7c2'),
        ' opacity=".55"',
      ),
      path('M362 120h90l-18 130h-54z', defs.verticalCylinder(accent)),
      repeat(4, (index) => line(`M376 ${146 + index * 26}h62`, '#fff', 5, ' opacity=".22"')),
      path('M320 264h174q-2 30-30 30H350q-28 0-30-30z', defs.horizontalCylinder(colour)),
      rect(396, 284, 24, 22, defs.verticalCylinder(RUBBER), 5),
      rect(306, 104, 202, 20, defs.horizontalCylinder('#3a3f43'), 8),
      drawBadge(372, 268, 74, accent),
      highlightStroke('M334 140l8 110', 9, 0.6),
      rect(448, 232, 74, 66, defs.flat(RUBBER), 12) + rect(448, 276, 74, 9, colour),
      repeat(3, (index) => ellipse(468 + index * 16, 254, 4.5, index < 2 ? '#8fd16a' : '#55605a')),
      highlightStroke('M393 350v190', 4, 0.7),
    ].join(''),
};

const grassTrimmer: Illustration = {
  bounds: [236, 20, 330, 760],
  orientation: 'lie',
  tilt: 40,
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) =>
    [
      rect(388, 150, 26, 500, defs.verticalSteel('#8d969c'), 6),
      rect(382, 420, 38, 70, defs.verticalCylinder(RUBBER), 8),
      tube('M392 308q-124-8-130-70t110-66', RUBBER, 28),
      rect(374, 290, 54, 42, defs.verticalCylinder(colour), 10),
      path(
        'M372 60h58q16 0 18 16l4 130q0 16-18 16h-64q-18 0-18-16l2-130q2-16 18-16z',
        defs.verticalCylinder(colour),
      ),
      path('M376 128h50v84q0 10-12 10h-26q-12 0-12-10z', defs.verticalCylinder(RUBBER)),
      repeat(5, (index) => line(`M384 ${142 + index * 16}h34`, '#000', 6, ' opacity=".4"')),
      path('M446 150q26 12 18 46l-18 8z', defs.flat(IRON)),
      drawBadge(366, 84, 70, accent),
      batteryFoot(defs, 312, 26, accent, 176),
      path('M370 628q0-26 30-26t30 26v60h-60z', defs.verticalCylinder(colour)),
      vents(384, 630, 3, 16, 34),
      path(
        'M250 716q-8-60 60-66h190q58 4 54 66-10 10-20 2-40-36-134-36t-130 36q-14 6-20-2z',
        defs.horizontalCylinder(accent),
      ),
      path('M362 690h76l-8 48q-6 18-30 18t-30-18z', defs.verticalCylinder('#3f4548')),
      rect(370, 716, 60, 12, defs.verticalCylinder(colour), 4),
      line('M362 724q-60 4-96 32M438 724q50 8 84 38', '#e0a526', 6),
      highlightStroke('M266 690q20-26 60-28h120', 6, 0.4),
      wheel(defs, 548, 690, 26, adjustBrightness(colour, -0.1)),
    ].join(''),
};

export const STICK_MACHINE_KINDS = {
  'stick-vacuum': stickVacuum,
  'grass-trimmer': grassTrimmer,
} satisfies Record<string, Illustration>;

// Machines for kitchen and cleaning, and a cantilever parasol.
import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import { adjustBrightness, ellipse, highlightStroke, line, path, rect, repeat } from '../svg/shapes.ts';
import { cord, RUBBER, vents } from './parts.ts';
import { tube } from './shared-shapes.ts';

const create = (
  orientation: Illustration['orientation'],
  bounds: Illustration['bounds'],
  backdrop: Illustration['backdrop'],
  draw: Illustration['draw'],
): Illustration => ({
  bounds,
  orientation,
  backdrop,
  draw,
});

const GLASS = '#dbe8ec';

const stickBlender = create('stand', [150, 80, 480, 620], 'kitchen', ({ colour, accent, defs }) =>
  [
    rect(250, 80, 90, 300, defs.verticalCylinder(colour), 40),
    rect(272, 130, 46, 34, accent, 14) + rect(272, 180, 46, 34, adjustBrightness(accent, 0.3), 14),
    path('M262 376h66l10 214h-86z', defs.verticalSteel()),
    path('M240 586h110l22 62q0 20-20 20H238q-20 0-20-20z', defs.verticalSteel('#aab2b7')),
    repeat(3, (index) => rect(246 + index * 36, 620, 22, 34, '#3a3f43', 8)),
    path('M430 440h190l-16 250H446z', GLASS, ' opacity=".85"'),
    path('M437 540h176l-9 150H446z', '#c2714a', ' opacity=".75"'),
    rect(420, 400, 210, 44, defs.horizontalCylinder(colour), 12),
    ellipse(525, 660, 40, '#8d969c', 12),
    highlightStroke('M268 110v220', 7, 0.4),
  ].join(''),
);

const bottleBlender = create('stand', [290, 90, 220, 610], 'kitchen', ({ colour, accent, defs }) =>
  [
    path('M330 90h140v50q0 10-10 10H340q-10 0-10-10z', defs.verticalCylinder(accent)),
    path('M322 150h156l24 330H298z', GLASS, ' opacity=".9"'),
    path('M312 270h176l14 210H298z', '#d9708a', ' opacity=".75"'),
    repeat(4, (index) => line(`M440 ${300 + index * 40}h34`, '#fff', 5, ' opacity=".8"')),
    rect(296, 474, 208, 36, defs.horizontalCylinder('#5b6368'), 8),
    path('M300 510h200l10 180H290z', defs.verticalCylinder(colour)),
    ellipse(400, 600, 34, defs.ball(accent)),
    highlightStroke('M340 170l-16 280', 7, 0.7),
  ].join(''),
);

const spiceGrinder = create('stand', [270, 170, 260, 520], 'kitchen', ({ colour, accent, defs }) =>
  [
    path('M290 210q0-40 40-40h140q40 0 40 40v170H290z', GLASS, ' opacity=".9"'),
    path('M294 300q106-30 212 0v80H294z', accent),
    repeat(12, (index) =>
      ellipse(
        312 + (index % 6) * 36,
        318 + Math.floor(index / 6) * 30,
        12,
        adjustBrightness(accent, index % 2 ? 0.2 : -0.25),
        9,
      ),
    ),
    rect(276, 376, 248, 40, defs.horizontalCylinder('#2e3235'), 10),
    path('M282 416h236l12 270H270z', defs.verticalSteel(colour)),
    rect(360, 470, 80, 80, '#2e3235', 20) + ellipse(400, 510, 22, '#c8342b'),
    drawBadge(340, 600, 120, '#2e3235'),
    highlightStroke('M308 200v150', 7, 0.7),
  ].join(''),
);

const citrusPress = create('stand', [190, 120, 440, 570], 'kitchen', ({ colour, accent, defs }) =>
  [
    path('M360 180q40-90 80 0l50 110H310z', defs.ball(colour)),
    repeat(5, (index) => line(`M400 140L${330 + index * 36} 284`, adjustBrightness(colour, -0.25), 6)),
    path(
      'M240 284h320q10 0 10 10l-30 100H260l-30-100q0-10 10-10z',
      defs.horizontalCylinder(adjustBrightness(accent, -0.05)),
    ),
    path('M244 350L190 376v30l74-10z', defs.horizontalSteel()),
    path('M270 394h260l30 290H240z', defs.verticalCylinder(accent)),
    path('M200 520h70v150q0 16-16 16h-38q-16 0-16-16z', GLASS, ' opacity=".9"') +
      rect(203, 590, 64, 92, '#e59a2f', 10, ' opacity=".85"'),
    drawBadge(350, 520, 120, colour),
    highlightStroke('M290 420l-20 230', 7, 0.5),
  ].join(''),
);

const handheldVacuum = create('lie', [90, 250, 620, 330], 'floor', ({ colour, accent, defs }) =>
  [
    path('M90 470l90-60h60l20 110H120z', defs.flat(adjustBrightness(accent, 0.15))),
    path('M230 380h150v180H250q-30-80-20-180z', GLASS, ' opacity=".9"') +
      rect(280, 420, 70, 100, '#8d969c', 10),
    path('M376 360h200q110 10 120 100-10 100-120 110H376z', defs.horizontalCylinder(colour)),
    tube('M420 370Q440 270 540 270T640 390', RUBBER, 40),
    vents(580, 430, 4, 22, 80),
    drawBadge(410, 450, 130, accent),
    cord('M690 500q30 20-10 70'),
    ellipse(500, 274, 16, '#c8342b', 9),
  ].join(''),
);

const carpetWasher = create('stand', [110, 150, 600, 550], 'floor', ({ colour, accent, defs }) =>
  [
    cord('M250 660c-90 20-130-40-90-110'),
    path('M250 300h300l40 330q0 40-40 40H270q-50 0-50-40z', defs.verticalCylinder(colour)),
    path('M270 210h120v180H260z', '#9cc7dd', ' opacity=".85"') + rect(262, 196, 132, 30, accent, 8),
    path('M414 210h120l10 180H414z', '#8a7a66', ' opacity=".8"') + rect(412, 196, 132, 30, RUBBER, 8),
    tube('M340 200V160h130v40', RUBBER, 28),
    tube('M560 540q130 10 110-150-20-90 20-140', '#3a3f43', 30),
    path('M640 170h70v50l-20 40h-40l-20-40z', defs.flat(accent)) + rect(650, 150, 54, 24, '#2e3235', 6),
    drawBadge(330, 480, 150, accent),
    ...[270, 540].map((x) => ellipse(x, 668, 32, '#2e3235') + ellipse(x, 668, 12, '#c3cacf')),
  ].join(''),
);

const windowVac = create('stand', [190, 120, 420, 580], 'wall', ({ colour, accent, defs }) =>
  [
    rect(190, 130, 420, 26, '#22262a', 6) + rect(200, 152, 400, 34, defs.horizontalCylinder(accent), 8),
    path('M330 186h140l30 100H300z', defs.verticalCylinder(accent)),
    path('M306 286h188l-10 170H316z', '#a9d0de', ' opacity=".85"') +
      rect(322, 380, 156, 74, '#6fa9c4', 6, ' opacity=".8"'),
    path(
      'M320 456h160q10 60-10 110l-10 110q-2 24-30 24h-60q-28 0-30-24l-10-110q-20-50-10-110z',
      defs.verticalCylinder(colour),
    ),
    rect(372, 500, 56, 150, RUBBER, 26) + ellipse(400, 480, 13, '#8fd16a'),
    highlightStroke('M324 300l8 140', 6, 0.6),
  ].join(''),
);

const cantileverParasol = create('stand', [70, 80, 660, 620], 'garden', ({ colour, accent, defs }) =>
  [
    path('M500 660h230v24q0 16-16 16H516q-16 0-16-16z', defs.flat(adjustBrightness(accent, -0.2))) +
      rect(608, 640, 30, 30, accent, 4),
    tube('M624 664L660 170Q600 70 340 96', accent, 22),
    tube('M650 300L470 110', accent, 12),
    path('M340 96L70 300q130 46 270 46t270-46z', defs.flat(colour)),
    path('M340 96L200 338q70 10 140 8zM340 96l140 242q70-10 130-38z', adjustBrightness(colour, -0.16)),
    line(
      'M340 96L70 300M340 96L200 338M340 96v250M340 96l140 242M340 96l270 204',
      adjustBrightness(colour, -0.35),
      4,
    ),
    line('M340 350v90', accent, 8) + ellipse(640, 430, 16, defs.ball('#2e3235')),
  ].join(''),
);

export const SMALL_MACHINE_KINDS = {
  'stick-blender': stickBlender,
  'bottle-blender': bottleBlender,
  'spice-grinder': spiceGrinder,
  'citrus-press': citrusPress,
  'handheld-vacuum': handheldVacuum,
  'carpet-washer': carpetWasher,
  'window-vac': windowVac,
  'cantilever-parasol': cantileverParasol,
} satisfies Record<string, Illustration>;

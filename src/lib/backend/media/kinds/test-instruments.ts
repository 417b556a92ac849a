// Wall detector, clamp meter, voltage pen, socket tester and plug timer.
import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import { adjustBrightness, ellipse, highlightStroke, line, path, rect, repeat } from '../svg/shapes.ts';
import { BRASS, RUBBER, ring, screwHead, ticks } from './parts.ts';

const wallDetector: Illustration = {
  bounds: [254, 66, 292, 668],
  orientation: 'lie',
  tilt: 12,
  backdrop: 'wall',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M254 212a146 146 0 0 1 292 0q0 60-34 108-18 30-14 90l10 240q2 84-108 84t-108-84l10-240q4-60-14-90-34-48-34-108z',
        defs.flat(accent),
      ),
      path(
        'M272 212a128 128 0 0 1 256 0q0 54-34 100-20 34-16 100l8 236q2 66-86 66t-86-66l8-236q4-66-16-100-34-46-34-100z',
        defs.flat(colour),
      ),
      ellipse(400, 208, 96, defs.ball(accent)),
      ring(400, 208, 80, 16, '#8fd16a') + ring(400, 208, 80, 16, '#e0a526', ' stroke-dasharray="90 420"'),
      ellipse(400, 208, 58, '#fafaf8') + ring(400, 208, 58, 6, '#17130f', ' opacity=".4"'),
      rect(340, 350, 120, 96, '#1d2022', 12) + rect(348, 358, 104, 80, defs.fade('#c9d8bf', '#aebfa4'), 6),
      repeat(5, (index) => rect(358 + index * 18, 420 - index * 12, 12, 10 + index * 12, '#22301f', 2)),
      ellipse(400, 502, 36, defs.ball('#e9ecee')) + ellipse(400, 502, 14, adjustBrightness(colour, -0.2)),
      line(
        repeat(5, (index) => `M352 ${580 + index * 22}h96`),
        adjustBrightness(colour, -0.45),
        8,
      ),
      drawBadge(362, 690, 76, adjustBrightness(colour, -0.5)),
      highlightStroke('M288 200q4-80 70-106M338 470l-6 190', 7, 0.5),
    ].join(''),
};

const clampMeter: Illustration = {
  bounds: [236, 50, 328, 700],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const jaws = 'M330 320Q254 260 262 176 280 66 392 62v38q-80 6-92 82-4 60 56 102z';
    return [
      path(jaws, defs.flat(accent)),
      path('M470 320q76-60 68-144Q520 66 408 62v38q80 6 92 82 4 60-56 102z', defs.flat(colour)),
      line('M400 62v40', '#17130f', 6),
      path(
        'M282 190q10-80 90-104M430 86q80 20 90 96',
        'none',
        ' stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".45"',
      ),
      path('M520 330l40 20q6 6 4 16l-8 76-50-20z', defs.flat(adjustBrightness(accent, 0.2))),
      path(
        'M300 286q100 44 200 0 44 14 48 70l-8 330q-4 60-140 60t-140-60l-8-330q4-56 48-70z',
        defs.flat(accent),
      ),
      path(
        'M312 308q88 40 176 0 36 10 38 60l-8 310q-4 50-118 50t-118-50l-8-310q2-50 38-60z',
        defs.flat(colour),
      ),
      ellipse(400, 440, 82, adjustBrightness(colour, -0.5)) + ticks([400, 440, 72], 14, [5, 11], '#fff'),
      ellipse(400, 440, 54, defs.ball(RUBBER)) +
        rect(388, 384, 24, 112, defs.verticalCylinder('#4a5054'), 12) +
        rect(396, 390, 8, 28, '#fff', 4),
      ellipse(400, 338, 24, defs.ball('#e0a526')),
      rect(306, 536, 188, 112, '#1d2022', 12) + rect(314, 544, 172, 96, defs.fade('#c9d8bf', '#aebfa4'), 6),
      path(
        'M334 562h34v60h-34zm9 9v42h16v-42zM382 562h10v60h-10zM404 562h34v9h-24v17h24v34h-34v-9h24v-16h-24z',
        '#22301f',
        ' fill-rule="evenodd"',
      ),
      line('M454 572h18M454 592h12', '#22301f', 5),
      ...[350, 400, 450].map((x, index) =>
        ellipse(x, 682, 15, index === 1 ? '#17130f' : adjustBrightness(accent, 0.15)),
      ),
      highlightStroke('M292 380l4 290', 7, 0.4),
    ].join('');
  },
};

const voltagePen: Illustration = {
  bounds: [346, 20, 124, 760],
  orientation: 'lie',
  tilt: 40,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      path('M384 30q16-20 32 0l14 120h-60z', defs.verticalCylinder(accent)),
      line('M400 34v50', '#c9c4b8', 8),
      path('M358 160q0-22 24-22h36q24 0 24 22v46h-84z', defs.verticalCylinder('#e84a3a')),
      path('M358 160q0-22 24-22h36q24 0 24 22v8h-84z', '#fff', ' opacity=".4"'),
      rect(350, 204, 100, 480, defs.verticalCylinder(colour), 12),
      rect(350, 206, 100, 60, defs.verticalCylinder(adjustBrightness(RUBBER, 0.06))),
      line('M352 222h96M352 238h96M352 254h96', '#000', 5, ' opacity=".4"'),
      ellipse(400, 330, 34, adjustBrightness(colour, -0.5), 44) +
        ellipse(398, 326, 28, defs.ball('#3b3f43'), 38),
      ellipse(400, 412, 12, '#8fd16a') + ellipse(396, 408, 4, '#fff'),
      drawBadge(362, 450, 76, adjustBrightness(colour, -0.5)),
      path('M350 676h100v60q0 34-50 34t-50-34z', defs.verticalCylinder(RUBBER)),
      path('M438 690h32V450q0-26-14-26t-14 26v150z', defs.verticalSteel('#8d969c')),
      highlightStroke('M372 290v360', 7, 0.45),
    ].join(''),
};

/** Three pins of a British plug, their feet at 208. */
function drawPins(verticalCylinder: (colour: string) => string): string {
  return [
    rect(372, 84, 56, 128, verticalCylinder(BRASS), 8) + rect(372, 150, 56, 62, verticalCylinder('#2b2d2f')),
    ...[276, 468].map(
      (x) =>
        rect(x, 132, 56, 80, verticalCylinder(BRASS), 8) + rect(x, 172, 56, 40, verticalCylinder('#2b2d2f')),
    ),
  ].join('');
}

const socketTester: Illustration = {
  bounds: [212, 80, 376, 634],
  orientation: 'lie',
  backdrop: 'wall',
  draw: ({ colour, accent, defs }) =>
    [
      drawPins(defs.verticalCylinder),
      path(
        'M212 256q0-50 50-50h276q50 0 50 50v300q0 60-44 96-60 62-144 62t-144-62q-44-36-44-96z',
        defs.flat(colour),
      ),
      path(
        'M236 262q0-32 32-32h264q32 0 32 32v290q0 50-38 82-52 54-126 54t-126-54q-38-32-38-82z',
        defs.flat(adjustBrightness(colour, 0.1)),
      ),
      rect(262, 262, 276, 128, '#17191b', 20),
      ...['#e84a3a', '#5fd067', '#5fd067'].map(
        (light, index) =>
          ellipse(318 + index * 82, 326, 46, defs.glow(light, 0.8)) +
          ellipse(318 + index * 82, 326, 26, defs.ball(light)),
      ),
      ...[0, 1, 2].map(
        (row) =>
          [0, 1, 2]
            .map((column) =>
              ellipse(290 + column * 34, 436 + row * 40, 10, column > row ? '#5fd067' : '#4c5358'),
            )
            .join('') + rect(396, 430 + row * 40, 130 - row * 20, 12, '#fff', 6, ' opacity=".55"'),
      ),
      ellipse(400, 606, 52, adjustBrightness(colour, -0.5)) + ellipse(397, 602, 44, defs.ball(accent)),
      highlightStroke('M232 280v260', 7, 0.3),
    ].join(''),
};

const plugTimer: Illustration = {
  bounds: [202, 62, 396, 676],
  orientation: 'lie',
  backdrop: 'wall',
  draw: ({ colour, accent, defs }) =>
    [
      rect(202, 62, 396, 676, defs.flat(colour), 54),
      rect(202, 62, 396, 676, 'none', 54, ` stroke="${adjustBrightness(colour, -0.25)}" stroke-width="5"`),
      ellipse(400, 258, 174, adjustBrightness(colour, -0.3)) +
        ellipse(400, 256, 168, defs.ball(adjustBrightness(colour, -0.04))),
      ticks([400, 256, 152], 48, [11, 28], accent),
      path('M400 256L506 150a150 150 0 0 1 43 128z', '#e0a526', ' opacity=".9"'),
      ellipse(400, 256, 124, defs.ball('#fbfaf6')) + ticks([400, 256, 108], 24, [4, 18], '#3a3f43'),
      ellipse(400, 256, 70, defs.ball(accent)) + path('M400 204l26 42h-52z', '#fff'),
      path('M400 446l-16-22h32z', '#c8342b'),
      ellipse(530, 456, 20, defs.ball('#5fd067')),
      rect(244, 470, 312, 240, defs.flat(adjustBrightness(colour, -0.06)), 24) +
        rect(244, 470, 312, 240, 'none', 24, ` stroke="${adjustBrightness(colour, -0.3)}" stroke-width="4"`),
      rect(382, 496, 36, 66, '#2b2d2f', 4),
      rect(284, 612, 66, 34, '#2b2d2f', 4) + rect(450, 612, 66, 34, '#2b2d2f', 4),
      screwHead(defs, 400, 660, 13),
      highlightStroke('M222 130v540', 7, 0.8),
    ].join(''),
};

export const TEST_INSTRUMENT_KINDS = {
  'wall-detector': wallDetector,
  'clamp-meter': clampMeter,
  'voltage-pen': voltagePen,
  'socket-tester': socketTester,
  'plug-timer': plugTimer,
} satisfies Record<string, Illustration>;

import type { Illustration } from '../illustration.ts';
import {
  adjustBrightness,
  ellipse,
  group,
  highlightStroke,
  line,
  path,
  rect,
  shadowPath,
} from '../svg/shapes.ts';
import { leaf, seam } from './shared-shapes.ts';

const armchair: Illustration = {
  bounds: [128, 138, 544, 560],
  orientation: 'stand',
  groundContact: [170, 460],
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) =>
    [
      path('M200 610h36l-26 88h-22zM564 610h36l12 88h-22z', defs.verticalCylinder(accent)) +
        path('M290 600h24l-8 70h-14zM486 600h24l-2 70h-14z', adjustBrightness(accent, -0.45)),
      path(
        'M196 470Q150 140 400 138t204 332q-20 40-204 40t-204-40z',
        defs.flat(adjustBrightness(colour, -0.06)),
      ),
      path(
        'M226 470Q190 176 400 174t174 296q-40 26-174 26t-174-26z',
        defs.fade(adjustBrightness(colour, 0.2), adjustBrightness(colour, -0.08)),
      ),
      ...[-2, -1, 0, 1, 2].map((index) =>
        line(
          `M${400 + index * 56} ${190 + Math.abs(index) * 20}Q${400 + index * 66} 330 ${400 + index * 52} 470`,
          adjustBrightness(colour, -0.28),
          5,
          ' opacity=".55"',
        ),
      ),
      path('M214 500q6-38 50-40h272q44 2 50 40v60H214z', defs.flat(adjustBrightness(colour, 0.14))),
      path(
        'M214 506q186 34 372 0v58H214z',
        defs.fade(adjustBrightness(colour, 0.02), adjustBrightness(colour, -0.24)),
      ),
      seam('M222 528q178 32 356 0', adjustBrightness(colour, -0.4), 3, '7 6'),
      path(
        'M128 420q0-58 54-58 50 0 54 58l10 134h308l10-134q4-58 54-58 54 0 54 58l-16 170q-4 32-36 32H180q-32 0-36-32z',
        defs.verticalCylinder(adjustBrightness(colour, -0.02)),
      ),
      path('M246 554h308v68H246z', defs.fade(adjustBrightness(colour, -0.1), adjustBrightness(colour, -0.3))),
      shadowPath('M246 554h308v12H246z', 0.25),
      path(
        'M128 420q0-58 54-58 50 0 54 58-50-22-108 0zM672 420q0-58-54-58-50 0-54 58 50-22 108 0z',
        '#fff',
        ' opacity=".2"',
      ),
      group(
        path(
          'M4 8q6-10 20-6 62 10 124 0 16-4 18 8-10 52 0 100 2 14-16 10-62-10-128 0-16 2-18-10 8-48 0-102z',
          defs.ball(accent),
        ) + seam('M20 22q64 10 130 0M20 98q64-8 130 0', adjustBrightness(accent, 0.5), 3),
        'translate(314 356) rotate(-3)',
      ),
      highlightStroke('M254 286q26-90 116-96', 10, 0.4),
    ].join(''),
};

const sideTable: Illustration = {
  bounds: [150, 132, 500, 562],
  orientation: 'stand',
  groundContact: [190, 420],
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) =>
    [
      path('M392 380h30v250h-30z', defs.verticalCylinder(adjustBrightness(accent, -0.4))),
      path('M244 376h40L218 694h-26zM516 376h40l52 318h-26z', defs.verticalCylinder(accent)),
      path(
        'M232 560q170 50 336 0l4 18q-172 50-344 0z',
        defs.horizontalCylinder(adjustBrightness(accent, -0.1)),
      ),
      path('M150 330v34q0 62 250 62t250-62v-34z', defs.verticalCylinder(adjustBrightness(colour, -0.12))),
      ellipse(400, 330, 250, defs.flat(colour), 62),
      ...[0, 1, 2].map((index) =>
        ellipse(
          400,
          330,
          210 - index * 66,
          'none',
          50 - index * 16,
          ` stroke="${adjustBrightness(colour, -0.25)}" stroke-width="3" opacity=".45"`,
        ),
      ),
      line('M154 344q20 52 246 54 200-2 240-46', '#fff', 4, ' opacity=".4"'),
      ellipse(322, 338, 92, '#17130f', 20, ' opacity=".2"') +
        path('M226 300l150-14 44 26-160 20z', '#f1ece2') +
        path('M260 332l160-20v20l-160 22-34-34v-20z', defs.fade('#24507f', '#183a5e')) +
        path('M262 336l154-20v10l-154 22z', '#f6f2e8'),
      ellipse(506, 340, 60, '#17130f', 14, ' opacity=".2"') +
        path('M460 330q-40-50 2-110l6-16h60l6 16q42 60 2 110-38 16-76 0z', defs.verticalCylinder('#c2714a')) +
        ellipse(498, 206, 30, '#6b3a22', 7),
      ...[0, 1, 2].map((index) =>
        leaf(
          498,
          206,
          76 - Math.abs(index - 1) * 14,
          30,
          (index - 1) * 36,
          index % 2 ? '#7ba063' : '#5f7f4a',
        ),
      ),
    ].join(''),
};

const desk: Illustration = {
  bounds: [64, 176, 672, 510],
  orientation: 'stand',
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) =>
    [
      path('M150 394h24v250h-20z', defs.verticalCylinder(adjustBrightness(accent, -0.4))),
      path('M96 420h34l-8 266H96z', defs.verticalCylinder(accent)),
      rect(460, 412, 246, 262, defs.flat(adjustBrightness(colour, -0.14)), 4),
      path('M478 674h30l-4 12h-20zM664 674h30l-4 12h-20z', defs.verticalCylinder(accent)),
      ...[0, 1, 2].map(
        (index) =>
          rect(474, 428 + index * 80, 218, 70, defs.flat(adjustBrightness(colour, 0.06)), 4) +
          rect(538, 456 + index * 80, 92, 14, defs.horizontalSteel(accent), 7) +
          line(`M480 ${432 + index * 80}h206`, '#fff', 3, ' opacity=".4"'),
      ),
      rect(130, 414, 332, 46, defs.fade(adjustBrightness(colour, -0.26), adjustBrightness(colour, -0.1))) +
        rect(250, 430, 84, 12, defs.horizontalSteel(accent), 6),
      path('M150 340h500l86 56H64z', defs.flat(adjustBrightness(colour, 0.14))),
      ...[0, 1, 2].map((index) =>
        line(
          `M${130 - index * 24} ${354 + index * 14}q${140 + index * 20}-8 270 2t${270 + index * 36}-2`,
          adjustBrightness(colour, -0.2),
          3,
          ' opacity=".4"',
        ),
      ),
      rect(64, 394, 672, 26, defs.fade(adjustBrightness(colour, 0.04), adjustBrightness(colour, -0.28)), 4),
      shadowPath('M96 420h610v12H96z', 0.25),
      path('M300 364h200l16 12H284z', '#8d969c') +
        path('M292 232q0-8 8-8h200q8 0 8 8v132H292z', '#3a4044') +
        rect(302, 234, 196, 122, defs.fade('#8fb3b5', '#dfe6dc'), 3) +
        path('M302 330q50-46 90-14 50-50 106-4v44H302z', '#5f8f86') +
        ellipse(446, 268, 15, '#f6e3b4') +
        path('M284 376h232v6q0 6-6 6H290q-6 0-6-6z', defs.horizontalCylinder('#aab2b7')),
      ellipse(596, 370, 40, '#17130f', 9, ' opacity=".2"') +
        path('M560 366l8-58h56l8 58q-36 14-72 0z', defs.verticalCylinder('#f1ece2')) +
        line('M582 308l-10-60M600 308V226M614 308l14-50', '#e0a526', 8) +
        line('M600 308V240', '#24507f', 8),
      path('M196 372q0-10 44-10t44 10-44 10-44-10z', defs.horizontalCylinder('#4a5054')) +
        line('M240 364L196 276 262 208', '#4a5054', 9) +
        path('M236 188q40-24 70 22l-54 38q-34-26-16-60z', defs.flat('#4a5054')) +
        ellipse(280, 230, 38, defs.glow('#ffe9a8', 0.8), 30),
    ].join(''),
};

export const SEATING_KINDS = {
  armchair,
  'side-table': sideTable,
  desk,
} satisfies Record<string, Illustration>;

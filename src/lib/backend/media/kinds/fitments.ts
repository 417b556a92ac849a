import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import {
  adjustBrightness,
  ellipse,
  group,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
} from '../svg/shapes.ts';
import { getCirclePoint, ring, STEEL, screwHead } from './parts.ts';
import { tube } from './shared-shapes.ts';

const flushPlate: Illustration = {
  bounds: [130, 210, 540, 390],
  orientation: 'hang',
  backdrop: 'bathroom',
  draw: ({ colour, accent, defs }) =>
    [
      rect(130, 222, 540, 378, adjustBrightness(colour, -0.45), 34) +
        rect(130, 210, 540, 378, defs.flat(colour), 34),
      rect(142, 222, 516, 354, 'none', 26, ' stroke="#fff" stroke-width="5" opacity=".8"'),
      rect(180, 262, 440, 274, adjustBrightness(colour, -0.3), 40),
      path('M222 266h184v266H222q-38 0-38-38V304q0-38 38-38z', defs.flat(adjustBrightness(colour, 0.1))),
      path('M414 266h164q38 0 38 38v190q0 38-38 38H414z', defs.flat(adjustBrightness(colour, 0.02))),
      ellipse(296, 398, 62, 'none', 62, ` stroke="${accent}" stroke-width="9"`),
      path('M296 336a62 62 0 0 1 0 124z', accent, ' opacity=".35"'),
      ellipse(516, 398, 40, 'none', 40, ` stroke="${accent}" stroke-width="9"`),
      highlightStroke('M206 306q2-24 26-26h150M430 282h140', 6, 0.9),
    ].join(''),
};

const paperHolder: Illustration = {
  bounds: [150, 180, 500, 430],
  orientation: 'hang',
  backdrop: 'bathroom',
  draw: ({ colour, accent, defs }) =>
    [
      path('M150 226l40-44h420l40 44z', defs.flat(adjustBrightness(colour, 0.16))) +
        rect(150, 224, 500, 24, defs.horizontalCylinder(colour), 5),
      path('M330 190h110l-8 26H322z', '#23282b') +
        path('M334 184h110l-8 24H326z', defs.flat(accent)) +
        rect(352, 190, 62, 9, '#fff', 3, ' opacity=".5"'),
      rect(176, 248, 34, 150, defs.verticalSteel(adjustBrightness(colour, -0.06)), 8),
      ellipse(504, 400, 60, '#dcd8cd', 112),
      path('M250 288h254v224H250z', defs.horizontalCylinder('#faf8f2')),
      path('M250 288q-60 6-60 112t60 112q58-8 58-112t-58-112z', defs.flat('#f1eee6')),
      ellipse(249, 400, 26, '#b9a98c', 48) + ellipse(251, 400, 20, '#6f6250', 40),
      path('M308 400h196v196q-98 14-196 0z', defs.verticalCylinder('#fbf9f3')),
      path('M308 400h196v22H308z', '#17130f', ' opacity=".07"'),
      line('M308 548q98 12 196 0', '#d5cfc0', 4, ' stroke-dasharray="10 8"'),
      tube('M194 380v20q0 0 56 0', colour, 22) +
        rect(504, 386, 96, 26, defs.horizontalCylinder(colour), 12) +
        ellipse(600, 399, 22, defs.ball(colour)),
      highlightStroke('M266 300h220', 7, 0.9) + highlightStroke('M170 232h440', 4, 0.7),
    ].join(''),
};

const grabBar: Illustration = {
  bounds: [90, 250, 620, 230],
  orientation: 'hang',
  backdrop: 'bathroom',
  draw: ({ colour, accent, defs }) =>
    [
      ...[162, 638].map(
        (x) =>
          ellipse(x + 4, 340, 74, '#17130f', 74, ' opacity=".2"') +
          ellipse(x, 330, 72, defs.ball(colour)) +
          ring(x, 330, 60, 4, adjustBrightness(colour, -0.3), ' opacity=".5"') +
          [90, 210, 330]
            .map((angle) => {
              const [sx = 0, sy = 0] = getCirclePoint(x, 330, 48, angle).split(' ').map(Number);
              return screwHead(defs, sx, sy, 10, accent);
            })
            .join(''),
      ),
      tube('M162 330v50q0 60 60 60h356q60 0 60-60v-50', colour, 54),
      path(
        'M260 440h280',
        'none',
        ` stroke="${adjustBrightness(colour, -0.4)}" stroke-width="38" stroke-dasharray="4 9" opacity=".4"`,
      ),
      highlightStroke('M250 424h300', 6, 0.7),
    ].join(''),
};

const pullHandle: Illustration = {
  bounds: [110, 200, 580, 400],
  orientation: 'lie',
  tilt: -24,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const bar = (y: number): string =>
      [
        ...[210, 590].map(
          (x) =>
            ellipse(x, y + 84, 44, '#17130f', 18, ' opacity=".22"') +
            ellipse(x, y + 76, 40, defs.verticalSteel(adjustBrightness(colour, -0.08)), 16) +
            rect(x - 21, y + 16, 42, 62, defs.verticalSteel(colour)),
        ),
        rect(116, y - 14, 580, 50, '#17130f', 25, ' opacity=".16"'),
        rect(110, y - 24, 580, 50, defs.horizontalCylinder(colour), 25),
        rect(150, y - 24, 9, 50, accent, 0, ' opacity=".85"') +
          rect(641, y - 24, 9, 50, accent, 0, ' opacity=".85"'),
        highlightStroke(`M180 ${y - 12}h420`, 7, 0.55),
      ].join('');
    return bar(234) + bar(470);
  },
};

const smartLock: Illustration = {
  bounds: [210, 80, 460, 640],
  orientation: 'hang',
  backdrop: 'door',
  draw: ({ colour, accent, defs }) =>
    [
      rect(220, 94, 200, 626, '#17130f', 36, ' opacity=".25"'),
      rect(210, 80, 200, 626, defs.verticalCylinder(colour), 36),
      rect(222, 92, 176, 602, 'none', 28, ' stroke="#fff" stroke-width="3" opacity=".3"'),
      rect(230, 102, 160, 290, defs.fade('#15181b', '#2b3034'), 24),
      repeat(12, (index) =>
        ellipse(
          270 + (index % 3) * 40,
          196 + Math.floor(index / 3) * 44,
          9,
          index === 9 ? accent : '#dfe7ea',
          9,
          ' opacity=".9"',
        ),
      ),
      rect(274, 126, 72, 14, '#8fd16a', 7, ' opacity=".9"'),
      path('M230 130q0-28 28-28h90L230 330z', '#fff', ' opacity=".1"'),
      ellipse(310, 470, 54, adjustBrightness(colour, -0.4)) +
        ellipse(308, 464, 52, defs.ball(adjustBrightness(colour, 0.1))),
      path('M290 446h320q46 4 50 34t-50 32H290z', '#17130f', ' opacity=".22"'),
      path(
        'M270 464q0-34 36-34h310q54 4 54 34t-54 34H306q-36 0-36-34z',
        defs.horizontalCylinder(adjustBrightness(colour, 0.06)),
      ),
      ellipse(330, 464, 30, '#15181b', 27) +
        repeat(3, (index) =>
          ellipse(
            330,
            464,
            8 + index * 7,
            'none',
            8 + index * 6,
            ` stroke="${accent}" stroke-width="3" opacity=".8"`,
          ),
        ),
      highlightStroke('M380 444h230', 7, 0.5),
      ellipse(310, 610, 26, defs.ball(STEEL)) +
        path('M310 592a10 10 0 0 1 5 19l4 16h-18l4-16a10 10 0 0 1 5-19z', '#17130f'),
      drawBadge(272, 660, 76, accent),
    ].join(''),
};

const cabinetHinge: Illustration = {
  bounds: [138, 190, 520, 470],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const hinge = (): string =>
      [
        path(
          'M60 150q0-34 34-34h60q34 0 34 34v150q0 34-34 34H94q-34 0-34-34z',
          defs.flat(adjustBrightness(colour, 0.05)),
        ),
        screwHead(defs, 122, 138, 14, STEEL) + screwHead(defs, 122, 312, 14, STEEL),
        ellipse(124, 232, 88, '#17130f', 88, ' opacity=".25"') + ellipse(120, 225, 86, defs.ball(colour)),
        ellipse(120, 225, 66, adjustBrightness(colour, -0.45)) +
          ellipse(120, 229, 60, defs.fade(adjustBrightness(colour, -0.35), adjustBrightness(colour, -0.05))),
        path(
          'M96 190h120v70H96q-14 0-14-12v-46q0-12 14-12z',
          defs.horizontalCylinder(adjustBrightness(colour, 0.1)),
        ),
        ellipse(110, 225, 9, adjustBrightness(colour, -0.55)),
        path(
          'M190 176h60l20 10h180q24 0 24 22v36q0 22-24 22H270l-20 10h-60q-12 0-12-12v-76q0-12 12-12z',
          defs.horizontalCylinder(adjustBrightness(colour, 0.02)),
        ),
        rect(300, 140, 84, 172, defs.flat(adjustBrightness(colour, -0.08)), 16),
        screwHead(defs, 342, 160, 13, STEEL) + screwHead(defs, 342, 292, 13, STEEL),
        path(
          'M196 192h250q14 2 14 16v34q0 14-14 16H196z',
          defs.horizontalCylinder(adjustBrightness(colour, 0.14)),
        ),
        rect(240, 206, 96, 38, adjustBrightness(colour, -0.3), 8) + screwHead(defs, 288, 225, 17, accent),
        screwHead(defs, 404, 225, 19, STEEL),
        highlightStroke('M206 200h220', 5, 0.7),
      ].join('');
    return (
      group(hinge(), 'translate(80 90) rotate(-6) scale(.98)') +
      group(hinge(), 'translate(220 330) rotate(6) scale(.9)')
    );
  },
};

const hookRail: Illustration = {
  bounds: [80, 250, 640, 300],
  orientation: 'hang',
  backdrop: 'door',
  draw: ({ colour, accent, defs }) =>
    [
      rect(88, 266, 640, 130, '#17130f', 16, ' opacity=".18"'),
      rect(80, 250, 640, 130, defs.flat(colour), 16),
      line(
        'M96 286q160-16 300 0t310-6M96 346q200 12 330-4t280 6',
        adjustBrightness(colour, -0.25),
        3,
        ' opacity=".45"',
      ),
      screwHead(defs, 112, 316, 12, accent) + screwHead(defs, 688, 316, 12, accent),
      repeat(4, (index) =>
        group(
          [
            rect(-26, -54, 52, 108, defs.verticalCylinder(accent), 24),
            path(
              'M-13-8h26v120q0 34 34 34 24 0 26-26v-14h24v16q-2 48-50 48-58-2-60-60z',
              '#17130f',
              ' opacity=".18" transform="translate(6 10)"',
            ),
            path(
              'M-13-8h26v120q0 34 34 34 24 0 26-26v-14h24v16q-2 48-50 48-58-2-60-60z',
              defs.verticalCylinder(adjustBrightness(accent, 0.06)),
            ),
            ellipse(85, 106, 19, defs.ball(adjustBrightness(accent, 0.1))),
            screwHead(defs, 0, -34, 9, STEEL),
            highlightStroke('M-4 10v100', 4, 0.5),
          ].join(''),
          `translate(${178 + index * 140} 350)`,
        ),
      ),
      highlightStroke('M96 260h600', 5, 0.5),
    ].join(''),
};

export const FITMENT_KINDS = {
  'flush-plate': flushPlate,
  'paper-holder': paperHolder,
  'grab-bar': grabBar,
  'pull-handle': pullHandle,
  'smart-lock': smartLock,
  'cabinet-hinge': cabinetHinge,
  'hook-rail': hookRail,
} satisfies Record<string, Illustration>;

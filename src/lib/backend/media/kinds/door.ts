import type { Illustration } from '../illustration.ts';
import { drawBadge, drawLabel } from '../svg/labels.ts';
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
import { BRASS, getCirclePoint, IRON, ring, STEEL, screwHead } from './parts.ts';

const doorHandle: Illustration = {
  bounds: [190, 150, 490, 500],
  orientation: 'hang',
  backdrop: 'door',
  draw: ({ colour, accent, defs }) =>
    [
      rect(190, 150, 150, 500, defs.verticalSteel(adjustBrightness(colour, -0.04)), 34),
      rect(202, 162, 126, 476, 'none', 26, ' stroke="#fff" stroke-width="4" opacity=".45"'),
      screwHead(defs, 265, 196, 12, colour) + screwHead(defs, 265, 606, 12, colour),
      ellipse(268, 306, 62, adjustBrightness(colour, -0.5)) +
        ellipse(265, 300, 60, defs.ball(adjustBrightness(colour, 0.1))) +
        ring(265, 300, 48, 4, adjustBrightness(colour, -0.35), ' opacity=".6"'),
      path(
        'M250 262h60q30-6 60-6h250q60 4 60 44t-60 40q-120 10-180 8-90-4-130 6h-60z',
        '#17130f',
        ' opacity=".22" transform="translate(6 16)"',
      ),
      path(
        'M236 270q20-14 60-12 40-4 74-4h250q60 4 60 42t-60 40q-120 8-180 6-90-4-130 6-60 6-74-10z',
        defs.horizontalSteel(colour),
      ),
      path(
        'M264 276q200-14 350-10',
        'none',
        ' stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".65"',
      ),
      rect(600, 254, 18, 84, accent, 0, ' opacity=".85"'),
      ellipse(265, 476, 34, defs.ball(adjustBrightness(colour, -0.1))) +
        path('M265 452a15 15 0 0 1 8 28l6 26h-28l6-26a15 15 0 0 1 8-28z', '#17130f'),
    ].join(''),
};

const doorLock: Illustration = {
  bounds: [150, 142, 520, 516],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      rect(150, 150, 54, 500, defs.verticalSteel(adjustBrightness(colour, 0.1)), 18),
      screwHead(defs, 177, 180, 12) + screwHead(defs, 177, 620, 12),
      rect(200, 190, 230, 420, defs.flat(adjustBrightness(colour, -0.14)), 10),
      rect(210, 200, 210, 400, 'none', 8, ' stroke="#fff" stroke-width="3" opacity=".3"'),
      path(
        'M150 250h-0M154 246h60v70h-60l-18-36z',
        defs.horizontalSteel(BRASS),
        ' transform="translate(0 0)"',
      ),
      rect(152, 430, 66, 92, defs.horizontalSteel(BRASS), 5) +
        line('M154 462h62M154 492h62', '#7a5a20', 3, ' opacity=".6"'),
      ellipse(320, 280, 44, defs.ball(STEEL)) + rect(302, 262, 36, 36, '#1d2022', 4),
      repeat(4, (index) => screwHead(defs, 236 + (index % 2) * 158, 222 + (index > 1 ? 356 : 0), 9)),
      drawBadge(256, 540, 126, accent),
      path('M296 396h24l16-14h240q34 4 34 46t-34 46H336l-16-14h-24z', defs.horizontalSteel(BRASS)),
      path(
        'M330 470q0-6 8-6h220v44q0 16-16 16H346q-16 0-16-16z',
        defs.horizontalCylinder(adjustBrightness(BRASS, -0.12)),
      ),
      ellipse(590, 428, 46, defs.ball(adjustBrightness(BRASS, 0.15)), 50) +
        ellipse(594, 428, 30, adjustBrightness(BRASS, -0.3), 34) +
        path('M588 400h12l-3 22 6 8-6 8 3 20h-12z', '#1d1a16'),
      group(
        ring(0, 0, 44, 20, defs.verticalSteel(STEEL)) +
          rect(-11, 40, 22, 130, defs.verticalSteel(STEEL), 4) +
          path('M11 100h14v12h10v16H11zM11 142h20v12H11z', defs.verticalSteel(STEEL)) +
          rect(-24, -60, 48, 40, defs.verticalCylinder(accent), 10),
        'translate(560 210) rotate(34)',
      ),
      group(
        ring(0, 0, 44, 20, defs.verticalSteel(STEEL)) +
          rect(-11, 40, 22, 130, defs.verticalSteel(STEEL), 4) +
          path('M11 90h10v16h12v12H11zM11 136h16v16H11z', defs.verticalSteel(STEEL)),
        'translate(560 210) rotate(-8)',
      ),
      ring(560, 164, 40, 7, IRON),
      highlightStroke('M214 210h190', 5, 0.4),
    ].join(''),
};

const castor: Illustration = {
  bounds: [214, 130, 372, 556],
  orientation: 'stand',
  groundContact: [300, 190],
  backdrop: 'site',
  draw: ({ colour, accent, defs }) =>
    [
      ellipse(390, 520, 166, defs.ball(adjustBrightness(accent, -0.1))),
      ring(390, 520, 150, 8, '#000', ' opacity=".2"'),
      ellipse(390, 520, 108, defs.ball('#e5e3dc')) + ring(390, 520, 106, 5, '#000', ' opacity=".18"'),
      path('M214 176l40-30h300l32 30z', adjustBrightness(colour, 0.25)) +
        rect(214, 174, 372, 26, defs.horizontalSteel(colour), 4),
      repeat(4, (index) =>
        ellipse(
          272 + (index % 2) * 250 + (index > 1 ? 0 : 10),
          index > 1 ? 166 : 154,
          16,
          adjustBrightness(colour, -0.5),
          6,
        ),
      ),
      path('M300 198h200l-14 40H314z', defs.verticalCylinder(IRON)),
      ellipse(400, 240, 92, defs.verticalSteel(adjustBrightness(colour, -0.1)), 20),
      path(
        'M302 252q98 24 196 0l-16 60q-20 60-30 120l-14 100q-4 34-46 36t-52-32l-2-104q0-70-20-110z',
        defs.verticalSteel(colour),
      ),
      path(
        'M330 280q70 12 140 0-20 60-34 150l-14 90q-4 20-30 20t-34-20l-2-90q0-90-26-150z',
        '#17130f',
        ' opacity=".14"',
      ),
      ellipse(392, 520, 36, defs.ball(STEEL)) +
        path('M392 492l24 14v28l-24 14-24-14v-28z', defs.flat('#dfe4e7')) +
        ellipse(392, 520, 12, IRON),
      path('M470 300q70 10 84 70 8 40-10 70l-40-10q10-60-40-80z', defs.flat('#c8342b')),
      drawBadge(346, 376, 78, accent),
      highlightStroke('M314 264q10 40 30 60', 7, 0.5) +
        highlightStroke(
          `M${getCirclePoint(390, 520, 142, 186)}A142 142 0 0 1 ${getCirclePoint(390, 520, 142, 226)}`,
          9,
          0.4,
        ),
    ].join(''),
};

const sealantTube: Illustration = {
  bounds: [318, 40, 164, 720],
  orientation: 'lie',
  tilt: 32,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      path('M384 58h24l22 150h-60z', defs.verticalCylinder('#f3f1ea')) +
        path('M384 58l26-18-2 20z', '#d9d5ca'),
      rect(362, 196, 76, 30, defs.verticalCylinder('#e6e2d8'), 5) +
        line('M374 200v22M388 200v22M402 200v22M416 200v22M428 200v22', '#17130f', 3, ' opacity=".2"'),
      path('M340 232q60-22 120 0l22 26H318z', defs.verticalCylinder('#efece4')),
      rect(318, 254, 164, 500, defs.verticalCylinder('#f6f3ec'), 6),
      rect(318, 290, 164, 310, defs.verticalCylinder(colour)),
      rect(318, 584, 164, 40, defs.verticalCylinder(accent)),
      drawLabel(338, 318, 124, 160, colour, '#fbf8f1'),
      repeat(3, (index) => rect(346, 508 + index * 22, 108 - index * 26, 9, '#fff', 4, ' opacity=".8"')),
      rect(338, 646, 124, 58, '#e2ddd1', 6) + line('M350 664h96M350 684h64', '#a49c8b', 6),
      rect(318, 738, 164, 18, defs.verticalCylinder('#d8d3c7'), 5),
      highlightStroke('M336 300v430', 9, 0.4),
    ].join(''),
};

const glueBottle: Illustration = {
  bounds: [250, 80, 300, 620],
  orientation: 'stand',
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      path('M388 84q12-8 24 0l16 90h-56z', defs.verticalCylinder(accent)),
      path('M356 172h88l10 66H346z', defs.verticalCylinder(accent)),
      line(
        'M364 180l-6 54M382 180l-3 54M400 180v54M418 180l3 54M436 180l6 54',
        '#17130f',
        4,
        ' opacity=".25"',
      ),
      rect(338, 236, 124, 24, defs.verticalCylinder(adjustBrightness(accent, -0.15)), 8),
      path(
        'M344 260h112q4 40 44 66 50 34 50 90v244q0 40-40 40H290q-40 0-40-40V416q0-56 50-90 40-26 44-66z',
        defs.verticalCylinder(colour),
      ),
      path(
        'M250 560v100q0 40 40 40h220q40 0 40-40V560q-150 40-300 0z',
        defs.verticalCylinder(adjustBrightness(colour, -0.2)),
        ' opacity=".7"',
      ),
      path('M268 420q132 36 264 0v190q-132 36-264 0z', defs.fade('#fdfbf5', '#ebe5d8')),
      drawLabel(330, 440, 140, 158, adjustBrightness(accent, -0.1), '#fdfbf5'),
      path('M268 420q132 36 264 0v18q-132 36-264 0z', accent),
      highlightStroke('M274 400q4-36 40-58', 10, 0.55) + highlightStroke('M264 470v150', 7, 0.4),
    ].join(''),
};

const cabinetKnob: Illustration = {
  bounds: [150, 170, 500, 470],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const knob = (x: number, y: number, size: number): string =>
      group(
        [
          ellipse(0, 70, 66, adjustBrightness(colour, -0.45), 26) +
            ellipse(0, 62, 66, defs.verticalSteel(colour), 26),
          path(
            'M-40 60q14-30 12-60h56q-2 30 12 60-40 20-80 0z',
            defs.verticalSteel(adjustBrightness(colour, -0.1)),
          ),
          ellipse(0, -20, 110, defs.verticalSteel(adjustBrightness(colour, -0.2)), 88),
          ellipse(0, -30, 110, defs.ball(colour), 86),
          ring(0, -34, 62, 5, adjustBrightness(colour, -0.35), ' opacity=".5"') +
            ellipse(0, -36, 34, defs.ball(accent), 30),
          highlightStroke('M-82-50q16-44 62-54', 9, 0.7),
        ].join(''),
        `translate(${x} ${y}) scale(${size})`,
      );
    return [
      rect(190, 178, 420, 36, defs.horizontalSteel(colour), 18) +
        rect(226, 206, 34, 50, defs.verticalSteel(adjustBrightness(colour, -0.1)), 6) +
        rect(540, 206, 34, 50, defs.verticalSteel(adjustBrightness(colour, -0.1)), 6),
      ellipse(243, 258, 34, defs.verticalSteel(colour), 14) +
        ellipse(557, 258, 34, defs.verticalSteel(colour), 14),
      rect(330, 178, 140, 36, defs.horizontalCylinder(accent), 4, ' opacity=".9"'),
      knob(286, 490, 1.2) + knob(530, 510, 1),
    ].join('');
  },
};

export const DOOR_KINDS = {
  'door-handle': doorHandle,
  'door-lock': doorLock,
  castor,
  'sealant-tube': sealantTube,
  'glue-bottle': glueBottle,
  'cabinet-knob': cabinetKnob,
} satisfies Record<string, Illustration>;

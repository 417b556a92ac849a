import type { Illustration } from '../illustration.ts';
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
import { BRASS, RUBBER, ring, STEEL, screwHead } from './parts.ts';
import { tube } from './shared-shapes.ts';

const floorDrain: Illustration = {
  bounds: [140, 140, 520, 530],
  orientation: 'lie',
  backdrop: 'floor',
  draw: ({ colour, accent, defs }) =>
    [
      rect(140, 152, 520, 518, adjustBrightness(colour, -0.5), 18),
      rect(140, 140, 520, 518, defs.flat(colour), 18),
      rect(152, 152, 496, 494, 'none', 12, ' stroke="#fff" stroke-width="5" opacity=".55"'),
      rect(196, 196, 408, 406, adjustBrightness(colour, -0.45), 12),
      rect(204, 206, 392, 392, defs.flat(adjustBrightness(colour, -0.05)), 8),
      ...[170, 128, 86].map((radius, index) =>
        ring(
          400,
          402,
          radius,
          22,
          '#23282b',
          ` stroke-linecap="round" stroke-dasharray="${radius * 0.36} ${radius * 0.42}" transform="rotate(${index * 14} 400 402)"`,
        ),
      ),
      ellipse(400, 402, 46, defs.ball(adjustBrightness(colour, 0.06))) +
        ring(400, 402, 44, 4, adjustBrightness(colour, -0.4)),
      ellipse(400, 402, 12, accent),
      ...[
        [228, 230],
        [572, 230],
        [228, 574],
        [572, 574],
      ].map(([x = 0, y = 0]) => screwHead(defs, x, y, 13, STEEL)),
      highlightStroke('M160 190v-16q2-14 18-14h300', 6, 0.7),
      path('M204 206h250L204 480z', '#fff', ' opacity=".16"'),
    ].join(''),
};

const linearDrain: Illustration = {
  bounds: [50, 300, 700, 200],
  orientation: 'lie',
  tilt: -24,
  backdrop: 'floor',
  draw: ({ colour, accent, defs }) =>
    [
      ellipse(404, 470, 70, defs.ball('#3a3f43'), 40),
      rect(50, 320, 700, 150, adjustBrightness(colour, -0.5), 12),
      rect(50, 310, 700, 150, defs.flat(colour), 12),
      rect(60, 320, 680, 130, 'none', 8, ' stroke="#fff" stroke-width="4" opacity=".55"'),
      rect(78, 338, 644, 94, adjustBrightness(colour, -0.5), 6),
      rect(84, 344, 632, 82, defs.horizontalCylinder(adjustBrightness(colour, 0.02)), 4),
      repeat(2, (row) =>
        line(
          Array.from(
            { length: 16 },
            (_, index) => `M${108 + index * 38 + row * 12} ${368 + row * 34}h18`,
          ).join(''),
          '#23282b',
          12,
        ),
      ),
      ellipse(700, 384, 10, accent),
      highlightStroke('M70 322h420', 5, 0.7),
    ].join(''),
};

const bottleTrap: Illustration = {
  bounds: [130, 110, 560, 590],
  orientation: 'lie',
  backdrop: 'tiles',
  draw: ({ colour, accent, defs }) =>
    [
      rect(340, 330, 300, 58, defs.horizontalSteel(colour), 8),
      rect(404, 318, 56, 82, defs.horizontalSteel(adjustBrightness(colour, -0.06)), 8),
      path('M640 296q50 8 50 63t-50 63z', defs.verticalSteel(adjustBrightness(colour, 0.05))),
      rect(626, 296, 18, 126, defs.verticalSteel(adjustBrightness(colour, -0.1)), 6),
      rect(244, 150, 62, 190, defs.verticalSteel(colour)),
      rect(214, 116, 122, 44, defs.verticalSteel(adjustBrightness(colour, -0.04)), 12) +
        rect(226, 110, 98, 14, defs.verticalCylinder(RUBBER), 5),
      rect(224, 262, 102, 56, defs.verticalSteel(adjustBrightness(colour, -0.08)), 8) +
        line('M250 266v48M276 266v48M302 266v48', '#17130f', 4, ' opacity=".22"'),
      path('M180 330q0-20 20-20h150q20 0 20 20v226H180z', defs.verticalSteel(colour)),
      rect(170, 540, 210, 64, defs.verticalSteel(adjustBrightness(colour, -0.08)), 10) +
        line(
          Array.from({ length: 9 }, (_, index) => `M${192 + index * 21} 546v52`).join(''),
          '#17130f',
          5,
          ' opacity=".25"',
        ),
      path(
        'M180 604h190l-16 66q-8 24-40 24h-78q-32 0-40-24z',
        defs.verticalSteel(adjustBrightness(colour, 0.03)),
      ),
      rect(172, 536, 206, 7, accent, 3, ' opacity=".85"'),
      ellipse(275, 690, 24, defs.ball(adjustBrightness(colour, -0.06)), 9),
      highlightStroke('M206 340v180M258 166v80M360 342h40', 8, 0.6),
    ].join(''),
};

const basinWaste: Illustration = {
  bounds: [250, 130, 300, 534],
  orientation: 'lie',
  tilt: 20,
  backdrop: 'tiles',
  draw: ({ colour, accent, defs }) =>
    [
      rect(342, 320, 116, 340, defs.verticalSteel(adjustBrightness(BRASS, -0.04)), 6),
      line(
        Array.from({ length: 15 }, (_, row) => `M338 ${404 + row * 17}l124 8`).join(''),
        adjustBrightness(BRASS, -0.45),
        5,
        ' opacity=".7"',
      ),
      rect(372, 336, 56, 36, '#23282b', 16),
      rect(300, 500, 200, 62, defs.verticalSteel(adjustBrightness(BRASS, 0.05)), 10) +
        line('M340 504v54M372 504v54M428 504v54M460 504v54', '#17130f', 4, ' opacity=".25"'),
      rect(290, 462, 220, 38, defs.verticalCylinder(RUBBER), 12) +
        rect(286, 446, 228, 16, defs.verticalCylinder(accent), 6),
      path('M262 262h276q-8 52-72 62H334q-64-10-72-62z', defs.verticalCylinder(RUBBER)),
      path('M236 226h328q-6 40-70 50H306q-64-10-70-50z', defs.verticalSteel(colour)),
      ellipse(400, 222, 178, adjustBrightness(colour, -0.35), 60) +
        ellipse(400, 214, 178, defs.verticalSteel(colour), 60),
      ellipse(400, 212, 134, adjustBrightness(colour, -0.55), 42),
      rect(384, 180, 32, 40, defs.verticalSteel()),
      ellipse(400, 184, 124, adjustBrightness(colour, -0.3), 42) +
        ellipse(400, 172, 124, defs.verticalSteel(adjustBrightness(colour, 0.06)), 42),
      ellipse(390, 164, 84, '#fff', 24, ' opacity=".25"'),
      highlightStroke('M240 206q20-34 90-46', 6, 0.75),
    ].join(''),
};

const heaterElement: Illustration = {
  bounds: [110, 200, 600, 420],
  orientation: 'lie',
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      tube('M250 300h330q64 0 64 32t-64 32H290', adjustBrightness(BRASS, -0.12), 26),
      tube('M250 392h260q60 0 60-28', adjustBrightness(BRASS, -0.2), 26),
      rect(190, 250, 60, 190, defs.verticalSteel(adjustBrightness(BRASS, 0.02)), 10),
      path('M130 262l40-26h30v220h-30l-40-26z', defs.verticalSteel(BRASS)),
      rect(232, 256, 20, 178, defs.verticalCylinder('#c24e3f'), 6),
      ...[290, 346, 402].map(
        (y) =>
          rect(110, y - 10, 30, 20, defs.horizontalSteel(), 4) + ellipse(132, y, 15, defs.ball('#f2efe6')),
      ),
      rect(300, 474, 400, 18, defs.horizontalCylinder(STEEL), 9),
      group(
        rect(0, 0, 190, 112, defs.flat(colour), 14) +
          ellipse(64, 56, 38, defs.ball('#f6f3ec')) +
          line('M64 56l16-22', '#1d2022', 6) +
          ellipse(142, 56, 18, defs.ball(accent)) +
          rect(178, 36, 20, 40, defs.verticalSteel(), 4),
        'translate(130 430)',
      ),
      tube('M180 590h500', '#aeb4b8', 28) + rect(150, 566, 50, 48, defs.horizontalSteel(BRASS), 8),
      highlightStroke('M208 264v160', 5, 0.5),
    ].join(''),
};

const cartridge: Illustration = {
  bounds: [200, 110, 400, 580],
  orientation: 'stand',
  groundContact: [250, 300],
  backdrop: 'tiles',
  draw: ({ colour, accent, defs }) =>
    [
      rect(366, 116, 68, 150, defs.verticalSteel(adjustBrightness(BRASS, 0.05)), 8) +
        rect(382, 116, 30, 150, '#fff', 0, ' opacity=".2"'),
      ellipse(400, 118, 33, adjustBrightness(BRASS, 0.3), 9),
      path('M320 262q0-20 80-20t80 20l12 66H308z', defs.verticalCylinder(adjustBrightness(colour, 0.06))),
      path('M262 340q0-26 138-26t138 26v200H262z', defs.verticalCylinder(colour)),
      ellipse(400, 338, 138, defs.horizontalCylinder(adjustBrightness(colour, 0.12)), 26),
      path(
        'M318 330l10-64q0-18 72-18t72 18l10 64q-80 20-164 0z',
        defs.verticalCylinder(adjustBrightness(colour, -0.04)),
      ),
      ...[300, 400, 500].map((x) => rect(x - 24, 388, 48, 110, adjustBrightness(colour, -0.35), 8)),
      ...[300, 400, 500].map((x) => rect(x - 20, 400, 40, 98, defs.horizontalCylinder('#f4f1e8'), 5)),
      rect(254, 520, 292, 34, defs.verticalCylinder(accent), 8),
      rect(246, 554, 308, 76, defs.verticalCylinder(adjustBrightness(colour, -0.08)), 12),
      ellipse(330, 640, 40, defs.ball(RUBBER), 26) + ellipse(470, 640, 40, defs.ball(RUBBER), 26),
      ellipse(330, 644, 20, '#17130f', 12) + ellipse(470, 644, 20, '#17130f', 12),
      rect(284, 666, 20, 22, defs.verticalCylinder(adjustBrightness(colour, -0.1)), 5) +
        rect(496, 666, 20, 22, defs.verticalCylinder(adjustBrightness(colour, -0.1)), 5),
      highlightStroke('M284 372v140M266 566v50', 8, 0.5),
    ].join(''),
};

export const DRAIN_KINDS = {
  'floor-drain': floorDrain,
  'linear-drain': linearDrain,
  'bottle-trap': bottleTrap,
  'basin-waste': basinWaste,
  'heater-element': heaterElement,
  cartridge,
} satisfies Record<string, Illustration>;

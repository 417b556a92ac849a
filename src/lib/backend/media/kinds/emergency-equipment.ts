import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import {
  adjustBrightness,
  brightness,
  ellipse,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
} from '../svg/shapes.ts';
import {
  BRASS,
  block,
  gauge,
  getCirclePoint,
  IRON,
  RUBBER,
  repeatAround,
  ring,
  STEEL,
  ticks,
} from './parts.ts';
import { tube } from './shared-shapes.ts';

const firstAidKit: Illustration = {
  bounds: [110, 190, 590, 470],
  orientation: 'stand',
  backdrop: 'wall',
  draw: ({ colour, accent, defs }) =>
    [
      tube('M300 270v-34q0-40 40-40h120q40 0 40 40v34', adjustBrightness(colour, -0.35), 28),
      block(defs, [120, 290, 530, 366], [50, 40], colour),
      rect(120, 290, 530, 366, defs.flat(colour), 18),
      rect(120, 400, 530, 8, adjustBrightness(colour, -0.4)) +
        rect(120, 408, 530, 4, '#fff', 0, ' opacity=".4"'),
      ellipse(385, 486, 118, accent, 118) +
        ring(385, 486, 108, 4, adjustBrightness(colour, -0.1), ' opacity=".5"'),
      path(
        'M357 412h56v46h46v56h-46v46h-56v-46h-46v-56h46z',
        brightness(accent) > 0.6 ? '#2f8f5b' : '#ffffff',
      ),
      repeat(
        2,
        (index) =>
          rect(160 + index * 390, 372, 66, 70, defs.verticalSteel('#c3cacf'), 8) +
          rect(174 + index * 390, 402, 38, 32, defs.verticalSteel('#eceff0'), 5),
      ),
      drawBadge(150, 596, 100, adjustBrightness(colour, -0.4)),
      repeat(2, (index) => rect(150 + index * 420, 646, 50, 14, RUBBER, 5)),
      highlightStroke('M136 310v320', 8, 0.4) + highlightStroke('M150 302h440', 5, 0.5),
    ].join(''),
};

const fireExtinguisher: Illustration = {
  bounds: [240, 80, 330, 630],
  orientation: 'stand',
  groundContact: [270, 230],
  backdrop: 'wall',
  draw: ({ colour, accent, defs }) =>
    [
      tube('M440 200q110 10 108 130v170', RUBBER, 30),
      path('M530 480h36l4 130h-44z', defs.verticalCylinder(RUBBER)) +
        rect(526, 500, 44, 14, defs.verticalCylinder('#4a5054'), 5),
      path(
        'M270 320q0-90 92-104h48q92 14 92 104v360q0 26-26 26H296q-26 0-26-26z',
        defs.verticalCylinder(colour),
      ),
      rect(270, 676, 232, 30, defs.verticalCylinder(RUBBER), 10),
      rect(354, 180, 64, 44, defs.verticalSteel(BRASS), 6),
      path('M326 150h130q20 4 20 24t-20 20H340q-20-4-14-44z', defs.horizontalSteel('#8d969c')),
      path('M336 132L250 92q-14-10 0-16 90 0 170 30 30 12 30 34l-14 16z', defs.horizontalCylinder('#4a5054')),
      path('M338 152l-90 24q-14 8 0 16l104-8z', defs.horizontalCylinder('#4a5054')),
      ellipse(372, 150, 13, defs.ball('#e0a526')) + ring(338, 116, 20, 6, '#e0a526'),
      gauge(defs, 432, 236, 30, '#c8342b'),
      rect(286, 540, 200, 16, '#17130f', 0, ' opacity=".14"'),
      path('M290 350h192v170H290z', defs.fade('#fbf8f1', '#ece6da')) + rect(290, 350, 192, 40, accent),
      path(
        'M330 490q-14-40 20-70 2 20 14 26-2-30 22-50 0 30 22 48 20 30-4 56-16 14-38 10-28 0-36-20z',
        '#c8342b',
      ),
      line('M420 420h44M420 444h44M420 468h30', '#8c8474', 8) +
        path('M364 492q-10-16 8-36 14 14 14 28-2 12-22 8z', '#f2a91d'),
      drawBadge(330, 600, 112, adjustBrightness(accent, -0.2)),
      highlightStroke('M292 320q4-60 60-80', 11, 0.6) + highlightStroke('M286 350v300', 10, 0.4),
    ].join(''),
};

const smokeAlarm: Illustration = {
  bounds: [130, 150, 540, 520],
  orientation: 'hang',
  backdrop: 'ceiling',
  draw: ({ colour, accent, defs }) =>
    [
      ellipse(400, 420, 268, adjustBrightness(colour, -0.36), 248) +
        ellipse(400, 402, 270, defs.ball(adjustBrightness(colour, -0.06)), 250),
      ellipse(400, 392, 226, defs.ball(colour), 208),
      ticks([400, 392, 186], 28, [10, 22], '#17130f', ' opacity=".42"'),
      ticks([400, 392, 150], 28, [8, 20], '#17130f', ' opacity=".42"'),
      ellipse(400, 392, 126, adjustBrightness(colour, -0.22), 116) +
        ellipse(400, 386, 124, defs.ball(adjustBrightness(colour, 0.12)), 114),
      ring(400, 386, 86, 4, adjustBrightness(colour, -0.3), ' opacity=".5"'),
      ellipse(400, 340, 15, defs.ball('#c8342b')) + ellipse(400, 340, 34, defs.glow('#ff5a48', 0.7)),
      drawBadge(340, 400, 120, accent),
      path(
        `M${getCirclePoint(400, 392, 200, 196)}A200 186 0 0 1 ${getCirclePoint(400, 392, 200, 262)}`,
        'none',
        ' stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".7"',
      ),
      repeat(3, (index) => rect(376 + index * 18, 452, 8, 26, accent, 4, ' opacity=".8"')),
    ].join(''),
};

const safe: Illustration = {
  bounds: [150, 150, 540, 526],
  orientation: 'stand',
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) =>
    [
      block(defs, [150, 192, 480, 460], [60, 42], colour),
      rect(150, 192, 480, 460, defs.flat(colour), 16),
      rect(178, 220, 424, 404, adjustBrightness(colour, -0.5), 14) +
        rect(186, 228, 408, 388, defs.flat(adjustBrightness(colour, 0.06)), 10),
      rect(186, 228, 408, 388, 'none', 10, ' stroke="#fff" stroke-width="3" opacity=".3"'),
      repeat(2, (index) => rect(164, 276 + index * 230, 30, 74, defs.verticalCylinder(IRON), 8)),
      rect(230, 270, 170, 236, '#1b1f22', 14) +
        rect(248, 288, 134, 46, '#20352b', 6) +
        line('M264 312h10M288 312h10M312 312h10M336 312h10', '#7fe0a0', 8),
      repeat(12, (index) =>
        rect(
          250 + (index % 3) * 46,
          352 + Math.floor(index / 3) * 37,
          38,
          29,
          defs.fade('#5b6368', '#33383b'),
          6,
        ),
      ),
      repeat(12, (index) => ellipse(269 + (index % 3) * 46, 366 + Math.floor(index / 3) * 37, 4, '#e8ecee')),
      ellipse(496, 400, 72, adjustBrightness(colour, -0.5)) + ellipse(496, 394, 68, defs.ball(STEEL)),
      repeatAround(
        3,
        496,
        394,
        () => rect(482, 300, 28, 96, defs.verticalSteel(), 14) + ellipse(496, 308, 18, defs.ball(accent)),
      ),
      ellipse(496, 394, 32, defs.ball('#dfe4e7')) + ellipse(496, 394, 14, accent),
      drawBadge(430, 540, 130, accent),
      rect(190, 650, 70, 26, RUBBER, 8) + rect(520, 650, 70, 26, RUBBER, 8),
      highlightStroke('M164 210h440', 5, 0.5) + highlightStroke('M160 214v400', 6, 0.35),
    ].join(''),
};

const cone: Illustration = {
  bounds: [190, 90, 420, 606],
  orientation: 'stand',
  backdrop: 'site',
  draw: ({ colour, accent, defs }) => {
    // The half width of the cone at a height.
    const getHalfWidth = (y: number): number => Math.round(22 + ((y - 110) / 490) * 112);
    const band = (from: number, to: number, fill: string): string =>
      path(
        `M${400 - getHalfWidth(from)} ${from}q${getHalfWidth(from)} 26 ${2 * getHalfWidth(from)} 0L${400 + getHalfWidth(to)} ${to}q${-getHalfWidth(to)} 34 ${-2 * getHalfWidth(to)} 0z`,
        fill,
      );
    return [
      path(
        'M190 640l40-64h340l40 64v32q0 24-24 24H214q-24 0-24-24z',
        defs.horizontalCylinder(adjustBrightness(colour, -0.18)),
      ),
      path('M190 640l40-64h340l40 64z', adjustBrightness(colour, 0.12)),
      path('M190 640h420', 'none', ' stroke="#fff" stroke-width="4" opacity=".35"'),
      ellipse(412, 622, 160, '#17130f', 26, ' opacity=".2"'),
      path('M378 110q0-20 22-20t22 20l112 490q0 34-134 34t-134-34z', defs.verticalCylinder(colour)),
      band(230, 330, defs.verticalCylinder(accent)) + band(400, 500, defs.verticalCylinder(accent)),
      line(
        'M348 250l26 74M400 258v84M452 250l-26 74M310 424l38 70M400 436v88M490 424l-38 70',
        '#fff',
        5,
        ' opacity=".3"',
      ),
      ellipse(400, 100, 20, adjustBrightness(colour, -0.4), 8) +
        ellipse(400, 102, 13, '#17130f', 5, ' opacity=".6"'),
      drawBadge(356, 556, 88, adjustBrightness(colour, -0.5)),
      highlightStroke('M384 140L306 560', 9, 0.4),
      repeat(2, (index) => rect(220 + index * 300, 660, 60, 10, '#17130f', 5, ' opacity=".3"')),
    ].join('');
  },
};

export const EMERGENCY_EQUIPMENT_KINDS = {
  'first-aid-kit': firstAidKit,
  'fire-extinguisher': fireExtinguisher,
  'smoke-alarm': smokeAlarm,
  safe,
  cone,
} satisfies Record<string, Illustration>;

// Child locks, drawer trays, shoe tray, shoe bench, key cabinet and kashta chest.
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
import { ring, screwHead } from './parts.ts';
import { seam, tube } from './shared-shapes.ts';

const childLocks: Illustration = {
  bounds: [96, 110, 610, 590],
  orientation: 'lie',
  backdrop: 'wall',
  draw: ({ colour, accent, defs }) => {
    const lock = (x: number, y: number): string =>
      group(
        [
          rect(-124, -66, 190, 132, defs.flat(colour), 26),
          rect(
            -124,
            -66,
            190,
            132,
            'none',
            26,
            ` stroke="${adjustBrightness(colour, -0.3)}" stroke-width="5"`,
          ),
          path('M40-26h110q20 0 20 20v26h-30V6H40z', defs.flat(adjustBrightness(colour, -0.14))),
          path('M40-26h110q20 0 20 20v26h-30V6H40z', 'none', ' stroke="#9a958b" stroke-width="4"'),
          ellipse(-30, 0, 38, adjustBrightness(accent, 0.3)) + ellipse(-32, -2, 30, defs.ball(accent)),
          screwHead(defs, -96, -38, 10) + screwHead(defs, -96, 38, 10),
        ].join(''),
        `translate(${x} ${y})`,
      );
    return [
      lock(230, 190),
      lock(540, 190),
      lock(230, 370),
      lock(540, 370),
      group(
        [
          rect(-46, -30, 250, 60, defs.horizontalCylinder(accent), 26),
          ellipse(-60, 0, 86, defs.ball(accent)) + ring(-60, 0, 60, 8, '#fff', ' opacity=".5"'),
          ellipse(-60, 0, 36, defs.ball('#c9ced0')),
          ellipse(176, 0, 13, '#fafaf8'),
        ].join(''),
        'translate(340 590) rotate(-6)',
      ),
    ].join('');
  },
};

const drawerTrays: Illustration = {
  bounds: [90, 110, 620, 580],
  orientation: 'lie',
  backdrop: 'table',
  draw: ({ colour, accent, defs }) => {
    const tray = (x: number, y: number, width: number, height: number): string =>
      [
        rect(x, y, width, height, defs.flat(adjustBrightness(colour, -0.16)), 16),
        rect(x, y, width, height, 'none', 16, ` stroke="${adjustBrightness(accent, -0.3)}" stroke-width="6"`),
        rect(x + 18, y + 20, width - 36, height - 36, adjustBrightness(colour, 0.1), 8),
        rect(
          x + 18,
          y + 20,
          width - 36,
          height - 36,
          'none',
          8,
          ` stroke="${adjustBrightness(accent, -0.1)}" stroke-width="4"`,
        ),
        path(
          `M${x + 26} ${y + height * 0.7}V${y + 28}h${Math.min(width, height) * 0.5}z`,
          '#fff',
          ' opacity=".8"',
        ),
      ].join('');
    return [
      tray(90, 110, 190, 580),
      tray(292, 110, 204, 280),
      tray(508, 110, 202, 134),
      tray(508, 256, 202, 134),
      tray(292, 402, 418, 140),
      tray(292, 554, 204, 136),
      tray(508, 554, 202, 136),
      ...['#c8342b', '#24507f', '#e0a526'].map((pen, index) =>
        rect(134 + index * 36, 190 + index * 14, 22, 410, defs.verticalCylinder(pen), 10),
      ),
      ...[0, 1, 2, 3].map((index) =>
        ring(344 + (index % 2) * 90, 196 + Math.floor(index / 2) * 100, 30, 9, '#8d969c'),
      ),
      rect(336, 448, 330, 46, defs.horizontalCylinder('#e9d9a4'), 6),
      ellipse(570, 178, 26, defs.ball('#7d8f69')) + ellipse(640, 178, 26, defs.ball('#b5523f')),
    ].join('');
  },
};

/** A shoe seen from its side, its heel at x, y. */
function drawShoe(x: number, y: number, colour: string, fill: string): string {
  return group(
    path('M0-90q30 20 66 4 40 50 110 58 40 8 44 36H-8q-10-50 8-98z', fill) +
      rect(-12, 0, 236, 22, '#f4f0e8', 10) +
      line('M80-72l22-14M102-52l22-16M128-38l18-16', '#fff', 6) +
      highlightStroke('M8-70q-4 30 0 50', 5, 0.4) +
      line('M6 2h206', adjustBrightness(colour, -0.4), 4, ' opacity=".5"'),
    `translate(${x} ${y})`,
  );
}

const shoeTray: Illustration = {
  bounds: [70, 260, 660, 320],
  orientation: 'stand',
  groundContact: [90, 620],
  backdrop: 'floor',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M70 540l84-140h492l84 140v16q0 22-26 22H96q-26 0-26-22z',
        defs.flat(adjustBrightness(colour, -0.1)),
      ),
      path('M70 540l84-140h492l84 140z', defs.flat(adjustBrightness(colour, 0.12))),
      path('M110 528l66-112h448l66 112z', adjustBrightness(colour, -0.4)),
      line(
        repeat(12, (index) => `M${196 + index * 37} 420L${140 + index * 47} 522`),
        adjustBrightness(accent, -0.1),
        7,
        ' opacity=".55"',
      ),
      drawShoe(180, 454, '#b5523f', defs.flat('#b5523f')),
      drawShoe(206, 508, '#b5523f', defs.flat('#b5523f')),
      group(
        path('M0 0V-176h74v96q10 40 60 50 34 8 34 30z', defs.verticalCylinder('#3c7a5a')) +
          rect(-6, -2, 180, 22, '#2e3235', 10) +
          rect(0, -176, 74, 20, '#e0a526'),
        'translate(470 500)',
      ),
      highlightStroke('M84 546h632', 6, 0.4),
    ].join(''),
};

const shoeBench: Illustration = {
  bounds: [70, 220, 660, 440],
  orientation: 'stand',
  groundContact: [84, 632],
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) =>
    [
      rect(96, 350, 40, 310, defs.verticalCylinder(colour), 4) +
        rect(664, 350, 40, 310, defs.verticalCylinder(colour), 4),
      ...[470, 600].map(
        (y) =>
          rect(130, y, 540, 22, defs.horizontalCylinder(colour)) +
          repeat(3, (index) =>
            rect(130, y - 16 + index * 7, 540, 4, adjustBrightness(colour, -0.3), 0, ' opacity=".6"'),
          ),
      ),
      drawShoe(160, 448, '#24507f', defs.flat('#24507f')) +
        drawShoe(414, 448, '#8a5a34', defs.flat('#8a5a34')),
      drawShoe(160, 578, '#7d8f69', defs.flat('#7d8f69')) +
        drawShoe(414, 578, '#b5523f', defs.flat('#b5523f')),
      rect(76, 316, 648, 44, defs.horizontalCylinder(colour), 8),
      path(
        'M80 316q-14-6-10-36 2-46 60-50 270-20 540 0 58 4 60 50 4 30-10 36-320 16-640 0z',
        defs.flat(accent),
      ),
      seam('M82 296q318 18 636 0', adjustBrightness(accent, -0.35), 4),
      ...[250, 400, 550].map((x) => ellipse(x, 262, 10, adjustBrightness(accent, -0.3), 6)),
      highlightStroke('M110 246q120-12 260-14', 7, 0.6),
    ].join(''),
};

const keyCabinet: Illustration = {
  bounds: [90, 120, 630, 560],
  orientation: 'hang',
  backdrop: 'wall',
  draw: ({ colour, accent, defs }) => {
    const key = (index: number): string => {
      const x = 424 + (index % 4) * 70;
      const y = 210 + Math.floor(index / 4) * 142;
      const fob = ['#c8342b', '#24507f', '#e0a526', '#3c7a3f'][(index * 3 + Math.floor(index / 4)) % 4] ?? '';
      return [
        line(`M${x - 8} ${y - 10}q8 16 16 0`, '#5b6368', 6),
        rect(x - 18, y + 8, 36, 44, fob, 10) + ellipse(x, y + 20, 6, '#fff'),
        path(`M${x - 6} ${y + 48}h12v46l-6 8-6-8z`, defs.verticalSteel('#d0a24a')),
        line(`M${x + 6} ${y + 70}h8M${x + 6} ${y + 84}h8`, '#a87f33', 6),
      ].join('');
    };
    return [
      rect(366, 120, 354, 560, defs.flat(adjustBrightness(colour, -0.12)), 12),
      rect(384, 140, 318, 520, defs.flat(adjustBrightness(colour, -0.38)), 8),
      ...[196, 338, 480].map((y) => rect(392, y - 14, 302, 14, defs.horizontalCylinder(colour), 4)),
      repeat(12, key),
      path('M366 120L110 150q-16 4-16 20v460q0 16 16 20l256 30z', defs.flat(colour)),
      path(
        'M350 146L130 172v454l220 28z',
        'none',
        ` stroke="${adjustBrightness(colour, -0.25)}" stroke-width="5"`,
      ),
      ellipse(152, 400, 26, defs.ball('#aab2b7'), 30) + rect(147, 386, 10, 30, '#22262a', 4),
      rect(200, 220, 110, 66, accent, 8) +
        ellipse(226, 253, 13, '#fbf8f1') +
        line('M240 253h50M278 253v14M290 253v14', '#fbf8f1', 8),
      ...[220, 560].map((y) => rect(358, y, 16, 60, '#8d969c', 6)),
      highlightStroke('M112 180v440', 6, 0.7),
    ].join('');
  },
};

const kashtaChest: Illustration = {
  bounds: [70, 130, 660, 550],
  orientation: 'stand',
  groundContact: [90, 620],
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) => {
    const cup = (x: number): string =>
      path(`M${x - 34} 396h68l-10 62q-24 14-48 0z`, defs.verticalCylinder('#f4efe4')) +
      ellipse(x, 396, 34, '#6b3a22', 9) +
      line(`M${x - 32} 414h64`, accent, 6);
    return [
      path('M90 150q0-20 20-20h580q20 0 20 20v216H90z', defs.flat(adjustBrightness(colour, -0.3))),
      rect(116, 156, 568, 200, adjustBrightness(colour, 0.2), 8),
      line('M140 206h520M140 300h520', adjustBrightness(colour, -0.3), 12, ' opacity=".5"'),
      path(
        'M196 456q-20-120 34-170l-10-60q0-26 34-26t34 26l-10 60q54 50 34 170z',
        defs.verticalSteel(accent),
      ) +
        path('M286 300q60-10 74-70l14 8q-6 80-84 110z', defs.flat(accent)) +
        path(
          'M222 300q-60 0-60 60t60 60',
          'none',
          ` stroke="${adjustBrightness(accent, -0.3)}" stroke-width="16"`,
        ) +
        ellipse(254, 196, 12, defs.ball(accent)),
      path('M560 456q-30-80 4-150 20-30 46-30t46 30q34 70 4 150z', defs.verticalSteel('#c9ced0')) +
        rect(590, 250, 40, 30, '#3b3f43', 8) +
        tube('M560 340q-46 10-50-30', '#c9ced0', 20),
      cup(396) + cup(474),
      rect(70, 440, 660, 240, defs.flat(colour), 16),
      rect(70, 440, 660, 30, defs.horizontalCylinder(adjustBrightness(colour, 0.15)), 8),
      ...[70, 652].map(
        (x) =>
          path(`M${x} 602h78v78h-78z`, adjustBrightness(colour, -0.5)) +
          path(`M${x} 440h78v60h-78z`, adjustBrightness(colour, -0.5)),
      ),
      ...[92, 126, 674, 708].flatMap((x) => [
        ellipse(x, 486, 7, defs.ball(accent)),
        ellipse(x, 660, 7, defs.ball(accent)),
      ]),
      rect(352, 470, 96, 84, defs.flat(accent), 10) +
        ellipse(400, 506, 12, '#3a2d1d') +
        rect(395, 508, 10, 28, '#3a2d1d'),
      tube('M250 590q40 40 90 0M460 590q40 40 90 0', adjustBrightness(colour, -0.45), 18),
      seam('M160 660h480', adjustBrightness(accent, 0.2), 4),
    ].join('');
  },
};

export const HALL_AND_DRAWER_KINDS = {
  'child-locks': childLocks,
  'drawer-trays': drawerTrays,
  'shoe-tray': shoeTray,
  'shoe-bench': shoeBench,
  'key-cabinet': keyCabinet,
  'kashta-chest': kashtaChest,
} satisfies Record<string, Illustration>;

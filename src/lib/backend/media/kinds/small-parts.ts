import type { Illustration } from '../illustration.ts';
import { drawLabel } from '../svg/labels.ts';
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
import { BRASS, getCirclePoint, RUBBER, ring, STEEL, screwHead } from './parts.ts';

type PartPosition = readonly [x: number, y: number, angle: number];

const hexagon = (x: number, y: number, size: number, angle = 0): string =>
  `M${[0, 1, 2, 3, 4, 5].map((index) => getCirclePoint(x, y, size, index * 60 + angle)).join('L')}z`;

const bolts: Illustration = {
  bounds: [110, 170, 580, 470],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const bolt = ([x, y, angle]: PartPosition): string =>
      group(
        [
          rect(-60, -21, 250, 42, defs.horizontalSteel(colour), 4),
          line(
            Array.from({ length: 11 }, (_, index) => `M${64 + index * 11}-22l5 44`).join(''),
            adjustBrightness(colour, -0.5),
            4,
            ' opacity=".8"',
          ),
          path('M-104-46l12-8h34v108h-34l-12-8z', defs.horizontalSteel(adjustBrightness(colour, 0.04))),
          rect(-104, -20, 46, 40, '#fff', 0, ' opacity=".25"') +
            rect(-62, -60, 10, 120, defs.horizontalSteel(adjustBrightness(colour, -0.12)), 3),
          path('M132-50h44v100h-44z', defs.horizontalSteel(adjustBrightness(colour, -0.04))) +
            rect(132, -20, 44, 40, '#fff', 0, ' opacity=".22"') +
            rect(124, -54, 9, 108, accent, 3),
        ].join(''),
        `translate(${x} ${y}) rotate(${angle})`,
      );
    const nut = (x: number, y: number, size: number, angle: number): string =>
      path(hexagon(x + 4, y + 8, size, angle), adjustBrightness(colour, -0.55)) +
      path(hexagon(x, y, size, angle), defs.flat(adjustBrightness(colour, 0.14))) +
      ring(x, y, size * 0.68, 4, '#fff', ' opacity=".4"') +
      ellipse(x, y, size * 0.5, '#1d2022') +
      ring(x, y, size * 0.5, 5, adjustBrightness(colour, 0.3), ' stroke-dasharray="9 4"');
    return [
      bolt([240, 250, 8]),
      bolt([592, 296, 84]),
      bolt([262, 410, -16]),
      bolt([250, 560, 6]),
      nut(512, 566, 50, 10) + nut(636, 582, 44, 24),
    ].join('');
  },
};

const nuts: Illustration = {
  bounds: [120, 160, 560, 500],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const nut = (x: number, y: number, size: number, angle: number): string =>
      [
        path(hexagon(x + 5, y + 12, size, angle), adjustBrightness(colour, -0.55)),
        path(hexagon(x, y, size, angle), defs.flat(adjustBrightness(colour, 0.1))),
        ellipse(x, y, size * 0.76, defs.ball(adjustBrightness(colour, 0.06))) +
          ellipse(x, y, size * 0.56, accent),
        ellipse(x + 1, y + 3, size * 0.48, '#1d2022'),
        ring(x, y, size * 0.48, 5, adjustBrightness(colour, 0.35), ' stroke-dasharray="10 5"'),
      ].join('');
    const washer = (x: number, y: number, size: number): string =>
      ring(x + 4, y + 8, size * 0.72, size * 0.56, adjustBrightness(colour, -0.5)) +
      ring(x, y, size * 0.72, size * 0.56, defs.flat(adjustBrightness(colour, 0.08))) +
      ring(x, y, size * 0.97, 3, '#fff', ' opacity=".6"');
    return [
      washer(210, 250, 84) + washer(590, 260, 80) + washer(392, 580, 84),
      nut(392, 260, 88, 12) +
        nut(250, 430, 92, 34) +
        nut(470, 430, 96, 6) +
        nut(606, 540, 74, 22) +
        nut(196, 590, 70, 4),
      washer(608, 404, 54),
    ].join('');
  },
};

const doorStop: Illustration = {
  bounds: [140, 230, 530, 370],
  orientation: 'lie',
  backdrop: 'floor',
  draw: ({ colour, accent, defs }) =>
    [
      ellipse(256, 560, 116, '#17130f', 34, ' opacity=".2"'),
      ellipse(250, 540, 112, adjustBrightness(colour, -0.4), 40) +
        ellipse(250, 528, 112, defs.verticalSteel(colour), 40),
      rect(196, 300, 108, 222, defs.verticalSteel(colour)) +
        ellipse(250, 522, 54, defs.verticalSteel(adjustBrightness(colour, -0.1)), 18),
      path('M180 250h140v70q-70 26-140 0z', defs.verticalSteel(adjustBrightness(colour, 0.04))),
      ellipse(250, 252, 70, defs.verticalSteel(adjustBrightness(colour, 0.18)), 24) +
        ellipse(250, 252, 44, defs.ball(accent), 14),
      rect(198, 380, 104, 9, '#17130f', 0, ' opacity=".2"'),
      path(
        'M470 330q0-60 84-60t84 60v150q0 60-84 60t-84-60z',
        defs.flat(adjustBrightness(colour, -0.04)),
        ' transform="translate(20 0)"',
      ),
      ellipse(574, 404, 60, adjustBrightness(colour, -0.4)) +
        ellipse(570, 398, 58, defs.ball(adjustBrightness(colour, 0.1))),
      ellipse(570, 398, 36, defs.ball('#3a3f43')),
      screwHead(defs, 574, 304, 14, STEEL) + screwHead(defs, 574, 506, 14, STEEL),
      highlightStroke('M212 326v180M500 330q4-34 50-42', 7, 0.6),
    ].join(''),
};

const ceilingRose: Illustration = {
  bounds: [120, 120, 570, 570],
  orientation: 'hang',
  backdrop: 'ceiling',
  draw: ({ colour, defs }) => {
    const dark = adjustBrightness(colour, -0.2);
    const petals = (count: number, radius: number, length: number, width: number): string =>
      repeat(count, (index) =>
        group(
          path(
            `M0-${radius}q-${width} ${-length * 0.5} 0-${length}q${width} ${length * 0.5} 0 ${length}z`,
            defs.flat(adjustBrightness(colour, 0.08)),
          ) +
            path(
              `M0-${radius}q${width} ${-length * 0.5} 0-${length}`,
              'none',
              ` stroke="${dark}" stroke-width="5"`,
            ),
          `translate(400 400) rotate(${(index * 360) / count})`,
        ),
      );
    return [
      ellipse(408, 416, 280, adjustBrightness(colour, -0.45)),
      ellipse(400, 400, 280, defs.flat(adjustBrightness(colour, -0.02))),
      ring(400, 400, 262, 6, adjustBrightness(colour, -0.26)) +
        ring(398, 397, 270, 5, '#fff', ' opacity=".7"'),
      ring(
        400,
        400,
        250,
        18,
        adjustBrightness(colour, 0.1),
        ' stroke-linecap="round" stroke-dasharray="0 27"',
      ),
      ring(400, 403, 250, 18, dark, ' stroke-linecap="round" stroke-dasharray="0 27" opacity=".35"'),
      ellipse(400, 400, 226, defs.flat(adjustBrightness(colour, -0.08))),
      petals(16, 120, 100, 34),
      ring(400, 400, 122, 16, dark) + ring(397, 396, 122, 10, adjustBrightness(colour, 0.3)),
      ellipse(400, 400, 114, defs.flat(adjustBrightness(colour, -0.06))),
      petals(8, 42, 66, 30),
      ellipse(402, 404, 46, dark) +
        ellipse(400, 400, 44, defs.ball(adjustBrightness(colour, 0.1))) +
        ellipse(400, 400, 14, adjustBrightness(colour, -0.5)),
    ].join('');
  },
};

const flushValve: Illustration = {
  bounds: [140, 110, 520, 590],
  orientation: 'stand',
  groundContact: [220, 400],
  backdrop: 'tiles',
  draw: ({ colour, accent, defs }) =>
    [
      rect(262, 600, 116, 96, defs.verticalCylinder('#eceae4'), 6) +
        line('M260 624l120 6M260 644l120 6M260 664l120 6', '#b7bdc0', 6) +
        rect(236, 574, 168, 34, defs.verticalCylinder(RUBBER), 10),
      path('M232 300h176v270q-88 22-176 0z', defs.verticalCylinder(colour)),
      ...[262, 304, 346].map((x) => rect(x, 470, 32, 84, adjustBrightness(colour, -0.45), 6)),
      rect(222, 288, 196, 40, defs.verticalCylinder(accent), 10) +
        rect(232, 420, 176, 18, defs.verticalCylinder(accent), 5),
      rect(286, 180, 68, 112, defs.verticalCylinder(adjustBrightness(colour, 0.06)), 6),
      ellipse(320, 176, 78, defs.verticalSteel(), 24) +
        ellipse(320, 166, 78, defs.verticalSteel(adjustBrightness(STEEL, 0.14)), 24),
      path('M320 143v46', 'none', ' stroke="#5b6368" stroke-width="4"'),
      rect(540, 250, 46, 400, defs.verticalCylinder(adjustBrightness(colour, 0.04)), 6) +
        rect(532, 640, 62, 56, defs.verticalSteel(BRASS), 5) +
        line('M532 656h62M532 672h62', '#7a5a20', 4, ' opacity=".6"'),
      rect(500, 190, 126, 84, defs.verticalCylinder(accent), 12) +
        rect(520, 166, 86, 30, defs.verticalCylinder(adjustBrightness(colour, -0.06)), 8),
      path('M500 320h126v120q-63 20-126 0z', defs.verticalCylinder(adjustBrightness(colour, 0.12))) +
        rect(500, 312, 126, 14, adjustBrightness(colour, -0.2), 5),
      line('M612 270v60', '#8d969c', 6),
      rect(534, 560, 58, 24, defs.verticalCylinder(RUBBER), 6),
      highlightStroke('M250 340v70M306 200v70M514 340v80M552 460v90', 7, 0.6),
    ].join(''),
};

const filterCartridge: Illustration = {
  bounds: [170, 110, 460, 590],
  orientation: 'stand',
  groundContact: [190, 420],
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) => {
    const cartridge = (x: number, top: number, pleats: boolean): string =>
      [
        rect(x, top + 20, 130, 660 - top, defs.verticalCylinder(pleats ? '#4c5154' : '#f4f1e8')),
        pleats
          ? line(
              Array.from({ length: 8 }, (_, index) => `M${x + 12 + index * 15} ${top + 30}V670`).join(''),
              '#17130f',
              4,
              ' opacity=".35"',
            )
          : line(
              Array.from(
                { length: 18 },
                (_, index) => `M${x + 3} ${top + 50 + index * 32}l124 ${index % 2 ? -20 : 20}`,
              )
                .filter((_, index) => top + 70 + index * 32 < 660)
                .join(''),
              '#b9b09c',
              4,
              ' opacity=".55"',
            ),
        rect(x - 6, top + 10, 142, 34, defs.verticalCylinder(accent), 8) +
          rect(x - 6, 664, 142, 34, defs.verticalCylinder(accent), 8),
        ellipse(x + 65, top + 12, 71, defs.horizontalCylinder(adjustBrightness(accent, 0.2)), 16) +
          ellipse(x + 65, top + 12, 26, '#23282b', 7),
        highlightStroke(`M${x + 20} ${top + 60}V640`, 8, 0.4),
      ].join('');
    return [
      cartridge(190, 150, false) + cartridge(474, 150, true) + cartridge(332, 130, false),
      drawLabel(346, 340, 102, 150, adjustBrightness(colour, -0.2)),
    ].join('');
  },
};

export const SMALL_PART_KINDS = {
  bolts,
  nuts,
  'door-stop': doorStop,
  'ceiling-rose': ceilingRose,
  'flush-valve': flushValve,
  'filter-cartridge': filterCartridge,
} satisfies Record<string, Illustration>;

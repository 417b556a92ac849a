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
import { BRASS, RUBBER, ring, STEEL, screwHead } from './parts.ts';
import { tube } from './shared-shapes.ts';

const drainAuger: Illustration = {
  bounds: [110, 120, 590, 570],
  orientation: 'lie',
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M470 300Q650 190 660 400T560 660',
        'none',
        ` stroke="${adjustBrightness(STEEL, -0.45)}" stroke-width="24"`,
      ) +
        path(
          'M470 300Q650 190 660 400T560 660',
          'none',
          ` stroke="${STEEL}" stroke-width="20" stroke-dasharray="5 4"`,
        ),
      group(
        path(
          'M-14-40q28 10 0 22t0 22 0 22l14 26',
          'none',
          ` stroke="${adjustBrightness(STEEL, -0.3)}" stroke-width="11" stroke-linecap="round"`,
        ),
        'translate(558 650) rotate(30)',
      ),
      path('M430 300l70-40 26 44-70 44z', defs.verticalSteel(BRASS)) +
        ellipse(500, 290, 20, defs.ball(accent)),
      ellipse(318, 414, 206, adjustBrightness(colour, -0.5)) + ellipse(310, 400, 204, defs.ball(colour)),
      ring(310, 400, 176, 8, adjustBrightness(colour, -0.3), ' opacity=".6"'),
      ...[0, 60, 120, 180, 240, 300].map((angle) =>
        group(
          rect(-14, -158, 28, 76, adjustBrightness(colour, -0.4), 14),
          `translate(310 400) rotate(${angle})`,
        ),
      ),
      ellipse(310, 400, 66, defs.ball(adjustBrightness(colour, 0.1))) +
        ellipse(310, 400, 26, defs.ball(STEEL)),
      path('M296 396L176 330l14-24 128 78z', defs.horizontalSteel(STEEL)),
      rect(146, 236, 56, 110, '#17130f', 26, ' opacity=".25"') +
        rect(140, 222, 56, 112, defs.verticalCylinder(accent), 26),
      path('M430 480l92 60q16 14 4 34-14 18-34 8l-96-50z', defs.verticalCylinder(RUBBER)),
      highlightStroke('M150 330q40-110 150-120', 9, 0.5),
    ].join(''),
};

const floatValve: Illustration = {
  bounds: [90, 220, 620, 370],
  orientation: 'lie',
  backdrop: 'tiles',
  draw: ({ colour, accent, defs }) =>
    [
      path('M250 300l270 90-8 20-276-84z', defs.horizontalCylinder(adjustBrightness(colour, 0.06))),
      ellipse(588, 474, 116, '#17130f', 112, ' opacity=".15"') + ellipse(580, 460, 126, defs.ball(accent)),
      path(
        'M455 452q124 40 250 0',
        'none',
        ` stroke="${adjustBrightness(accent, -0.35)}" stroke-width="7" opacity=".5"`,
      ),
      rect(500, 350, 44, 40, defs.verticalCylinder(adjustBrightness(accent, -0.15)), 8),
      ellipse(540, 412, 26, '#fff', 16, ' opacity=".45"'),
      rect(90, 264, 110, 70, defs.horizontalSteel(colour), 5) +
        line(
          'M104 266l6 66M120 266l6 66M136 266l6 66M152 266l6 66',
          adjustBrightness(colour, -0.45),
          5,
          ' opacity=".7"',
        ),
      rect(176, 244, 34, 110, defs.horizontalSteel(adjustBrightness(colour, -0.08)), 6) +
        rect(206, 250, 14, 98, defs.verticalCylinder(RUBBER), 4),
      path('M216 264h74q22 4 22 34v64h-56v-24h-40z', defs.verticalSteel(colour)),
      rect(250, 356, 68, 60, defs.verticalSteel(adjustBrightness(colour, -0.06)), 6) +
        ellipse(284, 418, 26, '#2b2d30', 7),
      ellipse(262, 300, 24, defs.ball(adjustBrightness(colour, 0.12))) + screwHead(defs, 262, 300, 12, STEEL),
      rect(240, 222, 44, 44, defs.verticalSteel(adjustBrightness(colour, -0.1)), 6) +
        ellipse(262, 224, 22, adjustBrightness(colour, 0.2), 7),
      highlightStroke('M100 276h70M226 276h60M300 322l180 60', 5, 0.6),
    ].join(''),
};

const bidetAttachment: Illustration = {
  bounds: [120, 230, 570, 360],
  orientation: 'lie',
  backdrop: 'bathroom',
  draw: ({ colour, accent, defs }) =>
    [
      rect(120, 292, 470, 84, adjustBrightness(colour, -0.4), 40) +
        rect(120, 280, 470, 84, defs.horizontalCylinder(colour), 40),
      repeat(
        2,
        (index) =>
          rect(160 + index * 280, 300, 74, 34, adjustBrightness(colour, -0.4), 17) +
          rect(164 + index * 280, 304, 66, 26, '#3b4246', 13),
      ),
      path('M300 350h110v70q-8 60-55 60t-55-60z', defs.verticalCylinder(adjustBrightness(colour, -0.04))),
      ...[332, 366].map(
        (x) =>
          rect(x - 8, 420, 26, 120, defs.verticalCylinder(adjustBrightness(colour, 0.1)), 12) +
          ellipse(x + 5, 524, 6, '#3b4246'),
      ),
      line('M338 552q-6 22 0 32M372 552q6 22 0 32', '#8fc3d6', 6, ' opacity=".8"'),
      rect(530, 252, 160, 300, adjustBrightness(colour, -0.4), 44) +
        rect(530, 240, 160, 300, defs.verticalCylinder(adjustBrightness(colour, 0.02)), 44),
      ellipse(610, 330, 58, adjustBrightness(colour, -0.3)) +
        ellipse(608, 324, 56, defs.ball(adjustBrightness(colour, 0.1))),
      ring(608, 324, 44, 5, accent) + rect(602, 276, 12, 48, defs.verticalCylinder(accent), 6),
      ellipse(610, 448, 40, adjustBrightness(colour, -0.3)) +
        ellipse(608, 444, 38, defs.ball(adjustBrightness(colour, 0.1))) +
        ellipse(608, 444, 14, accent),
      tube('M610 540v20q0 30-50 26', STEEL, 26),
      highlightStroke('M150 292h360M548 290v180', 7, 0.9),
    ].join(''),
};

const clothesLine: Illustration = {
  bounds: [80, 190, 640, 430],
  orientation: 'hang',
  backdrop: 'utility',
  draw: ({ colour, accent, defs }) =>
    [
      line('M250 320Q460 372 690 300', '#17130f', 5, ' opacity=".15" transform="translate(6 12)"') +
        line('M250 320Q460 372 690 300', accent, 7),
      ...[370, 470, 570].map((x, index) =>
        [
          path(
            `M${x - 44} ${340 - index * 4}h88v170q-44 16-88 0z`,
            defs.verticalCylinder(['#f1ece2', '#7fa6a3', '#d9b98c'][index] ?? ''),
          ),
          path(`M${x - 44} ${340 - index * 4}h88v24h-88z`, '#fff', ' opacity=".3"'),
          ...[-30, 30].map((side) =>
            rect(x + side - 6, 322 - index * 4, 12, 42, defs.verticalCylinder('#c79a63'), 4),
          ),
        ].join(''),
      ),
      ellipse(178, 332, 100, '#17130f', 100, ' opacity=".2"'),
      rect(84, 226, 180, 196, defs.flat(colour), 84),
      ellipse(174, 322, 70, defs.ball(adjustBrightness(colour, 0.06))) +
        ring(174, 322, 58, 4, '#fff', ' opacity=".3"'),
      drawBadge(132, 306, 84, '#c8342b'),
      rect(238, 306, 36, 32, defs.horizontalCylinder(adjustBrightness(colour, -0.2)), 8),
      rect(112, 416, 124, 22, defs.horizontalCylinder(adjustBrightness(colour, -0.2)), 8),
      rect(676, 250, 40, 96, defs.flat(colour), 14) +
        path(
          'M676 290q-26 0-26 18t26 12',
          'none',
          ` stroke="${STEEL}" stroke-width="10" stroke-linecap="round"`,
        ) +
        screwHead(defs, 696, 274, 9),
      highlightStroke('M104 300q8-50 60-60', 7, 0.5),
    ].join(''),
};

const ratchetStrap: Illustration = {
  bounds: [40, 170, 650, 490],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const band = (d: string): string =>
      path(d, 'none', ` stroke="${adjustBrightness(colour, -0.45)}" stroke-width="60"`) +
      path(d, 'none', ` stroke="${colour}" stroke-width="54"`) +
      path(
        d,
        'none',
        ` stroke="${adjustBrightness(colour, 0.4)}" stroke-width="5" stroke-dasharray="14 9" opacity=".8"`,
      );
    const hook = (x: number, y: number, angle: number): string =>
      group(
        tube('M-30-40L0 20 30-40M0 20v50q0 44 40 44t40-44', STEEL, 18),
        `translate(${x} ${y}) rotate(${angle})`,
      );
    return [
      band('M480 300Q640 260 640 350T470 420 330 480'),
      hook(298, 492, 64),
      ellipse(236, 560, 92, adjustBrightness(colour, -0.5)) +
        repeat(5, (index) =>
          ring(230, 552, 86 - index * 17, 13, index % 2 ? adjustBrightness(colour, -0.15) : colour),
        ),
      band('M166 250h190'),
      hook(150, 250, 90),
      path(
        'M320 190h230q24 0 24 22v14H320zM320 300h230q24 0 24-22v-14H320z',
        defs.flat(adjustBrightness(accent, 0.12)),
      ),
      rect(330, 182, 196, 26, defs.horizontalCylinder(STEEL), 6) +
        rect(330, 292, 196, 26, defs.horizontalCylinder(STEEL), 6),
      rect(350, 204, 60, 92, defs.horizontalCylinder(adjustBrightness(colour, -0.06)), 26),
      ring(500, 250, 52, 16, adjustBrightness(STEEL, -0.2), ' stroke-dasharray="12 8"') +
        ellipse(500, 250, 44, defs.ball(STEEL)) +
        ellipse(500, 250, 14, '#2b2d30'),
      path('M540 196h80q24 4 24 30v48q0 26-24 30h-80v-24h66v-60h-66z', defs.flat(accent)),
      highlightStroke('M340 190h170M550 202h64', 5, 0.6),
    ].join('');
  },
};

export const UTILITY_PART_KINDS = {
  'drain-auger': drainAuger,
  'float-valve': floatValve,
  'bidet-attachment': bidetAttachment,
  'clothes-line': clothesLine,
  'ratchet-strap': ratchetStrap,
} satisfies Record<string, Illustration>;

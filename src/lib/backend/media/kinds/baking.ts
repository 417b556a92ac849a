// Bowls, moulds and tins of a baker.
import type { Illustration } from '../illustration.ts';
import {
  adjustBrightness,
  cylinder,
  cylinderTop,
  ellipse,
  group,
  highlightStroke,
  path,
  rect,
  repeat,
} from '../svg/shapes.ts';
import { IRON } from './parts.ts';
import { tube } from './shared-shapes.ts';

const mixingBowls: Illustration = {
  bounds: [90, 190, 620, 460],
  orientation: 'stand',
  groundContact: [150, 500],
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) => {
    const bowl = (x: number, y: number, size: number, isCovered: boolean): string =>
      group(
        [
          path('M-200 0q0 150 110 190h180q110-40 110-190z', defs.verticalSteel(colour)),
          path('M-92 186h184l-14 20H-78z', defs.verticalSteel('#8d969c')),
          ellipse(0, 0, 206, defs.verticalSteel('#d7dcdf'), 44),
          isCovered
            ? ellipse(0, -6, 204, defs.ball(accent), 42) +
              ellipse(0, -14, 150, adjustBrightness(accent, 0.16), 26) +
              rect(-34, -34, 68, 18, defs.horizontalCylinder(adjustBrightness(accent, -0.1)), 8)
            : ellipse(0, 2, 192, defs.fade('#7d868c', '#dfe3e5'), 36),
          path(
            'M-176 40q10 90 70 128',
            'none',
            ' stroke="#fff" stroke-width="13" stroke-linecap="round" opacity=".7"',
          ),
        ].join(''),
        `translate(${x} ${y}) scale(${size})`,
      );
    return bowl(440, 330, 1.24, false) + bowl(560, 490, 0.72, true) + bowl(240, 460, 0.72, true);
  },
};

const muffinMould: Illustration = {
  bounds: [100, 200, 600, 400],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, defs }) =>
    [
      rect(100, 200, 600, 400, defs.flat(colour), 44),
      rect(
        112,
        212,
        576,
        376,
        'none',
        36,
        ` stroke="${adjustBrightness(colour, 0.4)}" stroke-width="4" opacity=".6"`,
      ),
      [0, 1, 2]
        .map((row) =>
          repeat(4, (column) => {
            const x = 184 + column * 144;
            const y = 278 + row * 122;
            return (
              ellipse(x, y, 54, adjustBrightness(colour, 0.22)) +
              ellipse(x, y, 48, defs.fade(adjustBrightness(colour, -0.5), adjustBrightness(colour, -0.16))) +
              ellipse(x + 2, y + 6, 33, defs.flat(adjustBrightness(colour, -0.2))) +
              path(
                `M${x - 20} ${y + 40}a48 48 0 0 0 60-18`,
                'none',
                ' stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".4"',
              )
            );
          }),
        )
        .join(''),
      highlightStroke('M140 222h300', 6, 0.5),
    ].join(''),
};

const cakeTin: Illustration = {
  bounds: [120, 250, 590, 350],
  orientation: 'stand',
  groundContact: [130, 520],
  backdrop: 'kitchen',
  draw: ({ colour, defs }) =>
    [
      cylinder(130, 340, 520, 180, 76, defs.verticalSteel(adjustBrightness(colour, 0.1))),
      ellipse(390, 340, 260, adjustBrightness(colour, 0.35), 78),
      ellipse(390, 342, 248, defs.fade(adjustBrightness(colour, -0.5), adjustBrightness(colour, -0.1)), 70),
      ellipse(390, 376, 226, defs.flat(adjustBrightness(colour, 0.05)), 40),
      path('M130 500a260 76 0 0 0 520 0v14a260 76 0 0 1-520 0z', defs.verticalSteel(IRON)) +
        path('M120 516a270 80 0 0 0 540 0l-4 12a266 78 0 0 1-532 0z', defs.verticalSteel('#8d969c')),
      rect(560, 392, 56, 20, defs.horizontalSteel(), 5) + rect(552, 448, 72, 18, defs.horizontalSteel(), 5),
      tube('M570 402q90-18 110 14 4 30-60 40', '#aab2b7', 13),
      ellipse(588, 402, 9, '#5b6368') + ellipse(588, 456, 9, '#5b6368'),
      highlightStroke('M166 400v90M196 412v90', 10, 0.4),
      cylinderTop(372, 376, 36, 6, adjustBrightness(colour, -0.2)),
    ].join(''),
};

export const BAKING_KINDS = {
  'mixing-bowls': mixingBowls,
  'muffin-mould': muffinMould,
  'cake-tin': cakeTin,
} satisfies Record<string, Illustration>;

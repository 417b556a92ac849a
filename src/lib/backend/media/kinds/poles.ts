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
import { ring, STEEL, screwHead } from './parts.ts';

const RUBBER_GRIP = '#33383b';

const curtainPole: Illustration = {
  bounds: [112, 236, 576, 290],
  orientation: 'hang',
  backdrop: 'wall',
  draw: ({ colour, accent, defs }) =>
    [
      ...[226, 540].map(
        (x) =>
          rect(x - 10, 240, 60, 108, defs.flat(adjustBrightness(colour, -0.1)), 12) +
          screwHead(defs, x + 20, 262, 11, accent) +
          path(`M${x - 2} 316h44v66q-22 12-44 0z`, defs.verticalCylinder(adjustBrightness(colour, 0.04))),
      ),
      rect(186, 354, 428, 46, defs.horizontalCylinder(colour), 6),
      rect(392, 357, 222, 40, defs.horizontalCylinder(adjustBrightness(colour, 0.1)), 4) +
        rect(382, 349, 26, 56, defs.horizontalCylinder(adjustBrightness(colour, -0.1)), 5),
      ...[170, 630].map(
        (x) =>
          ellipse(x, 377, 57, defs.ball(colour)) +
          rect(x < 400 ? 208 : 564, 346, 28, 62, defs.horizontalCylinder(accent), 6),
      ),
      repeat(5, (index) => {
        const x = 282 + index * 46 + (index > 2 ? 16 : 0);
        return (
          ring(x, 398, 42, 10, defs.verticalCylinder(adjustBrightness(colour, -0.06))) +
          ring(x, 448, 9, 5, accent) +
          rect(x - 3, 458, 6, 24, '#8d969c', 3) +
          rect(x - 11, 478, 22, 34, defs.verticalSteel(), 4)
        );
      }),
      highlightStroke('M254 360h120M416 362h120', 5, 0.5),
    ].join(''),
};

const rod: Illustration = {
  bounds: [60, 300, 680, 210],
  orientation: 'lie',
  tilt: -30,
  backdrop: 'tiles',
  draw: ({ colour, accent, defs }) =>
    [
      rect(96, 374, 380, 52, defs.horizontalSteel(colour)),
      rect(440, 380, 260, 40, defs.horizontalSteel(adjustBrightness(colour, 0.06))),
      rect(440, 372, 44, 56, defs.horizontalCylinder(adjustBrightness(colour, -0.15)), 6) +
        rect(474, 376, 8, 48, accent),
      ...[60, 690].map(
        (x) =>
          rect(x, 318, 50, 164, defs.horizontalCylinder(adjustBrightness(colour, -0.04)), 18) +
          rect(x < 400 ? 60 : 726, 322, 14, 156, defs.horizontalCylinder('#e9e6de'), 7) +
          rect(x < 400 ? 106 : 664, 362, 30, 76, defs.horizontalCylinder(adjustBrightness(colour, -0.1)), 8),
      ),
      highlightStroke('M150 384h270M500 388h140', 6, 0.7),
    ].join(''),
};

const extensionPole: Illustration = {
  bounds: [60, 320, 690, 170],
  orientation: 'lie',
  tilt: -36,
  backdrop: 'room',
  draw: ({ colour, accent, defs }) => {
    const pole = (y: number, thickness: number, extension: number): string =>
      group(
        [
          rect(-330, -thickness * 0.4, 330, thickness * 0.8, defs.horizontalSteel(STEEL)),
          rect(
            -330,
            -thickness * 0.6,
            190,
            thickness * 1.2,
            defs.horizontalCylinder(RUBBER_GRIP),
            thickness * 0.5,
          ),
          line(
            Array.from(
              { length: 7 },
              (_, index) => `M${-308 + index * 22} ${-thickness * 0.4}v${thickness * 0.8}`,
            ).join(''),
            '#17130f',
            5,
            ' opacity=".4"',
          ),
          rect(-150, -thickness / 2, 220, thickness, defs.horizontalCylinder(colour), 6),
          rect(62, -thickness * 0.66, 74, thickness * 1.32, defs.horizontalCylinder(accent), 10),
          line(
            `M78 ${-thickness * 0.5}v${thickness}M94 ${-thickness * 0.5}v${thickness}M110 ${-thickness * 0.5}v${thickness}`,
            '#17130f',
            5,
            ' opacity=".28"',
          ),
          rect(134, -thickness * 0.36, extension, thickness * 0.72, defs.horizontalSteel(STEEL)),
          rect(128 + extension, -thickness * 0.5, 44, thickness, defs.horizontalCylinder(RUBBER_GRIP), 6),
          path(
            `M${170 + extension} ${-thickness * 0.34}h52q8 0 8 ${thickness * 0.34}t-8 ${thickness * 0.34}h-52z`,
            defs.horizontalCylinder('#e9b949'),
          ),
          line(
            [0, 1, 2]
              .map((index) => `M${184 + extension + index * 14} ${-thickness * 0.3}l5 ${thickness * 0.6}`)
              .join(''),
            '#17130f',
            4,
            ' opacity=".35"',
          ),
          highlightStroke(`M-130 ${-thickness * 0.26}h170`, 5, 0.5),
          drawBadge(-70, -thickness * 0.2, 66, adjustBrightness(accent, -0.1)),
        ].join(''),
        `translate(394 ${y})`,
      );
    return pole(370, 56, 126) + pole(446, 56, 40);
  },
};

export const POLE_KINDS = {
  'curtain-pole': curtainPole,
  rod,
  'extension-pole': extensionPole,
} satisfies Record<string, Illustration>;

import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import { adjustBrightness, ellipse, group, highlightStroke, line, rect, repeat } from '../svg/shapes.ts';
import { STEEL } from './parts.ts';

const wireConnectors: Illustration = {
  bounds: [110, 170, 580, 470],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const connector = (x: number, y: number, outletCount: number, angle: number): string => {
      const width = outletCount * 58 + 16;
      return group(
        [
          repeat(outletCount, (index) =>
            rect(
              18 + index * 58,
              150,
              38,
              90,
              defs.verticalCylinder(['#c8342b', '#24507f', '#3f8f4a'][index] ?? STEEL),
              12,
            ),
          ),
          rect(0, 0, width, 172, '#17130f', 14, ' opacity=".2" transform="translate(6 12)"'),
          rect(0, 0, width, 172, defs.flat(adjustBrightness(accent, 0.3)), 14),
          rect(8, 8, width - 16, 156, 'none', 9, ' stroke="#fff" stroke-width="4" opacity=".7"'),
          repeat(outletCount, (index) =>
            [
              rect(15 + index * 58, 128, 44, 34, '#2b2d30', 12),
              rect(14 + index * 58, 20, 46, 96, adjustBrightness(colour, -0.35), 8),
              rect(12 + index * 58, 12, 46, 98, defs.flat(colour), 8),
              rect(20 + index * 58, 20, 30, 12, adjustBrightness(colour, 0.4), 5),
            ].join(''),
          ),
        ].join(''),
        `translate(${x} ${y}) rotate(${angle})`,
      );
    };
    return (
      connector(150, 210, 3, -10) +
      connector(462, 180, 2, 12) +
      connector(250, 420, 2, 14) +
      connector(470, 420, 3, -6)
    );
  },
};
const ledDriver: Illustration = {
  bounds: [70, 270, 660, 270],
  orientation: 'lie',
  tilt: -20,
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      line('M150 396Q100 380 76 430M150 420Q110 440 84 480', '#c24e3f', 12) +
        line('M150 408Q96 410 74 456', '#1f2224', 12),
      line('M650 396Q710 380 726 340', '#c24e3f', 12) + line('M650 420Q710 430 726 470', '#1f2224', 12),
      rect(130, 316, 540, 200, adjustBrightness(colour, -0.5), 14) +
        rect(130, 304, 540, 200, defs.flat(colour), 14),
      ...[160, 606].map((x) =>
        line(
          Array.from({ length: 3 }, (_, index) => `M${x + index * 18} 324v160`).join(''),
          adjustBrightness(colour, -0.35),
          8,
          ' opacity=".7"',
        ),
      ),
      ...[142, 640].map(
        (x) =>
          ellipse(x + 9, 330, 9, adjustBrightness(colour, -0.5)) +
          ellipse(x + 9, 478, 9, adjustBrightness(colour, -0.5)),
      ),
      rect(224, 330, 352, 148, '#fbf8f1', 8) + drawBadge(244, 350, 130, accent),
      line('M246 418h160M246 440h120M430 360h120M430 382h90', '#b7ae9b', 7),
      rect(430, 410, 56, 48, 'none', 4, ' stroke="#8d969c" stroke-width="4"') +
        rect(500, 410, 56, 48, 'none', 24, ' stroke="#8d969c" stroke-width="4"'),
      highlightStroke('M146 314h500', 5, 0.7),
    ].join(''),
};
const lightBar: Illustration = {
  bounds: [50, 290, 700, 240],
  orientation: 'lie',
  tilt: -24,
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      ellipse(400, 470, 380, defs.glow(accent, 0.5), 130),
      line('M704 380q40 10 40 70', adjustBrightness(colour, -0.3), 12),
      rect(60, 352, 660, 92, adjustBrightness(colour, -0.4), 18) +
        rect(60, 344, 660, 88, defs.horizontalCylinder(colour), 18),
      rect(104, 364, 520, 56, defs.fade('#fffdf2', adjustBrightness(accent, 0.4)), 12),
      line('M128 392h480', adjustBrightness(accent, -0.1), 14, ' stroke-dasharray="0 32" opacity=".7"') +
        line('M128 392h480', '#fff', 7, ' stroke-dasharray="0 32"'),
      rect(60, 344, 34, 88, defs.horizontalCylinder(adjustBrightness(colour, -0.14)), 14) +
        rect(686, 344, 34, 88, defs.horizontalCylinder(adjustBrightness(colour, -0.14)), 14),
      ellipse(656, 390, 22, '#2b2d30') + ellipse(656, 390, 13, defs.ball('#7a3f3f')),
      highlightStroke('M104 352h540', 5, 0.8),
    ].join(''),
};

export const WIRING_KINDS = {
  'wire-connectors': wireConnectors,
  'led-driver': ledDriver,
  'light-bar': lightBar,
} satisfies Record<string, Illustration>;

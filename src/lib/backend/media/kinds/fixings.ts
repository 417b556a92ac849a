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

const boltSet: Illustration = {
  bounds: [110, 180, 580, 440],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const head = (x: number, y: number, size: number): string => {
      const corner = (index: number): string => getCirclePoint(x, y, size, index * 60 + 12);
      const hexagon = `M${[0, 1, 2, 3, 4, 5].map(corner).join('L')}z`;
      return (
        path(hexagon, adjustBrightness(colour, -0.45), ' transform="translate(3 6)"') +
        path(hexagon, defs.flat(adjustBrightness(colour, 0.2))) +
        ellipse(x, y, size * 0.74, defs.ball(adjustBrightness(colour, 0.1)))
      );
    };
    const nut = (x: number, y: number, size: number): string =>
      head(x, y, size) +
      ellipse(x, y, size * 0.46, '#1d2022') +
      ring(x, y, size * 0.46, 4, adjustBrightness(colour, 0.4), ' stroke-dasharray="9 4"');
    const bolt = (x: number, y: number, size: number, length: number, angle: number): string =>
      group(
        rect(-size * 0.42, 0, size * 0.84, length, defs.verticalSteel(colour), 4) +
          path(
            `M0 24v${length - 26}`,
            'none',
            ` stroke="#17130f" stroke-width="${Math.round(size * 0.84)}" stroke-dasharray="3 6" opacity=".4"`,
          ) +
          rect(-size, -size * 0.9, size * 2, size * 0.95, defs.verticalSteel(colour), 5) +
          rect(-size * 0.4, -size * 0.9, size * 0.8, size * 0.95, '#fff', 0, ' opacity=".22"'),
        `translate(${x} ${y}) rotate(${angle})`,
      );
    const washer = (x: number, y: number, size: number): string =>
      ellipse(x + 3, y + 5, size, '#000', size, ' opacity=".35"') +
      ring(x, y, size * 0.74, size * 0.5, defs.verticalSteel(colour)) +
      ring(x, y, size * 0.98, 2, '#fff', ' opacity=".5"');
    return [
      rect(110, 180, 580, 440, defs.flat(accent), 26),
      rect(134, 204, 532, 392, adjustBrightness(accent, -0.45), 14),
      repeat(3, (index) =>
        rect(
          142 + index * 176,
          212,
          168,
          180,
          defs.fade(adjustBrightness(accent, -0.3), adjustBrightness(accent, -0.05)),
          8,
        ),
      ),
      repeat(2, (index) =>
        rect(
          142 + index * 264,
          400,
          256,
          188,
          defs.fade(adjustBrightness(accent, -0.3), adjustBrightness(accent, -0.05)),
          8,
        ),
      ),
      bolt(190, 270, 28, 100, -16) + bolt(250, 262, 28, 104, 12) + bolt(216, 290, 28, 84, -66),
      nut(364, 270, 34) + nut(434, 262, 32) + nut(404, 338, 38),
      washer(548, 272, 34) + washer(618, 268, 30) + washer(584, 338, 38),
      bolt(184, 462, 34, 130, -62) + bolt(176, 548, 34, 180, -86) + bolt(330, 430, 34, 130, 34),
      bolt(452, 470, 24, 150, -74) +
        head(600, 450, 34) +
        head(636, 520, 30) +
        bolt(456, 540, 24, 140, -96) +
        nut(592, 546, 26),
      path('M110 206q0-26 26-26h380L250 620H136q-26 0-26-26z', '#fff', ' opacity=".1"'),
      drawBadge(340, 592, 120, adjustBrightness(accent, -0.55)),
      highlightStroke('M130 190q4-4 16-4h500', 5, 0.4),
    ].join('');
  },
};

const wallPlugs: Illustration = {
  bounds: [130, 150, 560, 524],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const plug = (x: number, y: number, length: number, angle: number, fill: string): string => {
      const width = Math.round(length * 0.13);
      const tip = Math.round(length * 0.94);
      const barb = Math.round(length * 0.2);
      const teeth = `${barb + 40}v${tip - barb - 50}`;
      return group(
        [
          path(
            `M${-width} 14L${4 - width} ${tip}q${width - 4} 24 ${2 * width - 8} 0L${width} 14z`,
            defs.verticalCylinder(fill),
          ),
          rect(-width * 1.35, 0, width * 2.7, 16, defs.verticalCylinder(adjustBrightness(fill, -0.08)), 5),
          rect(-3, length * 0.34, 6, length * 0.62, adjustBrightness(fill, -0.55)),
          path(
            `M${6 - width} ${teeth}M${width - 6} ${teeth}`,
            'none',
            ` stroke="${adjustBrightness(fill, -0.35)}" stroke-width="14" stroke-dasharray="6 12"`,
          ),
          path(
            `M${-width} ${barb}l${-width} 32 ${width} -6zM${width} ${barb}l${width} 32 ${-width} -6z`,
            defs.verticalCylinder(fill),
          ),
          ellipse(0, 4, width * 0.7, adjustBrightness(fill, -0.6), 5),
        ].join(''),
        `translate(${x} ${y}) rotate(${angle})`,
      );
    };
    const screw = (x: number, y: number, length: number, angle: number): string =>
      group(
        path('M-24 0h48l-14 22h-20z', defs.verticalSteel(STEEL)) +
          path(`M-10 20h20v${length - 50}l-10 30-10-30z`, defs.verticalSteel(STEEL)) +
          line(
            Array.from(
              { length: Math.floor(length / 17) - 3 },
              (_, index) => `M-13 ${52 + index * 16}l26-10`,
            ).join(''),
            '#4a5054',
            5,
          ) +
          ellipse(0, 0, 24, defs.ball(STEEL), 7),
        `translate(${x} ${y}) rotate(${angle})`,
      );
    return [
      plug(204, 190, 220, -20, accent) + plug(580, 168, 240, 16, accent),
      plug(330, 160, 260, -6, colour) + plug(456, 172, 260, 8, colour),
      plug(176, 470, 190, -58, accent) + plug(640, 470, 190, 52, accent),
      plug(240, 420, 250, -28, colour) +
        screw(392, 380, 270, -4) +
        plug(520, 420, 250, 24, colour) +
        screw(600, 420, 220, 36),
    ].join('');
  },
};

const hinge: Illustration = {
  bounds: [140, 130, 520, 540],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const leafPlate = (x: number): string =>
      [
        rect(x, 152, 230, 496, defs.flat(adjustBrightness(colour, x < 300 ? 0.1 : -0.06)), 18),
        rect(x + 8, 158, 214, 484, 'none', 14, ` stroke="#fff" stroke-width="4" opacity=".4"`),
        repeat(
          4,
          (index) =>
            ellipse(x + (index % 2 ? 150 : 78) + 2, 216 + index * 122, 27, adjustBrightness(colour, -0.5)) +
            screwHead(defs, x + (index % 2 ? 150 : 78), 213 + index * 122, 24, accent),
        ),
      ].join('');
    return [
      leafPlate(140) + leafPlate(430),
      rect(356, 140, 18, 520, '#17130f', 0, ' opacity=".18"') +
        rect(426, 140, 18, 520, '#17130f', 0, ' opacity=".25"'),
      repeat(5, (index) =>
        rect(
          362,
          152 + index * 100,
          76,
          96,
          defs.verticalSteel(adjustBrightness(colour, index % 2 ? -0.08 : 0.08)),
          5,
        ),
      ),
      ellipse(400, 148, 38, defs.ball(adjustBrightness(colour, 0.2)), 18) +
        ellipse(400, 652, 38, defs.ball(adjustBrightness(colour, -0.15)), 18),
      line('M364 250h72M364 350h72M364 450h72M364 550h72', '#17130f', 4, ' opacity=".45"'),
      highlightStroke('M156 178v440', 6, 0.5),
    ].join('');
  },
};

const bracket: Illustration = {
  bounds: [190, 130, 440, 540],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M270 560Q520 540 560 236',
        'none',
        ` stroke="${adjustBrightness(colour, -0.45)}" stroke-width="46"`,
      ),
      path('M270 556Q516 536 556 236', 'none', ` stroke="${colour}" stroke-width="34"`),
      path('M270 548Q508 528 548 236', 'none', ' stroke="#fff" stroke-width="6" opacity=".35"'),
      path(
        'M190 150q0-20 20-20h400q20 0 20 20v70q0 20-20 20H300V650q0 20-20 20h-70q-20 0-20-20z',
        defs.flat(colour),
      ),
      path(
        'M300 240v400q0 20-14 28 34-4 34-28V276q0-20 18-20h272q18-2 20-24-8 8-20 8z',
        '#17130f',
        ' opacity=".2"',
      ),
      path(
        'M206 160q0-14 14-14h370',
        'none',
        ' stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".5"',
      ),
      path('M206 630V190', 'none', ' stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".35"'),
      repeat(
        3,
        (index) =>
          ellipse(245, 316 + index * 130, 24, adjustBrightness(colour, -0.55)) +
          screwHead(defs, 245, 314 + index * 130, 20, accent),
      ),
      repeat(
        3,
        (index) =>
          ellipse(350 + index * 104, 185, 24, adjustBrightness(colour, -0.55)) +
          (index < 2
            ? screwHead(defs, 350 + index * 104, 183, 20, accent)
            : ellipse(350 + index * 104, 183, 18, '#3b342b')),
      ),
      ellipse(245, 185, 18, adjustBrightness(colour, -0.4)) + ellipse(245, 187, 15, '#3b342b'),
    ].join(''),
};

export const FIXING_KINDS = {
  'bolt-set': boltSet,
  'wall-plugs': wallPlugs,
  hinge,
  bracket,
} satisfies Record<string, Illustration>;

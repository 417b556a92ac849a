import type { Illustration } from '../illustration.ts';
import { drawLabel } from '../svg/labels.ts';
import { adjustBrightness, ellipse, group, line, path, rect } from '../svg/shapes.ts';
import { BRASS, RUBBER } from './parts.ts';
import { tube } from './shared-shapes.ts';

const chain: Illustration = {
  bounds: [128, 124, 560, 560],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const across = (x: number, y: number, angle: number): string =>
      group(
        rect(-50, -30, 100, 60, 'none', 30, ` stroke="${adjustBrightness(colour, -0.5)}" stroke-width="32"`) +
          rect(-50, -30, 100, 60, 'none', 30, ` stroke="${colour}" stroke-width="23"`) +
          path('M-26-33h52', 'none', ' stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".75"'),
        `translate(${x} ${y}) rotate(${angle})`,
      );
    const edge = (x: number, y: number, angle: number): string =>
      group(
        rect(-54, -16, 108, 32, defs.horizontalSteel(adjustBrightness(colour, -0.06)), 12),
        `translate(${x} ${y}) rotate(${angle})`,
      );
    const bends = [
      [196, 190, -14],
      [276, 174, -8],
      [358, 172, 6],
      [438, 190, 20],
      [508, 232, 42],
      [554, 300, 70],
      [560, 382, 98],
      [530, 458, 126],
      [466, 508, 158],
      [386, 516, 186],
      [312, 492, 212],
      [262, 430, 244],
      [262, 352, 280],
      [318, 302, 326],
      [394, 312, 376],
    ] as const;
    return [
      ...bends.filter((_, index) => index % 2).map(([x, y, angle]) => edge(x, y, angle)),
      ...bends.filter((_, index) => index % 2 === 0).map(([x, y, angle]) => across(x, y, angle)),
      tube('M150 196q-30 30 0 56t48-20', accent, 20),
      group(
        tube('M0-60q-46 0-46 50v60q0 46 46 46t46-46V-10', BRASS, 22) +
          rect(34, -16, 24, 70, defs.verticalCylinder(accent), 6),
        'translate(470 580) rotate(-28)',
      ),
    ].join('');
  },
};
const rope: Illustration = {
  bounds: [118, 170, 564, 476],
  orientation: 'stand',
  backdrop: 'site',
  draw: ({ colour, accent, defs }) => {
    const dashes = (d: string, lineColour: string, width: number, dash: string): string =>
      path(
        d,
        'none',
        ` stroke="${lineColour}" stroke-width="${width}" stroke-dasharray="${dash}" opacity=".75"`,
      );
    const strands = (d: string, width: number): string =>
      [
        line(d, adjustBrightness(colour, -0.45), width),
        line(d, colour, width - 6),
        dashes(d, accent, width - 8, '5 22'),
        dashes(d, adjustBrightness(colour, -0.2), width - 8, '2 9'),
        line(d, '#fff', 6, ' opacity=".3"'),
      ].join('');
    const top = (angle: number, sweep: number): string =>
      `M${150 + angle * 46} 297a${250 - angle * 46} ${100 - angle * 22} 0 0 ${sweep} ${500 - angle * 92} 0`;
    const side = (row: number): string => `M142 ${300 + row * 46}a258 112 0 0 0 516 0`;
    return [
      ellipse(400, 300, 270, adjustBrightness(colour, -0.55), 118),
      strands([0, 1, 2].map((index) => top(index, 1)).join(''), 40),
      strands([5, 4, 3, 2, 1, 0].map(side).join(''), 46),
      strands(top(2, 0) + top(1, 0), 40),
      strands('M620 350q50 60 20 150t20 120', 40),
      rect(640, 596, 40, 44, defs.verticalCylinder(RUBBER), 6),
      path('M262 396q136 44 270-4v210q-134 50-270 4z', defs.fade('#fbf8f1', '#e2dccf')),
      drawLabel(330, 430, 140, 150, adjustBrightness(accent, -0.2)),
    ].join('');
  },
};

export const CHAIN_AND_ROPE_KINDS = {
  chain,
  rope,
} satisfies Record<string, Illustration>;

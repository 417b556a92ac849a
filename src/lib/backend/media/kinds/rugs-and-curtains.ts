import type { Illustration } from '../illustration.ts';
import { adjustBrightness, ellipse, group, line, path, rect, repeat } from '../svg/shapes.ts';

// A floor seen from above its near edge: u runs across, v from the far edge (0) to the near one (1).
function projectToFloor(u: number, v: number): string {
  const scale = 1 / (1 + 0.62 * (1 - v));
  return `${Math.round(400 + (u - 0.5) * 660 * scale)} ${Math.round(330 + 320 * ((scale - 0.617) / 0.383))}`;
}

const createRugPath = (corners: readonly (readonly [number, number])[]): string =>
  `M${corners.map(([u, v]) => projectToFloor(u, v)).join('L')}z`;

const insetRectangle = (edge: number): string =>
  createRugPath([
    [edge, edge],
    [1 - edge, edge],
    [1 - edge, 1 - edge],
    [edge, 1 - edge],
  ]);

const diamond = (u: number, v: number, halfWidth: number, height: number): string =>
  createRugPath([
    [u, v - height],
    [u + halfWidth, v],
    [u, v + height],
    [u - halfWidth, v],
  ]);

const rug: Illustration = {
  bounds: [56, 312, 688, 362],
  orientation: 'stand',
  groundContact: [90, 620],
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) =>
    [
      line(
        Array.from({ length: 34 }, (_, index) => {
          const u = index / 33;
          return `M${projectToFloor(u, 1)}l${Math.round((u - 0.5) * 16)} 18M${projectToFloor(u, 0)}l${Math.round((0.5 - u) * 10)}-10`;
        }).join(''),
        '#d9cdb6',
        6,
      ),
      path(insetRectangle(0), adjustBrightness(colour, -0.45), ' transform="translate(0 8)"'),
      path(insetRectangle(0), defs.flat(colour)),
      path(insetRectangle(0.05), 'none', ` stroke="${accent}" stroke-width="9"`),
      path(insetRectangle(0.1) + insetRectangle(0.15), accent, ' fill-rule="evenodd"'),
      ...[0.125, 0.875].map((v) =>
        path(
          repeat(13, (index) => diamond(0.17 + index * 0.055, v, 0.02, 0.018)),
          adjustBrightness(colour, 0.1),
        ),
      ),
      ...[0.2, 0.5, 0.8].map(
        (u) =>
          path(
            diamond(u === 0.5 ? 0.5 : u + (u < 0.5 ? 0.05 : -0.05), 0.5, 0.12, 0.26),
            u === 0.5 ? accent : adjustBrightness(accent, 0.22),
          ) +
          path(
            diamond(u === 0.5 ? 0.5 : u + (u < 0.5 ? 0.05 : -0.05), 0.5, 0.085, 0.185),
            adjustBrightness(colour, -0.22),
          ) +
          path(
            diamond(u === 0.5 ? 0.5 : u + (u < 0.5 ? 0.05 : -0.05), 0.5, 0.045, 0.1),
            adjustBrightness('#f1ece2', -0.04),
          ),
      ),
      path(
        [0.375, 0.625].map((u) => diamond(u, 0.27, 0.04, 0.08) + diamond(u, 0.73, 0.04, 0.08)).join(''),
        adjustBrightness(accent, 0.3),
      ),
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) =>
        line(
          `M${projectToFloor(0.01, 0.06 + row * 0.11)}L${projectToFloor(0.99, 0.06 + row * 0.11)}`,
          '#17130f',
          2,
          ' stroke-dasharray="3 4" opacity=".2"',
        ),
      ),
      path(
        createRugPath([
          [0, 0],
          [0.4, 0],
          [0.1, 1],
          [0, 1],
        ]),
        '#fff',
        ' opacity=".1"',
      ),
    ].join(''),
};

const curtain: Illustration = {
  bounds: [84, 96, 632, 612],
  orientation: 'hang',
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) => {
    const panel = [
      path('M0 0h250q-4 210-40 330-20 46-80 60 60 40 74 200H0z', defs.flat(colour)),
      ...[0, 1, 2, 3, 4, 5].map((index) => {
        const x = 18 + index * 40;
        const bottomX = 12 + index * 33;
        const waist = 12 + index * 20;
        return (
          path(
            `M${x} 0h20Q${x + 10} 230 ${waist + 12} 388 ${bottomX + 16} 470 ${bottomX + 18} 590h-18Q${bottomX} 470 ${waist} 388 ${x - 4} 230 ${x} 0z`,
            '#17130f',
            ' opacity=".15"',
          ) + line(`M${x - 8} 4Q${x - 12} 230 ${waist - 8} 372`, '#fff', 5, ' opacity=".22"')
        );
      }),
      path('M0 372q80 26 150-10l14 18q-70 44-164 26z', defs.horizontalCylinder(accent)),
      path('M0 400q70 14 130-6-50 10-64 30-30-4-66-24z', '#17130f', ' opacity=".2"'),
      ellipse(10, 392, 13, defs.ball('#c8a15a')),
    ].join('');
    return [
      rect(200, 128, 400, 560, defs.fade('#f6f8f6', '#e3e9e6'), 0, ' opacity=".9"'),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
        line(`M${228 + index * 50} 132v554`, '#b9c6c2', 12, ' opacity=".3"'),
      ),
      group(panel, 'translate(110 116)'),
      group(panel, 'translate(690 116) scale(-1 1)'),
      rect(96, 102, 608, 20, defs.horizontalCylinder(accent), 10),
      ellipse(100, 112, 19, defs.ball(accent)) + ellipse(700, 112, 19, defs.ball(accent)),
      repeat(12, (index) => {
        const x = index < 6 ? 124 + index * 44 : 456 + (index - 6) * 44;
        return ellipse(
          x,
          120,
          11,
          'none',
          18,
          ` stroke="${adjustBrightness(accent, -0.35)}" stroke-width="5"`,
        );
      }),
    ].join('');
  },
};

export const RUG_AND_CURTAIN_KINDS = {
  rug,
  curtain,
} satisfies Record<string, Illustration>;

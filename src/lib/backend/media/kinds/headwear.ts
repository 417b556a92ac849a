// Gulf headwear: ghutra and taqiyah.
import type { Illustration } from '../illustration.ts';
import { adjustBrightness, brightness, ellipse, line, path, repeat } from '../svg/shapes.ts';
import { edge } from './garment.ts';
import { seam } from './shared-shapes.ts';

const ghutra: Illustration = {
  bounds: [130, 244, 542, 380],
  orientation: 'stand',
  backdrop: 'lounge',
  draw: ({ colour: mainColour, accent: accentColour, defs }) => {
    // The cloth is the lighter of the two colours, whichever is named first.
    const isAccentLighter = brightness(accentColour) > brightness(mainColour);
    const [colour, accent] = isAccentLighter ? [accentColour, mainColour] : [mainColour, accentColour];
    const isPlain = brightness(accent) > 0.72;
    const edgeColour = edge(colour);
    const weave = (left: number, top: number, columns: number, rows: number): string =>
      isPlain
        ? line(
            repeat(rows, (row) => `M${left} ${top + row * 24}h${columns * 24}`),
            edgeColour,
            2,
            ' opacity=".2"',
          )
        : path(
            repeat(rows, (row) =>
              repeat(columns, (column) => {
                const x = left + column * 24 + (row % 2) * 12;
                return `M${x} ${top + row * 15}l9-7 9 7-9 7z`;
              }),
            ),
            accent,
          );
    const layer = (y: number, inset: number): string =>
      path(
        `M${150 + inset} ${y}h${500 - inset * 2}q22 0 22 22t-22 22H${150 + inset}q-16-22 0-44z`,
        defs.horizontalCylinder(adjustBrightness(colour, -0.04)),
      ) +
      line(`M${150 + inset} ${y + 44}h${500 - inset * 2}q22 0 22-22t-22-22`, edgeColour, 2, ' opacity=".6"') +
      line(
        `M${160 + inset} ${y + 14}h480M${160 + inset} ${y + 30}h480`,
        isPlain ? edgeColour : accent,
        4,
        ` stroke-dasharray="9 7" opacity="${isPlain ? 0.15 : 0.7}"`,
      );
    return [
      layer(572, 0),
      layer(530, 6),
      path('M196 250h420q14 0 18 14l30 250q2 20-16 20H150q-18 0-16-20l36-248q4-16 26-16z', defs.flat(colour)),
      weave(190, 274, 17, isPlain ? 9 : 14),
      line(
        'M196 250h420q14 0 18 14l30 250q2 20-16 20H150q-18 0-16-20l36-248q4-16 26-16z',
        edgeColour,
        3,
        ' opacity=".5"',
      ),
      line('M168 500h466M172 488h460', isPlain ? edgeColour : accent, 5, ` opacity="${isPlain ? 0.25 : 1}"`),
      path('M420 250h196q14 0 18 14l30 250q2 20-16 20h-70q-110-130-158-284z', '#17130f', ' opacity=".06"'),
      path('M430 250q40 150 150 284', 'none', ` stroke="${edgeColour}" stroke-width="4" opacity=".4"`),
      path('M616 250q14 0 18 14l14 120-96-30q-18-60-20-104z', defs.flat(adjustBrightness(colour, 0.08))) +
        line('M532 250q2 44 20 104l96 30', edgeColour, 4, ' opacity=".55"') +
        line(
          'M548 262q4 40 16 82l76 24',
          isPlain ? edgeColour : accent,
          4,
          ` stroke-dasharray="9 7" opacity="${isPlain ? 0.3 : 0.85}"`,
        ),
      line(
        repeat(34, (index) => `M${152 + index * 15} 538v${16 + (index % 2) * 5}`),
        isPlain ? adjustBrightness(colour, -0.14) : accent,
        5,
      ),
    ].join('');
  },
};

const taqiyah: Illustration = {
  bounds: [150, 210, 500, 400],
  orientation: 'stand',
  groundContact: [170, 460],
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) => {
    const edgeColour = edge(colour);
    const thread = brightness(accent) > 0.8 ? edgeColour : accent;
    return [
      path(
        'M164 560q-16-220 60-300 70-56 176-56t176 56q76 80 60 300-110 50-236 50t-236-50z',
        defs.ball(colour),
      ),
      ellipse(400, 262, 168, defs.flat(adjustBrightness(colour, 0.16)), 50),
      line('M232 262a168 50 0 0 0 336 0', edgeColour, 4, ' opacity=".5"'),
      ...[0, 1, 2, 3, 4, 5].map((row) =>
        line(
          `M${206 - row * 8} ${312 + row * 34}q${194 + row * 8} ${66 + row * 4} ${388 + row * 16} 0`,
          row % 2 ? thread : edgeColour,
          row % 2 ? 9 : 6,
          ` stroke-dasharray="${row % 2 ? '2 17' : '1 13'}" opacity="${row % 2 ? 0.85 : 0.5}"`,
        ),
      ),
      path(
        repeat(9, (index) => {
          const x = 206 + index * 48;
          const y = 450 + Math.round(36 * Math.cos((index - 4) * 0.37));
          return `M${x - 18} ${y}l18-26 18 26-18 26z`;
        }),
        'none',
        ` stroke="${thread}" stroke-width="5" stroke-linejoin="round" opacity=".8"`,
      ),
      path(
        'M160 520q108 54 240 54t240-54q4 22-4 44-110 48-236 48t-236-48q-8-22-4-44z',
        defs.verticalCylinder(adjustBrightness(colour, -0.03)),
      ),
      line('M160 520q108 54 240 54t240-54', edgeColour, 3, ' opacity=".6"') +
        seam('M166 552q108 48 234 48t234-48', edgeColour, 3, '3 9'),
      ...[60, 110, 150].map((radius) =>
        ellipse(
          400,
          258,
          radius,
          'none',
          radius * 0.28,
          ` stroke="${edgeColour}" stroke-width="4" stroke-dasharray="2 10" stroke-linecap="round" opacity=".6"`,
        ),
      ),
      path(
        'M206 380q10-70 50-104',
        'none',
        ' stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".5"',
      ),
    ].join('');
  },
};

export const HEADWEAR_KINDS = { ghutra, taqiyah } satisfies Record<string, Illustration>;

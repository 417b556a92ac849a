// Bowls, moulds and tins of a baker.
import type { Drawing } from '../drawing.ts';
import { barrel, disc, each, group, lid, path, rect, shine, tone } from '../shapes.ts';
import { tube } from './forms.ts';
import { IRON } from './parts.ts';

const mixingBowls: Drawing = {
  box: [90, 190, 620, 460],
  stance: 'stand',
  foot: [150, 500],
  focus: [330, 420],
  setting: 'kitchen',
  art: ({ colour, accent, studio }) => {
    const bowl = (x: number, y: number, size: number, covered: boolean): string =>
      group(
        [
          path('M-200 0q0 150 110 190h180q110-40 110-190z', studio.steel(colour)),
          path('M-92 186h184l-14 20H-78z', studio.steel('#8d969c')),
          disc(0, 0, 206, studio.steel('#d7dcdf'), 44),
          covered
            ? disc(0, -6, 204, studio.ball(accent), 42) +
              disc(0, -14, 150, tone(accent, 0.16), 26) +
              rect(-34, -34, 68, 18, studio.lying(tone(accent, -0.1)), 8)
            : disc(0, 2, 192, studio.fade('#7d868c', '#dfe3e5'), 36),
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

const muffinMould: Drawing = {
  box: [100, 200, 600, 400],
  stance: 'lie',
  focus: [300, 400],
  setting: 'planks',
  art: ({ colour, studio }) =>
    [
      rect(100, 200, 600, 400, studio.face(colour), 44),
      rect(112, 212, 576, 376, 'none', 36, ` stroke="${tone(colour, 0.4)}" stroke-width="4" opacity=".6"`),
      [0, 1, 2]
        .map((row) =>
          each(4, (column) => {
            const x = 184 + column * 144;
            const y = 278 + row * 122;
            return (
              disc(x, y, 54, tone(colour, 0.22)) +
              disc(x, y, 48, studio.fade(tone(colour, -0.5), tone(colour, -0.16))) +
              disc(x + 2, y + 6, 33, studio.face(tone(colour, -0.2))) +
              path(
                `M${x - 20} ${y + 40}a48 48 0 0 0 60-18`,
                'none',
                ' stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".4"',
              )
            );
          }),
        )
        .join(''),
      shine('M140 222h300', 6, 0.5),
    ].join(''),
};

const cakeTin: Drawing = {
  box: [120, 250, 590, 350],
  stance: 'stand',
  foot: [130, 520],
  focus: [560, 440],
  setting: 'kitchen',
  art: ({ colour, studio }) =>
    [
      barrel(130, 340, 520, 180, 76, studio.steel(tone(colour, 0.1))),
      disc(390, 340, 260, tone(colour, 0.35), 78),
      disc(390, 342, 248, studio.fade(tone(colour, -0.5), tone(colour, -0.1)), 70),
      disc(390, 376, 226, studio.face(tone(colour, 0.05)), 40),
      path('M130 500a260 76 0 0 0 520 0v14a260 76 0 0 1-520 0z', studio.steel(IRON)) +
        path('M120 516a270 80 0 0 0 540 0l-4 12a266 78 0 0 1-532 0z', studio.steel('#8d969c')),
      rect(560, 392, 56, 20, studio.steelLying(), 5) + rect(552, 448, 72, 18, studio.steelLying(), 5),
      tube('M570 402q90-18 110 14 4 30-60 40', '#aab2b7', 13),
      disc(588, 402, 9, '#5b6368') + disc(588, 456, 9, '#5b6368'),
      shine('M166 400v90M196 412v90', 10, 0.4),
      lid(372, 376, 36, 6, tone(colour, -0.2)),
    ].join(''),
};

export const BAKING_KINDS = {
  'mixing-bowls': mixingBowls,
  'muffin-mould': muffinMould,
  'cake-tin': cakeTin,
} satisfies Record<string, Drawing>;

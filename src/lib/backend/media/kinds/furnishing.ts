import type { Drawing } from '../drawing.ts';
import { disc, dusk, each, group, line, path, rect, shine, tone } from '../shapes.ts';
import { badge, type Studio } from '../studio.ts';
import { leaf, tube } from './forms.ts';

function book(studio: Studio, x: number, ground: number, width: number, height: number, hue: string): string {
  return (
    rect(x, ground - height, width, height, studio.round(hue), 3) +
    rect(x, ground - height + 16, width, 8, '#fff', 0, ' opacity=".5"')
  );
}

const shelfUnit: Drawing = {
  box: [150, 66, 500, 640],
  stance: 'stand',
  focus: [360, 330],
  setting: 'lounge',
  art: ({ colour, accent, studio }) => {
    const board = (y: number): string =>
      path(`M196 ${y - 22}h408l34 22H162z`, tone(accent, 0.16)) +
      rect(162, y, 476, 22, studio.fade(accent, tone(accent, -0.28)), 3) +
      line(`M180 ${y - 8}q120-8 220 0t230-4`, tone(accent, -0.2), 3, ' opacity=".4"');
    const post = (x: number, width: number, hue: string, from: number, to: number): string =>
      rect(x, from, width, to - from, studio.round(hue), 3);
    return [
      post(196, 14, tone(colour, -0.3), 66, 672) + post(590, 14, tone(colour, -0.3), 66, 672),
      line('M204 96L596 640M596 96L204 640', tone(colour, -0.25), 5, ' opacity=".7"'),
      board(132) + board(300) + board(468) + board(636),
      rect(220, 196, 150, 96, studio.face('#d9c3a0'), 4) +
        path('M220 200q0-4 4-4h142q4 0 4 4v14H220z', '#17130f', ' opacity=".14"') +
        rect(272, 234, 46, 24, '#fbf8f1', 3),
      book(studio, 420, 294, 26, 88, '#24507f') +
        book(studio, 448, 294, 22, 100, '#b5523f') +
        book(studio, 472, 294, 30, 80, '#e0a526') +
        book(studio, 504, 294, 22, 94, '#6f8f7a'),
      path('M236 462h104l-12-84h-80z', studio.round('#f1ece2')) +
        leaf(288, 384, 70, 34, -34, '#5f7f4a') +
        leaf(288, 384, 80, 34, 30, '#6f915a') +
        leaf(288, 384, 88, 34, -4, '#7ba063'),
      rect(404, 372, 176, 90, studio.face('#8f9b86'), 8) +
        rect(396, 362, 192, 18, studio.lying('#a6b19c'), 6) +
        rect(464, 404, 56, 16, '#17130f', 8, ' opacity=".3"'),
      rect(214, 540, 176, 90, studio.face('#c89a6a'), 6) +
        each(5, (index) =>
          line(`M222 ${554 + index * 17}h160`, '#7d5a33', 5, ' stroke-dasharray="14 8" opacity=".5"'),
        ) +
        rect(276, 556, 52, 18, '#3d2a1a', 9),
      path('M440 630q-40-50 0-88l6-22h56l6 22q40 38 0 88z', studio.round('#c2714a')),
      post(156, 20, colour, 66, 706) + post(624, 20, colour, 66, 706),
      each(
        10,
        (index) =>
          disc(166, 100 + index * 60, 3.5, '#17130f', 3.5, ' opacity=".4"') +
          disc(634, 100 + index * 60, 3.5, '#17130f', 3.5, ' opacity=".4"'),
      ),
      rect(150, 692, 32, 14, '#2e3235', 3) + rect(618, 692, 32, 14, '#2e3235', 3),
    ].join('');
  },
};

const wardrobe: Drawing = {
  box: [172, 62, 456, 648],
  stance: 'stand',
  focus: [400, 380],
  setting: 'lounge',
  art: ({ colour, accent, studio }) =>
    [
      path('M196 672h36l-6 38h-24zM568 672h36l-6 38h-24z', studio.round(tone(accent, -0.15))),
      rect(184, 80, 432, 600, studio.face(tone(colour, -0.2)), 4),
      path('M172 74q0-12 12-12h432q12 0 12 12v20H172z', studio.fade(tone(colour, 0.24), tone(colour, -0.1))),
      dusk('M184 94h432v12H184z', 0.22),
      each(2, (index) => {
        const x = 196 + index * 206;
        return (
          rect(x, 110, 202, 416, studio.face(tone(colour, index ? -0.03 : 0.05)), 4) +
          rect(x + 24, 136, 154, 158, 'none', 3, ` stroke="${tone(colour, -0.28)}" stroke-width="4"`) +
          rect(x + 27, 139, 154, 158, 'none', 3, ' stroke="#fff" stroke-width="3" opacity=".45"') +
          rect(x + 24, 320, 154, 180, 'none', 3, ` stroke="${tone(colour, -0.28)}" stroke-width="4"`) +
          rect(x + 27, 323, 154, 180, 'none', 3, ' stroke="#fff" stroke-width="3" opacity=".45"') +
          rect(index ? x + 7 : x + 185, 270, 11, 96, studio.steel(accent), 5)
        );
      }),
      line('M400 110v416', tone(colour, -0.55), 5),
      each(2, (index) => {
        const y = 536 + index * 70;
        return (
          rect(196, y, 408, 62, studio.face(tone(colour, 0.02)), 4) +
          rect(216, y + 14, 368, 34, 'none', 3, ` stroke="${tone(colour, -0.26)}" stroke-width="3"`) +
          disc(310, y + 31, 10, studio.ball(accent)) +
          disc(490, y + 31, 10, studio.ball(accent))
        );
      }),
      shine('M202 116v400', 4, 0.5) + shine('M182 70h430', 5, 0.5),
    ].join(''),
};

const drawerUnit: Drawing = {
  box: [140, 146, 520, 556],
  stance: 'stand',
  focus: [360, 330],
  setting: 'lounge',
  art: ({ colour, accent, studio }) =>
    [
      path('M180 650h34l-10 52h-20zM586 650h34l-4 52h-20z', studio.round(tone(accent, -0.2))),
      rect(156, 180, 488, 486, studio.face(tone(colour, -0.18)), 6),
      path('M170 146h460l30 30H140z', tone(colour, 0.22)),
      rect(140, 174, 520, 22, studio.fade(tone(colour, 0.08), tone(colour, -0.24)), 4),
      dusk('M156 196h488v12H156z', 0.2),
      each(4, (index) => {
        const y = 214 + index * 112;
        const open = index === 1 ? 14 : 0;
        return (
          (open ? dusk(`M172 ${y - 2}h456v16H172z`, 0.6) + dusk(`M162 ${y + 106}h476v18H162z`, 0.25) : '') +
          rect(172 - open, y + open, 456 + open * 2, 100, studio.face(tone(colour, open ? 0.12 : 0.03)), 5) +
          path(
            `M${178 - open} ${y + open + 3}h${444 + open * 2}`,
            'none',
            ' stroke="#fff" stroke-width="4" opacity=".5"',
          ) +
          rect(346, y + open + 40, 108, 20, '#17130f', 10, ' opacity=".18"') +
          rect(342, y + open + 34, 116, 20, studio.steelLying(accent), 10)
        );
      }),
      shine('M164 214v430', 4, 0.35) + shine('M182 158h420', 5, 0.4),
    ].join(''),
};

const wallShelf: Drawing = {
  box: [80, 196, 640, 390],
  stance: 'hang',
  focus: [300, 430],
  setting: 'lounge',
  art: ({ colour, accent, studio }) =>
    [
      each(2, (index) => {
        const x = 176 + index * 424;
        return (
          rect(x, 468, 24, 118, studio.round(accent), 4) +
          tube(`M${x + 12} 572q40-20 46-84`, accent, 15) +
          disc(x + 12, 560, 5, '#17130f', 5, ' opacity=".5"')
        );
      }),
      book(studio, 440, 442, 34, 158, '#24507f') +
        book(studio, 476, 442, 28, 182, '#f1ece2') +
        book(studio, 506, 442, 40, 148, '#b5523f'),
      group(book(studio, 0, 0, 32, 170, '#8f9b86'), 'translate(560 442) rotate(-9)'),
      path('M150 440q-54-60 4-118l8-34h62l8 34q58 58 4 118z', studio.round('#c2714a')) +
        disc(193, 290, 33, '#6b3a22', 8),
      each(3, (index) =>
        leaf(
          193,
          292,
          100 - Math.abs(index - 1) * 10,
          36,
          (index - 1) * 34,
          index % 2 ? '#7ba063' : '#5f7f4a',
        ),
      ),
      rect(300, 262, 104, 180, studio.face('#efe8db'), 4) +
        rect(314, 276, 76, 152, '#fff', 2) +
        path('M314 380l30-46 22 28 12-16 12 22v60h-76z', '#7fa3a0') +
        disc(366, 310, 13, '#e0a526'),
      path('M108 432h584l28 22H80z', tone(colour, 0.2)),
      rect(80, 452, 640, 40, studio.fade(tone(colour, 0.06), tone(colour, -0.28)), 4),
      line('M96 468q140-12 260 0t340-4M96 480q200 8 300 0t310 2', tone(colour, -0.35), 3, ' opacity=".4"'),
      shine('M90 456h600', 4, 0.5),
      dusk('M176 492h24v10h-24zM600 492h24v10h-24z', 0.35),
    ].join(''),
};

const pegboard: Drawing = {
  box: [80, 130, 640, 540],
  stance: 'hang',
  focus: [300, 330],
  setting: 'bench',
  art: ({ colour, accent, studio }) =>
    [
      rect(80, 130, 640, 540, tone(colour, -0.35), 18),
      rect(80, 130, 640, 530, studio.face(colour), 18),
      each(11, (row) =>
        line(`M116 ${164 + row * 46}h580`, tone(colour, -0.55), 11, ' stroke-dasharray="0 47.3"'),
      ),
      shine('M98 142h600', 5, 0.5),
      tube('M190 214v24M300 214v24', accent, 12),
      path(
        'M168 232h154v40q-20 14-44 8l-8 16v174q0 20-25 20t-25-20V296l-8-16q-30-2-44-22z',
        '#17130f',
        ' opacity=".16" transform="translate(10 14)"',
      ),
      rect(222, 270, 46, 216, studio.round('#c98a4b'), 18) +
        path(
          'M164 234q0-6 8-6h132q24 10 32 44-24-12-46-8l-6 20h-64l-6-20h-42q-8 0-8-8z',
          studio.steelLying('#8d969c'),
        ),
      each(3, (index) => {
        const x = 402 + index * 56;
        return (
          disc(x, 210, 13, studio.ball(accent)) +
          rect(
            x - 15,
            226,
            30,
            88 + index * 8,
            studio.round(['#c8342b', '#24507f', '#e0a526'][index] ?? '#c8342b'),
            12,
          ) +
          rect(x - 5, 312 + index * 8, 10, 92, studio.steel(), 3)
        );
      }),
      tube('M600 214v20', accent, 12),
      disc(616, 318, 66, 'none', 66, ' stroke="#17130f" stroke-width="26" opacity=".16"'),
      disc(608, 306, 66, 'none', 66, ' stroke="#e9dfcd" stroke-width="26"') +
        disc(608, 306, 78, 'none', 78, ' stroke="#b9ab90" stroke-width="3"') +
        disc(608, 306, 54, 'none', 54, ' stroke="#b9ab90" stroke-width="3"'),
      rect(376, 540, 304, 20, '#17130f', 4, ' opacity=".2"'),
      path('M400 466h40v60h-40zM452 450h44v76h-44z', studio.round('#dfe3e5')) +
        rect(398, 454, 44, 16, '#3a4044', 4) +
        rect(450, 438, 48, 16, '#3a4044', 4),
      path('M540 526h92l-8-54h-76z', studio.round('#c2714a')) +
        leaf(586, 476, 64, 30, -26, '#5f7f4a') +
        leaf(586, 476, 68, 30, 22, '#7ba063'),
      rect(366, 518, 322, 26, studio.lying(accent), 4),
      path(
        'M124 540h190l-12 84q-2 12-14 12H150q-12 0-14-12z',
        '#17130f',
        ' opacity=".16" transform="translate(8 12)"',
      ),
      path('M120 532h198l-14 88q-2 12-14 12H148q-12 0-14-12z', studio.round(accent)) +
        badge(174, 566, 90, tone(accent, -0.45)),
      each(4, (index) =>
        disc(104 + (index % 2) * 592, 154 + Math.floor(index / 2) * 482, 8, studio.ball('#d5dadd')),
      ),
    ].join(''),
};

export const FURNISHING_KINDS = {
  'shelf-unit': shelfUnit,
  wardrobe,
  'drawer-unit': drawerUnit,
  'wall-shelf': wallShelf,
  pegboard,
} satisfies Record<string, Drawing>;

import type { Illustration } from '../illustration.ts';
import type { SvgDefs } from '../svg/gradients.ts';
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
  shadowPath,
} from '../svg/shapes.ts';
import { leaf, tube } from './shared-shapes.ts';

function book(defs: SvgDefs, x: number, ground: number, width: number, height: number, fill: string): string {
  return (
    rect(x, ground - height, width, height, defs.verticalCylinder(fill), 3) +
    rect(x, ground - height + 16, width, 8, '#fff', 0, ' opacity=".5"')
  );
}

const wardrobe: Illustration = {
  bounds: [172, 62, 456, 648],
  orientation: 'stand',
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M196 672h36l-6 38h-24zM568 672h36l-6 38h-24z',
        defs.verticalCylinder(adjustBrightness(accent, -0.15)),
      ),
      rect(184, 80, 432, 600, defs.flat(adjustBrightness(colour, -0.2)), 4),
      path(
        'M172 74q0-12 12-12h432q12 0 12 12v20H172z',
        defs.fade(adjustBrightness(colour, 0.24), adjustBrightness(colour, -0.1)),
      ),
      shadowPath('M184 94h432v12H184z', 0.22),
      repeat(2, (index) => {
        const x = 196 + index * 206;
        return (
          rect(x, 110, 202, 416, defs.flat(adjustBrightness(colour, index ? -0.03 : 0.05)), 4) +
          rect(
            x + 24,
            136,
            154,
            158,
            'none',
            3,
            ` stroke="${adjustBrightness(colour, -0.28)}" stroke-width="4"`,
          ) +
          rect(x + 27, 139, 154, 158, 'none', 3, ' stroke="#fff" stroke-width="3" opacity=".45"') +
          rect(
            x + 24,
            320,
            154,
            180,
            'none',
            3,
            ` stroke="${adjustBrightness(colour, -0.28)}" stroke-width="4"`,
          ) +
          rect(x + 27, 323, 154, 180, 'none', 3, ' stroke="#fff" stroke-width="3" opacity=".45"') +
          rect(index ? x + 7 : x + 185, 270, 11, 96, defs.verticalSteel(accent), 5)
        );
      }),
      line('M400 110v416', adjustBrightness(colour, -0.55), 5),
      repeat(2, (index) => {
        const y = 536 + index * 70;
        return (
          rect(196, y, 408, 62, defs.flat(adjustBrightness(colour, 0.02)), 4) +
          rect(
            216,
            y + 14,
            368,
            34,
            'none',
            3,
            ` stroke="${adjustBrightness(colour, -0.26)}" stroke-width="3"`,
          ) +
          ellipse(310, y + 31, 10, defs.ball(accent)) +
          ellipse(490, y + 31, 10, defs.ball(accent))
        );
      }),
      highlightStroke('M202 116v400', 4, 0.5) + highlightStroke('M182 70h430', 5, 0.5),
    ].join(''),
};

const wallShelf: Illustration = {
  bounds: [80, 196, 640, 390],
  orientation: 'hang',
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) =>
    [
      repeat(2, (index) => {
        const x = 176 + index * 424;
        return (
          rect(x, 468, 24, 118, defs.verticalCylinder(accent), 4) +
          tube(`M${x + 12} 572q40-20 46-84`, accent, 15) +
          ellipse(x + 12, 560, 5, '#17130f', 5, ' opacity=".5"')
        );
      }),
      book(defs, 440, 442, 34, 158, '#24507f') +
        book(defs, 476, 442, 28, 182, '#f1ece2') +
        book(defs, 506, 442, 40, 148, '#b5523f'),
      group(book(defs, 0, 0, 32, 170, '#8f9b86'), 'translate(560 442) rotate(-9)'),
      path('M150 440q-54-60 4-118l8-34h62l8 34q58 58 4 118z', defs.verticalCylinder('#c2714a')) +
        ellipse(193, 290, 33, '#6b3a22', 8),
      repeat(3, (index) =>
        leaf(
          193,
          292,
          100 - Math.abs(index - 1) * 10,
          36,
          (index - 1) * 34,
          index % 2 ? '#7ba063' : '#5f7f4a',
        ),
      ),
      rect(300, 262, 104, 180, defs.flat('#efe8db'), 4) +
        rect(314, 276, 76, 152, '#fff', 2) +
        path('M314 380l30-46 22 28 12-16 12 22v60h-76z', '#7fa3a0') +
        ellipse(366, 310, 13, '#e0a526'),
      path('M108 432h584l28 22H80z', adjustBrightness(colour, 0.2)),
      rect(80, 452, 640, 40, defs.fade(adjustBrightness(colour, 0.06), adjustBrightness(colour, -0.28)), 4),
      line(
        'M96 468q140-12 260 0t340-4M96 480q200 8 300 0t310 2',
        adjustBrightness(colour, -0.35),
        3,
        ' opacity=".4"',
      ),
      highlightStroke('M90 456h600', 4, 0.5),
      shadowPath('M176 492h24v10h-24zM600 492h24v10h-24z', 0.35),
    ].join(''),
};

const pegboard: Illustration = {
  bounds: [80, 130, 640, 540],
  orientation: 'hang',
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      rect(80, 130, 640, 540, adjustBrightness(colour, -0.35), 18),
      rect(80, 130, 640, 530, defs.flat(colour), 18),
      repeat(11, (row) =>
        line(`M116 ${164 + row * 46}h580`, adjustBrightness(colour, -0.55), 11, ' stroke-dasharray="0 47.3"'),
      ),
      highlightStroke('M98 142h600', 5, 0.5),
      tube('M190 214v24M300 214v24', accent, 12),
      path(
        'M168 232h154v40q-20 14-44 8l-8 16v174q0 20-25 20t-25-20V296l-8-16q-30-2-44-22z',
        '#17130f',
        ' opacity=".16" transform="translate(10 14)"',
      ),
      rect(222, 270, 46, 216, defs.verticalCylinder('#c98a4b'), 18) +
        path(
          'M164 234q0-6 8-6h132q24 10 32 44-24-12-46-8l-6 20h-64l-6-20h-42q-8 0-8-8z',
          defs.horizontalSteel('#8d969c'),
        ),
      repeat(3, (index) => {
        const x = 402 + index * 56;
        return (
          ellipse(x, 210, 13, defs.ball(accent)) +
          rect(
            x - 15,
            226,
            30,
            88 + index * 8,
            defs.verticalCylinder(['#c8342b', '#24507f', '#e0a526'][index] ?? '#c8342b'),
            12,
          ) +
          rect(x - 5, 312 + index * 8, 10, 92, defs.verticalSteel(), 3)
        );
      }),
      tube('M600 214v20', accent, 12),
      ellipse(616, 318, 66, 'none', 66, ' stroke="#17130f" stroke-width="26" opacity=".16"'),
      ellipse(608, 306, 66, 'none', 66, ' stroke="#e9dfcd" stroke-width="26"') +
        ellipse(608, 306, 78, 'none', 78, ' stroke="#b9ab90" stroke-width="3"') +
        ellipse(608, 306, 54, 'none', 54, ' stroke="#b9ab90" stroke-width="3"'),
      rect(376, 540, 304, 20, '#17130f', 4, ' opacity=".2"'),
      path('M400 466h40v60h-40zM452 450h44v76h-44z', defs.verticalCylinder('#dfe3e5')) +
        rect(398, 454, 44, 16, '#3a4044', 4) +
        rect(450, 438, 48, 16, '#3a4044', 4),
      path('M540 526h92l-8-54h-76z', defs.verticalCylinder('#c2714a')) +
        leaf(586, 476, 64, 30, -26, '#5f7f4a') +
        leaf(586, 476, 68, 30, 22, '#7ba063'),
      rect(366, 518, 322, 26, defs.horizontalCylinder(accent), 4),
      path(
        'M124 540h190l-12 84q-2 12-14 12H150q-12 0-14-12z',
        '#17130f',
        ' opacity=".16" transform="translate(8 12)"',
      ),
      path('M120 532h198l-14 88q-2 12-14 12H148q-12 0-14-12z', defs.verticalCylinder(accent)) +
        drawBadge(174, 566, 90, adjustBrightness(accent, -0.45)),
      repeat(4, (index) =>
        ellipse(104 + (index % 2) * 592, 154 + Math.floor(index / 2) * 482, 8, defs.ball('#d5dadd')),
      ),
    ].join(''),
};

export const FURNISHING_KINDS = {
  wardrobe,
  'wall-shelf': wallShelf,
  pegboard,
} satisfies Record<string, Illustration>;

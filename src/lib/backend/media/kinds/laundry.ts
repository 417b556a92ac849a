import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import { adjustBrightness, ellipse, highlightStroke, line, path, rect, repeat } from '../svg/shapes.ts';
import { tube } from './shared-shapes.ts';

const RUBBER = '#2e3235';

const laundryBasket: Illustration = {
  bounds: [150, 110, 500, 588],
  orientation: 'stand',
  groundContact: [186, 428],
  backdrop: 'utility',
  draw: ({ colour, accent, defs }) =>
    [
      ellipse(400, 234, 246, adjustBrightness(colour, 0.1), 60) +
        ellipse(400, 236, 232, adjustBrightness(colour, -0.6), 52),
      path(
        'M196 236q-10-70 70-74 40-60 130-40 60-30 130 20 80 10 80 94-70 44-204 44t-206-44z',
        defs.ball('#f4efe6'),
      ),
      path(
        'M250 230q40-60 130-60M420 140q40 50 150 70',
        'none',
        ' stroke="#c9bfae" stroke-width="7" stroke-linecap="round"',
      ),
      path('M430 240q10-80 80-90 70 10 92 84-60 42-172 42z', defs.ball(adjustBrightness(accent, 0.2))) +
        path(
          'M460 236q20-50 60-58',
          'none',
          ` stroke="${adjustBrightness(accent, -0.3)}" stroke-width="6" stroke-linecap="round" opacity=".6"`,
        ),
      path('M168 244q32 52 232 52t232-52l-34 402q-6 52-198 52t-198-52z', defs.verticalCylinder(colour)),
      ...[0, 1, 2, 3].map((row) =>
        line(
          `M${206 + row * 7} ${374 + row * 66}q${194 - row * 7} 52 ${388 - row * 14} 0`,
          adjustBrightness(colour, -0.62),
          38,
          ' stroke-dasharray="0 53" opacity=".75"',
        ),
      ),
      path(
        'M150 232q6 62 250 62t250-62l-8 40q-24 58-242 58T158 272z',
        defs.verticalCylinder(adjustBrightness(colour, 0.06)),
      ),
      line('M154 234a246 60 0 0 0 492 0', adjustBrightness(colour, 0.25), 10),
      path('M164 300h66q16 0 16 16t-16 18h-58q-12 0-12-16z', '#17130f', ' opacity=".3"') +
        path('M636 300h-66q-16 0-16 16t16 18h58q12 0 12-16z', '#17130f', ' opacity=".3"'),
      path('M206 610q40 50 194 50t194-50l-4 36q-6 52-190 52t-190-52z', '#17130f', ' opacity=".14"'),
      drawBadge(330, 302, 140, accent),
      highlightStroke('M196 360l24 260', 10, 0.4),
    ].join(''),
};

const ironingBoard: Illustration = {
  bounds: [66, 262, 668, 420],
  orientation: 'stand',
  groundContact: [150, 500],
  backdrop: 'utility',
  draw: ({ colour, accent, defs }) =>
    [
      tube('M230 380L560 664M520 664h84', adjustBrightness(accent, -0.2), 20),
      tube('M590 384L220 664M172 664h90', accent, 20),
      ellipse(402, 526, 13, defs.ball('#d5dadd')),
      rect(166, 666, 34, 16, RUBBER, 6) +
        rect(236, 666, 34, 16, RUBBER, 6) +
        rect(514, 666, 34, 16, RUBBER, 6) +
        rect(576, 666, 34, 16, RUBBER, 6),
      path(
        'M66 334q60-66 220-72h396q52 6 52 62 0 60-52 66H286Q126 388 66 352q-6-8 0-18z',
        adjustBrightness(colour, -0.4),
        ' transform="translate(0 14)"',
      ),
      path('M66 334q60-66 220-72h396q52 6 52 62 0 54-52 60H286Q126 380 66 346q-4-6 0-12z', defs.flat(colour)),
      repeat(6, (index) =>
        line(
          `M${190 + index * 92} ${index ? 268 : 282}q-30 50-14 ${index ? 112 : 84}`,
          adjustBrightness(colour, 0.45),
          6,
          ' opacity=".6"',
        ),
      ),
      repeat(2, (index) =>
        line(`M${120} ${312 + index * 28}q280-16 600-4`, adjustBrightness(colour, -0.2), 4, ' opacity=".4"'),
      ),
      line('M74 344q70 32 212 36h396q42-4 50-46', '#fff', 4, ' stroke-dasharray="12 9" opacity=".6"'),
      path('M450 332q6-66 96-70h60q34 0 44 70z', '#17130f', ' opacity=".2" transform="translate(10 6)"'),
      path('M446 326q10-36 60-56 70-26 128-12l16 68z', defs.ball('#f4f3ef')) +
        path('M440 326h214v14H440q-8-8 0-14z', defs.horizontalSteel()),
      tube('M512 274q10-44 60-46h40q24 2 26 34', '#34393c', 22),
      rect(560, 288, 54, 14, accent, 7) + ellipse(500, 300, 8, '#8fc1d6'),
    ].join(''),
};

const airer: Illustration = {
  bounds: [70, 176, 660, 506],
  orientation: 'stand',
  groundContact: [140, 520],
  backdrop: 'utility',
  draw: ({ colour, accent, defs }) => {
    const towel = (x: number, width: number, length: number, fill: string, y = 292): string =>
      path(
        `M${x} ${y}q0-14 14-14h${width - 28}q14 0 14 14v${length}q-${width / 4} 12-${width / 2} 0t-${width / 2} 2z`,
        defs.flat(fill),
      ) +
      repeat(2, (index) =>
        line(`M${x + 2} ${y + length - 40 + index * 14}h${width - 4}`, '#fff', 5, ' opacity=".6"'),
      ) +
      line(
        `M${x + width * 0.6} ${y + 4}q8 ${length / 2} -4 ${length - 10}`,
        adjustBrightness(fill, -0.3),
        6,
        ' opacity=".3"',
      );
    return [
      tube('M236 304L560 670M564 304L240 670', adjustBrightness(colour, -0.28), 13),
      tube('M80 196L240 270h330L724 190', adjustBrightness(colour, -0.28), 11),
      tube('M104 210h0', colour, 11),
      repeat(3, (index) =>
        line(
          `M${118 + index * 42} ${212 + index * 20}H${682 - index * 42}`,
          adjustBrightness(colour, -0.15),
          7,
        ),
      ),
      towel(262, 120, 156, accent, 286),
      towel(398, 148, 206, '#f1ece2', 292),
      tube('M200 306h400', colour, 11),
      repeat(
        2,
        (index) =>
          line(`M${170 - index * 36} ${290 - index * 22}h${460 + index * 72}`, colour, 8) +
          line(`M${170 - index * 36} ${288 - index * 22}h${460 + index * 72}`, '#fff', 2, ' opacity=".6"'),
      ),
      path('M180 296q8-14 20 0l24 92q-2 26-30 26-34 2-36-24z', defs.flat(adjustBrightness(accent, 0.3))),
      tube('M70 236L200 312h400L730 232', colour, 14),
      tube('M208 312L540 672M592 312L260 672', colour, 15),
      ellipse(400, 520, 14, defs.ball(accent)),
      line('M244 674h34M524 674h34M228 670h24M548 670h24', RUBBER, 14),
    ].join('');
  },
};

export const LAUNDRY_KINDS = {
  'laundry-basket': laundryBasket,
  'ironing-board': ironingBoard,
  airer,
} satisfies Record<string, Illustration>;

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
import { tube } from './shared-shapes.ts';

const sink: Illustration = {
  bounds: [60, 334, 680, 302],
  orientation: 'stand',
  backdrop: 'kitchen',
  draw: ({ colour, defs }) =>
    [
      path(
        'M150 350q4-10 16-10h468q12 0 16 10l90 252q2 34-26 34H86q-28 0-26-34z',
        adjustBrightness(colour, -0.42),
      ),
      path(
        'M150 346q4-12 16-12h468q12 0 16 12l90 252q2 20-22 20H82q-24 0-22-20z',
        defs.flat(adjustBrightness(colour, 0.16)),
      ),
      path(
        'M178 376h236q14 0 14 12l6 180q0 20-20 20H128q-22 0-16-22l52-176q4-14 14-14z',
        adjustBrightness(colour, -0.22),
      ),
      path(
        'M182 382h230q10 0 10 10l6 170q0 18-18 18H134q-20 0-16-18l50-168q4-12 14-12z',
        defs.fade(adjustBrightness(colour, -0.5), adjustBrightness(colour, -0.12)),
      ),
      path(
        'M202 452h196q10 0 10 10l2 84q0 14-14 14H172q-16 0-12-14l26-84q4-10 16-10z',
        defs.flat(adjustBrightness(colour, -0.06)),
      ),
      path('M182 382h230q10 0 10 10l1 30q-130-20-262 0l11-28q2-12 10-12z', '#17130f', ' opacity=".28"'),
      ellipse(292, 510, 30, defs.verticalSteel(), 15) + ellipse(292, 510, 20, '#3a4044', 9),
      repeat(6, (index) =>
        line(`M${282 + (index % 3) * 10} ${506 + Math.floor(index / 3) * 8}h2`, '#c3cacf', 3),
      ),
      path(
        'M452 388q0-10 10-10h150q12 0 16 10l52 180q4 18-16 18H476q-18 0-18-16z',
        defs.flat(adjustBrightness(colour, 0.04)),
      ),
      repeat(6, (index) => {
        const topX = 478 + index * 25;
        const bottomX = 484 + index * 33;
        return (
          line(`M${topX} 396L${bottomX} 564`, adjustBrightness(colour, -0.32), 6, ' opacity=".6"') +
          line(`M${topX + 6} 396L${bottomX + 7} 564`, '#fff', 3, ' opacity=".65"')
        );
      }),
      ellipse(404, 358, 26, '#17130f', 7, ' opacity=".7"') +
        ellipse(404, 356, 20, adjustBrightness(colour, -0.5), 4),
    ].join(''),
};

// The strokes of digits on a small display, by numbers of segments from the top clockwise, the middle one
// last.
const FIGURES: Record<string, number[]> = {
  '2': [0, 1, 6, 4, 3],
  '5': [0, 5, 6, 2, 3],
  '0': [0, 1, 2, 3, 4, 5],
};
const STROKES = ['M4 0h22', 'M30 4v22', 'M30 34v22', 'M4 60h22', 'M0 34v22', 'M0 4v22', 'M4 30h22'];

const kitchenScale: Illustration = {
  bounds: [110, 208, 580, 464],
  orientation: 'stand',
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M150 540q4-20 30-20h440q26 0 30 20l40 74v30q0 28-28 28H138q-28 0-28-28v-30z',
        defs.horizontalCylinder(adjustBrightness(colour, -0.2)),
      ),
      path('M176 500q4-14 22-14h404q18 0 22 14l66 112q4 22-20 22H130q-24 0-20-22z', defs.flat(colour)),
      path('M176 500q4-14 22-14h404q18 0 22 14l8 14H168z', '#fff', ' opacity=".25"'),
      ellipse(410, 524, 196, '#17130f', 32, ' opacity=".2"'),
      path('M160 260h480q-10 190-120 236-120 50-240 0-110-46-120-236z', defs.verticalCylinder(accent)),
      path(
        'M182 384q40 84 118 112 100 34 200 0 78-28 118-112-70 70-218 70t-218-70z',
        '#17130f',
        ' opacity=".16"',
      ),
      ellipse(400, 260, 240, defs.horizontalSteel(adjustBrightness(accent, 0.35)), 52),
      ellipse(400, 263, 228, defs.horizontalCylinder(adjustBrightness(accent, -0.3)), 44),
      path('M206 278q80-58 150-46 70-30 140 4 60 0 98 42-90 32-194 30t-194-30z', defs.ball('#f7efdf')),
      repeat(7, (index) =>
        ellipse(270 + index * 46, 262 + (index % 3) * 12, 22, '#e5d8bd', 6, ' opacity=".6"'),
      ),
      highlightStroke('M186 320q18 90 70 134', 12, 0.45),
      rect(306, 562, 188, 56, '#20282a', 10) + rect(314, 568, 172, 44, '#b9cdb6', 6),
      ['2', '5', '0']
        .map((figure, index) =>
          group(
            (FIGURES[figure] ?? []).map((stroke) => line(STROKES[stroke] ?? '', '#26302a', 6)).join(''),
            `translate(${352 + index * 34} 573) scale(.56)`,
          ),
        )
        .join(''),
      line('M458 604h14', '#26302a', 5),
      ellipse(236, 592, 21, defs.ball('#eef1f2'), 15) + ellipse(564, 592, 21, defs.ball('#eef1f2'), 15),
      line('M236 585v10M555 592h18', '#5b6368', 4),
      highlightStroke('M126 642h300', 5, 0.3),
    ].join(''),
};

function grip(defs: SvgDefs, x: number, from: number, to: number, fill: string): string {
  return [
    path(`M${x - 13} ${from}h26l7 ${to - from - 30}q0 30-20 30t-20-30z`, defs.verticalCylinder(fill)),
    ellipse(x, to - 26, 7, '#fafaf8', 9),
    rect(x - 15, from - 12, 30, 20, defs.verticalSteel(), 5),
    highlightStroke(`M${x - 7} ${from + 40}v90`, 4, 0.4),
  ].join('');
}

const utensils: Illustration = {
  bounds: [100, 70, 600, 660],
  orientation: 'lie',
  backdrop: 'table',
  draw: ({ colour, accent, defs }) =>
    [
      group(
        path(
          'M352 96q0-26 24-26h48q24 0 24 26l8 150q2 42-32 54l-6 100h-36l-6-100q-34-12-32-54z',
          defs.flat(colour),
        ) +
          repeat(3, (index) => rect(368 + index * 24, 116, 14, 124, adjustBrightness(colour, -0.62), 7)) +
          highlightStroke('M358 110l-6 130', 6, 0.45) +
          grip(defs, 400, 404, 730, accent),
        'rotate(-24 400 700) translate(-20 0)',
      ),
      group(
        path('M386 250h28l4 160h-36z', defs.verticalCylinder(colour)) +
          ellipse(400, 170, 92, defs.ball(colour), 98) +
          ellipse(400, 166, 76, adjustBrightness(colour, -0.4), 80) +
          ellipse(404, 176, 70, defs.flat(adjustBrightness(colour, -0.14)), 72) +
          path(
            'M350 150q10-44 56-50',
            'none',
            ' stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".5"',
          ) +
          grip(defs, 400, 408, 740, accent),
        'translate(0 -8)',
      ),
      group(
        repeat(5, (index) => {
          const spread = (index - 2) * 34;
          return line(
            `M400 390C${400 + spread * 0.6} 330 ${400 + spread * 2.5} 90 400 84`,
            index === 1 ? '#fff' : adjustBrightness(colour, index < 2 ? 0.15 : -0.3),
            9,
          );
        }) +
          line(
            'M400 390C340 330 230 90 400 84M400 390C460 330 570 90 400 84',
            adjustBrightness(colour, -0.16),
            10,
          ) +
          line('M396 380C336 320 236 100 398 86', '#fff', 3, ' opacity=".6"') +
          path('M380 372h40l-6 50h-28z', defs.verticalSteel(colour)) +
          grip(defs, 400, 410, 730, accent),
        'rotate(24 400 700) translate(20 0)',
      ),
    ].join(''),
};

const dishRack: Illustration = {
  bounds: [84, 216, 632, 448],
  orientation: 'stand',
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) =>
    [
      path('M96 578h608l-24 66q-6 20-26 20H146q-20 0-26-20z', defs.horizontalCylinder(accent)),
      path(
        'M84 570q0-10 10-10h612q10 0 10 10v14q0 8-8 8H92q-8 0-8-8z',
        defs.horizontalCylinder(adjustBrightness(accent, 0.16)),
      ),
      tube('M160 400h500M160 560V400M660 560V400', adjustBrightness(colour, -0.3), 13),
      repeat(5, (index) => {
        const x = 224 + index * 62;
        return (
          ellipse(x + 16, 392, 54, adjustBrightness('#c9c4ba', -0.1), 166) +
          ellipse(x + 6, 392, 54, defs.flat(index === 2 ? '#a9c0bd' : '#f6f3ec'), 166) +
          ellipse(x + 2, 392, 34, 'none', 120, ' stroke="#17130f" stroke-width="3" opacity=".14"')
        );
      }),
      ellipse(590, 376, 64, '#9fb2b0', 70) +
        path('M530 372h132l-10 130q-4 32-36 32h-40q-32 0-36-32z', defs.verticalCylinder('#e9c9a0')),
      ellipse(596, 372, 66, defs.flat('#f3dcba'), 18) + ellipse(596, 374, 58, '#a9875c', 13),
      repeat(12, (index) =>
        rect(131 + index * 42, index < 10 ? 480 : 500, 10, 76, defs.verticalCylinder(colour), 4),
      ),
      tube('M120 566V420h560v146', colour, 15),
      tube('M112 500h576M112 564h576', colour, 15),
      path(
        'M104 428h96v110q0 20-20 20h-56q-20 0-20-20z',
        defs.verticalCylinder(adjustBrightness(accent, 0.1)),
      ),
      repeat(3, (index) => rect(122 + index * 24, 462, 12, 70, '#17130f', 6, ' opacity=".22"')),
      line('M130 428V300M172 428V320', '#aab2b7', 11) +
        ellipse(130, 284, 20, defs.verticalSteel(), 32) +
        path('M158 324v-60h6v40h6v-40h6v40h6v-40h6v60q-14 20-30 0z', '#9aa3a8'),
      rect(100, 420, 104, 16, defs.horizontalCylinder(accent), 6),
      drawBadge(340, 612, 120, adjustBrightness(accent, -0.45)),
      shadowPath('M96 592h608l-4 12H100z', 0.2),
    ].join(''),
};

export const WORKTOP_KINDS = {
  sink,
  'kitchen-scale': kitchenScale,
  utensils,
  'dish-rack': dishRack,
} satisfies Record<string, Illustration>;

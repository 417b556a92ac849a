import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import { adjustBrightness, brightness, ellipse, group, line, path, rect } from '../svg/shapes.ts';
import { seam } from './shared-shapes.ts';

// White cloth needs a stronger edge than coloured cloth, or it is invisible on a white page.
export const edge = (colour: string): string =>
  adjustBrightness(colour, brightness(colour) > 0.8 ? -0.3 : -0.45);

export function folds(d: string, colour: string, width = 9): string {
  return (
    path(
      d,
      'none',
      ` stroke="${adjustBrightness(colour, -0.5)}" stroke-width="${width}" stroke-linecap="round" opacity=".2"`,
    ) +
    group(
      path(d, 'none', ` stroke="#fff" stroke-width="${width * 0.7}" stroke-linecap="round" opacity=".22"`),
      `translate(${-width} ${-width * 0.3})`,
    )
  );
}

const tShirt: Illustration = {
  bounds: [84, 96, 632, 612],
  orientation: 'hang',
  backdrop: 'rail',
  draw: ({ colour, accent, defs }) => {
    const body =
      'M300 100q100 46 200 0l74 26q28 10 44 38l98 160-96 66-50-70q4 200 14 372-184 32-368 0 10-172 14-372l-50 70-96-66 98-160q16-28 44-38z';
    return [
      path('M300 100q100-16 200 0l-30 52H330z', adjustBrightness(colour, -0.42)) +
        path('M316 104q84-12 168 0-84 10-168 0z', adjustBrightness(accent, -0.2)) +
        rect(380, 116, 40, 24, '#fbf8f1', 3),
      path(body, defs.flat(colour)),
      line(body, edge(colour), 3, ' opacity=".5"'),
      path(
        'M230 320l-6-60q4 200-6 430h18q14-180-6-370zM570 320l6-60q-4 200 6 430h-18q-14-180 6-370z',
        '#17130f',
        ' opacity=".14"',
      ),
      path('M296 102q104 104 208 0l18 8q-122 128-244 0z', defs.horizontalCylinder(accent)),
      seam('M270 112q130 136 260 0', edge(colour), 3, '6 6'),
      seam('M96 316l92 62M704 316l-92 62M236 678q164 26 328 0', edge(colour), 3, '7 7'),
      folds(
        'M250 250q30 40 84 50M552 250q-34 44-80 54M256 500q60 60 150 60M548 430q-40 60-110 76M266 640q60-30 130-26',
        colour,
      ),
      drawBadge(452, 250, 76, accent),
    ].join('');
  },
};

const trousers: Illustration = {
  bounds: [218, 60, 364, 680],
  orientation: 'hang',
  backdrop: 'rail',
  draw: ({ colour, accent, defs }) => {
    const leg = 'M256 104h146v120l-18 500q-2 14-16 14H256q-16 0-16-16 6-220-22-400-4-120 38-218z';
    return [
      path(leg, defs.flat(colour)),
      path(
        'M544 104H398v120l18 500q2 14 16 14h112q16 0 16-16-6-220 22-400 4-120-38-218z',
        defs.flat(adjustBrightness(colour, -0.06)),
      ),
      path('M400 240l16 496h-20l-12 2z', '#17130f', ' opacity=".3"') +
        path('M398 250l-14 470h-40l30-460z', '#17130f', ' opacity=".1"'),
      path(
        'M254 108q146 34 292 0l-4-44q-142 30-284 0z',
        defs.horizontalCylinder(adjustBrightness(colour, -0.1)),
      ) + path('M264 70q136 24 272 0-136 10-272 0z', '#17130f', ' opacity=".3"'),
      ...[290, 352, 436, 496].map((x) =>
        rect(x, 66 + (x > 340 && x < 460 ? 12 : 4), 14, 58, defs.flat(adjustBrightness(colour, 0.12)), 3),
      ),
      ellipse(400, 98, 10, defs.ball(accent)),
      line('M400 118v96q-2 26-34 34', edge(colour), 5, ' opacity=".7"') +
        seam('M384 120v88q-2 20-24 26', adjustBrightness(accent, 0.1), 3),
      line('M256 140q60 10 66 84M544 140q-60 10-66 84', edge(colour), 6, ' opacity=".6"') +
        seam('M246 142q62 14 66 86M554 142q-62 14-66 86', adjustBrightness(accent, 0.1), 3),
      path(
        'M230 350h76v100q-38 16-76 0zM570 350h-76v100q38 16 76 0z',
        defs.flat(adjustBrightness(colour, 0.04)),
      ) +
        path(
          'M228 348h80v26q-40 16-80 0zM572 348h-80v26q40 16 80 0z',
          defs.horizontalCylinder(adjustBrightness(colour, -0.08)),
        ) +
        ellipse(268, 376, 6, accent) +
        ellipse(532, 376, 6, accent),
      seam(
        'M232 394q2 30 0 50h70M568 394q-2 30 0 50h-70M246 706h130M424 706h130',
        adjustBrightness(accent, 0.2),
        3,
      ),
      folds(
        'M320 250q30 30 60 26M330 480q-40 50-70 52M352 560q-50 50-90 56M470 250q-24 30-50 30M480 500q30 40 70 50M466 620q40 30 80 34',
        colour,
      ),
      path('M218 322q10-110 40-180l10 4q-24 100-26 250z', '#fff', ' opacity=".14"'),
    ].join('');
  },
};

const jacket: Illustration = {
  bounds: [94, 78, 612, 644],
  orientation: 'hang',
  backdrop: 'rail',
  draw: ({ colour, accent, defs }) => {
    const sleeve =
      path(
        'M280 130q-70 14-96 90-60 180-90 420-2 16 16 20 34 10 70 6 14-2 18-18l76-330z',
        defs.flat(adjustBrightness(colour, -0.05)),
      ) +
      path('M94 636q46 16 104 6l-4 22q-2 14-18 16-40 4-72-6-14-4-12-22z', defs.horizontalCylinder(accent)) +
      folds('M186 360q40 20 76 0M166 450q30 20 70 6M180 300q30 10 60-20', colour);
    return [
      sleeve,
      group(sleeve, 'translate(800 0) scale(-1 1)'),
      path(
        'M280 130q60-22 120-22t120 22q40 16 46 60 8 260 14 500-180 34-360 0 6-240 14-500 6-44 46-60z',
        defs.flat(colour),
      ),
      path(
        'M280 130q60-22 120-22t120 22q40 16 46 60l2 80q-166 40-336 0l2-80q6-44 46-60z',
        defs.fade(adjustBrightness(accent, 0.14), adjustBrightness(accent, -0.1)),
      ),
      seam('M234 280q166 40 332 0', adjustBrightness(accent, 0.5), 3),
      path(
        'M220 676q180 34 360 0v26q0 12-12 14-168 12-336 0-12-2-12-14z',
        defs.horizontalCylinder(adjustBrightness(colour, -0.2)),
      ),
      path(
        'M226 300q-4 200-6 380h20q10-190-14-380zM574 300q4 200 6 380h-20q-10-190 14-380z',
        '#17130f',
        ' opacity=".14"',
      ),
      path(
        'M310 122q-10-38 20-42 70 14 140 0 30 4 20 42-40 46-90 60-50-14-90-60z',
        defs.flat(adjustBrightness(colour, -0.2)),
      ),
      path('M326 96q74 18 148 0-20 50-74 72-54-22-74-72z', adjustBrightness(colour, -0.5)),
      path(
        'M306 118q8-26 20-26 20 50 74 84l-22 36q-56-30-72-94zM494 118q-8-26-20-26-20 50-74 84l22 36q56-30 72-94z',
        defs.flat(adjustBrightness(colour, 0.1)),
      ),
      rect(391, 176, 18, 532, adjustBrightness(colour, -0.4), 3) +
        line('M400 184v520', '#c3cacf', 8, ' stroke-dasharray="4 5"') +
        rect(392, 240, 16, 34, defs.verticalSteel(), 5),
      path(
        'M270 500l76-16v116l-76 12zM530 500l-76-16v116l76 12z',
        defs.flat(adjustBrightness(colour, 0.05)),
      ) + line('M272 504l72-16M528 504l-72-16', edge(colour), 7),
      rect(448, 324, 84, 78, defs.flat(adjustBrightness(colour, 0.06)), 4) +
        path('M446 320h88v22q-44 14-88 0z', defs.flat(adjustBrightness(colour, -0.1))) +
        drawBadge(460, 362, 60, accent),
      folds('M276 330q20 70 70 90M548 440q-20 40-60 50M270 640q50-20 90-10', colour),
    ].join('');
  },
};

const coverall: Illustration = {
  bounds: [148, 52, 504, 696],
  orientation: 'hang',
  backdrop: 'rail',
  draw: ({ colour, accent, defs }) => {
    const sleeve =
      path(
        'M310 94q-56 10-78 64-50 130-82 270-2 12 10 16 26 8 54 4 12-2 14-12l70-196z',
        defs.flat(adjustBrightness(colour, -0.06)),
      ) +
      path(
        'M166 366l76 20-14 46q-2 12-14 14-28 4-54-4-12-4-10-16z',
        defs.horizontalCylinder(adjustBrightness(accent, 0.02)),
      ) +
      folds('M210 240q30 20 60 4M190 310q26 16 56 8', colour, 7);
    return [
      sleeve,
      group(sleeve, 'translate(800 0) scale(-1 1)'),
      path('M270 330h132v80l-16 322q-2 14-14 14H268q-14 0-14-14 2-220 16-402z', defs.flat(colour)),
      path(
        'M530 330H398v80l16 322q2 14 14 14h104q14 0 14-14-2-220-16-402z',
        defs.flat(adjustBrightness(colour, -0.06)),
      ),
      path('M399 420l6 90h-11z', '#17130f', ' opacity=".3"'),
      path('M310 94q44-18 90-18t90 18q34 12 38 48l6 240q-134 20-268 0l6-240q4-36 38-48z', defs.flat(colour)),
      path(
        'M310 94q44-18 90-18t90 18q34 12 38 48l2 40q-130 32-260 0l2-40q4-36 38-48z',
        defs.fade(adjustBrightness(accent, 0.14), adjustBrightness(accent, -0.1)),
      ),
      path(
        'M336 86q-8-30 16-32 48 10 96 0 24 2 16 32-28 32-64 44-36-12-64-44z',
        defs.flat(adjustBrightness(colour, -0.16)),
      ) + path('M348 68q52 12 104 0-14 34-52 50-38-16-52-50z', adjustBrightness(colour, -0.5)),
      path(
        'M332 86q6-20 16-20 16 36 52 58l-16 28q-42-22-52-66zM468 86q-6-20-16-20-16 36-52 58l16 28q42-22 52-66z',
        defs.flat(adjustBrightness(colour, 0.1)),
      ),
      rect(392, 128, 16, 290, adjustBrightness(colour, -0.4), 3) +
        line('M400 134v280', '#c3cacf', 6, ' stroke-dasharray="4 5"') +
        rect(393, 180, 14, 30, defs.verticalSteel(), 5),
      path(
        'M266 372q134 20 268 0v34q-134 20-268 0z',
        defs.horizontalCylinder(adjustBrightness(colour, -0.14)),
      ) +
        rect(366, 380, 68, 34, defs.horizontalCylinder(accent), 5) +
        rect(378, 388, 44, 18, adjustBrightness(accent, -0.5), 3),
      ...[294, 430].map(
        (x) =>
          rect(x, 216, 76, 76, defs.flat(adjustBrightness(colour, 0.08)), 5) +
          path(`M${x - 2} 212h80v22q-40 14-80 0z`, defs.flat(adjustBrightness(colour, -0.08))) +
          ellipse(x + 38, 230, 5, accent),
      ),
      drawBadge(438, 254, 60, accent),
      path(
        'M262 540h78v94q-40 12-80 0zM538 540h-78v94q40 12 80 0z',
        defs.flat(adjustBrightness(colour, 0.05)),
      ) + line('M262 544h76M538 544h-76', edge(colour), 6),
      path('M258 676h124l-2 24H257zM542 676H418l2 24h123z', '#e8ecee', ' opacity=".9"') +
        path('M258 682h124v6H258zM542 682H418v6h124z', adjustBrightness(accent, 0.1)),
      folds('M290 440q30 30 80 20M510 450q-30 26-76 22M280 320q30 20 60 22', colour),
    ].join('');
  },
};

export const GARMENT_KINDS = {
  't-shirt': tShirt,
  trousers,
  jacket,
  coverall,
} satisfies Record<string, Illustration>;

import type { Illustration } from '../illustration.ts';
import { drawBadge, drawLabel } from '../svg/labels.ts';
import {
  adjustBrightness,
  cylinderTop,
  ellipse,
  group,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
  shadowPath,
} from '../svg/shapes.ts';
import { seam } from './shared-shapes.ts';

const sprayBottle: Illustration = {
  bounds: [226, 70, 332, 640],
  orientation: 'stand',
  groundContact: [252, 280],
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) =>
    [
      rect(386, 190, 20, 500, '#fff', 8, ' opacity=".3"'),
      path(
        'M354 246h84q4 60 42 104 42 46 42 108v212q0 38-40 38H300q-40 0-40-38V458q0-62 46-108 44-44 48-104z',
        defs.verticalCylinder(colour),
      ),
      path('M354 300h84q10 30 32 54H320q24-24 34-54z', '#fff', ' opacity=".16"'),
      path('M262 640h260v30q0 38-40 38H300q-38 0-38-38z', '#17130f', ' opacity=".12"'),
      drawLabel(296, 440, 190, 196, colour),
      rect(346, 214, 100, 48, defs.verticalCylinder(adjustBrightness(accent, -0.1)), 8),
      repeat(6, (index) => line(`M${358 + index * 15} 222v32`, '#17130f', 4, ' opacity=".22"')),
      path(
        'M286 140q-20 50-30 116-4 20-16 18-14-4-10-26 12-74 24-110z',
        defs.verticalCylinder(adjustBrightness(accent, -0.2)),
      ),
      path(
        'M246 88q0-14 14-16h150q84 6 120 60 26 40 26 72-2 12-20 8-50-22-90-20v24H356v-46q-20-26-96-26-14 0-14-16z',
        defs.horizontalCylinder(accent),
      ),
      path('M226 84q0-10 10-10h24v62h-24q-10 0-10-10z', defs.horizontalCylinder('#f1efe9')) +
        ellipse(232, 104, 7, '#17130f', 10, ' opacity=".5"'),
      highlightStroke('M270 86h136q60 4 92 40', 7, 0.5),
      highlightStroke('M280 460v176', 11, 0.45),
    ].join(''),
};

const detergentBottle: Illustration = {
  bounds: [196, 84, 408, 620],
  orientation: 'stand',
  groundContact: [206, 388],
  backdrop: 'utility',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M300 230q-40 4-60 40-44 60-44 150v228q0 56 54 56h300q54 0 54-56V420q0-90-70-150-40-34-70-40zM504 300q60 60 60 160v34q0 22-22 22t-24-22q-10-90-40-150-6-30 8-44 10-6 18 0z',
        defs.verticalCylinder(colour),
        ' fill-rule="evenodd"',
      ),
      path(
        'M504 300q60 60 60 160v34q0 22-22 22',
        'none',
        ` stroke="${adjustBrightness(colour, -0.4)}" stroke-width="7"`,
      ),
      path('M196 600h408v48q0 56-54 56H250q-54 0-54-56z', '#17130f', ' opacity=".12"'),
      drawLabel(228, 390, 222, 244, adjustBrightness(colour, -0.2)),
      repeat(
        3,
        (index) =>
          ellipse(
            470 + (index % 2) * 44,
            570 + index * 34,
            22 - index * 4,
            '#fff',
            22 - index * 4,
            ' opacity=".3"',
          ) + ellipse(464 + (index % 2) * 44, 564 + index * 34, 6, '#fff', 6, ' opacity=".7"'),
      ),
      path('M290 190h156v44q-78 20-156 0z', defs.verticalCylinder(adjustBrightness(colour, 0.1))),
      rect(276, 166, 184, 36, defs.verticalCylinder(adjustBrightness(accent, -0.15)), 10),
      path('M288 100q0-16 16-16h128q16 0 16 16v72H288z', defs.verticalCylinder(accent)),
      repeat(9, (index) => line(`M${302 + index * 16.5} 104v56`, '#17130f', 5, ' opacity=".18"')),
      cylinderTop(290, 98, 156, 12, adjustBrightness(accent, 0.24)),
      highlightStroke('M222 430v170M254 290q14-26 40-34', 12, 0.45),
    ].join(''),
};

const mop: Illustration = {
  bounds: [182, 40, 436, 660],
  orientation: 'stand',
  backdrop: 'utility',
  draw: ({ colour, accent, defs }) =>
    [
      group(
        rect(386, 40, 28, 440, defs.verticalCylinder(accent), 12) +
          rect(382, 40, 36, 116, defs.verticalCylinder(colour), 16) +
          ellipse(400, 64, 7, '#fafaf8', 11) +
          repeat(4, (index) => rect(384, 92 + index * 15, 32, 5, '#17130f', 2, ' opacity=".25"')) +
          path('M356 430h88l14 54H342z', defs.verticalCylinder(adjustBrightness(colour, -0.2))) +
          highlightStroke('M392 170v240', 5, 0.4),
        'rotate(11 400 500)',
      ),
      repeat(11, (index) => {
        const offset = index % 2 ? (index + 1) / 2 : -index / 2;
        const distance = Math.abs(offset);
        const d = `M${400 + offset * 15} 526C${400 + offset * 34} ${560 + distance * 2} ${400 + offset * 37} ${620 + distance * 4} ${400 + offset * 38} 680`;
        return (
          line(d, '#aaa394', 44) +
          line(d, index % 2 ? '#f4f1ea' : '#e8e3d8', 37) +
          line(d, adjustBrightness(colour, 0.3), 5, ' stroke-dasharray="3 15" opacity=".8"')
        );
      }),
      path('M330 474h140l36 52q8 20-16 24H310q-24-4-16-24z', defs.verticalCylinder(colour)),
      drawBadge(350, 502, 100, adjustBrightness(colour, -0.5)),
      highlightStroke('M338 486l-26 44', 7, 0.5),
    ].join(''),
};

const broom: Illustration = {
  bounds: [166, 40, 468, 660],
  orientation: 'stand',
  backdrop: 'utility',
  draw: ({ colour, accent, defs }) =>
    [
      group(
        rect(386, 40, 28, 440, defs.verticalCylinder(accent), 12) +
          rect(384, 40, 32, 96, defs.verticalCylinder(colour), 15) +
          ellipse(400, 64, 7, '#fafaf8', 11) +
          path('M366 424h68l10 64h-88z', defs.verticalCylinder(adjustBrightness(colour, -0.2))) +
          highlightStroke('M392 150v260', 5, 0.4),
        'rotate(-11 400 500)',
      ),
      path(
        'M208 540h384l42 148q-4 12-20 12H186q-16 0-20-12z',
        defs.horizontalCylinder(adjustBrightness(colour, -0.2)),
      ),
      ...[0, 5].map((offset) =>
        path(
          Array.from(
            { length: 30 },
            (_, index) =>
              `M${218 + offset + index * 12.4} 548L${176 + offset + index * 15.4} ${692 + offset}`,
          ).join(''),
          'none',
          ` stroke="${adjustBrightness(colour, offset ? -0.5 : 0.42)}" stroke-width="4" opacity=".7"`,
        ),
      ),
      path(
        'M168 682q232 18 464 0l2 8q-4 10-20 10H186q-16 0-20-10z',
        adjustBrightness(colour, 0.5),
        ' opacity=".6"',
      ),
      path(
        'M230 490q6-16 26-16h288q20 0 26 16l26 54q2 16-16 16H220q-18 0-16-16z',
        defs.horizontalCylinder(colour),
      ),
      drawBadge(340, 504, 120, adjustBrightness(colour, -0.5)),
      highlightStroke('M250 486h290', 6, 0.5),
    ].join(''),
};

const bucket: Illustration = {
  bounds: [150, 128, 500, 560],
  orientation: 'stand',
  groundContact: [214, 372],
  backdrop: 'utility',
  draw: ({ colour, accent, defs }) =>
    [
      line('M170 330C180 40 620 40 630 330', '#7d868c', 14) +
        line('M174 320C188 56 612 56 626 320', '#e4e8ea', 4),
      rect(326, 106, 148, 44, defs.horizontalCylinder(accent), 20) +
        repeat(4, (index) => line(`M${356 + index * 30} 114v28`, '#17130f', 4, ' opacity=".2"')),
      path('M162 316a238 60 0 0 0 476 0l-46 324q-8 48-192 48t-192-48z', defs.verticalCylinder(colour)),
      path('M172 386q228 76 456 0l-4 28q-224 74-448 0z', '#17130f', ' opacity=".12"'),
      path('M222 600q178 50 356 0l-6 40q-8 48-172 48t-172-48z', '#17130f', ' opacity=".12"'),
      ellipse(400, 316, 250, defs.horizontalSteel(adjustBrightness(colour, 0.14)), 66),
      ellipse(400, 319, 230, adjustBrightness(colour, -0.48), 54),
      path('M186 346q214-54 428 0-60 28-214 28t-214-28z', '#8fc1d6') +
        path('M230 344q80-22 200-20l-90 34q-70-2-110-14z', '#fff', ' opacity=".35"'),
      repeat(5, (index) => ellipse(270 + index * 62, 346 + (index % 2) * 8, 13, '#fff', 9, ' opacity=".55"')),
      path(
        'M150 316a250 66 0 0 0 500 0l-4 30a246 66 0 0 1-492 0z',
        defs.verticalCylinder(adjustBrightness(colour, 0.06)),
      ),
      ellipse(172, 338, 17, defs.ball('#d5dadd'), 22) + ellipse(628, 338, 17, defs.ball('#aab2b7'), 22),
      repeat(5, (index) =>
        line(`M${574 - index * 4} ${440 + index * 34}h-${index % 2 ? 18 : 30}`, '#fff', 5, ' opacity=".5"'),
      ),
      drawBadge(330, 500, 140, adjustBrightness(colour, -0.5)),
      highlightStroke('M200 430l24 170', 12, 0.45),
    ].join(''),
};

const cloths: Illustration = {
  bounds: [96, 262, 608, 396],
  orientation: 'stand',
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) => {
    const fold = (y: number, fill: string, inset: number): string =>
      path(
        `M${130 + inset} ${y}h${540 - inset * 2}q30 4 30 30t-30 30H${130 + inset}q-30-4-30-30t30-30z`,
        defs.horizontalCylinder(fill),
      ) +
      path(
        `M${122 + inset} ${y + 27}h${560 - inset * 2}q6 4 0 7H${122 + inset}q-8-4 0-7z`,
        adjustBrightness(fill, -0.45),
        ' opacity=".6"',
      ) +
      seam(`M${140 + inset} ${y + 14}h${520 - inset * 2}`, adjustBrightness(fill, 0.5), 3);
    return [
      fold(596, accent, 0),
      fold(538, colour, 8),
      fold(480, adjustBrightness(accent, 0.3), 2),
      fold(422, colour, 6),
      path(
        'M196 272q8-10 22-10h370q14 0 20 10l84 148q8 18-12 20-290 12-572 0-20-2-10-20z',
        defs.flat(colour),
      ),
      ...[0, 1, 2, 3, 4, 5, 6].map((index) =>
        line(
          `M${240 + index * 54} 264L${166 + index * 78} 438`,
          adjustBrightness(colour, 0.4),
          4,
          ' opacity=".5"',
        ),
      ),
      repeat(5, (index) =>
        line(
          `M${196 - index * 20} ${286 + index * 32}h${414 + index * 38}`,
          adjustBrightness(colour, -0.25),
          4,
          ' opacity=".4"',
        ),
      ),
      path('M424 440l84-178h82q14 0 20 10l82 148q8 18-12 20z', '#17130f', ' opacity=".14"'),
      path('M452 442l84-180h52q14 0 20 10l84 148q8 18-12 20z', defs.flat(accent)),
      seam('M486 428l72-154h26l86 150z', adjustBrightness(accent, 0.5), 4),
      path('M452 442l84-180 10 4-72 176z', '#fff', ' opacity=".35"'),
      rect(150, 438, 92, 216, '#fbf8f1', 3),
      shadowPath('M150 478h92v7h-92zM150 536h92v7h-92zM150 594h92v7h-92z', 0.14),
      drawBadge(158, 552, 76, adjustBrightness(accent, -0.1)),
    ].join('');
  },
};

const sponges: Illustration = {
  bounds: [100, 300, 600, 370],
  orientation: 'stand',
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) => {
    const dots = (d: string, lineColour: string, width: number, gap: number): string =>
      line(d, lineColour, width, ` stroke-dasharray="0 ${gap}" opacity=".6"`);
    const sponge = (fill: string, pad: string): string =>
      [
        path('M24 40h312l44 60v64q0 16-16 16H18q-18 0-18-18v-62z', defs.horizontalCylinder(fill)),
        path('M24 40q4-16 20-16h276q16 0 22 16l38 56q4 12-12 12H14q-18 0-12-12z', defs.flat(pad)),
        path(
          Array.from(
            { length: 18 },
            (_, index) => `M${40 + index * 17} ${36 + (index % 4) * 17}l14 ${5 + (index % 2) * 6}`,
          ).join(''),
          'none',
          ` stroke="${adjustBrightness(pad, 0.35)}" stroke-width="4" opacity=".55"`,
        ),
        path('M2 96q-2 12 12 12h354q14 0 12-12v14q0 8-12 8H14q-14 0-14-10z', adjustBrightness(pad, -0.4)),
        dots('M18 136q170 10 346-2', adjustBrightness(fill, -0.32), 9, 31) +
          dots('M30 154q170-8 330 6', adjustBrightness(fill, -0.32), 6, 23) +
          dots('M14 168q180 6 350-4', adjustBrightness(fill, -0.4), 10, 43),
        line('M10 128h356', adjustBrightness(fill, 0.5), 4, ' opacity=".5"'),
      ].join('');
    return [
      group(
        sponge(adjustBrightness(colour, -0.06), adjustBrightness(accent, -0.08)),
        'translate(310 458) scale(1.02 1.16)',
      ),
      group(sponge(adjustBrightness(accent, 0.3), colour), 'translate(100 480) scale(.98 1.04)'),
      group(sponge(colour, accent), 'translate(214 284) rotate(4) scale(1 1.16)'),
    ].join('');
  },
};

export const CLEANING_KINDS = {
  'spray-bottle': sprayBottle,
  'detergent-bottle': detergentBottle,
  mop,
  broom,
  bucket,
  cloths,
  sponges,
} satisfies Record<string, Illustration>;

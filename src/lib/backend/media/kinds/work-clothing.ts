import type { Illustration } from '../illustration.ts';
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
} from '../svg/shapes.ts';
import { BRASS, RUBBER, STEEL } from './parts.ts';

const hiVisVest: Illustration = {
  bounds: [166, 104, 468, 600],
  orientation: 'hang',
  backdrop: 'rail',
  draw: ({ colour, accent, defs }) => {
    const tape = (d: string): string =>
      path(d, 'none', ` stroke="${accent}" stroke-width="58"`) +
      path(d, 'none', ' stroke="#c9d0d2" stroke-width="42"') +
      path(d, 'none', ' stroke="#f4f7f7" stroke-width="42" stroke-dasharray="3 9" opacity=".8"');
    return [
      path('M318 120q80 44 164 0v110q-36 70-82 96-46-26-82-96z', adjustBrightness(colour, -0.45)),
      path(
        'M270 112q30-10 48 2 0 130 82 200v388H190q-18-2-18-20 22-150 14-260-6-50 6-90 30-80 26-170-4-30 52-50z',
        defs.flat(colour),
      ),
      path(
        'M530 112q-30-10-48 2 0 130-82 200v388h210q18-2 18-20-22-150-14-260 6-50-6-90-30-80-26-170 4-30-52-50z',
        defs.flat(adjustBrightness(colour, -0.1)),
      ),
      path(
        'M186 372q4 40 0 90M614 372q-4 40 0 90',
        'none',
        ` stroke="${adjustBrightness(colour, -0.35)}" stroke-width="10" opacity=".5"`,
      ),
      tape('M252 122q10 90 4 330M548 122q-10 90-4 330'),
      tape('M185 450q110 16 215 14t215-14') + tape('M178 580q120 18 222 16t222-16'),
      path('M318 114q0 130 82 200 82-70 82-200', 'none', ` stroke="${accent}" stroke-width="12"`),
      line('M400 318v384', adjustBrightness(colour, -0.4), 8) +
        line('M408 326v370', '#fff', 3, ' stroke-dasharray="6 6" opacity=".6"'),
      rect(390, 320, 20, 34, defs.verticalSteel('#8d969c'), 5),
      rect(436, 352, 76, 60, defs.flat(adjustBrightness(colour, -0.04)), 6) +
        rect(446, 366, 56, 40, '#fff', 4, ' opacity=".7"') +
        drawBadge(452, 374, 44, adjustBrightness(accent, -0.3)),
      highlightStroke('M226 180q-6 80-24 130', 7, 0.4),
      path(
        'M300 500q-10 100 0 196M520 500q10 100-2 196',
        'none',
        ` stroke="${adjustBrightness(colour, -0.35)}" stroke-width="8" opacity=".35"`,
      ),
    ].join('');
  },
};
const safetyBoots: Illustration = {
  bounds: [120, 150, 580, 520],
  orientation: 'stand',
  backdrop: 'site',
  draw: ({ colour, accent, defs }) => {
    const boot = (fill: string): string =>
      [
        path(
          'M150 176q60 20 154 0l16 150q10 50 70 80 84 20 112 50 26 30 22 100H140q-20-60 0-160 20-110 10-220z',
          defs.flat(fill),
        ),
        path('M304 176l16 150q10 50 70 80l-56 60q-60-30-70-110l-20-172z', adjustBrightness(fill, -0.22)),
        path(
          'M392 406q84 20 110 50 26 30 22 100H380q-26-90 12-150z',
          defs.ball(adjustBrightness(fill, -0.14)),
        ),
        path(
          'M140 178q80 30 172-2 10-26-10-30-70 16-150 0-20 6-12 32z',
          defs.horizontalCylinder(adjustBrightness(fill, -0.35)),
        ),
        path('M142 420q60 20 120-4l30 140H140q-12-60 2-136z', '#17130f', ' opacity=".12"'),
        line(
          'M150 230q60 14 96 0M156 300q50 14 92 2M380 556q-24-90 14-148',
          adjustBrightness(fill, 0.4),
          4,
          ' stroke-dasharray="9 8" opacity=".7"',
        ),
        repeat(
          5,
          (index) =>
            line(`M${262 + index * 16} ${222 + index * 48}l${56 + index * 3} -4`, accent, 11) +
            ellipse(258 + index * 16, 222 + index * 48, 8, defs.ball(BRASS)) +
            ellipse(322 + index * 19, 216 + index * 47, 7, defs.ball(BRASS)),
        ),
        path(
          'M130 548h400q10 30-4 60l-6 20H390l-20-18H270l-10 18H136q-14-40-6-80z',
          defs.horizontalCylinder('#33383b'),
        ),
        rect(130, 544, 400, 16, defs.horizontalCylinder(accent), 6),
        line(
          Array.from({ length: 9 }, (_, index) => `M${156 + index * 14} 600v26`)
            .concat(Array.from({ length: 9 }, (_, index) => `M${394 + index * 14} 604v22`))
            .join(''),
          '#000',
          7,
          ' opacity=".5"',
        ),
        drawBadge(170, 340, 70, accent),
        highlightStroke('M168 250q4 90-10 150', 9, 0.3) + highlightStroke('M430 440q40 14 56 34', 9, 0.45),
      ].join('');
    return (
      group(boot(adjustBrightness(colour, -0.12)), 'translate(170 4)') +
      group(boot(colour), 'translate(0 42)')
    );
  },
};
const kneePads: Illustration = {
  bounds: [110, 150, 580, 500],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const pad = [
      path(
        'M-128-120q-60 10-56 40l4 30q60-10 90 4zM128-120q60 10 56 40l-4 30q-60-10-90 4zM-120 120q-64-4-60 30l6 30q60-6 90-30zM120 120q64-4 60 30l-6 30q-60-6-90-30z',
        defs.flat('#33383b'),
      ),
      path(
        'M-120-180q120-60 240 0 30 90 20 190-10 140-70 210-70 40-140 0-60-70-70-210-10-100 20-190z',
        defs.verticalCylinder(RUBBER),
      ),
      path(
        'M-104-160q104-46 208 0 20 80 14 170-10 110-60 180-58 30-116 0-50-70-60-180-6-90 14-170z',
        defs.flat(adjustBrightness(accent, -0.1)),
      ),
      path(
        'M-74-110q74-34 148 0 24 60 18 130-6 80-48 130-44 20-88 0-42-50-48-130-6-70 18-130z',
        defs.ball(colour),
      ),
      path(
        'M-56-92q56-22 112 0M-64-30q64-20 128 0M-62 36q62-16 124 0M-50 98q50-12 100 0',
        'none',
        ` stroke="${adjustBrightness(colour, -0.45)}" stroke-width="8" stroke-linecap="round" opacity=".7"`,
      ),
      drawBadge(-34, -72, 68, accent),
      line(
        'M-112-150q112-46 224 0M-124 10q4 120 64 190',
        adjustBrightness(accent, 0.4),
        4,
        ' stroke-dasharray="9 8" opacity=".7"',
      ),
      repeat(4, (index) => ellipse(index % 2 ? 76 : -76, index > 1 ? 108 : -96, 9, defs.ball(STEEL))),
      highlightStroke('M-66-40q-8 80 20 140', 8, 0.35),
    ].join('');
    return (
      group(pad, 'translate(556 414) rotate(8) scale(.92)') +
      group(pad, 'translate(262 392) rotate(-8) scale(.92)')
    );
  },
};

export const WORK_CLOTHING_KINDS = {
  'hi-vis-vest': hiVisVest,
  'safety-boots': safetyBoots,
  'knee-pads': kneePads,
} satisfies Record<string, Illustration>;

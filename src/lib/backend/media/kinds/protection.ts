import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/gradients.ts';
import { ellipse, group, highlightStroke, line, path, rect, repeat, shadeColour } from '../svg/shapes.ts';
import { tube } from './forms.ts';
import { BRASS, RUBBER, repeatAround, ring, STEEL } from './parts.ts';

const earDefenders: Illustration = {
  box: [150, 120, 500, 560],
  stance: 'lie',
  focus: [250, 450],
  backdrop: 'planks',
  art: ({ colour, accent, defs }) => {
    const cup = (turn: number): string =>
      [
        path('M60-130q60 10 60 130T60 130q-40 0-40-130T60-130z', defs.flat('#24282b')),
        path('M60-120q46 14 46 120T60 120q-30-4-30-120T60-120z', defs.verticalCylinder('#3a3f43')),
        path(
          'M-74-104q40-34 108-24 26 10 26 128T34 128q-68 10-108-24-22-40-22-104t22-104z',
          defs.verticalCylinder(colour),
        ),
        path(
          'M-66-84q20-24 60-26-36 30-36 110t36 110q-40-2-60-26-18-36-18-84t18-84z',
          '#fff',
          ' opacity=".16"',
        ),
        path('M-40-50q40-16 74-8 10 20 10 58t-10 58q-34 8-74-8-8-22-8-50t8-50z', defs.flat(accent)),
        group(
          drawBadge(-30, -14, 62, shadeColour(accent, -0.5)),
          turn < 0 ? 'scale(1 1)' : 'translate(4 0) scale(-1 1)',
        ),
        highlightStroke('M-78-60q-8 56 0 110', 6, 0.5),
      ].join('');
    return [
      path('M250 470V330q0-170 150-170t150 170v140', 'none', ' stroke="#8d969c" stroke-width="12"'),
      path(
        'M220 400V320q0-186 180-190 180 4 180 190v80h-44v-70q0-140-136-142-136 2-136 142v70z',
        defs.flat('#2e3235'),
      ),
      path(
        'M262 250q34-76 138-78 104 2 138 78',
        'none',
        ` stroke="${accent}" stroke-width="22" stroke-linecap="round"`,
      ),
      path(
        'M238 320q0-160 162-166 80 2 124 48',
        'none',
        ' stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".3"',
      ),
      repeat(2, (index) => rect(228 + index * 316, 380, 28, 90, defs.verticalSteel('#8d969c'), 6)),
      group(cup(-1), 'translate(250 520) rotate(6)') +
        group(cup(1), 'translate(550 520) scale(-1 1) rotate(6)'),
    ].join('');
  },
};

const respirator: Illustration = {
  box: [124, 104, 552, 546],
  stance: 'lie',
  focus: [260, 460],
  backdrop: 'planks',
  art: ({ colour, accent, defs }) => {
    const filter = (x: number): string =>
      [
        ellipse(x, 480, 118, shadeColour(accent, -0.45), 112) + ellipse(x, 472, 116, defs.ball(accent), 110),
        ellipse(x, 466, 88, defs.ball('#f3f1ea'), 84),
        line(
          Array.from(
            { length: 7 },
            (_, row) =>
              `M${x - 62 + Math.abs(3 - row) * 10} ${412 + row * 18}h${124 - Math.abs(3 - row) * 20}`,
          ).join(''),
          '#a8a294',
          6,
          ' opacity=".7"',
        ),
        ring(x, 466, 86, 5, shadeColour(accent, -0.3), ' opacity=".6"'),
        drawBadge(x - 40, 546, 80, shadeColour(accent, -0.5)),
      ].join('');
    return [
      tube('M260 400Q110 330 150 220q40-96 250-96t250 96q40 110-110 180', '#33383b', 34),
      tube('M250 520Q120 480 150 360M550 520q130-40 100-160', '#33383b', 26),
      rect(352, 104, 96, 40, defs.horizontalCylinder(accent), 12),
      path(
        'M400 160q50 4 84 90 40 90 96 150 30 40 4 110-70 120-184 122-114-2-184-122-26-70 4-110 56-60 96-150 34-86 84-90z',
        defs.ball(colour),
      ),
      path(
        'M400 160q50 4 84 90 40 90 96 150 30 40 4 110 6-60-60-120-60-60-84-140-20-50-40-54-20 4-40 54-24 80-84 140-66 60-60 120-26-70 4-110 56-60 96-150 34-86 84-90z',
        '#17130f',
        ' opacity=".14"',
      ),
      highlightStroke('M372 206q-40 100-90 160', 10, 0.4),
      filter(246) + filter(554),
      path(
        'M330 400q70-30 140 0l14 120q-30 70-84 72-54-2-84-72z',
        defs.verticalCylinder(shadeColour(colour, -0.2)),
      ),
      ellipse(400, 480, 56, defs.ball(RUBBER)) +
        repeatAround(8, 400, 480, () => rect(395, 434, 10, 24, '#000', 5, ' opacity=".5"')) +
        ellipse(400, 480, 20, defs.ball(accent)),
    ].join('');
  },
};

const hiVisVest: Illustration = {
  box: [166, 104, 468, 600],
  stance: 'hang',
  focus: [330, 440],
  backdrop: 'rail',
  art: ({ colour, accent, defs }) => {
    const tape = (d: string): string =>
      path(d, 'none', ` stroke="${accent}" stroke-width="58"`) +
      path(d, 'none', ' stroke="#c9d0d2" stroke-width="42"') +
      path(d, 'none', ' stroke="#f4f7f7" stroke-width="42" stroke-dasharray="3 9" opacity=".8"');
    return [
      path('M318 120q80 44 164 0v110q-36 70-82 96-46-26-82-96z', shadeColour(colour, -0.45)),
      path(
        'M270 112q30-10 48 2 0 130 82 200v388H190q-18-2-18-20 22-150 14-260-6-50 6-90 30-80 26-170-4-30 52-50z',
        defs.flat(colour),
      ),
      path(
        'M530 112q-30-10-48 2 0 130-82 200v388h210q18-2 18-20-22-150-14-260 6-50-6-90-30-80-26-170 4-30-52-50z',
        defs.flat(shadeColour(colour, -0.1)),
      ),
      path(
        'M186 372q4 40 0 90M614 372q-4 40 0 90',
        'none',
        ` stroke="${shadeColour(colour, -0.35)}" stroke-width="10" opacity=".5"`,
      ),
      tape('M252 122q10 90 4 330M548 122q-10 90-4 330'),
      tape('M185 450q110 16 215 14t215-14') + tape('M178 580q120 18 222 16t222-16'),
      path('M318 114q0 130 82 200 82-70 82-200', 'none', ` stroke="${accent}" stroke-width="12"`),
      line('M400 318v384', shadeColour(colour, -0.4), 8) +
        line('M408 326v370', '#fff', 3, ' stroke-dasharray="6 6" opacity=".6"'),
      rect(390, 320, 20, 34, defs.verticalSteel('#8d969c'), 5),
      rect(436, 352, 76, 60, defs.flat(shadeColour(colour, -0.04)), 6) +
        rect(446, 366, 56, 40, '#fff', 4, ' opacity=".7"') +
        drawBadge(452, 374, 44, shadeColour(accent, -0.3)),
      highlightStroke('M226 180q-6 80-24 130', 7, 0.4),
      path(
        'M300 500q-10 100 0 196M520 500q10 100-2 196',
        'none',
        ` stroke="${shadeColour(colour, -0.35)}" stroke-width="8" opacity=".35"`,
      ),
    ].join('');
  },
};

const safetyBoots: Illustration = {
  box: [120, 150, 580, 520],
  stance: 'stand',
  focus: [460, 460],
  backdrop: 'site',
  art: ({ colour, accent, defs }) => {
    const boot = (hue: string): string =>
      [
        path(
          'M150 176q60 20 154 0l16 150q10 50 70 80 84 20 112 50 26 30 22 100H140q-20-60 0-160 20-110 10-220z',
          defs.flat(hue),
        ),
        path('M304 176l16 150q10 50 70 80l-56 60q-60-30-70-110l-20-172z', shadeColour(hue, -0.22)),
        path('M392 406q84 20 110 50 26 30 22 100H380q-26-90 12-150z', defs.ball(shadeColour(hue, -0.14))),
        path(
          'M140 178q80 30 172-2 10-26-10-30-70 16-150 0-20 6-12 32z',
          defs.horizontalCylinder(shadeColour(hue, -0.35)),
        ),
        path('M142 420q60 20 120-4l30 140H140q-12-60 2-136z', '#17130f', ' opacity=".12"'),
        line(
          'M150 230q60 14 96 0M156 300q50 14 92 2M380 556q-24-90 14-148',
          shadeColour(hue, 0.4),
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
      group(boot(shadeColour(colour, -0.12)), 'translate(170 4)') + group(boot(colour), 'translate(0 42)')
    );
  },
};

const harness: Illustration = {
  box: [180, 90, 440, 620],
  stance: 'hang',
  focus: [400, 300],
  backdrop: 'site',
  art: ({ colour, accent, defs }) => {
    const strap = (d: string, hue: string, width = 40): string =>
      [
        path(
          d,
          'none',
          ` stroke="${shadeColour(hue, -0.42)}" stroke-width="${width}" stroke-linejoin="round"`,
        ),
        path(d, 'none', ` stroke="${hue}" stroke-width="${width - 6}" stroke-linejoin="round"`),
        path(d, 'none', ` stroke="#fff" stroke-width="${width - 18}" stroke-dasharray="2 7" opacity=".16"`),
        path(
          d,
          'none',
          ` stroke="${shadeColour(hue, 0.4)}" stroke-width="3" stroke-dasharray="9 7" opacity=".8"`,
        ),
      ].join('');
    const buckle = (x: number, y: number, turn = 0): string =>
      group(
        rect(-34, -26, 68, 52, defs.horizontalSteel(), 10) +
          rect(-18, -12, 36, 24, '#2b2f33', 5) +
          rect(-4, -26, 8, 52, defs.verticalSteel(), 3),
        `translate(${x} ${y}) rotate(${turn})`,
      );
    return [
      strap('M320 150Q300 240 400 330T470 500', shadeColour(accent, -0.15)) +
        strap('M480 150Q500 240 400 330T330 500', shadeColour(accent, -0.25)),
      strap('M330 118q70-40 140 0', colour),
      strap('M318 120q-70 150-30 300', colour) + strap('M482 120q70 150 30 300', colour),
      strap('M292 270q108 26 216 0', colour),
      strap('M262 440q138 50 276 0', accent, 62),
      strap('M280 450Q190 520 220 620q40 90 110 40 60-60 20-180', colour) +
        strap('M520 450q90 70 60 170-40 90-110 40-60-60-20-180', colour),
      buckle(400, 282) +
        buckle(330, 462, 8) +
        buckle(470, 462, -8) +
        buckle(228, 590, 76) +
        buckle(572, 590, -76),
      ring(400, 340, 30, 13, defs.verticalSteel(BRASS)),
      rect(364, 152, 72, 60, defs.flat('#f3f1ea'), 6) + drawBadge(372, 170, 56, accent),
      repeat(2, (index) => ring(252 + index * 296, 446, 26, 11, defs.verticalSteel())),
    ].join('');
  },
};

const kneePads: Illustration = {
  box: [110, 150, 580, 500],
  stance: 'lie',
  focus: [270, 400],
  backdrop: 'planks',
  art: ({ colour, accent, defs }) => {
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
        defs.flat(shadeColour(accent, -0.1)),
      ),
      path(
        'M-74-110q74-34 148 0 24 60 18 130-6 80-48 130-44 20-88 0-42-50-48-130-6-70 18-130z',
        defs.ball(colour),
      ),
      path(
        'M-56-92q56-22 112 0M-64-30q64-20 128 0M-62 36q62-16 124 0M-50 98q50-12 100 0',
        'none',
        ` stroke="${shadeColour(colour, -0.45)}" stroke-width="8" stroke-linecap="round" opacity=".7"`,
      ),
      drawBadge(-34, -72, 68, accent),
      line(
        'M-112-150q112-46 224 0M-124 10q4 120 64 190',
        shadeColour(accent, 0.4),
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

export const PROTECTION_KINDS = {
  'ear-defenders': earDefenders,
  respirator,
  'hi-vis-vest': hiVisVest,
  'safety-boots': safetyBoots,
  harness,
  'knee-pads': kneePads,
} satisfies Record<string, Illustration>;

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
import { BRASS, RUBBER, repeatAround, ring } from './parts.ts';
import { tube } from './shared-shapes.ts';

const earDefenders: Illustration = {
  bounds: [150, 120, 500, 560],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const cup = (angle: number): string =>
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
          drawBadge(-30, -14, 62, adjustBrightness(accent, -0.5)),
          angle < 0 ? 'scale(1 1)' : 'translate(4 0) scale(-1 1)',
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
  bounds: [124, 104, 552, 546],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const filter = (x: number): string =>
      [
        ellipse(x, 480, 118, adjustBrightness(accent, -0.45), 112) +
          ellipse(x, 472, 116, defs.ball(accent), 110),
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
        ring(x, 466, 86, 5, adjustBrightness(accent, -0.3), ' opacity=".6"'),
        drawBadge(x - 40, 546, 80, adjustBrightness(accent, -0.5)),
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
        defs.verticalCylinder(adjustBrightness(colour, -0.2)),
      ),
      ellipse(400, 480, 56, defs.ball(RUBBER)) +
        repeatAround(8, 400, 480, () => rect(395, 434, 10, 24, '#000', 5, ' opacity=".5"')) +
        ellipse(400, 480, 20, defs.ball(accent)),
    ].join('');
  },
};

const harness: Illustration = {
  bounds: [180, 90, 440, 620],
  orientation: 'hang',
  backdrop: 'site',
  draw: ({ colour, accent, defs }) => {
    const strap = (d: string, fill: string, width = 40): string =>
      [
        path(
          d,
          'none',
          ` stroke="${adjustBrightness(fill, -0.42)}" stroke-width="${width}" stroke-linejoin="round"`,
        ),
        path(d, 'none', ` stroke="${fill}" stroke-width="${width - 6}" stroke-linejoin="round"`),
        path(d, 'none', ` stroke="#fff" stroke-width="${width - 18}" stroke-dasharray="2 7" opacity=".16"`),
        path(
          d,
          'none',
          ` stroke="${adjustBrightness(fill, 0.4)}" stroke-width="3" stroke-dasharray="9 7" opacity=".8"`,
        ),
      ].join('');
    const buckle = (x: number, y: number, angle = 0): string =>
      group(
        rect(-34, -26, 68, 52, defs.horizontalSteel(), 10) +
          rect(-18, -12, 36, 24, '#2b2f33', 5) +
          rect(-4, -26, 8, 52, defs.verticalSteel(), 3),
        `translate(${x} ${y}) rotate(${angle})`,
      );
    return [
      strap('M320 150Q300 240 400 330T470 500', adjustBrightness(accent, -0.15)) +
        strap('M480 150Q500 240 400 330T330 500', adjustBrightness(accent, -0.25)),
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

export const PROTECTION_KINDS = {
  'ear-defenders': earDefenders,
  respirator,
  harness,
} satisfies Record<string, Illustration>;

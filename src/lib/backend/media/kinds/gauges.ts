// Small measuring and timekeeping devices with a display, and a coin cell.
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
} from '../svg/shapes.ts';
import { RUBBER, ring } from './parts.ts';
import { getPrintColour } from './shared-shapes.ts';

// The seven bars of a digit in a cell of 2 × 4, from the top clockwise, the middle one last.
const BARS = ['M0 0h2', 'M2 0v2', 'M2 2v2', 'M0 4h2', 'M0 2v2', 'M0 0v2', 'M0 2h2'];
const DIGITS = ['012345', '12', '01346', '01236', '1256', '02356', '023456', '012', '0123456', '012356'];

/** Digits as a display shows them, each twice as high as wide; a point or colon is a separate dot. */
function digits(text: string, x: number, y: number, size: number, colour: string): string {
  return group(
    line(
      [...text]
        .map((digit, index) =>
          [...(DIGITS[Number(digit)] ?? '')]
            .map((bar) =>
              (BARS[Number(bar)] ?? '').replace(
                /^M(\d) (\d)/,
                (_, left, top) => `M${Number(left) + index * 3.4} ${top}`,
              ),
            )
            .join(''),
        )
        .join(''),
      colour,
      0.5,
    ),
    `translate(${x} ${y}) scale(${size}) skewX(-4)`,
  );
}

const caliper: Illustration = {
  bounds: [40, 210, 720, 320],
  orientation: 'lie',
  tilt: -28,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      rect(60, 300, 700, 56, defs.horizontalSteel(colour)),
      line(
        repeat(58, (index) => `M${190 + index * 9.6} 356v-${index % 5 ? 12 : 22}`),
        '#33383b',
        2,
      ),
      path('M60 300h54l-6-90q-40 40-48 90z', defs.verticalSteel()) +
        path('M60 356h84v40l-44 6v120q-40-40-40-120z', defs.verticalSteel()),
      rect(740, 318, 30, 18, defs.horizontalSteel('#8d969c')),
      path('M196 300h56v-20q-2-40-42-70l-14 40z', defs.verticalSteel('#b9c0c4')) +
        path('M190 356h90v36l-36 12q-2 70-44 126l-10-128z', defs.verticalSteel('#b9c0c4')),
      path('M190 278q0-10 10-10h232q10 0 10 10v104q0 10-10 10H200q-10 0-10-10z', defs.flat('#3a4045')),
      rect(212, 282, 150, 66, '#c9d6c4', 6) +
        path('M212 288q0-6 6-6h70l-40 66h-36z', '#fff', ' opacity=".35"'),
      digits('2540', 226, 294, 10, '#22302a') + ellipse(287, 337, 3, '#22302a'),
      ...[0, 1].map((index) => ellipse(388 + index * 30, 300, 11, defs.ball(index ? accent : '#c8342b'))),
      drawBadge(374, 324, 60, accent),
      rect(212, 360, 110, 10, accent, 5),
      ellipse(320, 250, 22, defs.ball('#8d969c')) + ring(320, 250, 15, 3, '#33383b', ' opacity=".5"'),
      rect(312, 256, 16, 16, '#8d969c'),
      ellipse(400, 398, 26, defs.ball('#8d969c')) +
        line(
          repeat(6, (index) => `M${384 + index * 6} 384v30`),
          '#33383b',
          2,
          ' opacity=".5"',
        ),
      highlightStroke('M460 308h270', 4, 0.7),
    ].join(''),
};

const distanceMeter: Illustration = {
  bounds: [270, 60, 260, 660],
  orientation: 'lie',
  tilt: 18,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      rect(306, 60, 188, 60, defs.verticalCylinder('#4a5054'), 12) +
        ellipse(352, 80, 20, defs.ball('#2b1416')) +
        ellipse(352, 80, 8, '#e23b2e') +
        ellipse(440, 80, 26, defs.ball('#20343c')) +
        highlightStroke('M426 68q8-8 18-8', 4, 0.6),
      path(
        'M270 130q0-28 28-28h204q28 0 28 28l-10 270 10 270q0 50-50 50H320q-50 0-50-50l10-270z',
        defs.verticalCylinder(RUBBER),
      ),
      path(
        'M292 136q0-14 14-14h188q14 0 14 14l-10 264 10 262q0 38-36 38H328q-36 0-36-38l10-262z',
        defs.flat(colour),
      ),
      rect(306, 140, 188, 236, '#22282b', 14) + rect(318, 152, 164, 212, defs.fade('#d3e0d0', '#b5c6b4'), 6),
      line('M330 176h40M330 190h24', '#3d4d42', 5) + rect(440, 170, 30, 14, '#3d4d42', 3),
      digits('1284', 332, 214, 8, '#3d4d42') + line('M330 262h140', '#3d4d42', 2),
      digits('4072', 334, 284, 11.5, '#1d2a22') + ellipse(411, 330, 4, '#1d2a22'),
      path('M318 158q0-6 6-6h90L318 300z', '#fff', ' opacity=".3"'),
      ellipse(400, 444, 44, defs.ball('#c8342b')) + line('M384 444h32M400 428v32', '#fff', 6),
      ...[
        [334, 430],
        [466, 430],
        [334, 520],
        [400, 520],
        [466, 520],
        [334, 578],
        [400, 578],
        [466, 578],
      ].map(
        ([x = 0, y = 0]) =>
          rect(x - 24, y - 16, 48, 34, defs.flat('#4a5054'), 12) +
          rect(x - 9, y - 2, 18, 5, '#fff', 2, ' opacity=".7"'),
      ),
      drawBadge(352, 634, 96, accent),
      highlightStroke('M300 150v200', 6, 0.4),
    ].join(''),
};

const cell = (defs: SvgDefs, x: number, y: number, size: number): string =>
  group(
    ellipse(0, 14, 100, defs.verticalSteel('#9aa3a8')) +
      ellipse(0, 0, 100, defs.ball('#cfd5d8')) +
      ring(0, 0, 90, 5, '#8d969c', ' opacity=".7"') +
      line('M-14-44h28M0-58v28', '#5b6368', 7) +
      line('M-42 6h84M-30 26h60', '#7d868c', 7) +
      path(
        'M-80-30A86 86 0 0 1-20-82',
        'none',
        ' stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".8"',
      ),
    `translate(${x} ${y}) scale(${size})`,
  );

const coinCell: Illustration = {
  bounds: [180, 70, 440, 640],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ accent, defs }) => {
    const printColour = getPrintColour(accent);
    return [
      path('M196 70h408q16 0 16 16v608q0 16-16 16H196q-16 0-16-16V86q0-16 16-16z', defs.flat('#fbf8f1')),
      path('M196 70h408q16 0 16 16v150q-220 60-440 0V86q0-16 16-16z', defs.flat(printColour)),
      rect(352, 88, 96, 22, '#f4f4f2', 11),
      drawBadge(316, 140, 168, adjustBrightness(printColour, -0.4)),
      line('M250 670h300', printColour, 10) + line('M310 690h180', printColour, 6, ' opacity=".5"'),
      ...[
        [294, 340],
        [506, 340],
        [400, 452],
        [294, 566],
        [506, 566],
      ].map(
        ([x = 0, y = 0]) =>
          ellipse(x, y, 88, '#17130f', 88, ' opacity=".1"') +
          cell(defs, x, y - 4, 0.74) +
          ellipse(x, y, 86, '#eaf4f8', 86, ' opacity=".16"') +
          path(
            `M${x - 70} ${y + 34}a80 80 0 0 0 140 0`,
            'none',
            ' stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".6"',
          ),
      ),
      highlightStroke('M190 92v560', 4, 0.7),
    ].join('');
  },
};

const digitalClock: Illustration = {
  bounds: [90, 250, 620, 290],
  orientation: 'stand',
  backdrop: 'wall',
  draw: ({ colour, accent, defs }) => {
    const glow = accent;
    return [
      path('M110 286l40-36h560l-40 36z', adjustBrightness(colour, 0.3)) +
        path(
          'M670 286l40-36v250l-40 40z',
          defs.fade(adjustBrightness(colour, -0.24), adjustBrightness(colour, -0.44)),
        ),
      rect(90, 286, 580, 254, defs.flat(colour), 10),
      line(
        'M92 330q150-16 300 4t276-8M92 372q120 12 260-4t316 8M92 480q150-14 290 4t286-8M92 516q200-12 576 4',
        adjustBrightness(colour, -0.4),
        3,
        ' opacity=".3"',
      ),
      rect(126, 320, 508, 156, '#191d20', 12),
      ellipse(380, 396, 250, defs.glow(glow, 0.35), 78),
      digits('0530', 158, 342, 26, adjustBrightness(glow, 0.45)).replace(
        'stroke-width="0.5"',
        'stroke-width="0.52"',
      ),
      ellipse(323, 374, 8, adjustBrightness(glow, 0.45)) + ellipse(319, 416, 8, adjustBrightness(glow, 0.45)),
      digits('24', 534, 350, 11, adjustBrightness(glow, 0.3)) +
        ring(612, 356, 6, 4, adjustBrightness(glow, 0.3)),
      line('M536 428h60M536 446h38', adjustBrightness(glow, 0.2), 6, ' opacity=".7"'),
      path('M126 332q0-12 12-12h210L220 476H138q-12 0-12-12z', '#fff', ' opacity=".07"'),
      rect(340, 496, 80, 18, adjustBrightness(colour, -0.3), 9),
      highlightStroke('M104 298h540', 5, 0.4),
    ].join('');
  },
};

export const GAUGE_KINDS = {
  caliper,
  'distance-meter': distanceMeter,
  'coin-cell': coinCell,
  'digital-clock': digitalClock,
} satisfies Record<string, Illustration>;

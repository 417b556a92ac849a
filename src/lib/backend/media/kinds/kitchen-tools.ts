// Cutlery tray, teapot, skewers, maamoul moulds, box grater, pour-over set and water jug.
import type { Illustration } from '../illustration.ts';
import { drawLabel } from '../svg/labels.ts';
import {
  adjustBrightness,
  cylinder,
  ellipse,
  group,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
} from '../svg/shapes.ts';
import { repeatAround, ring } from './parts.ts';
import { tube } from './shared-shapes.ts';

const cutleryTray: Illustration = {
  bounds: [80, 130, 640, 540],
  orientation: 'lie',
  backdrop: 'table',
  draw: ({ colour, accent, defs }) => {
    const well = (x: number, y: number, width: number, height: number): string =>
      rect(
        x,
        y,
        width,
        height,
        defs.fade(adjustBrightness(colour, -0.42), adjustBrightness(colour, -0.24)),
        14,
      ) + rect(x + 10, y + 26, width - 20, height - 34, adjustBrightness(colour, -0.06), 10);
    const steel = defs.verticalSteel('#c9ced0');
    const fork = path(
      'M-7 300q-8-90-4-150-22-14-20-50V20h10v62h9V20h8v62h8V20h9v62h9V20h8v80q2 36-20 50 4 60-4 150-6 8-13 0z',
      steel,
    );
    const knife = path('M-9 150q-12-80 4-134 24 10 22 134l-6 146q-7 10-14 0z', steel);
    const spoon = path('M-6 300q-8-90-4-170a36 58 0 1 1 20 0q4 80-4 170-6 8-12 0z', steel);
    return [
      rect(80, 130, 640, 540, defs.flat(colour), 26),
      rect(80, 130, 640, 540, 'none', 26, ` stroke="${adjustBrightness(colour, -0.35)}" stroke-width="6"`),
      well(104, 156, 82, 488),
      well(200, 156, 118, 360),
      well(332, 156, 118, 360),
      well(464, 156, 118, 360),
      well(200, 532, 382, 112),
      well(596, 156, 100, 488),
      group(fork, 'translate(256 186)'),
      group(knife, 'translate(386 186)'),
      group(spoon, 'translate(522 186)'),
      group(spoon, 'translate(240 588) rotate(-90) scale(.8 .8) translate(0 10)'),
      line('M96 146h600', '#fff', 6, ' opacity=".5"') +
        line('M324 150v370M456 150v370', accent, 3, ' opacity=".5"'),
    ].join('');
  },
};

const teapot: Illustration = {
  bounds: [80, 150, 650, 530],
  orientation: 'stand',
  groundContact: [210, 340],
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) =>
    [
      tube('M560 330q130-30 132 90 0 110-140 130', adjustBrightness(accent, -0.1), 40),
      path(
        'M250 420q-70 0-100-60-20-50-54-66-16-10-8-26 10-14 30-8 60 20 80 70 10 30 60 20z',
        defs.verticalSteel(adjustBrightness(colour, -0.05)),
      ),
      path(
        'M200 480q0-190 190-200 190 10 190 200 0 130-70 196H270q-70-66-70-196z',
        defs.verticalSteel(colour),
      ),
      path('M212 430q178 40 356 0l8 40q-184 44-372 0z', adjustBrightness(colour, -0.3), ' opacity=".3"'),
      rect(270, 660, 240, 22, defs.horizontalSteel('#8d969c'), 8),
      path(
        'M270 300q10-70 120-74 110 4 120 74-120 30-240 0z',
        defs.verticalSteel(adjustBrightness(colour, 0.06)),
      ),
      line('M270 300q120 32 240 0', adjustBrightness(colour, -0.5), 6),
      rect(376, 206, 28, 30, defs.verticalSteel()),
      ellipse(390, 186, 40, defs.ball(accent), 34),
      highlightStroke('M236 470q6-110 80-150', 12, 0.75),
      line('M110 250q-16-30 4-54t0-46M146 262q-14-30 6-56', '#b9c4c8', 9, ' opacity=".6"'),
    ].join(''),
};

const skewers: Illustration = {
  bounds: [190, 50, 420, 700],
  orientation: 'lie',
  tilt: 32,
  backdrop: 'table',
  draw: ({ colour, accent, defs }) => {
    const skewer = (x: number): string =>
      [
        path(`M${x - 17} 560V120L${x} 56l17 64v440z`, defs.verticalSteel(colour)),
        line(`M${x} 120v420`, adjustBrightness(colour, 0.5), 4, ' opacity=".8"'),
        rect(x - 21, 548, 42, 22, defs.verticalSteel('#8d969c'), 4),
        path(`M${x - 22} 570h44l8 140q0 34-30 34t-30-34z`, defs.verticalCylinder(accent)),
        ellipse(x, 640, 7, defs.ball('#d0a24a')) + ellipse(x, 700, 7, defs.ball('#d0a24a')),
      ].join('');
    return [230, 315, 400, 485, 570].map(skewer).join('');
  },
};

const maamoulMoulds: Illustration = {
  bounds: [130, 96, 560, 610],
  orientation: 'lie',
  backdrop: 'table',
  draw: ({ colour, accent, defs }) => {
    const mould = (x: number, y: number, angle: number, hollow: string): string =>
      group(
        [
          path(
            'M-104-130q0-110 104-110t104 110q0 84-66 110-14 10-14 40v190q0 40-24 40t-24-40V20q0-30-14-40-66-26-66-110z',
            defs.flat(colour),
          ),
          path('M-104-130q0-110 104-110t104 110', 'none', ' stroke="#fff" stroke-width="6" opacity=".4"'),
          hollow,
          ellipse(0, 216, 9, adjustBrightness(accent, -0.5)),
          line('M-10 40q-4 70 0 140M10 60q4 60 0 110', adjustBrightness(colour, -0.25), 3, ' opacity=".6"'),
        ].join(''),
        `translate(${x} ${y}) rotate(${angle})`,
      );
    const round =
      ellipse(0, -132, 72, adjustBrightness(colour, -0.6)) +
      ellipse(3, -128, 64, defs.ball(adjustBrightness(colour, -0.34))) +
      repeatAround(10, 0, -128, () => line('M0-146V-180', adjustBrightness(colour, -0.62), 7)) +
      ring(0, -128, 18, 7, adjustBrightness(colour, -0.62));
    const star =
      repeatAround(8, 0, -132, () => path('M0-132l-28-48 28-36 28 36z', adjustBrightness(colour, -0.58))) +
      ellipse(0, -132, 42, adjustBrightness(colour, -0.36)) +
      repeatAround(8, 0, -132, () => line('M0-144v-46', adjustBrightness(colour, -0.2), 5));
    const oval =
      ellipse(0, -132, 54, adjustBrightness(colour, -0.6), 80) +
      ellipse(3, -128, 46, adjustBrightness(colour, -0.36), 72) +
      line(
        'M0-194V-64M-28-170L0-146l28-24M-34-136L0-112l34-24M-28-102L0-78l28-24',
        adjustBrightness(colour, -0.64),
        7,
      );
    return mould(240, 380, -12, round) + mould(580, 380, 12, oval) + mould(410, 420, 0, star);
  },
};

const boxGrater: Illustration = {
  bounds: [196, 70, 408, 640],
  orientation: 'stand',
  groundContact: [206, 390],
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M486 230l70 20 44 420-60 34z',
        defs.fade(adjustBrightness(colour, -0.25), adjustBrightness(colour, -0.42)),
      ),
      ...[0, 1, 2, 3, 4, 5].map((row) =>
        repeat(2, (column) =>
          ellipse(524 + column * 24 + row * 3, 320 + row * 58 - column * 8, 7, '#3a4044', 11),
        ),
      ),
      path('M286 216h200l60 474H226z', defs.verticalSteel(adjustBrightness(colour, 0.06))),
      ...[0, 1, 2, 3, 4, 5, 6].map((row) =>
        repeat(5, (column) => {
          const x = 386 + (column - 2) * (36 + row * 4) + (row % 2 ? 12 : -6);
          const y = 290 + row * 54;
          return (
            path(`M${x - 15} ${y + 8}a15 15 0 0 1 30 0z`, '#33393d') +
            path(`M${x - 15} ${y + 8}h30l-6 9h-18z`, '#f4f6f7')
          );
        }),
      ),
      path('M222 676h328v26q0 8-8 8H230q-8 0-8-8z', defs.horizontalCylinder(accent)) +
        path('M550 676l54-30v30l-54 34z', adjustBrightness(accent, -0.4)),
      path('M276 236q-4-40 30-44h160q34 4 30 44z', defs.horizontalCylinder('#3b3f43')) +
        path('M496 236l70 18q2-40-24-44l-74-18z', '#22262a'),
      tube('M316 200v-40q0-60 60-60h60q60 0 60 60v50', accent, 46),
      highlightStroke('M300 260l-48 390', 8, 0.8),
    ].join(''),
};

const pourOver: Illustration = {
  bounds: [170, 74, 480, 630],
  orientation: 'stand',
  groundContact: [220, 320],
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) =>
    [
      tube('M536 480q96-6 90 70-8 70-96 78', '#b5d2dc', 24),
      path(
        'M322 390h120q12 60 60 96 50 40 50 110 0 100-60 104H272q-60-4-60-104 0-70 50-110 48-36 60-96z',
        '#d5e6ec',
        ' opacity=".85"',
      ),
      path('M220 560h324q8 20 8 36 0 100-60 104H272q-60-4-60-104 0-16 8-36z', defs.verticalCylinder(accent)),
      ellipse(382, 560, 162, adjustBrightness(accent, 0.25), 22),
      line('M240 600h40M240 640h30', '#fff', 6, ' opacity=".7"'),
      path(
        'M250 520q14-30 44-52',
        'none',
        ' stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".9"',
      ),
      line('M382 440v110', adjustBrightness(accent, -0.1), 9),
      path(
        'M230 378q152 34 304 0v14q0 16-152 24-152-8-152-24z',
        defs.verticalCylinder(adjustBrightness(colour, -0.1)),
      ),
      tube('M540 190q70-10 74 50-4 60-100 60', colour, 28),
      path('M196 160h372L458 360q-76 30-152 0z', defs.verticalCylinder(colour)),
      line(
        'M260 190l70 170M330 196l30 172M434 196l-30 172M504 190l-70 170',
        adjustBrightness(colour, -0.2),
        5,
        ' opacity=".6"',
      ),
      ellipse(382, 160, 190, adjustBrightness(colour, 0.3), 44) +
        ellipse(382, 164, 170, adjustBrightness(accent, -0.1), 36),
      path('M220 150l-14-62q180-30 352 0l-14 62q-160-34-324 0z', '#f1e6d2') +
        path('M220 150q160-34 324 0-160 40-324 0z', adjustBrightness(accent, -0.3)),
      highlightStroke('M232 196l76 140', 9, 0.7),
    ].join(''),
};

const waterJug: Illustration = {
  bounds: [180, 64, 440, 650],
  orientation: 'stand',
  groundContact: [220, 340],
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) =>
    [
      tube('M226 250Q210 84 390 80t164 170', '#8d969c', 20),
      rect(330, 66, 120, 36, defs.horizontalCylinder('#3b3f43'), 18),
      cylinder(204, 300, 372, 340, 60, defs.verticalCylinder(colour)),
      path(
        'M210 600q180 90 360 0v56q0 56-180 56t-180-56z',
        defs.verticalCylinder(adjustBrightness(colour, -0.25)),
      ),
      path('M190 244q0-70 200-70t200 70v50q-190 90-400 0z', defs.verticalCylinder(accent)),
      ellipse(390, 240, 200, defs.flat(adjustBrightness(accent, 0.2)), 58),
      ellipse(390, 226, 84, defs.ball(accent), 26),
      ellipse(226, 264, 18, defs.ball('#8d969c')) + ellipse(554, 264, 18, defs.ball('#8d969c')),
      drawLabel(320, 400, 140, 130, adjustBrightness(colour, -0.1)),
      ellipse(390, 604, 40, defs.ball('#f7f6f2')),
      rect(376, 596, 28, 70, defs.verticalCylinder('#f7f6f2'), 8) +
        rect(342, 570, 96, 24, defs.horizontalCylinder('#3b3f43'), 12),
      path('M390 682q18 26 0 36-18-10 0-36z', '#6fb4d2', ' transform="translate(0 -8)"'),
      highlightStroke('M226 350v230', 12, 0.4),
    ].join(''),
};

export const KITCHEN_TOOL_KINDS = {
  'cutlery-tray': cutleryTray,
  teapot,
  skewers,
  'maamoul-moulds': maamoulMoulds,
  'box-grater': boxGrater,
  'pour-over': pourOver,
  'water-jug': waterJug,
} satisfies Record<string, Illustration>;

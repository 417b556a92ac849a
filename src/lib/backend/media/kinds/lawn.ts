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

const RUBBER = '#2e3235';

function wheel(defs: SvgDefs, x: number, y: number, radius: number, hub: string): string {
  return (
    ellipse(x, y, radius, RUBBER) +
    ellipse(x, y, radius * 0.82, '#43494d') +
    ellipse(x, y, radius * 0.62, defs.ball(hub)) +
    ellipse(x, y, radius * 0.2, '#dfe3e5') +
    repeat(10, (index) =>
      group(rect(-3, -radius, 6, radius * 0.14, '#17130f'), `translate(${x} ${y}) rotate(${index * 36})`),
    )
  );
}

const hedgeTrimmer: Illustration = {
  bounds: [40, 248, 710, 282],
  orientation: 'lie',
  tilt: -34,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      rect(46, 374, 440, 18, defs.horizontalSteel('#8d969c'), 6),
      path(
        `M44 383l12-9${Array.from({ length: 12 }, (_, index) => `L${66 + index * 32} 374l8-34h12l4 34`).join('')}H480v18H462${Array.from({ length: 12 }, (_, index) => `L${448 - index * 32} 392l-8 34h-12l-4-34`).join('')}H56z`,
        defs.horizontalSteel('#c3cacf'),
      ),
      line('M70 383h400', '#5b6368', 4),
      repeat(4, (index) => ellipse(130 + index * 96, 383, 6, '#6d757a')),
      path(
        'M468 262q52-14 62 34l18 160q2 40-50 42l-16-4q34-60 20-130-6-50-34-102z',
        adjustBrightness('#aab2b7', 0.3),
        ' opacity=".55"',
      ),
      line('M468 262q52-14 62 34l18 160q2 40-50 42', '#6d757a', 7),
      path(
        'M470 320h92q40-70 106-66 76 6 80 90 2 80-20 130-14 40-54 40-40-2-50-44l-8-34H490q-24 0-24-26v-62q0-28 4-28zM606 330q22-36 60-34 40 6 40 56 0 60-14 104-8 20-26 16-16-6-18-30l-12-62q-40-4-30-50z',
        defs.horizontalCylinder(colour),
        ' fill-rule="evenodd"',
      ),
      path(
        'M606 330q22-36 60-34 40 6 40 56l-2 22q-2-50-38-54-34-2-54 40-14-8-6-30z',
        '#17130f',
        ' opacity=".2"',
      ),
      path(
        'M668 256q76 6 80 88 2 80-20 130-14 40-54 40l-12-4q40-8 46-60 20-80 4-130-12-50-60-62z',
        defs.flat(accent),
      ),
      repeat(5, (index) =>
        line(
          `M${728 + Math.min(index, 1) * 2 - index * 4} ${360 + index * 24}l-22-6`,
          '#17130f',
          6,
          ' opacity=".35"',
        ),
      ),
      path('M518 300q-4-50 30-52 40-2 50 26l-26 26q-18-16-18 20h-36z', defs.flat(accent)),
      path('M646 470l18-2 14 44q-26 6-32-42z', '#17130f', ' opacity=".3"'),
      repeat(4, (index) => line(`M${492 + index * 15} 350v50`, '#17130f', 6, ' opacity=".3"')),
      drawBadge(558, 388, 82, accent),
      highlightStroke('M484 330h80', 6, 0.45) + highlightStroke('M690 270q40 16 46 66', 6, 0.35),
    ].join(''),
};

const lawnMower: Illustration = {
  bounds: [70, 130, 660, 540],
  orientation: 'stand',
  groundContact: [104, 500],
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) =>
    [
      path('M430 420l246-30q30 0 32 30l14 130q0 24-24 30l-230 6z', defs.flat('#3a4044')),
      repeat(6, (index) =>
        line(`M${484 + index * 36} ${440 - index * 4}l8 120`, '#17130f', 6, ' opacity=".4"'),
      ),
      path('M424 404l250-30q34 0 36 34l-270 26z', defs.flat(accent)),
      tube('M398 500L640 168q16-22 44-22h32', '#5b6368', 22),
      tube('M650 156q30-12 66-10', RUBBER, 28),
      line('M616 190q40 0 56-18', accent, 10),
      rect(566, 210, 76, 40, defs.flat('#3a4044'), 10, ' transform="rotate(-54 604 230)"'),
      line('M590 250q-70 120-210 160', '#1f2224', 8),
      path('M84 560q0-52 40-60l90-26h260q40 8 50 60l8 66H96q-16-8-12-40z', defs.horizontalCylinder(colour)),
      path('M84 570h448l4 34H96q-14-6-12-34z', '#17130f', ' opacity=".22"'),
      path('M176 478q2-110 118-118h60q110 8 116 118l-26 14H200z', defs.ball(RUBBER)),
      path('M204 414q16-84 92-88h54q84 6 96 88-120 30-242 0z', defs.flat(accent)),
      repeat(6, (index) => line(`M${250 + index * 30} 344v46`, '#17130f', 7, ' opacity=".32"')),
      drawBadge(250, 440, 148, colour),
      wheel(defs, 168, 604, 66, adjustBrightness(colour, 0.1)),
      wheel(defs, 520, 596, 76, adjustBrightness(colour, 0.1)),
      highlightStroke('M112 532q14-18 40-24l60-18', 8, 0.45) +
        highlightStroke('M222 392q20-50 70-54', 8, 0.45),
    ].join(''),
};

const sprinkler: Illustration = {
  bounds: [70, 130, 660, 520],
  orientation: 'stand',
  groundContact: [190, 420],
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) =>
    [
      repeat(9, (index) => {
        const offsetX = Math.round((index - 4) * 84);
        const jetHeight = 150 + Math.abs(index - 4) * 24;
        const d = `M${400 + (index - 4) * 34} 470Q${400 + offsetX * 0.62} ${jetHeight - 90} ${400 + offsetX} ${jetHeight + 70 + Math.abs(index - 4) * 42}`;
        return (
          line(d, '#7fb4cc', 8, ' opacity=".45"') +
          line(d, '#4e95b5', 5, ' stroke-dasharray="2 26 14 20" opacity=".9"') +
          ellipse(400 + offsetX, jetHeight + 78 + Math.abs(index - 4) * 42, 8, defs.ball('#7fb4cc'), 11)
        );
      }),
      path(
        'M210 566h380q34 2 30 34l-8 32h-36l-10-28H234l-10 28h-36l-8-32q-4-32 30-34z',
        defs.horizontalCylinder(adjustBrightness(colour, -0.1)),
      ),
      line('M204 628h36M560 628h36', '#17130f', 12, ' opacity=".5"'),
      path('M500 480h84q26 2 26 30v64q0 16-18 16h-92z', defs.flat(colour)),
      ellipse(555, 532, 34, defs.ball(accent)) + line('M555 532l16-20', adjustBrightness(accent, -0.5), 7),
      path('M224 500h60v90h-72q-14 0-14-16v-50q0-24 26-24z', defs.flat(colour)),
      rect(598, 516, 56, 48, defs.horizontalCylinder('#3a4044'), 8) +
        rect(650, 524, 40, 32, defs.horizontalCylinder(accent), 6),
      path('M240 486q160-46 304 0v26q-150-34-304 0z', defs.horizontalSteel('#c3cacf')),
      path('M240 500q160-40 304 0v30H240z', defs.horizontalCylinder(adjustBrightness(colour, 0.1))),
      repeat(9, (index) => {
        const offsetY = Math.round(15 - (index - 4) * (index - 4) * 1.1);
        return rect(258 + index * 34 - 7, 474 - offsetY, 14, 22, defs.verticalSteel(accent), 4);
      }),
      drawBadge(340, 584, 120, accent),
      highlightStroke('M222 578h360', 6, 0.4),
    ].join(''),
};

const seedPacket: Illustration = {
  bounds: [206, 92, 388, 616],
  orientation: 'hang',
  tilt: 5,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      rect(206, 92, 388, 616, defs.flat(colour), 8),
      path(
        'M206 100q0-8 8-8h372q8 0 8 8v64H206z',
        defs.fade(adjustBrightness(colour, 0.16), adjustBrightness(colour, -0.12)),
      ),
      line('M206 164h388', adjustBrightness(colour, -0.3), 4, ' stroke-dasharray="12 9"'),
      ellipse(400, 128, 17, '#fafaf8') + line('M386 122a17 17 0 0 1 28 0', '#17130f', 4, ' opacity=".3"'),
      rect(236, 190, 328, 118, '#fbf8f1', 8) + drawBadge(312, 210, 176, adjustBrightness(accent, -0.1)),
      rect(272, 278, 256, 9, adjustBrightness(accent, -0.3), 4, ' opacity=".55"'),
      path(
        'M236 660V430a164 96 0 0 1 328 0v230q0 14-14 14H250q-14 0-14-14z',
        defs.fade('#eaf2dc', '#bcd29b'),
      ),
      path('M236 596q80-30 164-14t164-10v88q0 14-14 14H250q-14 0-14-14z', defs.fade('#6b4a2c', '#4a321d')),
      line('M400 600V470', '#4d7a3a', 12),
      leaf(400, 560, 120, 62, -56, '#6fa84c') + leaf(400, 540, 120, 62, 58, '#5f973f'),
      repeat(10, (index) =>
        group(
          path(
            'M0 0C-34-30-30-78 0-92 30-78 34-30 0 0z',
            defs.fade(adjustBrightness(accent, 0.3), adjustBrightness(accent, -0.1)),
          ),
          `translate(400 442) rotate(${index * 36})`,
        ),
      ),
      ellipse(400, 442, 33, defs.ball(adjustBrightness('#e0a526', -0.2))),
      repeat(8, (index) =>
        ellipse(
          Math.round(400 + 19 * Math.cos(index * 0.785)),
          Math.round(442 + 19 * Math.sin(index * 0.785)),
          4,
          '#5a3a14',
        ),
      ),
      path('M206 92h52v616h-44q-8 0-8-8z', '#fff', ' opacity=".12"') +
        shadowPath('M566 92h20q8 0 8 8v600q0 8-8 8h-20z', 0.1),
    ].join(''),
};

const wheelbarrow: Illustration = {
  bounds: [64, 226, 680, 436],
  orientation: 'stand',
  groundContact: [96, 430],
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) =>
    [
      tube('M186 560L470 560 730 430', '#5b6368', 22),
      tube('M360 480L180 586', '#5b6368', 20),
      path(
        'M126 280h470q30 2 22 30l-74 196q-8 20-30 20H318q-22 0-34-18L116 306q-10-26 10-26z',
        defs.flat(colour),
      ),
      path(
        'M118 306l166 202q12 18 34 18h196q22 0 30-20l12-32q-16 22-40 22H330q-24 0-38-18L112 288z',
        '#17130f',
        ' opacity=".2"',
      ),
      path(
        'M126 256q240-36 492 0 22 14 6 40-250 30-500 0-20-24 2-40z',
        defs.horizontalSteel(adjustBrightness(colour, 0.1)),
      ),
      path('M146 262q226-26 454 0 10 8 0 22-226 22-454 0-10-12 0-22z', adjustBrightness(colour, -0.5)),
      path('M176 282q60-50 130-40 60-40 130-8 60-10 110 46-180 20-370 2z', defs.flat('#7a5233')),
      repeat(7, (index) =>
        ellipse(216 + index * 50, 262 + (index % 3) * 9, 8, index % 2 ? '#93694a' : '#54361f', 6),
      ),
      line('M300 320l66 172M470 316l-20 178', adjustBrightness(colour, -0.3), 6, ' opacity=".5"'),
      highlightStroke('M150 312l100 122', 9, 0.35),
      tube('M500 546L546 652M470 560l-30 0', '#5b6368', 20),
      line('M528 654h40', '#3a4044', 16),
      tube('M630 482l104-52', accent, 34),
      repeat(4, (index) =>
        line(`M${664 + index * 16} ${452 - index * 8}l10 20`, '#17130f', 4, ' opacity=".3"'),
      ),
      wheel(defs, 164, 580, 82, accent),
      drawBadge(340, 384, 130, accent),
    ].join(''),
};

const plant: Illustration = {
  bounds: [166, 74, 468, 632],
  orientation: 'stand',
  groundContact: [302, 196],
  backdrop: 'lounge',
  draw: ({ colour, accent, defs }) =>
    [
      line('M402 560q-14-130 4-250', '#7a5a3a', 15) +
        line('M398 470q-50-60-76-120M404 430q40-60 84-96', '#7a5a3a', 10),
      leaf(400, 400, 260, 110, -84, adjustBrightness(colour, -0.25)),
      leaf(404, 410, 250, 110, 86, adjustBrightness(colour, -0.28)),
      leaf(398, 360, 270, 116, -54, adjustBrightness(colour, -0.12)),
      leaf(406, 360, 270, 116, 56, adjustBrightness(colour, -0.16)),
      leaf(398, 450, 200, 92, -112, adjustBrightness(colour, -0.2)),
      leaf(404, 456, 200, 92, 110, adjustBrightness(colour, -0.3)),
      leaf(400, 330, 262, 116, -26, colour),
      leaf(404, 330, 256, 116, 30, adjustBrightness(colour, -0.05)),
      leaf(402, 330, 250, 110, 2, adjustBrightness(colour, 0.12)),
      leaf(396, 430, 176, 88, -70, adjustBrightness(colour, 0.1)),
      leaf(408, 430, 170, 86, 68, adjustBrightness(colour, 0.04)),
      leaf(400, 420, 150, 76, -30, adjustBrightness(colour, 0.2)),
      path('M296 540h208l-24 156q-2 10-20 10H340q-18 0-20-10z', defs.verticalCylinder(accent)),
      path('M304 590h192l-4 24H308z', '#17130f', ' opacity=".12"'),
      rect(286, 526, 228, 44, defs.verticalCylinder(adjustBrightness(accent, 0.08)), 10),
      ellipse(400, 530, 106, adjustBrightness(accent, -0.4), 13) + ellipse(400, 532, 96, '#3d2a1a', 10),
      line('M402 534q-4-20-4-40', '#7a5a3a', 15),
      highlightStroke('M322 590l14 92', 8, 0.35),
    ].join(''),
};

export const LAWN_KINDS = {
  'hedge-trimmer': hedgeTrimmer,
  'lawn-mower': lawnMower,
  sprinkler,
  'seed-packet': seedPacket,
  wheelbarrow,
  plant,
} satisfies Record<string, Illustration>;

// Shoes, clogs, wellingtons and shoe covers; laced boots are in `protection.ts`.
import type { DrawContext, Illustration } from '../illustration.ts';
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
import { seam } from './shared-shapes.ts';

type Draw = (context: DrawContext) => string;

/** A pair: one shoe behind the other, each drawn with its toe to the right. */
const pair =
  (shoe: Draw, [x, y]: [number, number] = [-90, -56]): Draw =>
  (context) =>
    group(shoe({ ...context, colour: adjustBrightness(context.colour, -0.18) }), `translate(${x} ${y})`) +
    shoe(context);

const sole = ({ accent, defs }: DrawContext, top = 600): string =>
  path(
    `M172 ${top}h520q34 4 32 40-2 34-40 36H196q-28 0-30-30z`,
    defs.fade(adjustBrightness(accent, 0.12), adjustBrightness(accent, -0.35)),
  ) + repeat(9, (index) => rect(196 + index * 56, top + 60, 26, 18, adjustBrightness(accent, -0.5), 3));

const LOW_SHOE_UPPER = 'M176 604q-14-90 6-196 10-30 46-26l96 10q36 4 64 44 70 74 210 86 104 10 112 62l-4 24z';

const drawToecap = (colour: string): string =>
  path('M560 528q138 2 152 58l-4 18H560q24-38 0-76z', adjustBrightness(colour, -0.24), ' opacity=".8"');

const drawLaces = (colour: string): string =>
  repeat(
    4,
    (index) =>
      line(`M${352 + index * 38} ${412 + index * 25}l58 -20`, colour, 13) +
      ellipse(410 + index * 38, 392 + index * 25, 6, '#2a2118'),
  );

const drawShoe: Draw = (context) => {
  const { colour, accent, defs } = context;
  return [
    path(LOW_SHOE_UPPER, defs.flat(colour)),
    path('M182 408q12-34 58-26l84 10-8 34q-76-20-134-18z', adjustBrightness(colour, -0.45)),
    drawToecap(colour),
    seam('M214 596q-8-80 4-150M330 440q90 120 230 122', adjustBrightness(colour, -0.4), 4),
    drawLaces(adjustBrightness(accent, 0.35)),
    sole({ ...context, accent: '#2b2d2f' }),
    highlightStroke('M420 478q80 50 180 58', 6, 0.35),
  ].join('');
};

const drawTrainer: Draw = (context) => {
  const { colour, accent, defs } = context;
  return [
    path(LOW_SHOE_UPPER, defs.flat(colour)),
    path('M182 408q12-34 58-26l84 10-8 34q-76-20-134-18z', adjustBrightness(colour, -0.45)),
    repeat(6, (row) =>
      line(
        `M${232 + row * 8} ${446 + row * 22}h${110 + row * 50}`,
        adjustBrightness(colour, 0.32),
        5,
        ' stroke-dasharray="3 12" opacity=".8"',
      ),
    ),
    path('M250 604l86-150 34 34-62 116zM360 604l58-92 40 22-44 70z', accent),
    path('M584 532q118 6 128 56l-4 16H590q18-36-6-72z', adjustBrightness(colour, -0.3)),
    drawLaces(adjustBrightness(accent, 0.2)),
    path(
      'M164 596q120 22 260 8t290-6q18 46-24 66-130 12-260 10t-236 4q-40-12-30-82z',
      defs.fade('#ffffff', '#d3d6d8'),
    ),
    line('M172 640q250 20 540-4', accent, 12),
  ].join('');
};

const drawSlipOn: Draw = (context) => {
  const { colour, accent, defs } = context;
  return [
    path(
      'M176 604q-10-170 2-330 2-16 20-16h180q18 0 18 18l4 120q20 70 160 90 144 18 156 94l-4 24z',
      defs.flat(colour),
    ),
    path('M236 272h84q26 130 6 214-44 24-92 0-16-100 2-214z', defs.flat(adjustBrightness(accent, -0.2))),
    repeat(7, (index) =>
      line(`M${246 + index * 12} 284v196`, adjustBrightness(accent, -0.5), 4, ' opacity=".55"'),
    ),
    path('M176 276q104 22 222 0v-16q0-14-18-14H196q-18 0-20 16z', adjustBrightness(colour, -0.35)),
    line('M188 262v-34q14-26 28 0v34M362 262v-34q14-26 28 0v34', adjustBrightness(colour, -0.4), 12),
    drawToecap(colour),
    sole({ ...context, accent: '#3a2d22' }),
    highlightStroke('M418 446q60 50 150 60', 7, 0.4),
  ].join('');
};

const drawRigger: Draw = (context) => {
  const { colour, defs } = context;
  return [
    path(
      'M170 604q-16-240-6-420 2-20 24-20h226q22 0 22 22l-12 214q20 66 140 84 144 18 156 96l-4 24z',
      defs.flat(colour),
    ),
    path('M164 190q130 30 272 0v-8q0-24-24-24H188q-24 0-24 24z', adjustBrightness(colour, -0.4)),
    line('M196 190l-6-52q30-30 60 0l2 60M348 198l2-60q30-30 60 0l-6 52', adjustBrightness(colour, -0.3), 18),
    seam('M300 200q-10 160-6 300M172 430q120 40 250 0', adjustBrightness(colour, -0.45), 4),
    drawToecap(colour),
    sole({ ...context, accent: '#2b2118' }),
    highlightStroke('M196 230q-8 130 0 280', 8, 0.3),
  ].join('');
};

const drawCover: Draw = ({ colour, defs }) =>
  [
    path(
      'M150 560q-14-130 60-176 60-30 150-4 60 60 190 84 150 24 152 116-20 60-280 60-244 0-272-80z',
      defs.ball(adjustBrightness(colour, 0.1)),
    ),
    ellipse(276, 408, 104, adjustBrightness(colour, -0.5), 34),
    repeat(15, (index) => {
      const angle = (index / 15) * Math.PI * 2;
      const [x, y] = [276 + Math.cos(angle) * 104, 408 + Math.sin(angle) * 34];
      return line(
        `M${Math.round(x)} ${Math.round(y)}l${Math.round(Math.cos(angle) * 26)} ${Math.round(Math.sin(angle) * 30 + 14)}`,
        adjustBrightness(colour, -0.22),
        5,
        ' opacity=".8"',
      );
    }),
    `<ellipse cx="276" cy="408" rx="104" ry="34" fill="none" stroke="${adjustBrightness(colour, 0.3)}" stroke-width="13" stroke-dasharray="16 9"/>`,
    line('M200 560q160 40 430 10M430 470q60 60 40 150M560 500q40 50 20 120', '#fff', 5, ' opacity=".4"'),
  ].join('');

const shape = (
  bounds: Illustration['bounds'],
  draw: Draw,
  backdrop: Illustration['backdrop'] = 'site',
): Illustration => ({ bounds, orientation: 'stand', backdrop, draw });

export const FOOTWEAR_KINDS = {
  'safety-shoes': shape([76, 318, 650, 362], pair(drawShoe)),
  'safety-trainers': shape([74, 318, 646, 362], pair(drawTrainer)),
  'slip-on-boots': shape([76, 148, 650, 532], pair(drawSlipOn)),
  'rigger-boots': shape([64, 50, 662, 630], pair(drawRigger)),
  'shoe-covers': shape([60, 318, 646, 326], pair(drawCover, [-86, -50]), 'floor'),
} satisfies Record<string, Illustration>;

import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import {
  adjustBrightness,
  brightness,
  ellipse,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
} from '../svg/shapes.ts';

const tapeMeasure: Illustration = {
  bounds: [106, 186, 556, 434],
  orientation: 'stand',
  groundContact: [312, 352],
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      rect(112, 566, 330, 42, defs.horizontalCylinder('#f4d35e'), 3),
      repeat(15, (index) => line(`M${136 + index * 20} 570v${index % 5 ? 14 : 24}`, '#2b2d2f', 3)),
      repeat(3, (index) => rect(146 + index * 100, 590, 16, 12, '#c8342b', 2)),
      path('M120 556h-14v64h10v-20h12v-44z', defs.verticalSteel('#8d969c')),
      path('M312 300q0-106 116-108h116q116 4 118 120v200q-2 106-108 108H376q-64 0-64-64z', defs.flat(accent)),
      path('M342 310q0-84 92-86h104q92 4 94 96v180q-2 88-86 90H392q-50 0-50-54z', defs.flat(colour)),
      ellipse(490, 400, 122, adjustBrightness(accent, -0.1)) + ellipse(490, 400, 108, defs.ball(accent)),
      drawBadge(420, 378, 140, colour),
      rect(430, 186, 110, 26, defs.horizontalCylinder('#2b2d2f'), 12),
      repeat(4, (index) => line(`M${644} ${320 + index * 40}h14`, '#17130f', 8, ' opacity=".3"')),
      highlightStroke('M360 330q0-80 70-84h70', 9, 0.5),
    ].join(''),
};

const spiritLevel: Illustration = {
  bounds: [58, 340, 684, 116],
  orientation: 'lie',
  tilt: -32,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const vial = (x: number, width: number, height: number): string =>
      rect(x - width / 2 - 8, 398 - height / 2 - 8, width + 16, height + 16, '#2b2d2f', 10) +
      rect(
        x - width / 2,
        398 - height / 2,
        width,
        height,
        defs.horizontalCylinder('#c8e64a'),
        Math.min(width, height) / 2,
      ) +
      (width > height
        ? ellipse(x, 394, 17, '#f5ffd2', 10) + line(`M${x - 24} ${386}v24M${x + 24} ${386}v24`, '#2b2d2f', 4)
        : ellipse(x, 398, 10, '#f5ffd2', 17) + line(`M${x - 12} 374h24M${x - 12} 422h24`, '#2b2d2f', 4));
    return [
      rect(64, 344, 672, 108, defs.horizontalCylinder(colour), 6),
      rect(64, 356, 672, 10, '#fff', 0, ' opacity=".35"') +
        rect(64, 430, 672, 10, '#17130f', 0, ' opacity=".18"'),
      repeat(
        2,
        (index) =>
          rect(176 + index * 348, 374, 100, 50, adjustBrightness(colour, -0.45), 25) +
          rect(180 + index * 348, 380, 92, 44, '#fafaf8', 22),
      ),
      vial(400, 104, 38),
      vial(118, 34, 54),
      vial(682, 34, 54),
      drawBadge(296, 382, 42, accent),
      rect(58, 340, 26, 116, defs.horizontalCylinder(accent), 6) +
        rect(716, 340, 26, 116, defs.horizontalCylinder(accent), 6),
    ].join('');
  },
};

const handSaw: Illustration = {
  bounds: [64, 269, 682, 257],
  orientation: 'lie',
  tilt: -30,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      path('M64 330l500-44v196L84 392z', defs.horizontalSteel('#d0d6da')),
      path('M84 392l480 90v-14L82 380z', '#8d969c'),
      path(`M84 392${'l8 15 12-11'.repeat(24)}z`, '#aab2b7'),
      drawBadge(300, 356, 150, adjustBrightness(colour, 0.1)),
      path(
        'M520 290q30-24 110-20 110 8 116 60 4 30-26 36 24 30 10 80-16 70-90 80-70 6-80-30-2-30 26-40-50-10-66-66z',
        defs.flat(colour),
      ),
      path('M600 346q10-20 50-16 44 4 40 40-4 50-44 58-32 2-36-30-4-30-10-52z', '#fafaf8'),
      path('M560 290q60-16 110-4 50 12 58 44-40-32-110-30-40 2-72 14z', accent),
      ellipse(556, 330, 10, defs.ball('#c3cacf')) + ellipse(572, 396, 10, defs.ball('#c3cacf')),
      highlightStroke('M92 338l400-36', 5, 0.7),
    ].join(''),
};

const utilityKnife: Illustration = {
  bounds: [336, 40, 128, 720],
  orientation: 'lie',
  tilt: 45,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      path('M366 60l68-20v250h-68z', defs.verticalSteel('#dfe4e7')),
      repeat(5, (index) => line(`M366 ${106 + index * 34}l68-20`, '#6d757a', 3)),
      path('M350 232h100l14 30v420q-4 76-64 78t-64-78V262z', defs.verticalCylinder(colour)),
      path('M372 240h56v420q-4 30-28 30t-28-30z', defs.verticalSteel('#9aa3a8')),
      rect(382, 300, 36, 120, defs.verticalCylinder(accent), 16),
      repeat(5, (index) => line(`M388 ${324 + index * 18}h24`, '#fff', 4, ' opacity=".35"')),
      ellipse(400, 480, 34, defs.ball(accent)) +
        repeat(6, (index) => line(`M${378 + index * 9} 462v36`, '#fff', 3, ' opacity=".2"')),
      repeat(
        5,
        (index) =>
          rect(338, 560 + index * 26, 22, 12, '#17130f', 5, ' opacity=".3"') +
          rect(440, 560 + index * 26, 22, 12, '#17130f', 5, ' opacity=".3"'),
      ),
      highlightStroke('M352 280v250', 7, brightness(colour) > 0.7 ? 0.7 : 0.4),
    ].join(''),
};

export const MEASURING_TOOL_KINDS = {
  'tape-measure': tapeMeasure,
  'spirit-level': spiritLevel,
  'hand-saw': handSaw,
  'utility-knife': utilityKnife,
} satisfies Record<string, Illustration>;

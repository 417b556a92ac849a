// Battery-powered tools; grinder, jigsaw and hammer share their bodies with the corded ones.
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
import { rotaryHammerBody } from './cutting.ts';
import { BRASS, batteryFoot, IRON, RUBBER, vents } from './parts.ts';
import { grinderBody, jigsawBody } from './power-tools.ts';
import { tube } from './shared-shapes.ts';

/** A battery that slides on to the end of a tool, seen from the side. */
function tailBattery(defs: SvgDefs, x: number, y: number, colour: string): string {
  return [
    rect(x - 16, y + 12, 30, 116, defs.verticalCylinder('#3f4548'), 8),
    rect(x, y, 92, 140, defs.flat(RUBBER), 16),
    rect(x + 60, y + 2, 14, 136, colour),
    repeat(3, (index) => ellipse(x + 30, y + 34 + index * 22, 6, index < 2 ? '#8fd16a' : '#55605a')),
    highlightStroke(`M${x + 16} ${y + 14}h40`, 4, 0.3),
  ].join('');
}

const cordlessGrinder: Illustration = {
  bounds: [96, 165, 706, 375],
  orientation: 'lie',
  backdrop: 'planks',
  draw: (context) => tailBattery(context.defs, 708, 256, context.colour) + grinderBody(context),
};

const cordlessJigsaw: Illustration = {
  bounds: [144, 124, 606, 522],
  orientation: 'lie',
  backdrop: 'planks',
  draw: (context) =>
    group(tailBattery(context.defs, 640, 244, context.colour), 'rotate(14 640 244)') + jigsawBody(context),
};

const cordlessHammer: Illustration = {
  bounds: [56, 170, 684, 452],
  orientation: 'lie',
  backdrop: 'planks',
  draw: (context) => rotaryHammerBody(context) + batteryFoot(context.defs, 424, 530, context.accent, 220),
};

const reciprocatingSaw: Illustration = {
  bounds: [40, 210, 720, 372],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      path('M40 316l10-10h190v42H64z', defs.horizontalSteel()) +
        path(
          repeat(12, (index) => `M${60 + index * 14} 348l7 9 7-9z`),
          '#7d868c',
        ),
      path('M178 262h30q10 0 10 10v116q0 10-10 10h-30z', defs.verticalSteel('#9aa3a8')),
      rect(210, 296, 60, 70, defs.horizontalSteel('#8d969c'), 6),
      tube('M640 270h40q58 4 58 70v60q-4 66-70 70h-60', '#33383b', 54),
      repeat(5, (index) => line(`M722 ${316 + index * 22}h32`, '#000', 6, ' opacity=".4"')),
      path('M604 318l46-8q16 44-6 92h-40z', defs.horizontalCylinder('#4a5054')),
      path('M246 280q4-46 60-54l110-16v236l-110-28q-56-12-60-58z', defs.horizontalCylinder(RUBBER)),
      repeat(6, (index) =>
        line(`M${290 + index * 18} ${258 - index * 3}v${124 + index * 8}`, '#000', 6, ' opacity=".3"'),
      ),
      path(
        'M404 212h190q60 4 66 62v10h-46v130h46q0 58-40 70H470q-66-6-66-70z',
        defs.horizontalCylinder(colour),
      ),
      rect(404, 212, 22, 250, defs.verticalCylinder(accent), 4),
      vents(548, 300, 4, 16, 84, -4),
      drawBadge(440, 250, 126, accent),
      highlightStroke('M436 226h150', 7, 0.4),
      batteryFoot(defs, 466, 490, accent, 190),
    ].join(''),
};

const inflator: Illustration = {
  bounds: [120, 120, 560, 560],
  orientation: 'stand',
  groundContact: [396, 230],
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      line('M272 262q-130 6-118 150t94 170', '#1f2224', 26) +
        line('M270 254q-126 8-114 158t94 166', '#5a6064', 6, ' opacity=".7"'),
      group(
        rect(-18, -4, 36, 40, defs.verticalCylinder('#3a3f43'), 6) +
          rect(-13, 34, 26, 46, defs.verticalSteel(BRASS), 4) +
          rect(-20, 48, 40, 12, defs.verticalSteel(BRASS), 4),
        'translate(250 578) rotate(-28)',
      ),
      path('M446 330l94-8 50 240H428q22-70 10-140z', defs.flat(accent)),
      path('M474 350l56-4 36 200h-60q8-50-6-110z', defs.flat(RUBBER)),
      repeat(5, (index) =>
        line(`M${492 + index * 7} ${380 + index * 32}h36`, '#17130f', 7, ' opacity=".35"'),
      ),
      path('M432 350q-42 18-28 64 12 28 40 22z', defs.flat('#3f4548')),
      rect(258, 222, 60, 82, defs.horizontalSteel('#6d757a'), 10),
      path(
        'M304 176q0-32 34-34h220q100 6 104 96 0 84-84 96H352q-48-4-48-44z',
        defs.horizontalCylinder(colour),
      ),
      path('M582 144q78 12 80 94 0 74-66 92 36-90-14-186z', defs.flat(RUBBER)),
      vents(618, 198, 3, 13, 74, -4),
      path('M372 122h150q14 0 18 14l12 62q2 14-12 14H354q-14 0-12-14l12-62q4-14 18-14z', defs.flat(IRON)),
      path('M382 136h130q8 0 10 8l8 44q0 10-10 10H374q-10 0-10-10l8-44q2-8 10-8z', '#1d2a2e'),
      line('M400 152h22v14h-22v16h22M440 152h22v30h-22zM440 167h22', '#9fe6d0', 5) +
        line('M482 170h22M482 182h14', '#9fe6d0', 4, ' opacity=".6"'),
      drawBadge(372, 244, 130, accent),
      highlightStroke('M330 232v50', 7, 0.4) + highlightStroke('M560 158l-18 0', 6, 0.4),
      batteryFoot(defs, 396, 572, adjustBrightness(colour, 0.05), 230),
    ].join(''),
};

export const CORDLESS_TOOL_KINDS = {
  'cordless-grinder': cordlessGrinder,
  'cordless-jigsaw': cordlessJigsaw,
  'cordless-hammer': cordlessHammer,
  'reciprocating-saw': reciprocatingSaw,
  inflator,
} satisfies Record<string, Illustration>;

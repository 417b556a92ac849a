import type { DrawContext, Illustration } from '../illustration.ts';
import type { SvgDefs } from '../svg/gradients.ts';
import { drawBadge } from '../svg/labels.ts';
import {
  adjustBrightness,
  ellipse,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
  shadowPath,
} from '../svg/shapes.ts';

const RUBBER = '#2e3235';

const cord = (d: string): string => line(d, '#1f2224', 16) + line(d, '#4a4f53', 4, ' opacity=".7"');

function vents(x: number, y: number, count: number, step: number, length: number, slant = 0): string {
  return repeat(count, (index) =>
    line(`M${x + index * step} ${y}l${slant} ${length}`, '#17130f', 6, ' opacity=".35"'),
  );
}

// The bare steel cylinder with grooves that holds a bit, pointing left.
function chuck(defs: SvgDefs, x: number, y: number): string {
  return [
    path(`M${x} ${y + 34}l60-34h54v132h-54l-60-34z`, defs.horizontalSteel('#8d969c')),
    repeat(5, (index) => line(`M${x + 66 + index * 10} ${y + 6}v120`, '#17130f', 3, ' opacity=".25"')),
    rect(x - 150, y + 56, 154, 20, defs.horizontalSteel(), 4),
    path(`M${x - 190} ${y + 66}l44-10v20z`, defs.horizontalSteel()),
  ].join('');
}

/** A pistol drill without its battery. */
export const drillBody = ({ colour, accent, defs }: DrawContext): string =>
  [
    chuck(defs, 246, 166),
    path('M468 290l64-6 54 296h-140q26-60 8-150-10-60 14-140z', defs.flat(accent)),
    path('M490 330l52-4 40 228h-60q16-70-4-130-16-50 12-94z', defs.flat(RUBBER)),
    repeat(5, (index) => line(`M${500 + index * 7} ${372 + index * 34}h34`, '#17130f', 7, ' opacity=".35"')),
    path('M446 320q-40 20-28 66 10 30 38 24l4-84z', defs.flat(colour)),
    path(
      'M380 164q0-14 14-14h214q70 0 84 76t-46 96q-30 8-130 8h-96q-40 0-40-40z',
      defs.horizontalCylinder(colour),
    ),
    rect(346, 158, 50, 152, defs.horizontalSteel('#4a5054'), 10),
    repeat(6, (index) => line(`M${354} ${174 + index * 24}h34`, '#17130f', 4, ' opacity=".4"')),
    path('M590 152q84 0 100 70t-44 98q-22 8-46 10 34-86-10-178z', defs.flat(RUBBER)),
    vents(612, 194, 4, 16, 82, -6),
    drawBadge(430, 206, 130, adjustBrightness(accent, 0.05)),
    highlightStroke('M408 170h170', 8, 0.45),
  ].join('');

/** An angle grinder without cord or battery. */
export const grinderBody = ({ colour, accent, defs }: DrawContext): string =>
  [
    ellipse(244, 492, 148, defs.horizontalSteel('#b08a55'), 46),
    ellipse(244, 486, 148, defs.flat('#d2ae78'), 44),
    ellipse(244, 486, 112, adjustBrightness('#d2ae78', -0.12), 33),
    ellipse(244, 484, 40, defs.ball('#8d969c'), 13),
    path('M110 452q24-82 146-82t128 72l-24 34q-6-60-110-60t-114 58z', defs.horizontalCylinder('#5b6368')),
    path('M196 300q0-46 46-52h100v150q-60 34-120 18-26-16-26-60z', defs.flat('#aab2b7')),
    highlightStroke('M214 306q4-34 40-40h70', 8, 0.6),
    repeat(3, (index) => ellipse(226 + index * 50, 396 - index * 6, 8, '#6d757a')),
    path('M330 236h250q60 4 100 46t36 92q-10 40-50 38l-336 2z', defs.horizontalCylinder(colour)),
    path('M560 238q70 4 118 46t38 92q-10 40-50 38l-70-2q36-100-36-174z', defs.flat(accent)),
    vents(600, 286, 4, 20, 74, 4),
    rect(420, 392, 150, 26, defs.horizontalCylinder(RUBBER), 12),
    drawBadge(380, 290, 150, accent),
    highlightStroke('M350 252h200', 8, 0.45),
    path('M214 262l-30-70q-8-22 14-26t30 16l26 72z', defs.flat(RUBBER)),
    repeat(3, (index) =>
      line(`M${196 + index * 10} ${204 + index * 18}l26-10`, '#17130f', 5, ' opacity=".35"'),
    ),
  ].join('');

const grinder: Illustration = {
  bounds: [96, 165, 632, 415],
  orientation: 'lie',
  backdrop: 'planks',
  draw: (context) => cord('M690 372c60 10 20 120-40 130s-90 64-150 70') + grinderBody(context),
};

/** A jigsaw without cord or battery. */
export const jigsawBody = ({ colour, accent, defs }: DrawContext): string =>
  [
    rect(254, 450, 26, 196, defs.verticalSteel(), 3),
    repeat(9, (index) => path(`M254 ${490 + index * 17}l-10 8 10 8z`, '#8d969c')),
    path('M200 190q0-60 70-66h300q110 2 116 80 2 50-40 110l-30 90H240q-40-4-40-50z', defs.flat(colour)),
    path('M330 216h224q34 2 30 34t-40 60q-20 20-60 20H342q-36-2-36-50t24-64z', '#fafaf8'),
    path('M330 216h224q34 2 30 34-6 18-30-8-20-12-224-6-20 8-24 44-2-54 24-64z', '#17130f', ' opacity=".22"'),
    path(
      'M270 124h300q110 2 116 80-20-50-110-50H300q-60 2-92 40 10-64 62-70z',
      defs.horizontalCylinder(RUBBER),
    ),
    rect(420, 210, 96, 24, defs.horizontalCylinder(accent === RUBBER ? '#4a5054' : '#4a5054'), 12),
    path('M216 360h400l-20 58H236z', defs.horizontalCylinder(adjustBrightness(colour, -0.1))),
    drawBadge(350, 352, 160, accent),
    path('M236 412h90v66h-70q-20-10-20-66z', defs.verticalSteel('#8d969c')),
    path('M150 476h450q30 0 42-26h34q-4 56-50 56H164q-20 0-20-16 0-10 6-14z', defs.horizontalSteel()),
    rect(240, 476, 56, 10, '#17130f', 4, ' opacity=".4"'),
    highlightStroke('M230 170q14-28 56-30h240', 8, 0.3),
    highlightStroke('M214 240v110', 8, 0.4),
  ].join('');

const jigsaw: Illustration = {
  bounds: [144, 124, 583, 522],
  orientation: 'lie',
  backdrop: 'planks',
  draw: (context) => cord('M680 230c60 6 40 90 10 130s-70 120-110 160') + jigsawBody(context),
};

const sander: Illustration = {
  bounds: [146, 166, 533, 460],
  orientation: 'stand',
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      cord('M480 260c110-40 200 10 190 110s20 160-40 240'),
      path('M452 420h140q60 0 70 40t-20 66l-40 34H470z', defs.flat('#3f4548')),
      vents(530, 452, 4, 26, 70, 6),
      rect(150, 596, 380, 30, defs.horizontalCylinder('#b5803f'), 8),
      rect(146, 566, 388, 34, defs.horizontalCylinder(RUBBER), 12),
      path(
        'M184 400q-14-60 60-70h200q74 10 60 70l-16 150q-4 22-30 22H230q-26 0-30-22z',
        defs.verticalCylinder(colour),
      ),
      path('M196 500h292l-6 56q-4 18-26 18H230q-22 0-26-18z', defs.verticalCylinder(accent)),
      path('M172 300q0-130 172-134t172 134q0 60-60 64H232q-60-4-60-64z', defs.ball(RUBBER)),
      path('M230 230q40-46 120-46t110 36', 'none'),
      highlightStroke('M226 246q36-44 110-48', 12, 0.3),
      repeat(7, (index) => line(`M${240 + index * 34} ${330}v18`, '#000', 7, ' opacity=".4"')),
      drawBadge(272, 424, 146, accent),
      rect(196, 392, 60, 24, '#8d969c', 10),
      highlightStroke('M204 420v70', 7, 0.4),
    ].join(''),
};

const circularSaw: Illustration = {
  bounds: [100, 154, 600, 469],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      ellipse(300, 440, 178, defs.verticalSteel()),
      repeat(18, (index) => {
        const angle = (index * Math.PI) / 9;
        const x = Math.round(300 + 176 * Math.cos(angle));
        const y = Math.round(440 + 176 * Math.sin(angle));
        return path(`M${x - 9} ${y}l9-14 9 14-9 10z`, '#8d969c');
      }),
      path('M112 448a188 188 0 0 1 376 0l-40 20H130z', defs.flat('#4a5054')),
      ellipse(300, 440, 64, defs.ball('#aab2b7')) + ellipse(300, 440, 22, '#5b6368'),
      path('M330 300h230q90 4 96 70t-50 92H420q-40-100-90-162z', defs.horizontalCylinder(colour)),
      path('M560 302q90 4 96 68t-50 92h-50q50-80 4-160z', defs.flat(RUBBER)),
      vents(600, 340, 3, 16, 80, 0),
      path(
        'M240 270q20-110 130-116h90q120 6 150 130l-48 20q-20-80-110-84h-70q-70 4-84 66z',
        defs.flat(RUBBER),
      ),
      path(
        'M250 262q22-96 122-100h84',
        'none',
        ' stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".3"',
      ),
      rect(400, 214, 96, 20, '#6d757a', 10),
      drawBadge(404, 360, 130, adjustBrightness(accent, -0.5)),
      path('M100 494h600v26q0 14-14 14H116q-16 0-16-16z', defs.horizontalSteel()),
      shadowPath('M112 494h376v10H112z', 0.3),
      highlightStroke('M350 312h190', 8, 0.4),
    ].join(''),
};

const heatGun: Illustration = {
  bounds: [108, 152, 576, 496],
  orientation: 'stand',
  groundContact: [450, 160],
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      cord('M560 640c60-10 90 20 116-30'),
      rect(114, 206, 170, 88, defs.horizontalSteel(), 8),
      rect(108, 198, 26, 104, defs.horizontalSteel('#9aa3a8'), 6),
      rect(262, 186, 40, 128, defs.horizontalSteel('#8d969c'), 8),
      repeat(4, (index) => line(`M${160 + index * 26} 222v56`, '#17130f', 5, ' opacity=".25"')),
      path('M440 330l110-10 40 300q2 26-24 26H470q-24 0-26-24-2-90-6-140t2-152z', defs.flat(accent)),
      path('M470 372l76-6 32 240q0 16-16 16h-70q-14 0-16-16z', defs.flat(RUBBER)),
      repeat(6, (index) =>
        line(`M${494 + index * 4} ${410 + index * 34}h52`, '#17130f', 7, ' opacity=".35"'),
      ),
      path('M418 344q-40 20-24 70 10 26 38 22l4-88z', defs.flat('#3f4548')),
      path(
        'M296 172q0-20 22-20h220q130 4 134 104t-110 104q-60 2-232-2-34-4-34-34z',
        defs.horizontalCylinder(colour),
      ),
      path('M560 154q108 12 112 98t-92 106q40-100-20-204z', defs.flat(RUBBER)),
      vents(604, 208, 4, 14, 92, -4),
      drawBadge(360, 224, 150, accent),
      highlightStroke('M322 170h210', 8, 0.45),
    ].join(''),
};

export const POWER_TOOL_KINDS = {
  grinder,
  jigsaw,
  sander,
  'circular-saw': circularSaw,
  'heat-gun': heatGun,
} satisfies Record<string, Illustration>;

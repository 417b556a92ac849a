// Mixers and taps by how they are mounted and operated; kitchen and wall mixers with a plain spout are in
// mixers.
import type { DrawContext, Illustration } from '../illustration.ts';
import {
  adjustBrightness,
  cylinder,
  cylinderTop,
  ellipse,
  group,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
} from '../svg/shapes.ts';
import { tube } from './shared-shapes.ts';

const MIN_TALL_HEIGHT = 25;

const hotAndCold = (x: number, y: number): string =>
  rect(x - 20, y, 18, 9, '#c24e3f', 4) + rect(x + 2, y, 18, 9, '#2f6f8f', 4);

/** A body with its spout to the left and a lever on top; `extra` lengthens it below the spout. */
function drawBasinMixer({ colour, defs }: DrawContext, extraHeight: number): string {
  return [
    cylinder(392, 664, 168, 22, 20, defs.verticalSteel(adjustBrightness(colour, -0.15))),
    cylinder(412, 380 - extraHeight, 128, 286 + extraHeight, 16, defs.verticalSteel(colour)),
    path(
      `M420 ${412 - extraHeight}L210 ${356 - extraHeight}q-30-8-36 16l-6 26q-4 20 16 26l44 12q40 8 84 40l108 60z`,
      defs.flat(colour),
    ),
    path(
      `M174 ${390 - extraHeight}l-10 44q20 22 58 14l8-46z`,
      defs.verticalSteel(adjustBrightness(colour, -0.2)),
    ),
    ellipse(192, 444 - extraHeight, 26, adjustBrightness(colour, -0.55), 8),
    highlightStroke(`M206 ${374 - extraHeight}l190 52`, 8, 0.6),
    cylinder(404, 320 - extraHeight, 144, 66, 18, defs.verticalSteel(adjustBrightness(colour, 0.08))),
    cylinderTop(404, 320 - extraHeight, 144, 18, defs.verticalSteel(adjustBrightness(colour, 0.2))),
    path(
      `M446 ${318 - extraHeight}q10-30 40-44l110-50q34-10 36 14 0 18-24 28l-92 40q-10 6-12 20-30 12-58-8z`,
      defs.horizontalSteel(colour),
    ),
    hotAndCold(476, 352 - extraHeight),
    highlightStroke(`M430 ${420 - extraHeight}v220`, 8, 0.5),
  ].join('');
}

function createBasinMixer(extraHeight: number): Illustration {
  return {
    bounds: [160, 222 - extraHeight, 474, 484 + extraHeight],
    orientation: 'stand',
    groundContact: [392, 168],
    backdrop: 'tiles',
    draw: (context) => drawBasinMixer(context, extraHeight),
    adaptToFacts: ({ count }) =>
      createBasinMixer((count('height') ?? 0) >= MIN_TALL_HEIGHT ? 240 : extraHeight),
  };
}

const sensorTap: Illustration = {
  bounds: [196, 190, 384, 514],
  orientation: 'stand',
  groundContact: [400, 170],
  backdrop: 'tiles',
  draw: ({ colour, defs }) =>
    [
      cylinder(396, 664, 176, 22, 18, defs.verticalSteel(adjustBrightness(colour, -0.15))),
      path('M424 666V330q0-140 80-140t76 100v376z', defs.verticalSteel(colour)),
      path('M450 250Q330 210 230 300q-30 30-34 70l62 14q20-60 100-60h92z', defs.flat(colour)),
      path('M196 366l64 14-4 22q-34 8-64-12z', adjustBrightness(colour, -0.5)),
      highlightStroke('M240 320q60-70 170-62', 8, 0.6),
      ellipse(452, 456, 30, '#17191b', 38),
      ellipse(452, 444, 11, '#c8342b') + ellipse(448, 440, 4, '#fff', 4, ' opacity=".8"'),
      line(
        'M410 430q-60 10-100 60M412 470q-50 14-76 50',
        '#2f80c2',
        7,
        ' stroke-dasharray="4 16" opacity=".8"',
      ),
      highlightStroke('M560 300v330', 7, 0.35),
    ].join(''),
};

const selfClosingTap: Illustration = {
  bounds: [130, 220, 500, 340],
  orientation: 'hang',
  backdrop: 'tiles',
  draw: ({ colour, accent, defs }) =>
    [
      ellipse(186, 360, 56, adjustBrightness(colour, -0.4), 116) +
        ellipse(178, 356, 50, defs.ball(colour), 110),
      rect(196, 306, 260, 104, defs.horizontalSteel(colour), 12),
      path('M440 306h60q118 0 126 130v90h-84v-72q-4-44-50-44h-52z', defs.flat(colour)),
      rect(534, 520, 100, 36, defs.verticalSteel(adjustBrightness(colour, -0.1)), 8),
      ellipse(584, 556, 34, adjustBrightness(colour, -0.55), 8),
      rect(296, 268, 110, 44, defs.verticalSteel(adjustBrightness(colour, 0.1)), 8),
      path(
        'M286 222h130q14 0 14 14v36q0 12-14 12H286q-14 0-14-12v-36q0-14 14-14z',
        defs.verticalSteel(adjustBrightness(colour, 0.05)),
      ),
      ellipse(351, 226, 60, adjustBrightness(accent, 0.05), 10),
      line('M351 168v34M336 188l15 16 15-16', adjustBrightness(accent, -0.1), 9),
      highlightStroke('M216 322h220', 8, 0.6),
    ].join(''),
};

const pullOutMixer: Illustration = {
  bounds: [216, 84, 380, 620],
  orientation: 'stand',
  groundContact: [400, 190],
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) =>
    [
      cylinder(410, 668, 170, 18, 20, defs.verticalSteel(adjustBrightness(colour, -0.12))),
      tube('M495 560V250q0-130-116-130-112 0-112 130v10', colour, 54),
      line('M267 268v64', '#5b6368', 20) + line('M267 268v64', '#8d969c', 20, ' stroke-dasharray="4 6"'),
      path('M238 326h58l10 120q-2 20-39 20t-39-20z', defs.verticalSteel(adjustBrightness(colour, -0.04))),
      rect(256, 372, 22, 44, accent, 8),
      ellipse(267, 462, 36, adjustBrightness(colour, -0.55), 9),
      repeat(5, (index) =>
        line(`M${247 + index * 10} 478v${40 + (index % 2) * 20}`, '#8fc3d6', 5, ' opacity=".7"'),
      ),
      cylinder(436, 476, 118, 186, 15, defs.verticalSteel(colour)) +
        cylinderTop(436, 476, 118, 15, defs.verticalSteel(adjustBrightness(colour, 0.2))),
      path('M546 540l60-24q20-4 20 18t-20 20l-60 14z', defs.horizontalSteel(colour)),
      hotAndCold(495, 578),
      highlightStroke('M456 500v140', 8, 0.55),
    ].join(''),
};

const filterMixer: Illustration = {
  bounds: [216, 84, 430, 620],
  orientation: 'stand',
  groundContact: [390, 210],
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) =>
    [
      cylinder(390, 668, 210, 18, 20, defs.verticalSteel(adjustBrightness(colour, -0.12))),
      tube('M495 560V250q0-130-116-130-112 0-112 130v66', colour, 54),
      rect(236, 306, 62, 60, defs.verticalSteel(adjustBrightness(colour, -0.04)), 8),
      ellipse(254, 368, 13, adjustBrightness(colour, -0.55), 5) + ellipse(284, 368, 8, accent, 4),
      cylinder(436, 476, 118, 186, 15, defs.verticalSteel(colour)),
      rect(546, 520, 40, 46, defs.horizontalSteel(colour), 6) +
        path('M582 530l56-40q10-4 10 10l-6 30-58 22z', defs.flat(colour)),
      rect(402, 528, 38, 42, defs.horizontalSteel(accent), 6) +
        path('M404 536l-56-36q-12-2-10 12l8 28 58 20z', defs.flat(accent)),
      path('M366 586q-18 26-18 38a18 18 0 0 0 36 0q0-12-18-38z', '#2f80c2'),
      hotAndCold(600, 590),
      highlightStroke('M456 500v140', 8, 0.55),
    ].join(''),
};

const swivelMixer: Illustration = {
  bounds: [120, 330, 500, 366],
  orientation: 'stand',
  groundContact: [420, 170],
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) =>
    [
      cylinder(420, 660, 170, 18, 18, defs.verticalSteel(adjustBrightness(colour, -0.12))),
      cylinder(440, 500, 130, 160, 15, defs.verticalSteel(colour)),
      tube('M500 540Q300 420 160 470v50', colour, 46),
      rect(132, 516, 58, 30, defs.verticalSteel(accent), 6),
      cylinder(436, 440, 138, 62, 17, defs.verticalSteel(adjustBrightness(colour, 0.1))),
      path(
        'M480 444q6-40 60-70l50-28q24-8 28 10 2 14-16 26-50 30-60 70-30 12-62-8z',
        defs.horizontalSteel(colour),
      ),
      hotAndCold(505, 470),
      highlightStroke('M190 452q120-20 260 60', 7, 0.5),
    ].join(''),
};

const wallBasinMixer: Illustration = {
  bounds: [170, 220, 460, 380],
  orientation: 'hang',
  backdrop: 'tiles',
  draw: ({ colour, defs }) =>
    [
      rect(170, 240, 460, 150, defs.flat(adjustBrightness(colour, -0.06)), 22),
      line('M184 252h430', '#fff', 4, ' opacity=".5"'),
      ellipse(290, 318, 50, defs.ball(colour), 50),
      path('M262 330h56l20 222q0 40-48 40t-48-40z', defs.verticalSteel(colour)),
      ellipse(290, 578, 34, adjustBrightness(colour, -0.55), 11),
      ellipse(510, 316, 56, defs.ball(colour), 56),
      ellipse(510, 316, 36, defs.ball(adjustBrightness(colour, 0.15)), 36),
      path('M496 220h28l8 96q-22 16-44 0z', defs.verticalSteel(adjustBrightness(colour, 0.06))),
      hotAndCold(510, 352),
      highlightStroke('M274 350l-8 180', 7, 0.6),
    ].join(''),
};

/** A bar between two inlets in the wall. */
function drawBar({ colour, defs }: DrawContext): string {
  return [
    ...[180, 620].map(
      (x) =>
        ellipse(x + 3, 306, 62, adjustBrightness(colour, -0.45)) + ellipse(x, 300, 60, defs.ball(colour)),
    ),
    rect(176, 262, 448, 78, defs.horizontalSteel(colour), 36),
    rect(322, 250, 156, 102, defs.horizontalSteel(adjustBrightness(colour, 0.05)), 26),
    path('M366 256q-4-60 16-70h40q20 10 16 70-36 14-72 0z', defs.verticalSteel(colour)),
    hotAndCold(400, 292),
    highlightStroke('M226 278h90', 7, 0.6),
  ].join('');
}

const outlet = ({ colour, defs }: DrawContext, x: number, y: number): string =>
  rect(x - 28, y, 56, 40, defs.verticalSteel(adjustBrightness(colour, -0.1)), 6) +
  line(`M${x - 16} ${y + 8}v24M${x} ${y + 8}v24M${x + 16} ${y + 8}v24`, '#17130f', 4, ' opacity=".25"') +
  rect(x - 20, y + 38, 40, 26, defs.verticalSteel('#c8a15a'), 4);

const showerMixer: Illustration = {
  bounds: [118, 182, 566, 238],
  orientation: 'hang',
  backdrop: 'tiles',
  draw: (context) => drawBar(context) + outlet(context, 400, 350),
};

const bathMixer: Illustration = {
  bounds: [118, 182, 566, 384],
  orientation: 'hang',
  backdrop: 'tiles',
  draw: (context) => {
    const { colour, defs } = context;
    return [
      path('M362 340h76v90l26 86q4 40-64 40t-64-40l26-86z', defs.verticalSteel(colour)),
      ellipse(400, 540, 52, adjustBrightness(colour, -0.55), 15),
      drawBar(context),
      outlet(context, 560, 334),
      group(
        rect(-13, -52, 26, 60, defs.verticalSteel(adjustBrightness(colour, 0.1)), 9),
        'translate(500 262)',
      ),
      highlightStroke('M378 370v110', 7, 0.5),
    ].join('');
  },
};

export const TAP_KINDS = {
  tap: createBasinMixer(0),
  'sensor-tap': sensorTap,
  'self-closing-tap': selfClosingTap,
  'pull-out-mixer': pullOutMixer,
  'filter-mixer': filterMixer,
  'swivel-mixer': swivelMixer,
  'wall-basin-mixer': wallBasinMixer,
  'shower-mixer': showerMixer,
  'bath-mixer': bathMixer,
} satisfies Record<string, Illustration>;

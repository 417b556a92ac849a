// Basin wrench, chalk line, riveter, sharpening set, torque wrench, pipe cutter, tin snips and magnetic tool bar.
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
import { IRON, RUBBER, ring, STEEL, screwHead, ticks } from './parts.ts';
import { tube } from './shared-shapes.ts';

const basinWrench: Illustration = {
  bounds: [270, 40, 270, 720],
  orientation: 'lie',
  tilt: 34,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      rect(376, 170, 48, 290, defs.verticalSteel(accent), 8),
      rect(366, 410, 68, 300, defs.verticalSteel(adjustBrightness(accent, -0.1)), 10),
      rect(358, 400, 84, 40, defs.verticalCylinder(IRON), 10),
      rect(270, 690, 270, 44, defs.horizontalSteel(accent), 22),
      ellipse(290, 712, 24, defs.ball(IRON)) + ellipse(520, 712, 24, defs.ball(IRON)),
      rect(362, 480, 76, 150, defs.verticalCylinder(colour), 14) +
        drawBadge(368, 544, 64, adjustBrightness(colour, -0.5)),
      path('M346 150q-6-50 50-60 90-20 116 50l-34 14q-16-34-60-26-18 8-12 30l-8 42h-50z', defs.flat(IRON)),
      path('M438 200q74 0 78-62l-36-8q-10 30-54 30z', defs.flat(adjustBrightness(IRON, 0.25))),
      line(
        repeat(
          4,
          (index) =>
            `M${444 + index * 15} ${124 + index * 3}l-6 14M${446 + index * 13} ${162 - index * 6}l6 12`,
        ),
        '#22262a',
        5,
      ),
      ellipse(396, 168, 34, defs.ball('#8d969c')) + ellipse(396, 168, 14, '#3a4044'),
      highlightStroke('M388 230v160M380 650v30', 6, 0.6),
    ].join(''),
};

const chalkLine: Illustration = {
  bounds: [140, 70, 500, 670],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      line('M390 620q-10 60-90 60t-90-40', adjustBrightness(accent, -0.15), 12) +
        line('M390 620q-10 60-90 60t-90-40', '#fff', 4, ' stroke-dasharray="3 9" opacity=".6"'),
      path('M180 560h60l-8 70q-6 20-22 20t-22-20z', defs.verticalSteel()) + ring(210, 604, 12, 7, '#3a4044'),
      path(
        'M390 90q150 0 190 120 30 100-30 220-40 90-96 140h-128q-56-50-96-140-60-120-30-220 40-120 190-120z',
        defs.flat(colour),
      ),
      path(
        'M390 128q116 0 150 96 24 84-24 180-40 84-76 126H340q-36-42-76-126-48-96-24-180 34-96 150-96z',
        defs.flat(adjustBrightness(colour, 0.12)),
      ),
      path('M318 560h144l-14 66H332z', defs.verticalCylinder('#3b3f43')),
      ellipse(390, 270, 118, adjustBrightness(colour, -0.5)) + ellipse(386, 264, 110, defs.ball('#f1efe9')),
      ticks([386, 264, 90], 20, [5, 12], '#8d969c'),
      path('M366 250L520 160l22 34-150 96z', defs.flat('#3b3f43')),
      ellipse(388, 266, 34, defs.ball(STEEL)),
      ellipse(530, 178, 36, defs.ball(accent)),
      path('M330 440h120l-18 70h-84z', accent, ' opacity=".85"') +
        path('M330 440h120l-5 18H335z', '#fff', ' opacity=".35"'),
      drawBadge(336, 396, 108, adjustBrightness(colour, -0.5)),
      tube('M350 96q0-26 40-26t40 26', '#3b3f43', 18),
      highlightStroke('M224 230q10-80 90-104', 8, 0.5),
    ].join(''),
};

const riveter: Illustration = {
  bounds: [120, 70, 580, 650],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const rivet = (x: number, y: number, angle: number): string =>
      group(
        rect(-5, -60, 10, 70, defs.verticalSteel('#8d969c')) +
          rect(-14, 8, 28, 54, defs.verticalSteel('#c9ced0'), 5) +
          ellipse(0, 8, 28, defs.ball('#c9ced0'), 10),
        `translate(${x} ${y}) rotate(${angle})`,
      );
    return [
      path(
        'M352 300l-60 40-86 280q-10 50 24 62 30 6 44-44l76-250 46-60z',
        defs.flat(adjustBrightness(colour, -0.12)),
      ),
      path('M222 560l58 16-26 86q-10 28-32 22-24-10-18-44z', defs.flat(accent)),
      path(
        'M296 150q0-40 40-40h120q40 0 40 40v130q0 40-40 46l-60 10q-30 0-52-10-48-20-48-60z',
        defs.flat(colour),
      ),
      path('M430 290l60-10 90 330q8 50-24 60-32 4-44-44l-86-270z', defs.flat(colour)),
      path('M512 550l52-16 24 90q8 40-22 48-26 6-38-30z', defs.flat(accent)),
      rect(318, 76, 60, 44, defs.verticalSteel(), 6) + path('M330 76h36l-8-6h-20z', '#8d969c'),
      path('M340 40h16v40h-16z', defs.verticalSteel('#8d969c'), ' transform="translate(0 34)"'),
      screwHead(defs, 448, 280, 24) + screwHead(defs, 352, 292, 18),
      drawBadge(350, 190, 108, adjustBrightness(colour, -0.5)),
      highlightStroke('M312 170v100M520 400l44 160', 7, 0.4),
      rivet(620, 200, 30) + rivet(664, 350, -20) + rivet(170, 250, -34) + rivet(400, 590, 12),
    ].join('');
  },
};

const sharpeningSet: Illustration = {
  bounds: [80, 210, 640, 400],
  orientation: 'stand',
  groundContact: [100, 600],
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      path('M80 560l70-110h500l70 110z', defs.flat('#3b3f43')) +
        rect(80, 558, 640, 40, defs.horizontalCylinder(RUBBER), 8),
      path('M150 480l44-76h412l44 76z', defs.fade(adjustBrightness(colour, 0.3), colour)),
      rect(150, 478, 500, 34, defs.horizontalCylinder(colour)),
      rect(150, 510, 500, 40, defs.horizontalCylinder(accent)),
      path('M200 470l24-44h180l-16 44z', '#fff', ' opacity=".22"'),
      group(
        [
          path('M-150-14h220v28h-220z', defs.horizontalSteel()),
          path('M-150-14l-50 26 8 2h42z', defs.flat('#dfe3e5')),
          rect(66, -20, 40, 40, defs.horizontalSteel('#d0a24a'), 6),
          rect(100, -34, 240, 68, defs.horizontalCylinder('#a8713f'), 26),
          highlightStroke('M130-20h170', 5, 0.5),
        ].join(''),
        'translate(374 370) rotate(-26)',
      ),
      ellipse(352, 442, 40, defs.ball(IRON)) + ellipse(352, 442, 16, '#22262a'),
      path('M330 340h92l22 70-60 40-66-22z', defs.flat('#8d969c')) + screwHead(defs, 376, 376, 18, '#d0a24a'),
    ].join(''),
};

const torqueWrench: Illustration = {
  bounds: [328, 20, 144, 760],
  orientation: 'lie',
  tilt: 42,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      path('M400 24q68 0 70 70 0 50-38 70l-6 40h-52l-6-40q-38-20-38-70 2-70 70-70z', defs.flat(STEEL)),
      ellipse(400, 96, 46, defs.ball('#8d969c')) + ring(400, 96, 46, 5, '#4a5256'),
      rect(376, 72, 48, 48, defs.flat('#dfe3e5'), 6) + ellipse(400, 96, 9, '#5b6368'),
      path(
        'M410 30q30 6 40 30',
        'none',
        ' stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".8"',
      ),
      rect(372, 196, 56, 300, defs.verticalSteel(adjustBrightness(STEEL, 0.04)), 8),
      drawBadge(374, 250, 52, accent),
      rect(376, 400, 48, 90, '#fbf8f1', 4) +
        line(
          repeat(8, (index) => `M384 ${408 + index * 10}h${index % 2 ? 14 : 26}`),
          '#22262a',
          3,
        ),
      rect(364, 486, 72, 36, defs.verticalCylinder(accent), 8),
      rect(354, 520, 92, 210, defs.verticalCylinder(colour), 20),
      repeat(9, (index) => line(`M358 ${546 + index * 18}l84 0`, '#000', 6, ' opacity=".35"')),
      rect(362, 724, 76, 44, defs.verticalSteel('#8d969c'), 10),
      highlightStroke('M384 210v170M372 540v150', 6, 0.5),
    ].join(''),
};

const pipeCutter: Illustration = {
  bounds: [190, 56, 420, 690],
  orientation: 'lie',
  tilt: 30,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M330 330q-26 40-56 210-24 150-20 170 8 30 40 26 24-6 30-60 10-110 46-190 40-60 30-130z',
        defs.flat(adjustBrightness(colour, -0.16)),
      ),
      path('M262 560q-20 120-12 154 10 28 42 20 24-8 30-66l12-90z', defs.flat(RUBBER)),
      path('M354 70q-10-14 10-14 150 16 160 190l-10 94H330q-10-180 24-270z', defs.flat(accent)),
      path('M354 70q-10-14 10-14 40 4 70 22-40 90-30 262h-74q-10-180 24-270z', '#fff', ' opacity=".4"'),
      line('M362 90q-34 120-24 230', '#fff', 6, ' opacity=".8"'),
      path('M440 300h86q70 0 78-80 4-90-60-140l-30 30q40 40 34 90-4 30-44 30h-60z', defs.flat(colour)),
      path(
        'M316 290h230q20 0 22 30l-6 90-30 300q-6 36-40 32-30-4-28-40l14-250q0-40-40-40H330q-30 0-30-40t16-82z',
        defs.flat(colour),
      ),
      path('M470 520h70l-16 180q-6 44-38 40-30-4-28-40z', defs.flat(RUBBER)),
      screwHead(defs, 358, 344, 30) + ring(358, 344, 38, 6, adjustBrightness(colour, -0.5)),
      screwHead(defs, 508, 350, 16),
      drawBadge(408, 324, 76, adjustBrightness(colour, -0.5)),
      highlightStroke('M560 120q24 40 20 90', 7, 0.5),
    ].join(''),
};

const tinSnips: Illustration = {
  bounds: [210, 44, 380, 712],
  orientation: 'lie',
  tilt: 34,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const handle = [
      path(
        'M384 300q-60 30-100 130-40 110-60 250-6 60 32 66 34 0 44-60 14-150 60-230 40-60 66-110z',
        defs.flat(colour),
      ),
      path('M286 470q-30 90-44 214-2 34 16 38 18 0 24-40 12-110 44-190z', defs.flat(accent)),
      highlightStroke('M300 420q-40 80-62 240', 6, 0.45),
    ].join('');
    return [
      group(handle, 'translate(800 0) scale(-1 1)'),
      handle,
      path('M394 50q-56 90-50 190l20 90h60l-20-90q-2-110 2-190z', defs.flat('#5b6368')),
      path('M406 50q56 90 50 190l-20 90h-60l20-90q2-110-2-190z', defs.flat('#4a5256')),
      path('M402 60q34 90 28 176l-22 60q-14-100-6-236z', defs.flat('#c9ced0')),
      line('M400 56l2 220', '#1f2224', 4),
      path('M346 250h108l14 70-40 44h-56l-40-44z', defs.flat('#5b6368')),
      screwHead(defs, 400, 296, 34, '#b7bec3') + ring(400, 296, 42, 6, '#2b2f32'),
      tube('M320 476q80-40 160 0', '#8d969c', 12),
      rect(376, 410, 48, 34, defs.flat('#8d969c'), 10),
    ].join('');
  },
};

const magneticBar: Illustration = {
  bounds: [70, 186, 660, 470],
  orientation: 'hang',
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) => {
    const screwdriver = (x: number, tint: string): string =>
      rect(x - 8, 230, 16, 220, defs.verticalSteel(), 3) +
      path(`M${x - 28} 440h56l6 60-10 20 6 90q0 40-30 40t-30-40l6-90-10-20z`, defs.verticalCylinder(tint));
    return [
      rect(70, 196, 660, 110, defs.horizontalSteel(colour), 14),
      rect(90, 224, 620, 20, '#3a4044', 6) + rect(90, 260, 620, 20, '#3a4044', 6),
      screwHead(defs, 100, 210, 10) + screwHead(defs, 700, 210, 10),
      rect(70, 196, 24, 110, accent, 8) + rect(706, 196, 24, 110, accent, 8),
      screwdriver(170, accent),
      screwdriver(268, '#e0a526'),
      path(
        'M372 210q34-26 60 0 10 20-4 44l-12 20-6 260q18 20 18 52-4 36-28 40l-2-40-14-10-14 10v40q-26-8-26-44 2-30 20-48l-6-260-14-20q-8-26 28-44z',
        defs.verticalSteel(),
      ),
      path(
        'M520 210q-20 60-6 130l-30 190q-8 60 18 80 20 8 30-40l20-190 20 190q10 48 30 40 26-20 18-80L590 340q14-70-6-130-30-30-32 60-2-90-32-60z',
        defs.flat('#5b6368'),
      ),
      path(
        'M488 500q-14 90 16 110 20 8 28-40l6-60zM616 500q14 90-16 110-20 8-28-40l-6-60z',
        defs.flat(accent),
      ),
      ellipse(552, 330, 18, defs.ball('#c9ced0')),
      rect(650, 216, 18, 150, defs.verticalSteel('#8d969c'), 3) + path('M650 366h18l-9 34z', '#8d969c'),
      highlightStroke('M100 202h600', 5, 0.7),
    ].join('');
  },
};

export const TRADE_TOOL_KINDS = {
  'magnetic-bar': magneticBar,
  'basin-wrench': basinWrench,
  'chalk-line': chalkLine,
  riveter,
  'sharpening-set': sharpeningSet,
  'torque-wrench': torqueWrench,
  'pipe-cutter': pipeCutter,
  'tin-snips': tinSnips,
} satisfies Record<string, Illustration>;

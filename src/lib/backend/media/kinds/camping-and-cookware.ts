// Cookware, a jerrycan and a tent.
import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
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
import { RUBBER } from './parts.ts';
import { getPrintColour, seam, tube } from './shared-shapes.ts';

const tent: Illustration = {
  bounds: [60, 170, 680, 460],
  orientation: 'stand',
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) =>
    [
      line(
        'M120 470L62 622M680 470L738 622M400 196L300 626',
        adjustBrightness(accent, 0.2),
        4,
        ' opacity=".8"',
      ),
      path('M400 174q170 40 240 210 50 120 70 240H90q20-120 70-240 70-170 240-210z', defs.flat(colour)),
      path(
        'M400 174q-40 160-130 450H90q20-120 70-240 70-170 240-210z',
        defs.fade(adjustBrightness(colour, 0.2), adjustBrightness(colour, -0.06)),
      ),
      path(
        'M400 174q40 160 130 450h180q-20-120-70-240-70-170-240-210z',
        defs.fade(adjustBrightness(colour, -0.1), adjustBrightness(colour, -0.3)),
      ),
      path('M400 214q-34 150-106 410h212q-72-260-106-410z', adjustBrightness(colour, -0.62)),
      path('M400 214q-34 150-106 410h60q40-220 46-410z', defs.flat(adjustBrightness(colour, 0.12))) +
        path('M332 470q-16 50-38 154h60l10-90q-20-30-32-64z', adjustBrightness(colour, -0.24)),
      path('M400 214q34 150 106 410h-46q-56-220-60-410z', defs.flat(adjustBrightness(colour, -0.04))),
      path('M354 470q-20-14-28 6l20 12zM446 470q20-14 28 6l-20 12z', accent),
      path('M400 168q120 20 190 120-100-50-190-54-90 4-190 54 70-100 190-120z', defs.flat(accent)) +
        path('M400 168q120 20 190 120-100-50-190-54z', '#17130f', ' opacity=".14"'),
      seam('M210 288q90-46 190-52 100 6 190 52', adjustBrightness(accent, 0.5), 3),
      path('M144 470q14-50 40-84l60 10q-24 50-34 104z', '#2c3a40', ' opacity=".7"') +
        line('M144 470q14-50 40-84l60 10q-24 50-34 104z', adjustBrightness(accent, 0.1), 5),
      line('M92 612h172M536 612h172', adjustBrightness(colour, -0.4), 8, ' opacity=".5"'),
      path('M300 604h200l18 24H282z', defs.flat(adjustBrightness(accent, -0.1))),
      drawBadge(590, 560, 72, accent),
      ...[62, 738].map((x) => line(`M${x} 606l${x < 400 ? -4 : 4} 22`, '#6d757a', 7)),
      highlightStroke('M384 196q-90 30-160 130', 7, 0.4),
    ].join(''),
};

const riceCooker: Illustration = {
  bounds: [120, 190, 560, 470],
  orientation: 'stand',
  groundContact: [160, 480],
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) =>
    [
      tube('M160 372q-34 6-34 44t34 40', RUBBER, 24) + tube('M640 372q34 6 34 44t-34 40', RUBBER, 24),
      path('M150 350h500v210q0 84-90 96-160 14-320 0-90-12-90-96z', defs.verticalCylinder(colour)),
      path('M214 636h372v14q-20 10-40 10H254q-20 0-40-10z', RUBBER),
      path(
        'M144 350q-4-104 256-106 260 2 256 106-6 28-256 30-250-2-256-30z',
        defs.ball(adjustBrightness(colour, 0.08)),
      ),
      path('M144 350q6 28 256 30 250-2 256-30l2 16q-6 30-258 32-252-2-258-32z', defs.horizontalSteel()),
      ellipse(400, 286, 150, '#d9e8ee', 28, ' opacity=".5"') +
        ellipse(400, 286, 150, 'none', 28, ' stroke="#fff" stroke-width="4" opacity=".6"'),
      path('M344 250q0-56 56-58 56 2 56 58-56 16-112 0z', defs.verticalCylinder(RUBBER)) +
        highlightStroke('M362 214q10-10 30-10', 5, 0.4),
      ellipse(520, 276, 14, defs.verticalSteel('#9aa3a8'), 8),
      path('M290 440h220q26 0 26 26v102q0 26-26 26H290q-26 0-26-26V466q0-26 26-26z', defs.flat('#2c3134')),
      rect(290, 462, 126, 66, '#0f1b1c', 8) +
        line(
          'M306 480h20v16h-20v18h20M346 480h20v34h-20zM386 480v34',
          accent === '#c6cbcd' ? '#9fe6d0' : adjustBrightness(accent, 0.5),
          5,
        ),
      ellipse(474, 496, 32, defs.ball('#c7cfd4')) +
        ellipse(474, 496, 20, defs.flat('#8d969c')) +
        line('M474 496l10-14', '#22262a', 5),
      repeat(4, (index) => rect(292 + index * 32, 548, 24, 14, index ? '#5b6368' : accent, 7)),
      drawBadge(346, 404, 108, getPrintColour(accent)),
      path(
        'M186 400q-6 110 6 190',
        'none',
        ' stroke="#fff" stroke-width="13" stroke-linecap="round" opacity=".5"',
      ),
      line('M452 178q-20-24 0-44M500 190q-18-20 0-40', '#fff', 7, ' opacity=".7"'),
    ].join(''),
};

const pressureCooker: Illustration = {
  bounds: [70, 170, 700, 460],
  orientation: 'stand',
  groundContact: [150, 360],
  backdrop: 'kitchen',
  draw: ({ accent, defs }) =>
    [
      path('M500 330h190q60 2 76 26 8 22-16 26-130 4-250-2z', defs.horizontalCylinder(RUBBER)) +
        path('M500 384h170q50 4 64 20 4 18-16 18H500z', defs.horizontalCylinder('#3f4548')),
      path('M150 420q-60 4-76 30-6 26 20 26h60z', defs.horizontalCylinder(RUBBER)),
      cylinder(130, 350, 400, 256, 26, defs.verticalSteel()),
      path('M130 560a200 26 0 0 0 400 0v46a200 26 0 0 1-400 0z', defs.verticalSteel('#9aa3a8')),
      path('M116 344q6-76 214-80 208 4 214 80-4 26-214 30-210-4-214-30z', defs.verticalSteel('#d3d9dc')),
      path('M116 344q4 30 214 32 210-2 214-32v20q-4 30-214 32-210-2-214-32z', defs.verticalSteel('#8d969c')),
      path(
        'M180 316q60-26 150-28',
        'none',
        ' stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".8"',
      ),
      path('M470 310l50-8v92l-50 4z', defs.flat(RUBBER)) +
        ellipse(496, 344, 9, accent === RUBBER ? '#c8342b' : adjustBrightness(accent, 0.2)),
      path('M288 276q-4-54 42-56 46 2 42 56-42 12-84 0z', defs.verticalCylinder(RUBBER)),
      rect(318, 196, 24, 30, defs.verticalSteel('#8d969c'), 4) +
        path('M306 176h48l6 26h-60z', defs.verticalCylinder('#2e3235')),
      ellipse(420, 286, 16, defs.ball('#c8342b'), 10) +
        rect(232, 266, 18, 22, defs.verticalSteel('#8d969c'), 4),
      drawBadge(276, 480, 108, '#5b6368'),
      highlightStroke('M166 410v150', 11, 0.6),
    ].join(''),
};

const jerrycan: Illustration = {
  bounds: [180, 110, 460, 570],
  orientation: 'stand',
  groundContact: [180, 400],
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) =>
    [
      path('M540 250l60 30q20 12 20 40v300q0 40-40 52l-60 8z', defs.flat(adjustBrightness(colour, -0.2))),
      path(
        'M180 300q0-50 50-60l60-16q10-84 80-84h90q70 0 80 90 40 20 40 70v320q0 60-60 60H240q-60 0-60-60zM330 236q2-50 50-50h74q44 0 50 54z',
        defs.verticalCylinder(colour),
        ' fill-rule="evenodd"',
      ),
      path(
        'M330 236q2-50 50-50h74q44 0 50 54',
        'none',
        ` stroke="${adjustBrightness(colour, -0.35)}" stroke-width="5"`,
      ),
      rect(196, 190, 86, 56, defs.verticalCylinder(accent), 10) +
        cylinderTop(196, 192, 86, 14, adjustBrightness(accent, 0.25)),
      line(
        repeat(7, (index) => `M${206 + index * 11} 206v32`),
        '#17130f',
        4,
        ' opacity=".25"',
      ),
      path(
        'M230 320h260M230 320v0',
        'none',
        ` stroke="${adjustBrightness(colour, -0.25)}" stroke-width="7" stroke-linecap="round" opacity=".5"`,
      ),
      path(
        'M224 360h270q10 0 10 10v90q0 10-10 10H224q-10 0-10-10v-90q0-10 10-10z',
        adjustBrightness(colour, 0.2),
        ' opacity=".7"',
      ) + drawBadge(268, 388, 180, getPrintColour(accent)),
      path('M184 470q180 30 376 0v150q0 60-60 60H240q-56 0-56-60z', '#5fa9c9', ' opacity=".2"'),
      line(
        'M520 420h22M530 470h12M520 520h22M530 570h12M520 620h22',
        adjustBrightness(colour, -0.4),
        4,
        ' opacity=".6"',
      ),
      ellipse(300, 590, 34, defs.ball(adjustBrightness(accent, -0.15))) +
        ellipse(300, 590, 16, adjustBrightness(accent, -0.45)),
      path('M286 590q-10 30-4 70h36q6-40-4-70z', defs.verticalCylinder('#f4f4f0')) +
        rect(264, 570, 72, 20, defs.horizontalCylinder('#c8342b'), 9),
      highlightStroke('M204 310q-6 120 0 280', 10, 0.6),
    ].join(''),
};

const mortar: Illustration = {
  bounds: [160, 150, 480, 510],
  orientation: 'stand',
  groundContact: [230, 340],
  backdrop: 'kitchen',
  draw: ({ colour, defs }) => {
    const specks = repeat(46, (index) => `M${196 + ((index * 83) % 400)} ${392 + ((index * 47) % 210)}h0`);
    return [
      ellipse(400, 372, 234, defs.flat(adjustBrightness(colour, 0.1)), 76),
      ellipse(400, 374, 196, defs.fade(adjustBrightness(colour, -0.55), adjustBrightness(colour, -0.2)), 58),
      ellipse(380, 402, 110, '#b9822f', 26) + ellipse(372, 398, 84, '#d29a3c', 17),
      group(
        path(
          'M-26-230q26-26 52 0l12 200q30 40 26 84-64 44-128 0-4-44 26-84z',
          defs.verticalCylinder(colour),
        ) + highlightStroke('M-8-210l-8 190', 8, 0.5),
        'translate(450 384) rotate(28)',
      ),
      path(
        'M166 372q0 62 234 80 234-18 234-80 2 150-90 216l20 50q0 22-164 22t-164-22l20-50q-92-66-90-216z',
        defs.verticalCylinder(colour),
      ),
      path('M166 372q0 62 234 80 234-18 234-80v12q0 66-234 84-234-18-234-84z', '#fff', ' opacity=".28"'),
      line(specks, adjustBrightness(colour, 0.55), 5, ' opacity=".35"') +
        line(specks, adjustBrightness(colour, -0.5), 4, ' opacity=".35" transform="translate(14 9)"'),
      path('M256 588q144 40 288 0l20 50q0 22-164 22t-164-22z', '#17130f', ' opacity=".16"'),
      highlightStroke('M200 450q10 70 56 116', 10, 0.35),
    ].join('');
  },
};

const colander: Illustration = {
  bounds: [80, 260, 640, 380],
  orientation: 'stand',
  groundContact: [270, 260],
  backdrop: 'kitchen',
  draw: ({ colour, defs }) => {
    const holes = [0, 1, 2, 3, 4, 5].map((row) =>
      Array.from({ length: 13 - row }, (_, index) => {
        const width = 230 - row * 24;
        const share = (index - (12 - row) / 2) / (6.5 - row / 2);
        return `M${Math.round(400 + width * share)} ${Math.round(424 + row * 32 - 26 * share * share)}h0`;
      }).join(''),
    );
    return [
      tube('M150 330q-66-4-66 26t76 36', '#aab2b7', 18) + tube('M650 330q66-4 66 26t-76 36', '#aab2b7', 18),
      ellipse(400, 340, 262, defs.verticalSteel(colour), 76),
      ellipse(400, 344, 244, defs.fade('#6f787d', '#c3cacf'), 66),
      path('M300 604h200l24 30q0 10-124 10t-124-10z', defs.verticalSteel('#8d969c')),
      path(
        'M138 340q4 70 262 76 258-6 262-76 0 200-150 270-112 20-224 0-150-70-150-270z',
        defs.verticalSteel(colour),
      ),
      line(holes.join(''), '#3f474b', 13) +
        line(holes.join(''), '#fff', 3, ' opacity=".5" transform="translate(3 6)"'),
      path('M138 340q4 70 262 76 258-6 262-76l-2 18q-10 66-260 72-250-6-260-72z', '#fff', ' opacity=".5"'),
      highlightStroke('M180 420q14 80 60 126', 10, 0.6),
    ].join('');
  },
};

const mokaPot: Illustration = {
  bounds: [200, 90, 440, 590],
  orientation: 'stand',
  groundContact: [230, 260],
  backdrop: 'kitchen',
  draw: ({ colour, accent, defs }) => {
    const metal = defs.verticalSteel(colour);
    return [
      path(
        'M470 210q120-20 150 14 20 30-4 190-6 26-30 20-14-6-12-24l10-120q4-40-30-40h-84z',
        defs.flat(accent),
      ),
      path('M266 190l-60-20q-8 30 40 76l14 60z', metal),
      path('M262 186h212l22 220H240z', metal),
      path('M330 186h76l8 220h-92z', '#fff', ' opacity=".22"') +
        line('M330 186l-8 220M406 186l8 220', '#17130f', 3, ' opacity=".2"'),
      path('M256 186q40-46 112-46t112 46z', defs.ball(colour)),
      path('M350 140q-6-42 18-48 24 6 18 48z', defs.verticalCylinder(accent)),
      rect(238, 404, 260, 34, defs.verticalSteel('#8d969c'), 8),
      path('M248 438h240l40 220q0 16-20 18-140 10-280 0-20-2-20-18z', metal),
      path('M330 438h76l16 242q-56 4-108 0z', '#fff', ' opacity=".2"') +
        line('M330 438l-16 242M406 438l16 242', '#17130f', 3, ' opacity=".2"'),
      ellipse(462, 520, 15, defs.ball('#d0a24a')) + ellipse(462, 520, 5, '#6f5220'),
      drawBadge(330, 300, 76, adjustBrightness(colour, -0.5)),
      path('M210 664q150 20 316 0', 'none', ' stroke="#17130f" stroke-width="7" opacity=".2"'),
      highlightStroke('M284 210l-16 180M268 460l-28 190', 8, 0.7),
    ].join('');
  },
};

export const CAMPING_AND_COOKWARE_KINDS = {
  tent,
  'rice-cooker': riceCooker,
  'pressure-cooker': pressureCooker,
  jerrycan,
  mortar,
  colander,
  'moka-pot': mokaPot,
} satisfies Record<string, Illustration>;

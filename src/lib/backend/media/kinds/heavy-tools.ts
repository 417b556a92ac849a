// Breaker and demolition hammers, drywall and detail sanders, a trim router.
import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import { adjustBrightness, ellipse, highlightStroke, line, path, rect, repeat } from '../svg/shapes.ts';
import { cord, RUBBER, vents } from './parts.ts';
import { tube } from './shared-shapes.ts';

const breaker: Illustration = {
  bounds: [190, 60, 420, 650],
  orientation: 'stand',
  groundContact: [370, 60],
  backdrop: 'site',
  draw: ({ colour, accent, defs }) =>
    [
      cord('M470 150q130-10 130 90v120'),
      tube('M200 130h400', RUBBER, 40) + tube('M200 130v70M600 130v70', RUBBER, 30),
      rect(300, 90, 200, 90, defs.flat(accent), 16),
      path('M310 176h180l16 230q-6 40-106 40t-106-40z', defs.verticalCylinder(colour)),
      vents(340, 210, 6, 22, 70),
      drawBadge(330, 320, 140, accent),
      path('M344 440h112l-14 90h-84z', defs.verticalSteel('#5b6368')),
      rect(352, 520, 96, 40, defs.verticalSteel('#3a3f43'), 8),
      path('M382 556h36v110l-18 44-18-44z', defs.verticalSteel()),
      highlightStroke('M330 200l-8 190', 8, 0.35),
    ].join(''),
};

const demolitionHammer: Illustration = {
  bounds: [40, 210, 720, 380],
  orientation: 'lie',
  backdrop: 'site',
  draw: ({ colour, accent, defs }) =>
    [
      cord('M712 480q40 60-40 90'),
      rect(60, 334, 150, 26, defs.horizontalSteel(), 3) + path('M64 334l-24 8v10l24 8z', '#8d969c'),
      path('M190 304l50-20h60v126h-60l-50-20z', defs.horizontalCylinder(RUBBER)),
      path('M290 262h300q30 0 30 30v110q0 30-30 30H290z', defs.horizontalCylinder(colour)),
      path(
        'M590 290h40q110 0 120 100v60q-8 60-70 60h-60q-30 0-30-30v-60h46v30h30q36 0 36-50t-50-50h-62z',
        defs.flat(RUBBER),
      ),
      path('M400 420h150l-10 140q-4 26-30 26h-70q-26 0-30-26z', defs.verticalCylinder(accent)),
      vents(430, 470, 5, 22, 70),
      tube('M310 270V214h90', RUBBER, 32),
      drawBadge(380, 320, 150, accent),
      repeat(4, (index) => line(`M306 ${292 + index * 36}h40`, '#17130f', 6, ' opacity=".4"')),
      highlightStroke('M300 280h280', 8, 0.4),
    ].join(''),
};

const drywallSander: Illustration = {
  bounds: [130, 110, 540, 580],
  orientation: 'lie',
  backdrop: 'wall',
  draw: ({ colour, accent, defs }) =>
    [
      tube('M300 290L600 640', '#3a3f43', 34) + tube('M400 400L500 520', '#c3cacf', 26),
      path('M540 560l60-40 70 90q10 50-30 76-50 10-74-30z', defs.flat(colour)),
      cord('M640 670q20 20-20 20'),
      ellipse(260, 250, 138, adjustBrightness(accent, -0.4)),
      ellipse(260, 250, 128, defs.ball(accent)),
      repeat(12, (index) =>
        ellipse(
          260 + Math.round(96 * Math.cos(index * 0.524)),
          250 + Math.round(96 * Math.sin(index * 0.524)),
          9,
          adjustBrightness(accent, -0.5),
        ),
      ),
      ellipse(260, 250, 62, defs.ball(colour)),
      path('M250 220l70 50 40 60-30 24-80-60z', defs.flat(colour)),
      line('M330 330q120 40 250 260', '#5b6368', 18, ' opacity=".8"'),
    ].join(''),
};

const detailSander: Illustration = {
  bounds: [140, 200, 540, 420],
  orientation: 'stand',
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      cord('M620 300c50-20 70 60 30 130'),
      path('M140 600l130-44h260l60 44z', '#b5803f') + path('M150 580l124-50h250l50 50z', RUBBER),
      path('M260 540q-10-120 60-180h190q40 60 30 180z', defs.verticalCylinder(colour)),
      path(
        'M240 350q10-130 130-144h150q120 10 120 90 0 60-70 70H290q-50 0-50-16z',
        defs.horizontalCylinder(RUBBER),
      ),
      rect(480, 440, 120, 66, defs.flat(accent), 20) + vents(506, 452, 4, 22, 42),
      drawBadge(320, 440, 120, accent),
      highlightStroke('M270 320q20-84 110-94', 9, 0.3),
    ].join(''),
};

const trimRouter: Illustration = {
  bounds: [240, 110, 320, 580],
  orientation: 'stand',
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      path('M310 110h180q20 0 20 20v40H290v-40q0-20 20-20z', '#3a3f43'),
      path('M300 166h200l-10 240H310z', defs.verticalCylinder(colour)),
      rect(330, 200, 140, 150, RUBBER, 20) +
        repeat(6, (index) => line(`M344 ${222 + index * 22}h112`, '#000', 7, ' opacity=".4"')),
      drawBadge(336, 362, 128, accent),
      rect(296, 404, 208, 110, defs.verticalSteel('#8d969c'), 8),
      ellipse(510, 460, 24, defs.ball(RUBBER)),
      path('M280 510h50v130h-50zM470 510h50v130h-50z', 'rgba(200,220,226,.75)'),
      rect(376, 514, 48, 60, defs.verticalSteel(), 4) + rect(388, 574, 24, 70, defs.verticalSteel('#c8a15a')),
      rect(244, 640, 312, 36, defs.horizontalCylinder('#2e3235'), 8),
    ].join(''),
};

export const HEAVY_TOOL_KINDS = {
  'breaker-hammer': breaker,
  'demolition-hammer': demolitionHammer,
  'drywall-sander': drywallSander,
  'detail-sander': detailSander,
  'trim-router': trimRouter,
} satisfies Record<string, Illustration>;

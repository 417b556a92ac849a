// Oils and greases: spray, dropper bottle, tub.
import type { Illustration } from '../illustration.ts';
import { drawBadge, drawLabel } from '../svg/labels.ts';
import { adjustBrightness, brightness, ellipse, highlightStroke, line, path, rect } from '../svg/shapes.ts';
import { getPrintColour } from './shared-shapes.ts';

const oilSpray: Illustration = {
  bounds: [240, 70, 360, 640],
  orientation: 'stand',
  groundContact: [260, 250],
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      // The straw is folded up at the nozzle and held by a clip at the side.
      line('M404 138L596 96', '#17130f', 13, ' opacity=".18"'),
      line('M404 130L594 88', '#c8342b', 11) + line('M410 127L590 87', '#fff', 3, ' opacity=".6"'),
      rect(346, 104, 78, 66, defs.verticalCylinder('#e8e6e0'), 12),
      rect(356, 84, 58, 30, defs.verticalCylinder('#f4f2ec'), 10),
      ellipse(410, 130, 12, adjustBrightness('#c8342b', -0.3), 12),
      path('M300 214q4-52 62-56h46q58 4 62 56z', defs.verticalSteel('#c3cacf')),
      rect(270, 206, 230, 26, defs.verticalSteel('#aab2b7'), 10),
      rect(262, 226, 246, 476, defs.verticalCylinder(colour), 22),
      path('M262 470q120-70 246-10v222q0 20-22 20H284q-22 0-22-20z', defs.verticalCylinder(accent)),
      path('M262 466q120-70 246-10v12q-120-60-246 10z', '#fff', ' opacity=".8"'),
      rect(292, 258, 186, 160, '#fbf8f1', 10),
      drawBadge(318, 276, 134, getPrintColour(accent)),
      path(
        'M385 336q34 40 34 56 0 20-34 20t-34-20q0-16 34-56z',
        brightness(colour) > 0.75 ? adjustBrightness(colour, -0.5) : colour,
      ) + path('M368 388q2 12 14 14', 'none', ' stroke="#fff" stroke-width="5" stroke-linecap="round"'),
      line('M300 560h170M300 590h120M300 620h150', '#fff', 9, ' opacity=".65"'),
      rect(262, 668, 246, 10, '#17130f', 0, ' opacity=".16"'),
      highlightStroke('M284 250v420', 12, 0.4),
    ].join(''),
};

const oilDropper: Illustration = {
  bounds: [262, 60, 276, 650],
  orientation: 'stand',
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      path('M388 250L394 78q6-16 12 0l6 172z', defs.verticalCylinder('#e8e6e0')),
      path('M394 84q6-24 12 0l2 30h-16z', defs.verticalCylinder(accent)),
      path('M340 300q6-50 44-56h32q38 6 44 56z', defs.verticalCylinder(adjustBrightness(accent, -0.1))),
      line(
        'M352 296v-26M370 296v-40M430 296v-40M448 296v-26',
        adjustBrightness(accent, -0.4),
        4,
        ' opacity=".6"',
      ),
      path(
        'M324 300h152q62 20 62 92v270q0 46-46 46H308q-46 0-46-46V392q0-72 62-92z',
        defs.verticalCylinder(colour),
      ),
      path('M262 420h276v232q0 12-12 12H274q-12 0-12-12z', '#fbf8f1', ' opacity=".96"'),
      rect(262, 420, 276, 26, accent),
      drawBadge(318, 466, 164, getPrintColour(accent)),
      path('M400 540q26 32 26 46 0 18-26 18t-26-18q0-14 26-46z', '#e0a526'),
      line('M310 628h180', getPrintColour(accent), 8, ' opacity=".55"'),
      highlightStroke('M284 400v260', 10, 0.45),
    ].join(''),
};

const greaseTub: Illustration = {
  bounds: [160, 190, 480, 430],
  orientation: 'stand',
  groundContact: [190, 420],
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      path('M180 290h440l-30 300q-4 30-40 30H250q-36 0-40-30z', defs.verticalCylinder(accent)),
      ellipse(400, 288, 236, adjustBrightness(accent, -0.35), 70),
      ellipse(400, 282, 220, defs.flat(adjustBrightness(accent, 0.2)), 62),
      ellipse(400, 284, 200, adjustBrightness(colour, -0.15), 52),
      path(
        'M214 284q40-86 120-70 20-50 84-20 70-20 96 34 70 4 82 56-90 56-190 54-130 0-192-54z',
        defs.ball(colour),
      ),
      path(
        'M300 262q60-40 130-16M360 226q50-8 80 12',
        'none',
        ' stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".45"',
      ),
      path(
        'M262 300q130 40 260 8',
        'none',
        ` stroke="${adjustBrightness(colour, -0.35)}" stroke-width="7" stroke-linecap="round" opacity=".5"`,
      ),
      drawLabel(290, 384, 220, 196, getPrintColour(accent)),
      line('M186 350q210 60 428 0', '#fff', 5, ' opacity=".35"'),
      highlightStroke('M216 370l16 200', 12, 0.35),
    ].join(''),
};

export const LUBRICANT_KINDS = {
  'oil-spray': oilSpray,
  'oil-dropper': oilDropper,
  'grease-tub': greaseTub,
} satisfies Record<string, Illustration>;

import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import {
  adjustBrightness,
  cylinder,
  cylinderTop,
  ellipse,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
  shadowPath,
} from '../svg/shapes.ts';
import { block, cord, gauge, IRON, RUBBER, screwHead, vents, wheel } from './parts.ts';
import { tube } from './shared-shapes.ts';

const compressor: Illustration = {
  bounds: [92, 152, 616, 508],
  orientation: 'stand',
  groundContact: [130, 560],
  backdrop: 'site',
  draw: ({ colour, accent, defs }) =>
    [
      tube('M640 420l60-130q10-40-30-46h-36', RUBBER, 24),
      path('M160 590h50l-8 66h-34z', defs.verticalCylinder(RUBBER)),
      path('M170 420h460q62 10 62 90t-62 90H170q-62-10-62-90t62-90z', defs.horizontalCylinder(colour)),
      path('M170 420q-62 10-62 90t62 90q-34-40-34-90t34-90z', '#17130f', ' opacity=".18"'),
      line('M196 422q-30 88 0 176M606 422q30 88 0 176', adjustBrightness(colour, -0.35), 5, ' opacity=".6"'),
      highlightStroke('M180 444h430', 10, 0.4),
      drawBadge(300, 488, 200, accent),
      wheel(defs, 560, 590, 68, accent),
      rect(196, 396, 400, 30, defs.horizontalCylinder('#4a5054'), 8),
      path('M226 398v-96q2-26 30-28h76q26 4 28 28v96z', defs.verticalCylinder('#8d969c')),
      path('M293 288v106', 'none', ' stroke="#c3cacf" stroke-width="154" stroke-dasharray="8 10"'),
      path('M238 272v-42q0-22 22-24h64q24 2 24 24v42z', defs.verticalCylinder(IRON)),
      ellipse(224, 236, 44, defs.ball(RUBBER), 50) + vents(206, 214, 4, 12, 42),
      path('M370 398V262q4-30 40-34h130q50 10 50 60v110z', defs.flat(adjustBrightness(accent, 0.04))),
      vents(404, 268, 8, 20, 90),
      highlightStroke('M384 262q6-20 30-22h120', 6, 0.5),
      tube('M300 206q0-44 60-44h190q56 4 56 70v170', '#b8793f', 16),
      rect(112, 372, 16, 60, defs.verticalSteel('#d0a24a'), 4) +
        rect(140, 392, 60, 22, defs.horizontalSteel('#d0a24a'), 5),
      gauge(defs, 146, 356, 46, '#c8342b'),
      screwHead(defs, 390, 386, 8) + screwHead(defs, 570, 386, 8),
    ].join(''),
};

const pressureWasher: Illustration = {
  bounds: [150, 84, 520, 606],
  orientation: 'stand',
  groundContact: [190, 330],
  backdrop: 'garden',
  draw: ({ colour, accent, defs }) =>
    [
      tube('M256 330V130q2-36 38-36h112q36 2 38 36v200', '#3a3f43', 26),
      rect(290, 84, 120, 30, defs.horizontalCylinder(accent), 14),
      tube('M500 520q120 10 124-90V300', RUBBER, 20),
      path('M560 250h50l44 40q16 20 0 30h-30l-14 70h-44l14-90h-20z', defs.flat(RUBBER)),
      rect(588, 300, 16, 56, accent, 8),
      tube('M574 268L600 96', '#aab2b7', 18) +
        rect(588, 84, 26, 46, defs.verticalCylinder(accent), 6, ' transform="rotate(8 600 100)"'),
      path('M222 640V300q0-44 50-50h156q48 6 50 50v340z', defs.verticalCylinder(colour)),
      path('M222 340q120 60 256 0v-40q-2-44-50-50H272q-50 6-50 50z', defs.verticalCylinder('#3a3f43')),
      highlightStroke('M244 320q4-40 34-44h70', 7, 0.35),
      ellipse(350, 470, 76, defs.ball('#4a5054')) + ellipse(350, 470, 62, RUBBER),
      repeat(5, (index) => rect(304, 436 + index * 16, 92, 6, adjustBrightness(accent, 0.1), 3)),
      rect(304, 350, 92, 34, '#1d2022', 17) + ellipse(330, 367, 13, defs.ball(accent)),
      rect(206, 570, 290, 60, defs.horizontalCylinder('#3a3f43'), 18),
      drawBadge(276, 586, 148, accent),
      rect(470, 506, 40, 28, defs.horizontalSteel('#d0a24a'), 5),
      highlightStroke('M240 400v130', 9, 0.45),
      tube('M232 420q-70 10-66 80t66 60', RUBBER, 20),
      wheel(defs, 232, 622, 66, accent) + wheel(defs, 474, 622, 66, accent),
    ].join(''),
};

const wetDryVacuum: Illustration = {
  bounds: [118, 128, 584, 570],
  orientation: 'stand',
  groundContact: [170, 370],
  backdrop: 'site',
  draw: ({ colour, accent, defs }) =>
    [
      line('M196 470q-90-40-70 60t110 110 90 40', '#17130f', 44),
      line('M196 470q-90-40-70 60t110 110 90 40', '#4a5054', 38),
      line('M196 470q-90-40-70 60t110 110 90 40', '#1d2022', 38, ' stroke-dasharray="3 9"'),
      tube('M300 680h120l60-20', RUBBER, 34),
      repeat(2, (index) => wheel(defs, 214 + index * 292, 664, 34, '#8d969c')),
      path('M176 360h368l-22 264q-2 24-26 24H224q-24 0-26-24z', defs.verticalSteel('#c3cacf')),
      path('M184 450h352l-4 40H188z', defs.verticalCylinder(adjustBrightness(colour, -0.1)), ' opacity=".9"'),
      path('M160 610h400v34q-200 30-400 0z', defs.verticalCylinder('#3a3f43')),
      path('M160 330h400v48q-200 34-400 0z', defs.verticalCylinder('#33383b')),
      path('M182 330q-6-150 130-162h96q136 12 130 162-178 40-356 0z', defs.verticalCylinder(colour)),
      path(
        'M214 300q0-100 100-110h90q100 10 100 110',
        'none',
        ` stroke="${adjustBrightness(colour, -0.3)}" stroke-width="5" opacity=".5"`,
      ),
      tube('M270 186q2-48 40-48h100q38 0 40 48', RUBBER, 28),
      vents(404, 250, 5, 18, 60),
      ellipse(280, 276, 34, defs.ball(RUBBER)) + rect(272, 248, 16, 48, accent, 8),
      drawBadge(270, 392, 170, accent),
      repeat(2, (index) => rect(168 + index * 348, 330, 36, 70, defs.verticalSteel('#aab2b7'), 8)),
      ellipse(196, 470, 40, defs.ball(RUBBER)) + ellipse(196, 470, 24, '#17130f'),
      tube('M640 150v330', '#aab2b7', 26) + rect(622, 260, 38, 40, defs.verticalCylinder(accent), 8),
      path('M586 600q0-50 40-54v-80h30v80q44 6 46 54l-4 84H592z', defs.verticalCylinder('#3a3f43')),
      rect(588, 668, 112, 26, defs.horizontalCylinder(RUBBER), 8),
      highlightStroke('M206 300q6-84 84-106', 9, 0.45),
    ].join(''),
};

const welder: Illustration = {
  bounds: [106, 138, 594, 540],
  orientation: 'stand',
  groundContact: [150, 480],
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      tube('M230 262l16-78q6-32 40-32h210q34 0 40 30l14 60', RUBBER, 30),
      block(defs, [150, 280, 330, 360], [130, 44], colour),
      vents(506, 330, 5, 20, 130, 0),
      vents(506, 500, 5, 20, 90, 0),
      rect(150, 280, 330, 360, defs.flat('#33383b'), 14),
      rect(150, 280, 330, 70, defs.horizontalCylinder(colour), 12) + drawBadge(232, 294, 166, accent),
      rect(186, 374, 120, 66, '#14201c', 8) +
        line('M206 420v-28M232 420v-28q16-4 18 12t-18 16M268 392h20l-8 12q12 4 4 16h-14', '#7fe0b0', 6),
      ellipse(396, 420, 54, defs.ball('#5b6368')) +
        ellipse(396, 420, 42, defs.ball(RUBBER)) +
        line('M396 420l-20-30', accent, 8),
      repeat(3, (index) => ellipse(204 + index * 34, 470, 9, ['#7fd05f', '#e0a526', '#c8342b'][index] ?? '')),
      repeat(
        2,
        (index) =>
          ellipse(220 + index * 180, 572, 36, defs.ball(accent)) +
          ellipse(220 + index * 180, 572, 22, defs.ball('#d0a24a')),
      ),
      cord('M220 572q-20 110-90 90t10-80', 22),
      cord('M400 572q30 120 140 96t80-70', 22),
      path('M596 618l40-120q8-20 30-10t20 28l-44 120z', defs.flat(accent)),
      path('M640 496l18-60 30-16 8 40-20 40z', defs.verticalSteel('#d0a24a')),
      path('M120 590l-14-90q20-20 36 0l16 30 18-30q20-6 24 14l-30 90z', defs.flat('#c98b4a')),
      rect(170, 636, 60, 26, RUBBER, 6) + rect(400, 636, 60, 26, RUBBER, 6),
      highlightStroke('M164 292h290', 5, 0.5),
    ].join(''),
};

const generator: Illustration = {
  bounds: [100, 150, 600, 526],
  orientation: 'stand',
  backdrop: 'site',
  draw: ({ colour, accent, defs }) =>
    [
      tube('M170 620V240q0-34 34-34h430q34 0 34 34v380z', adjustBrightness('#4a5054', 0.02), 24),
      shadowPath('M140 300h500v290H140z', 0.75),
      path('M420 330h200v240H420z', defs.flat('#5b6368')),
      path('M511 350v180', 'none', ' stroke="#aab2b7" stroke-width="150" stroke-dasharray="12 14"'),
      path('M511 352v180', 'none', ' stroke="#eef1f2" stroke-width="150" stroke-dasharray="3 23"'),
      ellipse(520, 470, 86, defs.ball('#3a3f43')) + ellipse(520, 470, 62, defs.ball(accent)),
      vents(490, 436, 5, 15, 66),
      rect(486, 520, 76, 22, defs.horizontalCylinder(RUBBER), 10),
      rect(570, 330, 84, 120, defs.verticalCylinder('#8d969c'), 18) + vents(588, 350, 4, 16, 78),
      rect(132, 308, 270, 268, defs.flat('#2b3033'), 12),
      rect(132, 308, 270, 54, defs.horizontalCylinder(colour), 10) + drawBadge(196, 318, 140, accent),
      gauge(defs, 186, 412, 36),
      repeat(
        2,
        (index) =>
          rect(236 + index * 80, 378, 66, 66, '#e8e6df', 8) +
          path(
            `M${265 + index * 80} 392h8v14h-8zM${250 + index * 80} 416h14v8h-14zM${276 + index * 80} 416h14v8h-14z`,
            '#17130f',
          ),
      ),
      rect(160, 474, 50, 66, defs.verticalCylinder('#c8342b'), 8) +
        rect(166, 480, 38, 26, '#fff', 6, ' opacity=".3"'),
      repeat(2, (index) => ellipse(262 + index * 52, 506, 18, defs.ball(index ? '#c8342b' : '#1d2022'))) +
        ellipse(364, 506, 20, defs.ball(IRON)),
      path(
        'M156 232q0-40 44-44h396q44 4 44 44v50q-4 24-40 24H196q-36 0-40-24z',
        defs.horizontalCylinder(colour),
      ),
      highlightStroke('M190 204h400', 8, 0.5),
      cylinder(360, 166, 84, 26, 12, defs.verticalCylinder(RUBBER)) +
        cylinderTop(360, 166, 84, 12, defs.verticalCylinder('#4a5054')),
      rect(500, 178, 60, 12, '#1d2022', 6),
      tube('M124 620V256q4-50 50-52M676 620V256q-4-50-50-52', '#5b6368', 26),
      tube('M112 620h576', '#5b6368', 26),
      rect(120, 630, 70, 44, defs.verticalCylinder(RUBBER), 10) + wheel(defs, 620, 624, 52, '#8d969c'),
      line('M170 574h440', '#17130f', 10, ' opacity=".3"'),
    ].join(''),
};

export const MACHINE_KINDS = {
  compressor,
  'pressure-washer': pressureWasher,
  'wet-dry-vacuum': wetDryVacuum,
  welder,
  generator,
} satisfies Record<string, Illustration>;

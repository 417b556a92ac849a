import type { DrawContext, Illustration } from '../illustration.ts';
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
import { batteryFoot, cord, IRON, RUBBER, repeatAround, ring, screwHead, sheen, vents } from './parts.ts';
import { tube } from './shared-shapes.ts';

/** A rotary hammer without cord or battery. */
export const rotaryHammerBody = ({ colour, accent, defs }: DrawContext): string =>
  [
    rect(80, 262, 160, 24, defs.horizontalSteel(), 3) +
      path('M84 262l-28 6v12l28 6z', defs.horizontalSteel()),
    repeat(6, (index) => line(`M${92 + index * 24} 286l14-24`, '#17130f', 5, ' opacity=".4"')),
    path('M214 246l36-26h54v108h-54l-36-26z', defs.horizontalCylinder(RUBBER)),
    vents(262, 234, 3, 14, 80),
    rect(300, 212, 24, 124, defs.horizontalSteel(), 6),
    tube('M598 236h44q66 4 66 86v84q-4 70-82 84h-40', '#33383b', 58),
    repeat(6, (index) => line(`M690 ${312 + index * 20}h34`, '#000', 6, ' opacity=".4"')),
    path('M600 300l44-8q16 40-6 92h-38z', defs.horizontalCylinder('#4a5054')),
    path(
      'M436 356h174l-8 128q-4 38-40 38h-72q-36 0-40-38z',
      defs.verticalCylinder(adjustBrightness(colour, -0.08)),
    ),
    rect(446, 466, 160, 26, defs.verticalCylinder(accent)),
    vents(486, 400, 5, 20, 46),
    path(
      'M322 206q0-20 20-22l230-14q60 4 66 70v60q-6 92-76 92H420q-98-4-98-90z',
      defs.horizontalCylinder(colour),
    ),
    path('M334 202q0-14 12-16l54-4v206q-62-8-66-86z', defs.horizontalSteel(IRON)),
    ellipse(472, 300, 40, defs.ball(RUBBER)) + rect(462, 266, 20, 60, defs.verticalCylinder(accent), 9),
    drawBadge(486, 208, 118, accent),
    highlightStroke('M420 188l140-8', 8, 0.45),
    path('M330 196h62v172h-62q-8-86 0-172z', defs.horizontalCylinder('#3a3f43')),
    rect(342, 366, 40, 34, defs.verticalCylinder('#3a3f43')),
    rect(326, 396, 72, 18, defs.verticalCylinder(RUBBER), 8),
    rect(334, 408, 56, 188, defs.verticalCylinder(RUBBER), 26),
    repeat(6, (index) => line(`M344 ${440 + index * 22}h36`, '#000', 6, ' opacity=".4"')),
    highlightStroke('M346 426v140', 5, 0.25),
  ].join('');

const rotaryHammer: Illustration = {
  bounds: [56, 170, 684, 436],
  orientation: 'lie',
  backdrop: 'planks',
  draw: (context) => cord('M604 520c6 50 40 66 110 74') + rotaryHammerBody(context),
};
const mitreSaw: Illustration = {
  bounds: [92, 126, 616, 554],
  orientation: 'stand',
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      path('M470 560l40-330q4-34 46-34h30q40 4 40 40l-26 324z', defs.verticalCylinder('#4a5054')),
      rect(128, 470, 230, 92, defs.flat('#aab2b7'), 8) + rect(442, 470, 230, 92, defs.flat('#9aa3a8'), 8),
      highlightStroke('M138 476h206', 4, 0.7),
      ellipse(390, 392, 172, defs.verticalSteel('#aeb6bb')) + sheen(390, 392, 170, 0.35),
      repeatAround(24, 390, 392, () => path('M380 226l10-12 8 10 4 10z', IRON)),
      path('M210 404a182 182 0 0 1 364 0l-20 12H230z', defs.horizontalCylinder(colour)),
      path('M246 396a146 146 0 0 1 288 0z', adjustBrightness(colour, -0.16)),
      ellipse(390, 392, 46, defs.ball('#c3cacf')) + ellipse(390, 392, 16, '#3a3f43'),
      path('M456 302h118q84 4 90 62t-42 82q-16 4-166 4z', defs.horizontalCylinder('#3a3f43')),
      rect(566, 302, 24, 148, accent),
      vents(606, 330, 3, 16, 84),
      tube('M300 240q-50-84 40-96h130q60 4 54 80', RUBBER, 46),
      rect(372, 126, 92, 20, defs.horizontalCylinder(accent), 9),
      drawBadge(320, 262, 140, accent),
      highlightStroke('M232 372q20-90 96-134', 8, 0.4),
      path(
        'M92 600q0-30 40-30h536q40 0 40 30v40q0 16-16 16H108q-16 0-16-16z',
        defs.horizontalCylinder('#8d969c'),
      ),
      path('M192 576h416q20 34-40 56H232q-60-22-40-56z', defs.fade('#dfe4e7', '#9aa3a8')),
      path('M384 572h24l14 60h-52z', '#3a3f43'),
      rect(300, 626, 200, 54, defs.horizontalCylinder(colour), 16),
      repeat(9, (index) => rect(318 + index * 20, 636, 3, index % 4 ? 10 : 18, '#fff', 0, ' opacity=".8"')),
      rect(380, 652, 44, 28, defs.verticalCylinder(RUBBER), 8),
      rect(112, 650, 70, 30, RUBBER, 8) + rect(618, 650, 70, 30, RUBBER, 8),
    ].join(''),
};

const planer: Illustration = {
  bounds: [100, 206, 612, 390],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      cord('M640 330c70-10 50 90 60 200'),
      path(
        'M330 300q10-90 110-92h120q110 6 120 110l4 130H560l-2-96q-4-44-54-44h-60q-40 2-50 60z',
        defs.horizontalCylinder(RUBBER),
      ),
      highlightStroke('M360 270q20-46 90-48h100q60 4 86 46', 8, 0.3),
      path('M424 306h90q30 4 32 38h-40q-8-16-30-16h-66z', defs.horizontalCylinder(accent)),
      path('M146 400q0-60 70-62h130q50 2 80 34h210q56 4 60 60v90H146z', defs.horizontalCylinder(colour)),
      path('M360 348q36 4 66 24h210q56 4 60 60v90H440z', adjustBrightness(colour, -0.14)),
      path('M420 406h170q22 0 26 22l10 94H392l8-96q2-20 20-20z', defs.flat('#3a3f43')),
      repeat(3, (index) => screwHead(defs, [436, 580, 512][index] ?? 0, [430, 430, 494][index] ?? 0, 10)),
      drawBadge(456, 448, 116, accent),
      vents(176, 420, 5, 18, 60, -4),
      ellipse(236, 290, 72, defs.ball(RUBBER), 50) + rect(198, 318, 76, 34, defs.verticalCylinder(IRON), 6),
      repeatAround(10, 236, 290, () => rect(233, 246, 6, 16, '#000', 3, ' opacity=".35"')),
      ellipse(236, 284, 34, defs.ball(accent), 22),
      path('M100 534q0-14 14-14h200v40H118q-18 0-18-16z', defs.horizontalSteel()),
      path('M336 520h360q16 0 16 14v12q0 14-14 14H336z', defs.horizontalSteel('#c3cacf')),
      path('M312 520h26l-4 50h-18z', '#17130f'),
      path('M150 572q60-16 90 4t80 0q-20 24-60 20-70-2-110-24z', defs.flat('#d8b177')),
      path('M180 578q50-10 90 10', 'none', ' stroke="#8f6535" stroke-width="4"'),
      shadowPath('M146 508h552v12H146z', 0.25),
      highlightStroke('M164 380q8-28 56-30h110', 7, 0.45),
    ].join(''),
};

const multiTool: Illustration = {
  bounds: [84, 254, 750, 296],
  orientation: 'lie',
  tilt: -36,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      path('M262 446l-58 6-26 26-94 14 10 58 104-24 30-34 40-10z', defs.horizontalSteel()),
      line('M85 498l9 46', IRON, 9, ' stroke-dasharray="0 10"'),
      highlightStroke('M106 500l76-12 26-26 40-6', 4, 0.8),
      rect(206, 424, 58, 40, defs.verticalSteel(), 6) + ellipse(236, 462, 36, defs.ball(IRON), 14),
      path(
        'M178 300q0-38 44-38h80l46 14v110l-50 20q-14 38-42 40h-40q-36-2-38-44z',
        defs.horizontalCylinder('#7f888d'),
      ),
      highlightStroke('M196 302q4-24 30-26h66', 7, 0.5),
      screwHead(defs, 232, 330, 13) + screwHead(defs, 286, 330, 13),
      path(
        'M320 284q0-14 24-16h320q40 2 56 20h60v130h-60q-16 18-56 20H372q-52-4-52-40z',
        defs.horizontalCylinder(colour),
      ),
      path('M356 336h300q20 4 20 28t-20 32H380q-44-4-60 10v-36q0-30 36-34z', defs.horizontalCylinder(RUBBER)),
      vents(392, 350, 13, 20, 30),
      rect(480, 260, 84, 22, defs.horizontalCylinder('#3a3f43'), 9) +
        rect(490, 254, 36, 18, defs.horizontalCylinder(accent), 7),
      drawBadge(360, 292, 110, accent),
      rect(714, 274, 120, 164, defs.flat('#33383b'), 20),
      rect(734, 274, 16, 164, accent),
      repeat(3, (index) => ellipse(790, 322 + index * 22, 6, index ? '#8fd16a' : '#55605a')),
      highlightStroke('M346 276h110', 7, 0.45),
    ].join(''),
};

const nailGun: Illustration = {
  bounds: [128, 130, 550, 558],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      path('M236 560l322 66 10-46-320-76z', defs.horizontalCylinder(IRON)),
      line('M270 544l270 58', '#d0a24a', 12, ' stroke-dasharray="4 12"'),
      path('M352 250h190q30 0 40 40l36 220h-96l-30-150q-6-30-36-30h-110z', defs.horizontalCylinder(colour)),
      path('M420 262h116q22 2 30 34l34 190h-64l-28-140q-8-34-48-36h-40z', defs.flat(RUBBER)),
      repeat(5, (index) => line(`M${516 + index * 8} ${336 + index * 30}h44`, '#000', 7, ' opacity=".4"')),
      path('M400 336l52-2q8 54-24 62-34-10-28-60z', defs.flat(accent)),
      batteryFoot(defs, 478, 524, accent, 200),
      path('M204 520h72l-6 116h-20l-6 46h-16l-4-46h-16z', defs.verticalSteel()),
      rect(194, 500, 92, 30, defs.verticalSteel(IRON), 6),
      path(
        'M150 200q0-44 50-52h90q60 8 64 60l10 190q-4 60-60 108H184q-44-50-42-110z',
        defs.verticalCylinder(colour),
      ),
      path('M146 206q4-70 104-76 96 6 104 76l-30 22H176z', defs.ball(RUBBER)),
      vents(200, 160, 6, 20, 36),
      path('M168 420h168q-8 46-40 86H198q-26-42-30-86z', defs.verticalCylinder('#4a5054')),
      rect(148, 390, 210, 20, defs.verticalCylinder(accent)),
      drawBadge(180, 292, 130, accent),
      highlightStroke('M172 244v120', 9, 0.45),
      screwHead(defs, 206, 458, 11) + screwHead(defs, 296, 458, 11),
    ].join(''),
};

const batteryPack: Illustration = {
  bounds: [122, 208, 560, 420],
  orientation: 'stand',
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) =>
    [
      path('M196 250q0-18 20-18h330q22 0 34 18l40 60H180z', defs.flat('#4a5054')),
      path('M232 236l-8-22q0-6 8-6h290q10 0 14 6l12 22z', defs.horizontalCylinder('#5b6368')),
      repeat(
        4,
        (index) =>
          rect(262 + index * 64, 220, 40, 62, defs.horizontalSteel('#d0a24a'), 4) +
          rect(272 + index * 64, 218, 20, 66, '#17130f', 4),
      ),
      path(
        'M122 340q0-40 44-44h468q44 4 48 44v22q0 30-24 30H146q-24 0-24-30z',
        defs.horizontalCylinder(colour),
      ),
      path('M134 384h536l-14 210q-4 34-40 34H188q-36 0-40-34z', defs.flat(RUBBER)),
      path('M134 384h536l-3 40H137z', '#000', ' opacity=".3"'),
      path('M146 520h514l-5 60H151z', defs.fade(accent, adjustBrightness(accent, -0.3))),
      rect(280, 420, 240, 74, '#1d2022', 14),
      repeat(4, (index) => rect(306 + index * 34, 440, 22, 34, index < 3 ? '#7fd05f' : '#4a5054', 5)),
      repeat(3, (index) => rect(306 + index * 34, 440, 22, 12, '#fff', 5, ' opacity=".4"')),
      ellipse(482, 457, 20, defs.ball(IRON)),
      drawBadge(310, 324, 180, accent),
      repeat(2, (index) => rect(136 + index * 470, 326, 58, 26, defs.horizontalCylinder('#3a3f43'), 10)),
      repeat(2, (index) => vents(172 + index * 390, 420, 4, 18, 74)),
      highlightStroke('M150 312q8-8 30-8h420', 6, 0.5) + highlightStroke('M166 530h470', 4, 0.35),
      ring(482, 457, 20, 3, '#000', ' opacity=".4"'),
    ].join(''),
};

export const CUTTING_KINDS = {
  'rotary-hammer': rotaryHammer,
  'mitre-saw': mitreSaw,
  planer,
  'multi-tool': multiTool,
  'nail-gun': nailGun,
  'battery-pack': batteryPack,
} satisfies Record<string, Illustration>;

import type { Illustration } from '../illustration.ts';
import { drawBadge } from '../svg/labels.ts';
import {
  adjustBrightness,
  cylinder,
  ellipse,
  highlightStroke,
  line,
  path,
  rect,
  repeat,
} from '../svg/shapes.ts';
import { BRASS, IRON, RUBBER, STEEL, screwHead } from './parts.ts';
import { seam, tube } from './shared-shapes.ts';

const pryBar: Illustration = {
  bounds: [350, 50, 186, 704],
  orientation: 'lie',
  tilt: 38,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const barPath = 'M400 700V180q2-104 84-100 44 8 34 74';
    return [
      path('M376 660h48l16 76q-40 40-80 0z', defs.verticalSteel('#aab2b7')),
      path('M398 700l-4 52h12l-4-52z', '#17130f', ' opacity=".7"'),
      path(barPath, 'none', ` stroke="${adjustBrightness(colour, -0.42)}" stroke-width="50"`),
      path(barPath, 'none', ` stroke="${colour}" stroke-width="38"`),
      path(
        barPath,
        'none',
        ` stroke="${adjustBrightness(colour, 0.5)}" stroke-width="8" opacity=".7" transform="translate(-9 -2)"`,
      ),
      path('M494 140h50l-4 44q-14 36-38 48l-14-10 4-34z', defs.verticalSteel('#aab2b7')),
      path('M514 176l-8 50 6 2 10-50z', '#17130f', ' opacity=".75"'),
      rect(370, 340, 60, 210, defs.verticalCylinder(accent), 16),
      line(
        Array.from({ length: 8 }, (_, index) => `M378 ${366 + index * 22}q22 8 44 0`).join(''),
        '#17130f',
        6,
        ' opacity=".28"',
      ),
      drawBadge(378, 292, 44, adjustBrightness(colour, -0.55)),
    ].join('');
  },
};

const stapleGun: Illustration = {
  bounds: [112, 196, 590, 410],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      path('M132 560h560q8 0 8 12t-8 14H132z', defs.horizontalSteel()),
      path('M150 330q0-34 34-40h160l200 150h110q46 4 46 40v82H132V380q0-30 18-50z', defs.flat(colour)),
      path(
        'M344 290l200 150h110q46 4 46 40-20-14-50-14H520L330 318H176q-20 2-30 20 8-44 38-48z',
        '#fff',
        ' opacity=".22"',
      ),
      path('M330 400l130 96h180v34H400q-60-2-70-60z', '#17130f', ' opacity=".22"'),
      rect(112, 380, 60, 222, defs.verticalSteel('#aab2b7'), 6),
      path('M118 596h48v10h-48z', '#3a3f43'),
      tube('M214 300q20-76 96-74l300 60q60 14 84 66', accent, 50),
      path('M180 306q-6-60 50-100 50-24 96 0l-14 44q-60 0-66 56z', defs.flat('#4a5054')),
      ellipse(230, 270, 22, defs.ball(STEEL)) + ellipse(230, 270, 9, '#3a3f43'),
      line('M440 272l160 34', '#17130f', 18, ' opacity=".3"'),
      drawBadge(212, 430, 120, accent),
      screwHead(defs, 208, 372, 12) + screwHead(defs, 360, 372, 12) + screwHead(defs, 652, 500, 12),
      rect(640, 538, 62, 36, defs.horizontalCylinder(RUBBER), 10),
      line('M190 552h430', '#17130f', 4, ' opacity=".3"'),
      highlightStroke('M192 350v170', 7, 0.35),
    ].join(''),
};

const laserLevel: Illustration = {
  bounds: [176, 120, 448, 572],
  orientation: 'stand',
  groundContact: [240, 320],
  backdrop: 'room',
  draw: ({ colour, accent, defs }) =>
    [
      path(
        'M388 560L262 690M412 560l126 130M400 560v118',
        'none',
        ' stroke="#33383b" stroke-width="22" stroke-linecap="round"',
      ),
      path(
        'M384 560L258 684M408 560l126 122',
        'none',
        ' stroke="#6d757a" stroke-width="6" stroke-linecap="round"',
      ),
      cylinder(352, 520, 96, 40, 14, defs.verticalCylinder('#3f4548')),
      ellipse(400, 500, 130, defs.ball(RUBBER), 34),
      path(
        'M250 196q0-66 66-76h168q66 10 66 76v244q0 56-56 60H306q-56-4-56-60z',
        defs.verticalCylinder(colour),
      ),
      path('M250 350h300v90q0 56-56 60H306q-56-4-56-60z', defs.verticalCylinder(RUBBER)),
      path('M286 200q0-44 50-48h128q50 4 50 48v96q0 30-30 30H316q-30 0-30-30z', '#1d2022'),
      path('M300 204q0-36 40-38h120q40 2 40 38v84q0 24-24 24H324q-24 0-24-24z', defs.flat('#3f6b74')),
      ellipse(400, 236, 42, defs.ball('#17130f')) +
        ellipse(400, 236, 20, '#5dff8b') +
        ellipse(400, 236, 60, defs.glow('#5dff8b', 0.8)),
      line('M176 236h448', '#3fdc72', 6, ' opacity=".75"') +
        line('M400 132v180', '#3fdc72', 6, ' opacity=".75"'),
      path('M310 180l60-10-50 130h-16z', '#fff', ' opacity=".22"'),
      drawBadge(316, 368, 168, accent),
      rect(330, 440, 60, 30, defs.horizontalCylinder(accent), 12) +
        ellipse(440, 455, 16, defs.ball('#5b6368')),
      repeat(
        3,
        (index) =>
          rect(250, 380 + index * 26, 26, 10, '#000', 5, ' opacity=".4"') +
          rect(524, 380 + index * 26, 26, 10, '#000', 5, ' opacity=".4"'),
      ),
      highlightStroke('M268 190v140', 9, 0.45),
    ].join(''),
};

const trowel: Illustration = {
  bounds: [296, 46, 208, 708],
  orientation: 'lie',
  tilt: 36,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      path('M400 754q-96-120-104-300 0-40 40-54h128q40 14 40 54-8 180-104 300z', defs.verticalSteel()),
      path('M400 754q-96-120-104-300 0-40 40-54h64z', '#fff', ' opacity=".25"'),
      highlightStroke('M316 452q8 120 60 220', 7, 0.8),
      path('M330 400h140l-30-14h-80z', '#8d969c'),
      tube('M400 420q0-40-14-60t14-66', '#8d969c', 30),
      path('M368 420q32-30 64 0l-8 30q-24 12-48 0z', defs.verticalSteel(IRON)),
      rect(370, 268, 60, 36, defs.verticalCylinder(BRASS), 8),
      path(
        'M352 100q4-50 48-54 44 4 48 54 8 70-8 120-4 30-8 52h-64q-4-22-8-52-16-50-8-120z',
        defs.verticalCylinder(colour),
      ),
      path('M353 90q6-40 47-44 41 4 47 44-47 14-94 0z', defs.verticalCylinder(accent)),
      line('M366 130q34 10 68 0M366 150q34 10 68 0', '#17130f', 4, ' opacity=".25"'),
      drawBadge(374, 186, 52, accent),
      highlightStroke('M368 110q-4 70 8 130', 8, 0.4),
    ].join(''),
};

const toolBag: Illustration = {
  bounds: [104, 136, 596, 520],
  orientation: 'stand',
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) => {
    const drawPocket = (x: number, width: number, top: number): string =>
      [
        path(
          `M${x} ${top}h${width}l-4 ${600 - top}q-${width / 2} 16-${width - 8} 0z`,
          defs.flat(adjustBrightness(colour, -0.1)),
        ),
        rect(x - 2, top - 4, width + 4, 20, defs.horizontalCylinder(accent), 4),
        seam(
          `M${x + 10} ${top + 26}l4 ${556 - top}M${x + width - 10} ${top + 26}l-4 ${556 - top}`,
          adjustBrightness(colour, 0.5),
        ),
      ].join('');
    return [
      rect(190, 190, 40, 130, defs.verticalCylinder('#c8342b'), 18) +
        rect(204, 280, 12, 80, defs.verticalSteel()),
      rect(566, 176, 34, 200, defs.verticalCylinder('#b98c5a'), 12) +
        rect(534, 150, 98, 44, defs.horizontalSteel(), 10),
      tube('M460 330q-20-120 20-150M500 330q10-120-24-160', '#3a6ea5', 22),
      tube('M230 320q0-170 90-170h160q90 0 90 170', RUBBER, 34),
      rect(316, 134, 170, 38, defs.horizontalCylinder(accent), 16),
      path('M134 322q0-26 30-28h476q28 2 30 28l26 60H108z', defs.flat(adjustBrightness(colour, -0.28))),
      path('M104 384q0-26 26-28h544q26 2 26 28l-20 240q-4 28-32 30H156q-30-2-32-30z', defs.flat(colour)),
      path('M118 560h566l-6 64q-4 28-32 30H156q-30-2-32-30z', defs.flat(RUBBER)),
      drawPocket(148, 130, 436) + drawPocket(300, 200, 412) + drawPocket(524, 130, 436),
      drawBadge(330, 486, 140, accent),
      seam('M124 378h556', adjustBrightness(colour, 0.5)),
      rect(104, 352, 596, 16, adjustBrightness(colour, -0.36), 8),
      line('M120 360h560', STEEL, 4, ' stroke-dasharray="5 6"'),
      rect(372, 346, 56, 26, defs.horizontalSteel(BRASS), 8),
      repeat(2, (index) => ellipse(290 + index * 220, 400, 9, defs.ball(BRASS))),
      highlightStroke('M126 396v140', 7, 0.3),
    ].join('');
  },
};

export const BUILDING_TOOL_KINDS = {
  'pry-bar': pryBar,
  'staple-gun': stapleGun,
  'laser-level': laserLevel,
  trowel,
  'tool-bag': toolBag,
} satisfies Record<string, Illustration>;

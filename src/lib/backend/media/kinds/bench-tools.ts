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
import { BRASS, IRON, RUBBER, ring, vents } from './parts.ts';

const chisel: Illustration = {
  bounds: [322, 70, 156, 660],
  orientation: 'lie',
  tilt: 38,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      path('M362 392h76l4 268-42 0-42 0z', defs.verticalSteel()),
      path('M358 650h84v64q-42 6-84 0z', defs.verticalSteel('#dfe4e7')),
      path('M358 650h84l-6 14h-72z', '#fff', ' opacity=".6"'),
      line('M372 404v236', '#fff', 4, ' opacity=".8"') + line('M430 404v240', '#17130f', 4, ' opacity=".22"'),
      path('M372 340h56l10 62h-76z', defs.verticalSteel(IRON)),
      path(
        'M346 132q0-40 54-40t54 40q10 60-4 120-8 40-12 84h-76q-4-44-12-84-14-60-4-120z',
        defs.verticalCylinder(colour),
      ),
      path('M346 172q-6 50 6 96 48 14 96 0 12-46 6-96-54 16-108 0z', defs.verticalCylinder(accent)),
      rect(346, 70, 108, 40, defs.verticalCylinder(IRON), 12),
      rect(360, 318, 80, 24, defs.verticalCylinder(BRASS), 6),
      drawBadge(372, 204, 56, adjustBrightness(accent, -0.5)),
      highlightStroke('M366 130q-10 60 4 140', 9, 0.4),
    ].join(''),
};

const file: Illustration = {
  bounds: [338, 54, 124, 692],
  orientation: 'lie',
  tilt: 40,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const cuts = (from: number, to: number): string =>
      Array.from({ length: 29 }, (_, index) => `M${from} ${320 + index * 14}L${to} ${338 + index * 14}`).join(
        '',
      );
    return [
      path('M384 270h32l8 50h-48z', defs.verticalSteel(IRON)),
      path('M352 320q48-20 96 0l-8 408q-40 22-80 0z', defs.verticalSteel('#a3abb0')),
      line(cuts(362, 438), '#3a3f43', 3, ' opacity=".6"') + line(cuts(438, 362), '#fff', 2, ' opacity=".4"'),
      line('M354 322l8 404', '#fff', 4, ' opacity=".6"'),
      path(
        'M356 110q4-50 44-56 40 6 44 56 10 40 0 84-10 40-8 66h-72q2-26-8-66-10-44 0-84z',
        defs.verticalCylinder(colour),
      ),
      path('M358 120q-10 40 0 78 42 12 84 0 10-38 0-78-42 12-84 0z', defs.verticalCylinder(accent)),
      repeat(4, (index) => line(`M362 ${136 + index * 16}q38 10 76 0`, '#17130f', 4, ' opacity=".3"')),
      rect(362, 250, 76, 26, defs.verticalCylinder(BRASS), 6),
      ellipse(400, 76, 12, adjustBrightness(colour, -0.6)),
      highlightStroke('M370 100q-8 60 2 110', 8, 0.4),
    ].join('');
  },
};

const clamp: Illustration = {
  bounds: [226, 70, 348, 660],
  orientation: 'lie',
  tilt: 32,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      rect(262, 84, 42, 620, defs.verticalSteel(), 5),
      line(Array.from({ length: 30 }, (_, index) => `M290 ${170 + index * 17}h14`).join(''), IRON, 4),
      rect(254, 690, 58, 24, defs.verticalCylinder(RUBBER), 8),
      path(
        'M246 96q0-26 26-26h60l196 26q40 6 42 40v22h-62l-20-12-166-10q-20 0-20 20v26h-56z',
        defs.flat(colour),
      ),
      path(
        'M262 92q2-10 12-10h58l190 26',
        'none',
        ' stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".45"',
      ),
      path('M334 104l150 20v16l-150-12z', '#17130f', ' opacity=".22"'),
      path('M500 152h78v20q-39 22-78 0z', defs.verticalCylinder(RUBBER)),
      rect(526, 340, 26, 90, defs.verticalSteel('#aab2b7')),
      path('M488 322h102l-12 30h-78z', defs.verticalCylinder(RUBBER)) +
        rect(484, 306, 110, 22, defs.verticalCylinder('#3f4548'), 9),
      path(
        'M238 424q0-24 24-24h60q16 0 24 14l20 24h150q54 6 54 40v18q0 22-30 22H330l-24 36h-46q-22 0-22-24z',
        defs.flat(colour),
      ),
      path('M344 452h150v40H332z', '#17130f', ' opacity=".2"'),
      drawBadge(356, 458, 116, accent),
      highlightStroke('M252 426q4-12 16-12h50', 6, 0.45),
      rect(512, 424, 54, 106, defs.verticalCylinder(adjustBrightness(colour, -0.12)), 8),
      rect(524, 528, 30, 54, defs.verticalSteel('#aab2b7')),
      line('M526 538l26 6M526 550l26 6M526 562l26 6', '#3a3f43', 4, ' opacity=".7"'),
      path('M506 574h66l8 26q-4 20 0 60-2 60-41 70-39-10-41-70 4-40 0-60z', defs.verticalCylinder(accent)),
      line('M520 604v92M539 604v106M558 604v92', '#17130f', 5, ' opacity=".26"'),
    ].join(''),
};

const hexKeys: Illustration = {
  bounds: [56, 112, 620, 540],
  orientation: 'lie',
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) => {
    const key = (index: number): string => {
      const width = 34 - index * 2.8;
      const keyPath = `M${-120 + index * 9} ${-470 + index * 42}H-26q26 0 26 26V0`;
      return (
        bar(keyPath, '#4d5559', width) +
        bar(keyPath, '#aab2b7', width * 0.62) +
        bar(keyPath, '#eef1f2', width * 0.22)
      );
    };
    return [
      repeat(7, (index) =>
        group(key(index), `translate(${250 + index * 52} 560) rotate(${-14 + index * 7})`),
      ),
      path(
        'M150 476q10-20 34-20l430 30q24 4 26 26l-8 110q-4 26-30 28l-420-8q-30-2-34-28z',
        defs.flat(colour),
      ),
      path('M156 540l480 22-3 34-474-20z', defs.flat(accent)),
      repeat(7, (index) =>
        ellipse(206 + index * 66, 496 + index * 4, 15 - index, adjustBrightness(colour, -0.55)),
      ),
      drawBadge(310, 596, 150, accent),
      highlightStroke('M176 470l420 30', 6, 0.45),
    ].join('');
  },
};

const adjustableWrench: Illustration = {
  bounds: [284, 50, 232, 700],
  orientation: 'lie',
  tilt: 36,
  backdrop: 'planks',
  draw: ({ colour, accent, defs }) =>
    [
      path('M360 270h80l12 430q-6 42-52 50-46-8-52-50z', defs.verticalSteel(adjustBrightness(colour, -0.05))),
      path('M380 320h40l6 120h-52z', '#17130f', ' opacity=".2"'),
      path('M346 440q54 20 108 0l6 250q-4 50-60 60-56-10-60-60z', defs.verticalCylinder(accent)),
      line(
        Array.from({ length: 6 }, (_, index) => `M358 ${486 + index * 28}q42 14 84 0`).join(''),
        '#17130f',
        6,
        ' opacity=".28"',
      ),
      ellipse(400, 708, 17, '#fafaf8') + ring(400, 708, 18, 5, adjustBrightness(accent, -0.4)),
      path(
        'M284 148q0-60 44-90 18-12 36-6l8 14v116q0 14 14 14h84q30 4 30 34-8 70-66 94h-68q-82-40-82-176z',
        defs.verticalSteel(colour),
      ),
      path(
        'M434 196V74q0-16 16-18 54 8 66 62 4 50-26 86l-20 6h-28q-8-4-8-14z',
        defs.verticalSteel(adjustBrightness(colour, -0.1)),
      ),
      path('M434 196V74q0-16 16-18 10 2 18 6v134z', '#fff', ' opacity=".22"'),
      path(
        'M384 206h96q14 2 14 14v20q0 12-14 12h-96q-12 0-12-12v-20q0-12 12-14z',
        '#1d2022',
        ' opacity=".85"',
      ),
      rect(400, 204, 64, 50, defs.horizontalCylinder(BRASS), 8),
      vents(412, 210, 5, 11, 38, -4),
      line(
        Array.from({ length: 7 }, (_, index) => `M362 ${86 + index * 15}h${index % 2 ? -12 : -22}`).join(''),
        adjustBrightness(colour, -0.65),
        3,
      ),
      drawBadge(372, 352, 56, adjustBrightness(accent, -0.3)),
      highlightStroke('M300 140q2-40 30-64', 9, 0.65),
    ].join(''),
};

const socketSet: Illustration = {
  bounds: [96, 150, 608, 500],
  orientation: 'stand',
  backdrop: 'bench',
  draw: ({ colour, accent, defs }) => {
    const socket = (x: number, y: number, radius: number): string =>
      ellipse(x, y, radius, defs.ball('#c3cacf')) +
      ellipse(x, y, radius * 0.66, '#22262a') +
      ring(x, y, radius * 0.66, 3, '#fff', ' stroke-dasharray="6 5" opacity=".35"');
    return [
      path('M130 170q0-20 20-20h500q20 0 20 20l20 190H110z', defs.flat(colour)),
      path('M154 176h492l16 170H138z', adjustBrightness(colour, -0.4)),
      rect(176, 196, 448, 130, defs.flat(adjustBrightness(accent, -0.2)), 12, ' opacity=".9"'),
      drawBadge(290, 226, 220, adjustBrightness(accent, -0.6)),
      path('M96 376q0-18 18-18h572q18 0 18 18v252q0 22-24 22H120q-24 0-24-22z', defs.flat(colour)),
      path('M116 376h568v236q0 18-18 18H134q-18 0-18-18z', '#23272a'),
      repeat(9, (index) => socket(156 + index * 61, 416, 17 + index * 1.6)),
      repeat(8, (index) => socket(160 + index * 42, 480, 15)),
      path(
        'M142 552q0-26 30-28 26 0 34 16h250q60-16 70 0 6 26-70 22H206q-10 16-34 16-30-2-30-26z',
        defs.horizontalSteel(),
      ),
      ellipse(172, 552, 17, defs.ball(IRON)) + rect(316, 534, 180, 34, defs.horizontalCylinder(accent), 15),
      vents(342, 540, 7, 20, 22),
      repeat(
        5,
        (index) =>
          rect(520 + index * 32, 462, 18, 84, defs.verticalSteel(index % 2 ? BRASS : '#aab2b7'), 3) +
          path(`M${520 + index * 32} 546h18l-5 18h-8z`, '#8d969c'),
      ),
      rect(120, 600, 560, 10, '#000', 0, ' opacity=".3"'),
      repeat(2, (index) => rect(200 + index * 320, 614, 80, 36, defs.horizontalCylinder(accent), 8)),
      highlightStroke('M104 380v230', 5, 0.35) + highlightStroke('M150 158h500', 5, 0.4),
    ].join('');
  },
};

// A stroke with square ends, as a cut steel bar has them.
function bar(d: string, colour: string, width: number): string {
  return path(d, 'none', ` stroke="${colour}" stroke-width="${width.toFixed(1)}"`);
}

export const BENCH_TOOL_KINDS = {
  chisel,
  file,
  clamp,
  'hex-keys': hexKeys,
  'adjustable-wrench': adjustableWrench,
  'socket-set': socketSet,
} satisfies Record<string, Illustration>;

// Backdrops for products in use: plain and evenly lit.
import type { Backdrop, BackdropName } from '../illustration.ts';
import { adjustBrightness, ellipse, line, path, rect, repeat } from '../svg/shapes.ts';
import {
  bathroomBackdrop,
  buildingSiteBackdrop,
  ceilingBackdrop,
  doorBackdrop,
  floorBackdrop,
} from './construction.ts';
import {
  clothesRailBackdrop,
  kitchenBackdrop,
  loungeBackdrop,
  setteeBackdrop,
  utilityRoomBackdrop,
} from './indoor.ts';
import { linenBackdrop, tableBackdrop } from './tabletop.ts';
import { drawWallFinish } from './wall-finish.ts';

// The part of the wall that is painted already.
const PAINTED_WALL = 'M0 0h680v288q0 14-14 14h-72q-14 0-14 14v104q0 14-14 14h-72q-14 0-14 14v154H0z';

const drawFloorBoards = (top: number, wood: string): string =>
  rect(0, top, 800, 800 - top, wood) +
  repeat(3, (index) =>
    line(`M0 ${top + 50 + index * 56}h800`, adjustBrightness(wood, -0.22), 3, ' opacity=".5"'),
  ) +
  repeat(5, (index) =>
    line(
      `M${90 + index * 160} ${top + 50 + (index % 2) * 56}v56`,
      adjustBrightness(wood, -0.22),
      3,
      ' opacity=".5"',
    ),
  );

const roomBackdrop: Backdrop = {
  x: 470,
  floorY: 716,
  centreY: 400,
  size: 430,
  draw: ({ shade, colour, defs, wallFinish }) => {
    const wall = shade ?? colour;
    return [
      rect(0, 0, 800, 800, defs.flat('#f3efe7')),
      path(PAINTED_WALL, defs.flat(wall)),
      wallFinish ? drawWallFinish(wallFinish, wall, PAINTED_WALL, defs) : '',
      path(
        'M480 430h86q14 0 14-14V0h20v302h66q14 0 14-14V0h10v296q0 18-18 18h-80v112q0 18-18 18h-84v156h-10z',
        wall,
        ' opacity=".4"',
      ),
      path('M60 60l210-60h120L60 380z', '#fff', ' opacity=".12"'),
      drawFloorBoards(640, '#c9a878'),
      rect(0, 602, 800, 42, defs.fade('#ffffff', '#dedad1')),
      line('M0 612h800', '#cfcabf', 2),
    ].join('');
  },
};

const benchBackdrop: Backdrop = {
  x: 400,
  floorY: 650,
  centreY: 330,
  size: 500,
  draw: ({ defs }) =>
    [
      rect(0, 0, 800, 800, defs.flat('#e4e0d6')),
      repeat(9, (row) => line(`M40 ${40 + row * 66}h730`, '#bdb6a6', 9, ' stroke-dasharray="0 80"')),
      line('M130 96v120M170 96v160M210 96v90', '#8d969c', 10, ' opacity=".55"'),
      repeat(3, (index) =>
        rect(
          120 + index * 40,
          70,
          20,
          52,
          ['#c8342b', '#24507f', '#e0a526'][index] ?? '',
          8,
          ' opacity=".75"',
        ),
      ),
      rect(560, 70, 150, 112, '#f6f2e8', 6),
      line('M580 104h110M580 130h80M580 154h96', '#b7ae9b', 6),
      rect(0, 612, 800, 188, defs.fade('#d6a970', '#a87a45')),
      rect(0, 604, 800, 34, '#e3bd88'),
      line('M0 690h800M0 748h800', '#8f6535', 3, ' opacity=".4"'),
    ].join(''),
};

const planksBackdrop: Backdrop = {
  x: 400,
  floorY: 400,
  centreY: 400,
  size: 590,
  draw: ({ defs }) =>
    [
      rect(0, 0, 800, 800, defs.flat('#cda878')),
      repeat(
        5,
        (index) =>
          line(`M0 ${160 * index}h800`, '#7d5a33', 5, ' opacity=".45"') +
          line(`M0 ${160 * index + 5}h800`, '#f3d9b3', 2, ' opacity=".5"'),
      ),
      repeat(5, (index) =>
        line(`M${60 + index * 30} ${60 + index * 160}q180-34 340 4t330-10`, '#8f6535', 3, ' opacity=".28"'),
      ),
      repeat(4, (index) =>
        ellipse(60 + (index % 2) * 680, 80 + index * 160, 7, '#6f4f2b', 7, ' opacity=".5"'),
      ),
      path('M66 700l150-34 6 24-150 34-26 2z', defs.flat('#e0a526')) +
        path('M66 700l-20 12 26 12z', '#3a2d1d'),
      repeat(3, (index) => ellipse(640 + index * 46, 690 + (index % 2) * 30, 13, defs.ball('#b7bec3'))),
    ].join(''),
};

const tilesBackdrop: Backdrop = {
  x: 400,
  floorY: 640,
  centreY: 320,
  size: 500,
  draw: ({ defs }) =>
    [
      rect(0, 0, 800, 800, defs.flat('#cfe0de')),
      repeat(
        6,
        (row) =>
          line(`M0 ${row * 112}h800`, '#f6faf9', 6) +
          repeat(5, (column) => line(`M${column * 200 + (row % 2) * 100} ${row * 112}v112`, '#f6faf9', 6)),
      ),
      path('M0 0h800v200L0 520z', '#fff', ' opacity=".14"'),
      rect(0, 632, 800, 168, defs.fade('#ffffff', '#d5dad9')),
      rect(0, 624, 800, 22, '#ffffff'),
      path('M670 626h92l-12-120q-2-18-34-18t-34 18z', defs.verticalCylinder('#e7c9a0')) +
        line('M716 490q-6-70 30-110M716 490q10-60-34-90', '#5f7f4a', 8),
      ellipse(750, 374, 26, '#6f915a', 14) + ellipse(678, 396, 26, '#7c9f66', 14),
    ].join(''),
};

const gardenBackdrop: Backdrop = {
  x: 400,
  floorY: 690,
  centreY: 420,
  size: 510,
  draw: ({ defs }) =>
    [
      rect(0, 0, 800, 800, defs.fade('#f3dcb8', '#f8efe0')),
      path('M0 250h800v380H0z', defs.flat('#e2c9a0')),
      repeat(7, (index) => path(`M${20 + index * 116} 250v-40h30v-26h36v26h30v40z`, '#d8bb8c')),
      path('M600 630V380q0-80 70-80t70 80v250z', '#c9a878') +
        path('M616 630V384q0-66 54-66t54 66v246z', '#7e8f6c', ' opacity=".55"'),
      repeat(9, (index) =>
        path(
          `M${40 + (index % 3) * 30} 640q${-70 + index * 16}-190 ${-110 + index * 34}-${260 - Math.abs(4 - index) * 34}q${70 - index * 8} 90 ${90 - index * 18} 260z`,
          index % 2 ? '#5f7f4a' : '#74945c',
        ),
      ),
      rect(0, 624, 800, 176, defs.fade('#d9c7a6', '#b89f77')),
      line('M0 668h800M0 736h800M190 624l-60 176M610 624l60 176M400 624v176', '#a58b62', 4, ' opacity=".55"'),
    ].join(''),
};

const eveningBackdrop: Backdrop = {
  x: 400,
  floorY: 692,
  centreY: 390,
  size: 470,
  draw: ({ defs }) =>
    [
      rect(0, 0, 800, 800, defs.fade('#4b5a60', '#7a6a58')),
      ellipse(400, 420, 420, defs.glow('#ffdf9e', 0.75)),
      rect(0, 690, 800, 110, defs.fade('#6b4a34', '#3d2a1d')),
      rect(0, 682, 800, 14, '#8d6a4c'),
      path('M34 690h110l-14-92q-2-14-41-14t-41 14z', defs.verticalCylinder('#b8623c')),
      repeat(5, (index) =>
        path(
          `M89 590q${-70 + index * 34}-90 ${-80 + index * 40}-160q${60 - index * 12} 60 ${100 - index * 40} 160z`,
          index % 2 ? '#3f5f4c' : '#4d7059',
        ),
      ),
    ].join(''),
};

const wallBackdrop: Backdrop = {
  x: 400,
  floorY: 640,
  centreY: 330,
  size: 430,
  draw: ({ defs }) =>
    [
      rect(0, 0, 800, 800, defs.flat('#d9ded6')),
      path('M0 0h420L0 620z', '#fff', ' opacity=".22"'),
      rect(0, 640, 800, 160, defs.fade('#c79a63', '#9c7040')),
      rect(0, 628, 800, 30, '#dcb27a'),
      path('M110 628h150v-96q0-16-16-16H126q-16 0-16 16z', defs.verticalCylinder('#f4f1ea')) +
        line('M260 560q44 0 40 28t-44 22', '#e2ded4', 14),
      rect(560, 486, 34, 142, '#24507f', 3) +
        rect(598, 506, 28, 122, '#e0a526', 3) +
        rect(630, 476, 40, 152, '#b5523f', 3),
    ].join(''),
};

export const BACKDROPS: Record<BackdropName, Backdrop> = {
  room: roomBackdrop,
  bench: benchBackdrop,
  planks: planksBackdrop,
  tiles: tilesBackdrop,
  garden: gardenBackdrop,
  evening: eveningBackdrop,
  wall: wallBackdrop,
  kitchen: kitchenBackdrop,
  table: tableBackdrop,
  linen: linenBackdrop,
  lounge: loungeBackdrop,
  settee: setteeBackdrop,
  rail: clothesRailBackdrop,
  utility: utilityRoomBackdrop,
  site: buildingSiteBackdrop,
  bathroom: bathroomBackdrop,
  ceiling: ceilingBackdrop,
  door: doorBackdrop,
  floor: floorBackdrop,
};

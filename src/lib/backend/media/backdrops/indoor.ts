// Indoor backdrops: kitchen counter, living room, sofa, clothes rail, utility room.

import type { Backdrop } from '../illustration.ts';
import { adjustBrightness, ellipse, line, path, rect, repeat } from '../svg/shapes.ts';

export const kitchenBackdrop: Backdrop = {
  x: 400,
  floorY: 664,
  centreY: 350,
  size: 480,
  draw: ({ defs }) =>
    [
      rect(0, 0, 800, 800, defs.flat('#e9e3d6')),
      path(
        repeat(8, (row) =>
          repeat(8, (column) =>
            (row * 5 + column * 3) % 7 < 1 ? `M${column * 100 + 4} ${172 + row * 62}h93v56h-93z` : '',
          ),
        ),
        '#d8d0bd',
        ' opacity=".55"',
      ),
      line(
        repeat(8, (row) => `M0 ${168 + row * 62}h800`) +
          repeat(7, (column) => `M${100 + column * 100} 168v470`),
        '#f8f5ee',
        5,
      ),
      path('M0 168h520L120 640H0z', '#fff', ' opacity=".2"'),
      rect(0, 140, 800, 24, defs.fade('#c99a64', '#a47643')),
      rect(0, 164, 800, 22, '#17130f', 0, ' opacity=".08"'),
      path('M70 140h96l10-66q0-8-10-8H70q-10 0-10 8z', defs.verticalCylinder('#9fb3a6')),
      path('M196 140h60V60q0-8-8-8h-44q-8 0-8 8z', defs.verticalCylinder('#f4efe4')) +
        rect(200, 36, 52, 20, defs.verticalCylinder('#b98c5a'), 6),
      ellipse(640, 110, 66, defs.verticalCylinder('#c2714a'), 30) +
        ellipse(640, 96, 66, adjustBrightness('#c2714a', -0.3), 14),
      rect(0, 636, 800, 20, '#17130f', 0, ' opacity=".06"'),
      rect(0, 648, 800, 152, defs.fade('#f7f4ee', '#cfc8bb')),
      rect(0, 642, 800, 18, '#fdfcf9'),
      line('M40 700q160-26 300 8t420-14M120 770q200-40 380-6', '#b9b0a0', 3, ' opacity=".4"'),
      ellipse(716, 650, 46, defs.glow('#17130f', 0.3), 8),
      ellipse(700, 628, 30, defs.ball('#e6b93c'), 26) + ellipse(744, 632, 26, defs.ball('#dcae2e'), 23),
    ].join(''),
};

export const loungeBackdrop: Backdrop = {
  x: 410,
  floorY: 704,
  centreY: 330,
  size: 520,
  draw: ({ defs }) =>
    [
      rect(0, 0, 800, 800, defs.flat('#ece3d5')),
      path('M560 616V300q0-116 96-116t96 116v316z', defs.flat('#dccdb6')),
      path('M560 616V300q0-116 96-116 18 0 34 6-100 20-100 130v296z', '#17130f', ' opacity=".08"'),
      path('M60 0h210L90 616H0V150z', '#fff', ' opacity=".26"') +
        path('M300 0h90L250 616h-80z', '#fff', ' opacity=".18"'),
      rect(0, 596, 800, 34, defs.fade('#fdfbf6', '#ded6c8')),
      rect(0, 630, 800, 170, defs.fade('#c8a47a', '#a98154')),
      repeat(3, (index) => line(`M0 ${666 + index * 46}h800`, '#8b6740', 3, ' opacity=".4"')),
      repeat(5, (index) =>
        line(`M${110 + index * 150} ${index % 2 ? 666 : 712}v46`, '#8b6740', 3, ' opacity=".4"'),
      ),
      path('M50 640h96l-14 88q-2 12-34 12t-34-12z', defs.verticalCylinder('#8f9b86')),
      repeat(7, (index) =>
        path(
          `M98 640q${-96 + index * 30}-${110 + (index % 2) * 40} ${-110 + index * 36}-${220 + (3 - Math.abs(3 - index)) * 40}q${70 - index * 12} 90 ${110 - index * 36} ${220 + (3 - Math.abs(3 - index)) * 40}z`,
          index % 2 ? '#5f7f4a' : '#74945c',
        ),
      ),
    ].join(''),
};

export const setteeBackdrop: Backdrop = {
  x: 400,
  floorY: 640,
  centreY: 380,
  size: 460,
  draw: ({ defs }) =>
    [
      rect(0, 0, 800, 800, defs.flat('#e9dfd0')),
      path('M0 0h420L130 300H0z', '#fff', ' opacity=".22"'),
      rect(520, 46, 170, 130, defs.flat('#c9a878'), 4) +
        rect(534, 60, 142, 102, '#f7f2e8') +
        path('M534 162v-40q40-44 72-6 30-40 70 0v46z', '#8f9b86'),
      path(
        'M-40 240q10-50 70-50h330q30 0 36 20 6-20 36-20h340q60 0 70 50v420H-40z',
        defs.fade('#b9b5a4', '#9b9685'),
      ),
      line('M397 214q-8 180 0 340', '#817c6b', 6, ' opacity=".6"'),
      path(
        'M40 212q150-18 300 0M450 212q150-18 310 0',
        'none',
        ' stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".35"',
      ),
      path('M-20 552h840v60H-20z', '#17130f', ' opacity=".1"'),
      path('M-20 580q10-26 40-26h760q30 0 40 26v124H-20z', defs.fade('#c4bfae', '#98937f')),
      line('M398 560v140', '#817c6b', 5, ' opacity=".55"') + line('M0 584h800', '#fff', 4, ' opacity=".3"'),
      rect(0, 704, 800, 96, defs.fade('#8d8874', '#726d5b')),
    ].join(''),
};

export const clothesRailBackdrop: Backdrop = {
  x: 400,
  floorY: 700,
  centreY: 440,
  size: 560,
  draw: ({ defs }) =>
    [
      rect(0, 0, 800, 800, defs.flat('#e6ddd0')),
      repeat(6, (index) => line(`M${70 + index * 134} 0v720`, '#cfc4b2', 4, ' opacity=".7"')),
      path('M0 0h330L0 560z', '#fff', ' opacity=".24"'),
      rect(0, 716, 800, 84, defs.fade('#bb9163', '#97703f')) + rect(0, 700, 800, 20, '#f4eee3'),
      path('M-30 190l90-46 74 40 26 440q-90 40-190 20z', defs.verticalCylinder('#9fa995')),
      path('M830 190l-84-46-70 40-22 400q90 40 176 20z', defs.verticalCylinder('#c8a98a')),
      line('M60 148q0-30-4-42M746 148q0-30 4-42', '#8d969c', 6),
      line('M400 216v-72q0-12 14-14 16-4 12-22-4-12-22-10', '#7d868c', 7),
      rect(0, 88, 800, 20, defs.horizontalCylinder('#b9924f'), 10),
    ].join(''),
};

export const utilityRoomBackdrop: Backdrop = {
  x: 450,
  floorY: 704,
  centreY: 330,
  size: 530,
  draw: ({ defs }) =>
    [
      rect(0, 0, 800, 800, defs.flat('#e7e9e4')),
      rect(0, 340, 800, 296, defs.fade('#bfcfcb', '#aebfbb')),
      repeat(8, (index) => line(`M${index * 116} 346v284`, '#d5e0dd', 5)),
      rect(0, 328, 800, 18, defs.fade('#ffffff', '#d9dedb')),
      path('M0 0h420L60 628H0z', '#fff', ' opacity=".18"'),
      rect(0, 628, 800, 172, defs.fade('#e6dfd2', '#c9bfae')),
      line(
        'M0 684h800M0 752h800M120 628L20 800M310 628l-50 172M500 628v172M690 628l60 172',
        '#aea48f',
        3,
        ' opacity=".55"',
      ),
      rect(-60, 360, 226, 300, defs.verticalCylinder('#f3f4f2'), 12),
      rect(-60, 360, 226, 50, defs.fade('#ffffff', '#dfe3e1'), 12),
      ellipse(56, 530, 78, defs.verticalSteel()) + ellipse(56, 530, 60, defs.ball('#4b5a62')),
      path(
        'M20 500q14-30 46-30',
        'none',
        ' stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".5"',
      ),
      ellipse(136, 386, 12, defs.ball('#aab2b7')) + rect(10, 378, 84, 14, '#3a4246', 6),
      path('M640 0v128q0 18 18 18h162V0z', defs.fade('#dbe9ee', '#f3f7f6')) +
        line('M640 0v128q0 18 18 18h142M724 0v146', '#fbfbf8', 14),
    ].join(''),
};

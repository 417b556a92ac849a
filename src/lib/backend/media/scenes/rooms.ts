import {
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
import {
  cushion,
  floor,
  HEIGHT,
  lantern,
  palmPlant,
  placeProduct,
  type Scene,
  sunlight,
  WIDTH,
} from './scene.ts';

const WALL = '#b5623f';

/** A room half painted in a warm colour. */
export const paintedRoom: Scene = (defs) =>
  [
    rect(0, 0, WIDTH, HEIGHT, defs.flat('#efe6d8')),
    path(
      `M0 0h${WIDTH}v150q0 20-20 20h-70q-20 0-20 20v96q0 20-20 20h-80q-20 0-20 20v250q0 20-20 20h-60q-20 0-20 20v68H0z`,
      defs.flat(WALL),
    ),
    path(
      'M770 616h-20q-20 0-20 20v48h-12v-60q0-16 16-16h16zM880 306h-8q-20 0-20 20v130h-10V316q0-16 16-16h22z',
      WALL,
      ' opacity=".4"',
    ),
    sunlight(150, 130, 1.15, 0.17),
    group(
      rect(-150, -190, 300, 330, '#fbf8f1', 6) +
        rect(-134, -174, 268, 298, defs.fade('#cfe6ee', '#f6ead2')) +
        path('M-134 60q60-40 120-10t148-26v100h-268z', '#d9b98c') +
        path(
          'M46 50q-4-80 10-120M56-70q-46-20-76 16 40-20 76-16zm0 0q40-24 66 10-36-16-66-10zm0 0q-14-42-54-40 40 12 54 40z',
          '#6b8a5a',
          ' stroke="#6b8a5a" stroke-width="5"',
        ) +
        line('M0-174v298M-134-30h268', '#fbf8f1', 12) +
        rect(-166, 138, 332, 22, '#ffffff', 4),
      'translate(1010 300) scale(.86)',
    ),
    rect(0, 672, WIDTH, 50, defs.fade('#ffffff', '#e4ddcf')) + line(`M0 684h${WIDTH}`, '#d3cab9', 3),
    rect(0, 664, 700, 12, '#3c5a86', 0, ' opacity=".85"'),
    floor(defs, 722, '#c9a26c'),
    path('M60 900q30-110 180-116 200-22 420-6 210-12 330 40 60 30 70 82z', defs.fade('#f7f3ea', '#e2dacb')),
    line('M180 800q90 20 160 90M520 784q-10 50 60 110M820 796q-50 40-30 100', '#cfc6b4', 4),
    placeProduct(defs, 'ladder', ['#c7cac9', '#e0a526'], [300, 822], 600),
    placeProduct(defs, 'paint-tin', ['#e7ded0', '#1f4f57'], [560, 850], 270, WALL),
    placeProduct(defs, 'paint-bucket', ['#f1ece2', '#d9683a'], [780, 822], 210, '#efe6d8'),
    placeProduct(defs, 'tray', ['#3a4146', WALL], [980, 866], 250),
    group(placeProduct(defs, 'brush', ['#c98a4b', WALL], [0, 0], 190), 'translate(692 846) rotate(58)'),
  ].join('');

/** A bathroom in sea green with a vessel basin. */
export const bathroom: Scene = (defs) =>
  [
    rect(0, 0, WIDTH, HEIGHT, defs.flat('#d6e4df')),
    path('M0 0h1200v520H0z', defs.flat('#5f8f88')),
    repeat(7, (row) => line(`M0 ${row * 74 + 2}h${WIDTH}`, '#86b0a8', 4)),
    repeat(7, (row) =>
      path(
        `M${(row % 2) * 60} ${row * 74 + 39}h${WIDTH + 60}`,
        'none',
        ' stroke="#86b0a8" stroke-width="74" stroke-dasharray="4 116"',
      ),
    ),
    path('M0 0h640L0 560z', '#fff', ' opacity=".12"'),
    rect(0, 518, WIDTH, 16, '#f4f7f5'),
    group(
      path('M-176 250V-60a176 176 0 0 1 352 0v310z', defs.flat('#c8a15a')) +
        path('M-160 238V-60a160 160 0 0 1 320 0v298z', defs.fade('#eef5f4', '#b9d0cc')) +
        path(
          'M-150 120V-50a150 150 0 0 1 90-134L20 238h-100zM60 238L0 60l60-220 60 60z',
          '#fff',
          ' opacity=".34"',
        ),
      'translate(560 250)',
    ),
    placeProduct(defs, 'wall-lamp', ['#c8a15a', '#fff0c8'], [306, 250], 250) +
      placeProduct(defs, 'wall-lamp', ['#c8a15a', '#fff0c8'], [814, 250], 250),
    rect(150, 640, 820, 36, defs.fade('#faf8f4', '#d9d3c8'), 6),
    rect(176, 676, 768, 224, defs.flat('#a9713f')),
    line('M432 690v210M690 690v210', '#7d5228', 6) +
      repeat(3, (index) => rect(260 + index * 258, 716, 90, 12, defs.horizontalCylinder('#c8a15a'), 6)),
    path('M400 560h330q-8 84-92 84H492q-84 0-92-84z', defs.verticalCylinder('#fbfaf7')) +
      ellipse(565, 560, 165, '#ffffff', 20) +
      ellipse(565, 562, 150, '#dfe6e4', 14),
    placeProduct(defs, 'tap', ['#c8a15a', '#34393c'], [700, 640], 240),
    palmPlant(defs, 270, 642, 0.62),
    cylinder(830, 574, 60, 60, 10, defs.verticalCylinder('#e9d9bf')) +
      rect(854, 530, 12, 40, '#34393c', 4) +
      rect(838, 524, 44, 12, '#34393c', 5),
    cylinder(906, 596, 44, 40, 8, defs.verticalCylinder('#b5523f')),
    group(
      rect(-70, 0, 140, 14, defs.horizontalSteel('#c8a15a'), 7) +
        path('M-54 8h108v250q-54 12-108 0z', defs.verticalCylinder('#f4ece0')) +
        rect(-54, 200, 108, 14, '#b5523f') +
        rect(-54, 222, 108, 6, '#b5523f'),
      'translate(1090 250)',
    ),
  ].join('');

/** A living room in the evening: three pendants over a low table. */
export const livingRoom: Scene = (defs) =>
  [
    rect(0, 0, WIDTH, HEIGHT, defs.flat('#33524d')),
    ellipse(600, 380, 620, defs.glow('#ffe2a8', 0.5), 420),
    rect(0, 664, WIDTH, 40, defs.fade('#3f625c', '#294440')),
    floor(defs, 704, '#a67748'),
    path('M180 860q420-110 840 0l40 40H140z', defs.fade('#e9d9bf', '#d2bd9b')) +
      line('M230 868q370-84 740 0', '#b5523f', 8, ' opacity=".7"') +
      line('M200 886q400-92 800 0', '#b5523f', 4, ' opacity=".5"'),
    rect(90, 150, 190, 250, '#c8a15a', 4) +
      rect(104, 164, 162, 222, '#f4ede0') +
      path('M120 370q40-90 70-90t62 90z', '#d9a06a') +
      ellipse(220, 224, 26, '#d97e3f') +
      path('M120 370q30-50 54-46t80 46z', '#7c8f6a'),
    rect(302, 190, 130, 170, '#c8a15a', 4) +
      rect(314, 202, 106, 146, '#eef1ef') +
      path('M330 340v-60a36 36 0 0 1 72 0v60z', '#2f6f8f') +
      path('M346 340v-54a20 20 0 0 1 40 0v54z', '#eef1ef'),
    group(
      path('M-330 40q0-130 60-134h540q60 4 60 134v110h-660z', defs.flat('#d8c3a0')) +
        path('M-310 30q0-100 50-104h250v150h-300zM10-74h250q50 4 50 104v46H10z', defs.flat('#e0cfb0')) +
        path(
          'M-390 30q0-40 44-40t44 40v170h-88zM302 30q0-40 44-40t44 40v170h-88z',
          defs.verticalCylinder('#cdb58d'),
        ) +
        path('M-304 90h608v60h-608z', defs.fade('#ead9bd', '#c9b087')) +
        path('M-304 150h608v50h-608z', '#b79d74') +
        line('M0 92v58', '#b79d74', 5) +
        path('M-350 200h24l-6 34h-14zM326 200h24l-4 34h-14z', '#4a3428'),
      'translate(640 520)',
    ),
    cushion(defs, 410, 540, 130, '#b5523f', '#f4e3c4') +
      cushion(defs, 850, 540, 130, '#2f6f8f', '#dbe9ee') +
      cushion(defs, 760, 552, 104, '#e0b13c', '#fbf3da'),
    ellipse(630, 822, 210, defs.glow('#17130f', 0.5), 36) +
      path('M470 760l-20 66h18l24-66zM770 760l24 66h-18l-26-66z', '#5b3a22') +
      ellipse(622, 758, 200, defs.flat('#7d5432'), 34) +
      ellipse(622, 750, 200, defs.flat('#a9713f'), 34),
    cylinder(556, 706, 60, 40, 9, defs.verticalCylinder('#f4f1ea')) +
      path('M660 742q-6-54 22-62 30 8 24 62z', defs.verticalCylinder('#5f7f74')) +
      line('M682 682q-6-40-30-56M684 682q10-36 34-44', '#7c9f66', 6),
    palmPlant(defs, 1096, 780, 0.95),
    placeProduct(defs, 'pendant', ['#c8a15a', '#f6efe0'], [470, 150], 260) +
      placeProduct(defs, 'pendant', ['#d97e3f', '#f6efe0'], [640, 190], 320) +
      placeProduct(defs, 'pendant', ['#c8a15a', '#f6efe0'], [810, 150], 260),
  ].join('');

/** A corner of the majlis by day. */
export const majlis: Scene = (defs) => {
  const screen = repeat(5, (row) =>
    repeat(4, (column) =>
      path(
        `M${column * 62 + 31} ${row * 62}l31 31-31 31-31-31zm0 18l-13 13 13 13 13-13z`,
        '#8a5a2b',
        ' fill-rule="evenodd"',
      ),
    ),
  );
  return [
    rect(0, 0, WIDTH, HEIGHT, defs.flat('#ecdcc2')),
    path('M0 0h800v700H0z', defs.flat('#f1e4cd')) + path('M800 0h400v760L800 690z', defs.flat('#dcc6a2')),
    rect(0, 92, 800, 20, '#b5523f', 0, ' opacity=".8"') +
      path('M800 92l400-30v22L800 112z', '#9a4434', ' opacity=".8"'),
    repeat(20, (index) => path(`M${index * 40 + 20} 128l14 14-14 14-14-14z`, '#b5523f', ' opacity=".55"')),
    repeat(2, (index) =>
      group(
        path('M-20 330V110a144 144 0 0 1 288 0v220z', '#7d5228') +
          path('M0 314V110a124 124 0 0 1 248 0v204z', defs.fade('#fff6d8', '#ffdf9e')) +
          group(screen, 'translate(0 6)'),
        `translate(${130 + index * 360} 180) scale(.86)`,
      ),
    ),
    path('M120 470l240 0 130 230H200zM480 470l240 0 110 230H560z', '#fff3cf', ' opacity=".4"'),
    path('M0 690h800l400 70v140H0z', defs.fade('#c79a63', '#a87a45')),
    path('M150 800h680l150 100H60z', defs.flat('#9a3b2f')) +
      path('M188 814h604l112 74H106z', 'none', ' stroke="#f1dcae" stroke-width="7"') +
      repeat(7, (index) =>
        path(`M${210 + index * 88} 850l24-18 24 18-24 18z`, index % 2 ? '#f1dcae' : '#1f3f5b'),
      ),
    path('M20 600h780v104H20z', defs.fade('#8f2f2c', '#6d2225')) +
      path('M20 560h780v60H20z', defs.fade('#b04338', '#8f2f2c')) +
      path('M800 560l380 50v60l-380-50z', defs.fade('#9a3b31', '#7b2a28')) +
      path('M800 620l380 50v104l-380-70z', defs.fade('#7b2a28', '#5a1d20')),
    line('M20 622h780l380 50', '#f1dcae', 7) +
      line('M20 660h780l380 56', '#1d1a16', 16, ' stroke-dasharray="2 30" opacity=".5"') +
      line('M20 690h780l380 62', '#f1dcae', 4),
    repeat(4, (index) =>
      cushion(defs, 120 + index * 196, 510, 168, index % 2 ? '#1f3f5b' : '#a83232', '#f1dcae'),
    ),
    cushion(defs, 924, 536, 150, '#a83232', '#f1dcae') + cushion(defs, 1092, 562, 150, '#1f3f5b', '#f1dcae'),
    ellipse(520, 812, 180, defs.glow('#17130f', 0.55), 30) +
      path('M380 760h280l-24 50H404z', defs.verticalCylinder('#6b4a34')) +
      ellipse(520, 756, 160, defs.flat('#c8a15a'), 30) +
      ellipse(520, 752, 146, defs.flat('#e0c07f'), 25),
    group(
      path('M-34 0q-30-50 0-96l10-30h48l10 30q34 46 4 96z', defs.verticalCylinder('#d2a449')) +
        path('M-28-120q24-56 48 0z', defs.verticalCylinder('#c08f37')) +
        line('M-4-150v-14', '#c08f37', 8) +
        path('M30-96q50-30 74-16-40 10-66 46z', defs.verticalCylinder('#c08f37')) +
        line('M-34-90q-50 10-30 70 8 12 24 8', '#b3822f', 10) +
        highlightStroke('M-20-86q-10 40 0 66', 7),
      'translate(490 752)',
    ),
    repeat(
      3,
      (index) =>
        path(
          `M${572 + index * 36} ${726 + (index % 2) * 14}h30l-6 26h-18z`,
          defs.verticalCylinder('#fbfaf6'),
        ) + cylinderTop(572 + index * 36, 726 + (index % 2) * 14, 30, 5, '#6b4a34'),
    ),
    lantern(defs, 1040, 130, 1.25) + line('M1040 0v110', '#6b4a34', 5),
    palmPlant(defs, 1118, 862, 0.7, '#b8623c'),
  ].join('');
};

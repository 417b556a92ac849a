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
import { bulbs } from './parts.ts';
import { lantern, palmPlant, placeProduct, type Scene, WIDTH } from './scene.ts';

type Tower = [x: number, y: number, width: number, top: 'flat' | 'slant' | 'spire' | 'dome'];

const FAR_TOWERS: Tower[] = [
  [250, 380, 70, 'flat'],
  [330, 300, 60, 'slant'],
  [470, 350, 90, 'flat'],
  [640, 260, 66, 'spire'],
  [770, 360, 100, 'dome'],
  [930, 320, 70, 'slant'],
  [1060, 390, 120, 'flat'],
];
const NEAR_TOWERS: Tower[] = [
  [220, 470, 110, 'flat'],
  [400, 410, 80, 'slant'],
  [540, 460, 110, 'dome'],
  [690, 400, 84, 'flat'],
  [840, 440, 96, 'spire'],
  [990, 380, 90, 'slant'],
  [1110, 450, 110, 'flat'],
];

function createOutline([x, y, width, top]: Tower): string {
  const roof = {
    flat: `h${width}`,
    slant: `l${width}-44v44`,
    spire: `l${width * 0.36}-40 ${width * 0.14}-70 ${width * 0.14} 70 ${width * 0.36} 40`,
    dome: `q0-50 ${width / 2}-62 ${width / 2} 12 ${width / 2} 62`,
  };
  return `M${x} 640V${y}${roof[top]}V640z`;
}

const createWindows = ([x, y, width]: Tower): string =>
  repeat(
    Math.floor(width / 18) - 1,
    (column) => `M${x + 18 + column * 18} ${y + 18 + (column % 3) * 14}V640`,
  );

/** A balcony over the city at dusk: plants along the rail and two chairs. */
export const balcony: Scene = (defs) =>
  [
    rect(0, 0, WIDTH, 660, defs.fade('#27406a', '#f2a676')),
    ellipse(760, 560, 520, defs.glow('#ffd08f', 0.75), 300),
    path('M930 170a44 44 0 1 0 38 66 36 36 0 1 1-38-66z', '#fff3d6'),
    line(
      'M300 70h.1M470 130h.1M640 60h.1M820 120h.1M1130 60h.1M1090 250h.1M560 200h.1',
      '#fff',
      6,
      ' opacity=".8"',
    ),
    path(FAR_TOWERS.map(createOutline).join(''), '#6f6a86', ' opacity=".75"'),
    line(FAR_TOWERS.map(createWindows).join(''), '#ffdfa0', 4, ' stroke-dasharray="5 27" opacity=".55"'),
    path(NEAR_TOWERS.map(createOutline).join(''), defs.fade('#2f3f5e', '#4d4a63')),
    line(
      NEAR_TOWERS.map(createWindows).join(''),
      '#ffe2a0',
      6,
      ' stroke-dasharray="7 31" stroke-dashoffset="6" opacity=".85"',
    ),
    path('M180 640v-40q120-40 240-14t300-20 300 20 200-10v148H180z', '#24334a'),
    // The rail.
    rect(180, 534, 1020, 16, defs.fade('#6d5a4a', '#3f3229'), 6) +
      rect(180, 534, 1020, 4, '#c9a27c', 2, ' opacity=".7"'),
    repeat(24, (index) => rect(204 + index * 43, 550, 8, 174, '#2b2a2e')),
    path(
      repeat(24, (index) => `M${208 + index * 43} 614l14 22-14 22-14-22z`),
      '#2b2a2e',
    ) + rect(180, 712, 1020, 12, '#2b2a2e'),
    repeat(2, (index) =>
      group(
        repeat(9, (leaf) =>
          path(
            `M${-84 + leaf * 21} 8q${-24 + (leaf % 3) * 18}-50 ${-6 + (leaf % 2) * 14}-${64 + (leaf % 3) * 18}q26 40 ${14 - (leaf % 2) * 8} ${66 + (leaf % 3) * 18}z`,
            leaf % 2 ? '#4f7a57' : '#6b9468',
          ),
        ) +
          repeat(6, (flower) =>
            ellipse(-74 + flower * 30, -34 - (flower % 3) * 20, 10, flower % 2 ? '#d9546b' : '#f0b7a4'),
          ) +
          rect(-104, 0, 208, 54, defs.fade('#c9694a', '#93432c'), 6) +
          rect(-110, -6, 220, 16, '#d98362', 5),
        `translate(${620 + index * 400} 540)`,
      ),
    ),
    // The floor of boards.
    rect(0, 724, WIDTH, 176, defs.fade('#8a6244', '#b58a63')),
    line('M0 764h1200M0 814h1200', '#6b4a34', 4, ' opacity=".6"') +
      line(
        'M240 726v38M700 726v38M1010 726v38M420 766v46M880 766v46M180 816v84M640 816v84M1090 816v84',
        '#6b4a34',
        4,
        ' opacity=".5"',
      ),
    path('M0 724h190l260 176H0z', '#ffd28a', ' opacity=".4"'),
    // The open door with the lit room and its curtain.
    rect(0, 0, 150, 728, defs.fade('#ffe6b4', '#f6c987')) +
      rect(0, 0, 34, 728, '#fff3d2', 0, ' opacity=".6"'),
    rect(150, 0, 34, 728, defs.verticalCylinder('#e9dfcf')) +
      rect(184, 0, 12, 728, '#17130f', 0, ' opacity=".2"'),
    path(
      'M40 0h118q-10 280 10 480t-6 250H30q36-330 10-730z',
      defs.fade('#fdf6e6', '#e9d3ae'),
      ' opacity=".94"',
    ) + line('M66 0q18 360-10 720M98 0q10 400 2 724M130 0q-4 340 10 724', '#cbb083', 5, ' opacity=".7"'),
    bulbs('M190 60q200 110 400 60t340 10 290-70', 66),
    path('M220 770h760l90 112H130z', defs.fade('#8c3429', '#a8483a')) +
      path('M246 784h708l64 84H182z', 'none', ' stroke="#f1dcae" stroke-width="7"') +
      repeat(11, (index) =>
        path(`M${232 + index * 74} 846l24-17 24 17-24 17z`, index % 2 ? '#f1dcae' : '#1f3f5b'),
      ) +
      line('M124 888h952', '#f1dcae', 12, ' stroke-dasharray="0 22"'),
    placeProduct(defs, 'garden-chair', ['#8a5a36', '#e6d8c0'], [390, 850], 370),
    placeProduct(defs, 'garden-chair', ['#8a5a36', '#e6d8c0'], [820, 850], 370),
    ellipse(640, 720, 330, defs.glow('#ffcf87', 0.5), 220),
    ellipse(606, 852, 120, defs.glow('#17130f', 0.5), 20) +
      line('M570 760l-26 86M640 760l26 86M606 770v70', '#3a2d24', 11) +
      ellipse(606, 758, 110, adjustBrightness('#c8a15a', -0.3), 22) +
      ellipse(606, 751, 110, defs.flat('#d9b878'), 22),
    cylinder(556, 706, 40, 42, 7, defs.verticalCylinder('#f4f1ea')) +
      cylinderTop(556, 706, 40, 7, '#6b3a22') +
      cylinder(610, 714, 40, 40, 7, defs.verticalCylinder('#f4f1ea')) +
      cylinderTop(610, 714, 40, 7, '#6b3a22') +
      highlightStroke('M562 716v20M616 724v20', 4, 0.8) +
      lantern(defs, 670, 634, 0.72),
    palmPlant(defs, 1090, 856, 0.92, '#e9e4da'),
    placeProduct(defs, 'plant', ['#4f7a4c', '#c9694a'], [250, 740], 250),
  ].join('');

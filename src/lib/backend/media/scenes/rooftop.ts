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
} from '../svg/shapes.ts';
import { bulbs } from './parts.ts';
import { cushion, lantern, placeProduct, type Scene, WIDTH } from './scene.ts';

/** A flat roof in the evening. */
export const rooftop: Scene = (defs) =>
  [
    rect(0, 0, WIDTH, 640, defs.fade('#3f5f86', '#f9b27a')),
    ellipse(420, 500, 520, defs.glow('#ffdf9e', 0.8), 300),
    ellipse(420, 470, 64, '#fff0c4') + ellipse(420, 470, 120, defs.glow('#fff3d0', 0.8)),
    path(
      'M640 130q40-26 90-10 40-30 90 0 60-6 70 22H620q0-12 20-12zM120 220q30-20 70-8 34-22 70 2 44-2 50 18H104q2-10 16-12z',
      '#fff',
      ' opacity=".22"',
    ),
    line(
      'M490 340q14-16 26 0 12-16 26 0M514 386q10-12 19 0 9-12 19 0M446 384q9-10 17 0 8-10 17 0',
      '#33465f',
      5,
    ),
    // The town: wind towers, domes, a minaret.
    path(
      'M0 640V520h70v-30h70v50h60v-90h14v-12h62v12h14v90h50v-20h80v40h70v-60q0-40 50-56 50 16 50 56v60h60v-40h90v20h60v-70h120v50h50v-30h80v60h120v80z',
      '#9a7280',
      ' opacity=".75"',
    ) +
      path('M560 640V366l-10-8 12-8v-46l18-36 18 36v46l12 8-10 8v320z', '#8a6376') +
      path(
        'M0 640v-60h90v-24h80v34h80v-30h100v40h90v-50h110v30h70v-44h100v50h90v-30h110v44h80v-34h100v74z',
        '#6f4f62',
      ) +
      path('M216 470h10v60h-10zM238 470h10v60h-10zM260 470h10v60h-10z', '#6f4f62'),
    line(
      'M130 574v8M300 580v8M470 562v10M490 562v10M640 552v10M690 552v10M860 572v8M900 572v8M1140 584v6',
      '#ffd98a',
      7,
    ),
    bulbs('M0 150q260 130 520 90t680-190', 66),
    // The parapet.
    path(`M0 616h${WIDTH}v130H0z`, defs.fade('#e6c79c', '#c79a6c')) +
      repeat(15, (index) => path(`M${index * 84 - 18} 618v-28h18v-18h34v18h18v28z`, '#e6c79c')),
    repeat(
      7,
      (index) =>
        path(`M${86 + index * 176} 712v-40a22 22 0 0 1 44 0v40z`, '#a87a52') +
        path(`M${92 + index * 176} 712v-38a18 18 0 0 1 36 0`, 'none', ' stroke="#8a5f3d" stroke-width="4"'),
    ),
    rect(0, 722, WIDTH, 178, defs.fade('#d9b68c', '#b98a60')) + rect(0, 716, WIDTH, 14, '#f0d9b4'),
    line(
      'M0 778h1200M0 842h1200M160 730L60 900M420 730l-40 170M700 730l20 170M960 730l90 170',
      '#a0754c',
      4,
      ' opacity=".5"',
    ),
    path('M0 730h430l-150 170H0z', '#ffe2a6', ' opacity=".14"'),
    // The water tank on its stand, with its pipe.
    rect(56, 640, 22, 116, defs.verticalCylinder('#8a6a52')) +
      rect(236, 640, 22, 116, defs.verticalCylinder('#8a6a52')) +
      line('M70 740l176-90M246 740L70 650', '#6f5340', 8),
    rect(36, 622, 244, 24, defs.horizontalCylinder('#9a7a5c'), 3),
    ellipse(170, 766, 150, defs.glow('#17130f', 0.4), 18),
    cylinder(46, 366, 224, 250, 22, defs.verticalCylinder('#f4efe6')) +
      path('M46 366q0-44 62-58h100q62 14 62 58a112 22 0 0 1-224 0z', defs.verticalCylinder('#fffaf0')) +
      cylinder(122, 290, 72, 22, 8, defs.verticalCylinder('#d9683a')) +
      cylinderTop(122, 290, 72, 8, adjustBrightness('#d9683a', 0.25)),
    line(
      repeat(5, (index) => `M54 ${410 + index * 44}q104 40 208 0`),
      '#cfc5b4',
      7,
      ' opacity=".8"',
    ) +
      rect(116, 452, 86, 62, '#24678a', 6) +
      path('M159 460q18 22 18 33a18 18 0 0 1-36 0q0-11 18-33z', '#fff'),
    line('M262 590h44v170', '#b9c0c4', 14) +
      line('M260 587h42', '#fff', 4, ' opacity=".6"') +
      ellipse(306, 672, 18, defs.ball('#c8342b')),
    // The seats under the parasol.
    placeProduct(defs, 'parasol', ['#d9683a', '#f6ead2'], [900, 800], 620),
    placeProduct(defs, 'lounger', ['#a9713f', '#f1e6d0'], [930, 850], 440),
    path('M330 790h420l50 92H280z', defs.fade('#8c3429', '#a8483a')) +
      path('M348 800h384l36 70H312z', 'none', ' stroke="#f1dcae" stroke-width="6"') +
      repeat(7, (index) =>
        path(`M${348 + index * 54} 842l20-14 20 14-20 14z`, index % 2 ? '#f1dcae' : '#1f3f5b'),
      ),
    cushion(defs, 400, 752, 150, '#1f5f6b', '#f1dcae') + cushion(defs, 556, 748, 150, '#b5523f', '#f4e3c4'),
    ellipse(500, 846, 120, defs.glow('#17130f', 0.5), 18) +
      path('M404 812h196l-18 34H422z', defs.verticalCylinder('#6b4a34')) +
      ellipse(502, 810, 106, defs.flat('#c8a15a'), 18) +
      ellipse(502, 807, 96, defs.flat('#e0c07f'), 15),
    placeProduct(defs, 'dallah', ['#d0a24a', '#8a5a36'], [476, 812], 118),
    repeat(
      2,
      (index) =>
        path(`M${532 + index * 34} ${784 + index * 8}h26l-5 24h-16z`, defs.verticalCylinder('#fbfaf6')) +
        cylinderTop(532 + index * 34, 784 + index * 8, 26, 4, '#6b4a34'),
    ),
    lantern(defs, 690, 786, 0.56),
    placeProduct(defs, 'plant-pot', ['#e9e4da', '#4f7a57'], [1130, 880], 190),
    highlightStroke('M60 380q0 120 4 220', 10, 0.5),
  ].join('');

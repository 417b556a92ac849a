import { ellipse, group, line, path, rect, repeat } from '../svg/shapes.ts';
import { datePalm } from './parts.ts';
import { HEIGHT, lantern, palmPlant, placeProduct, type Scene, WIDTH } from './scene.ts';

/** A Gulf courtyard at dusk: wind tower, arches, lamps and a place to sit. */
export const courtyard: Scene = (defs) =>
  [
    rect(0, 0, WIDTH, 620, defs.fade('#2f4a6b', '#f0a873')),
    ellipse(880, 470, 460, defs.glow('#ffcf8a', 0.7), 300),
    path('M480 76a46 46 0 1 0 40 70 38 38 0 1 1-40-70z', '#fff3d6'),
    line(
      'M420 70h.1M560 140h.1M110 190h.1M690 60h.1M980 110h.1M1100 190h.1M360 220h.1',
      '#fff',
      6,
      ' opacity=".8"',
    ),
    group(
      path('M-90 0h180v420H-90z', defs.verticalCylinder('#b98c6b')) +
        rect(-104, -14, 208, 22, '#a3744f') +
        repeat(
          3,
          (index) =>
            rect(-72 + index * 52, 30, 40, 150, '#5a3d2c', 20) +
            line(`M${-52 + index * 52} 40v136`, '#b98c6b', 5),
        ) +
        rect(-90, 206, 180, 12, '#8f6243') +
        line('M-120 20h20M100 20h24M-120 80h20M100 80h24', '#7d5a33', 7),
      'translate(950 130)',
    ),
    datePalm(120, 230, 1.1, '#2f4f45') +
      datePalm(1130, 290, 0.9, '#2f4f45') +
      datePalm(700, 300, 0.6, '#3f5f4c'),
    path(`M0 400h${WIDTH}v320H0z`, defs.fade('#d9ae82', '#b98057')),
    repeat(15, (index) => path(`M${index * 84 - 6} 402v-30h20v-20h32v20h20v30z`, '#d9ae82')),
    ...[210, 500, 790].map((x) =>
      [
        path(`M${x - 96} 720V540a96 100 0 0 1 192 0v180z`, '#8f5f3f'),
        path(`M${x - 80} 720V542a80 84 0 0 1 160 0v178z`, defs.fade('#4a3a3a', '#7d5a45')),
        ellipse(x, 600, 120, defs.glow('#ffd28a', 0.6), 140),
        lantern(defs, x, 492, 0.55),
      ].join(''),
    ),
    line('M0 428q165 48 300 2t300 0 300 0 300 0', '#3d2a1d', 4),
    line('M30 440q135 40 270-10t300 0 300 0 280 0', '#ffe9a8', 30, ' stroke-dasharray="0 76" opacity=".3"'),
    line('M30 440q135 40 270-10t300 0 300 0 280 0', '#fffbe6', 12, ' stroke-dasharray="0 76"'),
    rect(0, 712, WIDTH, 188, defs.fade('#b58a63', '#8a6244')),
    path(
      'M0 770h1200M0 840h1200M170 712l-90 188M440 712l-40 188M700 712l20 188M960 712l80 188',
      'none',
      ' stroke="#75513a" stroke-width="4" opacity=".6"',
    ),
    path('M420 790h380l70 110H340z', defs.fade('#2f6f8f', '#7fa6c4')) +
      path('M420 790h380l12 18H408z', '#e9d3b0') +
      path(
        'M520 830h90M640 864h120M450 874h60',
        'none',
        ' stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".45"',
      ),
    palmPlant(defs, 66, 770, 0.8, '#b8623c'),
    placeProduct(defs, 'garden-chair', ['#a9713f', '#e6d8c0'], [260, 866], 320),
    placeProduct(defs, 'plant-pot', ['#b8623c', '#5f7f4a'], [980, 850], 280),
    placeProduct(defs, 'plant-pot', ['#e9e4da', '#3f5f4c'], [1116, 874], 190),
    placeProduct(defs, 'watering-can', ['#7c8f6a', '#c8a15a'], [850, 868], 150),
  ].join('');

/** A workshop bench with tools on the wall. */
export const workshop: Scene = (defs) =>
  [
    rect(0, 0, WIDTH, HEIGHT, defs.flat('#e9dfcc')),
    rect(70, 60, 1060, 500, defs.flat('#d8b98a'), 10),
    repeat(9, (row) => line(`M110 ${100 + row * 54}h1000`, '#b08d5b', 7, ' stroke-dasharray="0 54"')),
    path('M0 0h700L120 640H0z', '#fff', ' opacity=".16"'),
    placeProduct(defs, 'hand-saw', ['#24507f', '#e0a526'], [280, 200], 330),
    placeProduct(defs, 'hammer', ['#24507f', '#e0a526'], [520, 240], 260),
    placeProduct(defs, 'pliers', ['#c8342b', '#f0c419'], [700, 250], 210),
    placeProduct(defs, 'spirit-level', ['#e0a526', '#2b2d2f'], [270, 400], 270),
    line('M800 322h290', '#8a6236', 18),
    placeProduct(defs, 'spray-can', ['#2b2d2f', '#d9683a'], [850, 314], 160),
    placeProduct(defs, 'paint-can', ['#6b4a34', '#c99a2e'], [940, 314], 140, '#2f6f8f'),
    placeProduct(defs, 'paint-can', ['#6b4a34', '#c99a2e'], [1036, 314], 140, '#d97e3f'),
    rect(0, 646, WIDTH, 34, defs.fade('#e6bf8a', '#d2a56b')) +
      rect(0, 680, WIDTH, 220, defs.fade('#b5854d', '#8d6236')),
    line('M0 744h1200M0 812h1200', '#7a5229', 4, ' opacity=".5"'),
    rect(90, 620, 430, 30, defs.horizontalCylinder('#dcb27a'), 3) +
      rect(140, 596, 330, 26, defs.horizontalCylinder('#e6c493'), 3),
    placeProduct(defs, 'toolbox', ['#2b2d2f', '#e0a526'], [960, 664], 300),
    placeProduct(defs, 'drill', ['#c8342b', '#2b2d2f'], [620, 664], 340),
    placeProduct(defs, 'helmet', ['#f0c419', '#3f4a54'], [250, 600], 190),
    placeProduct(defs, 'tape-measure', ['#e0a526', '#24507f'], [410, 664], 130),
  ].join('');

import type { SvgDefs } from '../svg/gradients.ts';
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
import { datePalm } from './parts.ts';
import { HEIGHT, placeProduct, type Scene, WIDTH } from './scene.ts';

// A box with a lid and a label.
function drawCrate(
  defs: SvgDefs,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string {
  return (
    rect(x, y, width, height, defs.flat(colour), 5) +
    rect(x - 4, y, width + 8, 16, defs.horizontalCylinder(adjustBrightness(colour, -0.1)), 5) +
    rect(x + width / 2 - 24, y + height * 0.46, 48, 22, '#f7f3e8', 3) +
    rect(x + width / 2 - 16, y + height * 0.46 + 9, 32, 5, adjustBrightness(colour, -0.2), 2)
  );
}

/** A garage with its door half open and tools on the wall. */
export const garage: Scene = (defs) =>
  [
    rect(0, 0, WIDTH, HEIGHT, defs.flat('#e4e2db')),
    rect(0, 0, WIDTH, 54, defs.fade('#c8c5bc', '#dad7ce')),
    // The roller door on the left, and the street behind it.
    rect(0, 54, 300, 646, '#8d938f') +
      rect(0, 300, 276, 400, defs.fade('#f9e3b4', '#fff3d6')) +
      path('M0 470q80-30 150-10t126-14v150H0z', '#d9b98c') +
      datePalm(70, 420, 0.42, '#6f915a') +
      path('M140 600V440h110v160z', '#f4e6cb') +
      path('M176 600v-84a22 22 0 0 1 44 0v84z', '#b98a62') +
      rect(0, 596, 276, 104, defs.fade('#cfc4ad', '#b9ab90')),
    repeat(7, (index) => rect(0, 54 + index * 38, 276, 36, defs.fade('#f2f1ec', '#c2c4bf'))) +
      rect(0, 318, 276, 18, defs.horizontalCylinder('#7f888c'), 4) +
      rect(112, 330, 60, 14, '#3f4a54', 6) +
      rect(276, 54, 24, 646, defs.verticalCylinder('#aab0ae')),
    // The polished floor, and the light that falls on it from outside.
    rect(0, 700, WIDTH, 200, defs.fade('#b9bdba', '#979d9b')) + rect(300, 688, 900, 16, '#6f7672'),
    path('M0 700h276l250 200H0z', '#fff3cf', ' opacity=".45"'),
    line('M0 790h1200M420 704l120 196M800 704l70 196', '#868d8b', 4, ' opacity=".55"'),
    // The tool wall.
    rect(346, 84, 520, 356, '#17130f', 10, ' opacity=".12" transform="translate(8 12)"') +
      rect(346, 84, 520, 356, defs.flat('#2f4a52'), 10) +
      repeat(7, (row) => line(`M376 ${110 + row * 50}h470`, '#1d333a', 7, ' stroke-dasharray="0 42.5"')),
    placeProduct(defs, 'hand-saw', ['#d9683a', '#e0a526'], [470, 184], 200),
    placeProduct(defs, 'hammer', ['#c8342b', '#e0b13c'], [640, 184], 172),
    placeProduct(defs, 'adjustable-wrench', ['#d9683a', '#e0a526'], [762, 188], 172),
    placeProduct(defs, 'pliers', ['#e0a526', '#c8342b'], [440, 344], 150),
    placeProduct(defs, 'spirit-level', ['#e0a526', '#2b2d2f'], [584, 348], 186),
    // Spanners by size.
    repeat(5, (index) => {
      const [x, length] = [716 + index * 31, 104 - index * 13];
      return (
        line(`M${x} 296v${length}`, '#c3cacf', 9 - index * 0.8) +
        ellipse(x, 292, 13 - index, defs.ball('#c3cacf')) +
        ellipse(x, 292, 6 - index * 0.5, '#2f4a52') +
        ellipse(x, 300 + length, 11 - index, defs.ball('#c3cacf')) +
        rect(x - 3, 300 + length, 6, 14, '#2f4a52')
      );
    }),
    // Lamp over the bench.
    rect(430, 54, 352, 14, '#5c6670', 6) +
      rect(440, 66, 332, 12, '#fffbe6', 6) +
      path('M440 84h332l94 300v56H346v-56z', defs.fade('#fff6d6', '#fff6d6'), ' opacity=".1"'),
    // The bench.
    rect(356, 580, 500, 112, '#17130f', 0, ' opacity=".18"'),
    rect(372, 578, 20, 122, defs.verticalCylinder('#5c6670')) +
      rect(826, 578, 20, 122, defs.verticalCylinder('#5c6670')),
    rect(398, 604, 196, 96, defs.flat('#7d8a88'), 6),
    repeat(
      3,
      (index) =>
        rect(620, 584 + index * 38, 196, 34, defs.flat('#c8452f'), 4) +
        rect(680, 592 + index * 38, 76, 9, defs.horizontalCylinder('#c3cacf'), 4),
    ),
    rect(340, 548, 532, 32, defs.fade('#e0b57d', '#b98a52'), 4) + highlightStroke('M352 554h500', 4, 0.4),
    placeProduct(defs, 'drill', ['#c8342b', '#2b2d2f'], [470, 552], 160),
    placeProduct(defs, 'toolbox', ['#2b2d2f', '#e0a526'], [768, 552], 134),
    // Shelves of boxes on the right.
    rect(920, 120, 250, 580, '#17130f', 0, ' opacity=".1"'),
    repeat(4, (index) => rect(912, 250 + index * 146, 262, 14, defs.fade('#c99a64', '#a47643'))),
    drawCrate(defs, 930, 172, 108, 78, '#d9683a') + drawCrate(defs, 1050, 186, 104, 64, '#24678a'),
    placeProduct(defs, 'paint-tin', ['#e7ded0', '#1f4f57'], [978, 398], 116, '#c9694a'),
    cylinder(1052, 322, 48, 72, 7, defs.verticalCylinder('#5f8f88')) +
      cylinderTop(1052, 322, 48, 7, '#dfe3e1') +
      cylinder(1108, 340, 44, 54, 6, defs.verticalCylinder('#e0b13c')) +
      cylinderTop(1108, 340, 44, 6, '#dfe3e1'),
    placeProduct(defs, 'storage-box', ['#d8e2e2', '#e0a526'], [990, 544], 128) +
      placeProduct(defs, 'helmet', ['#f0c419', '#3f4a54'], [1110, 544], 104),
    drawCrate(defs, 930, 600, 226, 88, '#3f6f6a'),
    rect(906, 104, 16, 606, defs.verticalCylinder('#3f4a54')) +
      rect(1166, 104, 16, 606, defs.verticalCylinder('#3f4a54')),
    placeProduct(defs, 'tape-measure', ['#e0a526', '#24507f'], [620, 552], 70),
    placeProduct(defs, 'ladder', ['#c7cac9', '#e0a526'], [176, 862], 470),
    placeProduct(defs, 'wheelbarrow', ['#3c7a3f', '#2b2d2f'], [500, 866], 330),
  ].join('');

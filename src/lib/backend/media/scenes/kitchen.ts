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
import { cabinets, casement, datePalm, shelf } from './parts.ts';
import { HEIGHT, placeProduct, type Scene, sunlight, WIDTH } from './scene.ts';

const BRASS: [string, string] = ['#c8a15a', '#8a5a2b'];

/** A kitchen in the morning: tiles, a window over the sink and coffee on the counter. */
export const kitchen: Scene = (defs) => {
  const stars = repeat(4, (row) =>
    repeat(10, (column) => {
      const [x, y] = [33 + column * 132 - (row % 2) * 66, 360 + row * 66];
      return `M${x - 14} ${y - 14}h28v28h-28zM${x} ${y - 20}l20 20-20 20-20-20z`;
    }),
  );
  return [
    rect(0, 0, WIDTH, HEIGHT, defs.flat('#f3ead9')),
    sunlight(720, 20, 0.9, 0.4),
    rect(0, 324, WIDTH, 270, defs.fade('#eef0e6', '#dfe3d8')),
    path(stars, '#2f6f7f', ' opacity=".82"'),
    line(
      repeat(5, (row) => `M0 ${327 + row * 66}h${WIDTH}`) +
        repeat(18, (column) => `M${column * 66 + 66} 326v264`),
      '#fbfaf5',
      4,
    ),
    rect(0, 312, WIDTH, 14, defs.fade('#c99a64', '#a97b49')) +
      rect(0, 326, WIDTH, 10, '#17130f', 0, ' opacity=".1"'),
    path('M0 324h420L250 594H0z', '#fff', ' opacity=".2"'),
    casement(
      [380, 84, 330, 370],
      2,
      rect(0, 0, 330, 370, defs.fade('#bfe0ea', '#f8efd2')) +
        ellipse(80, 250, 120, defs.glow('#fff3c4', 0.9)) +
        path('M0 270q70-40 150-16t180-22v138H0z', '#dcc096') +
        path('M200 330v-62h26v-34h20v-24l16-18 16 18v24h18v34h34v62z', '#cda67a') +
        datePalm(96, 160, 0.46, '#5f8a5a'),
    ),
    shelf(defs, 800, 268, 340),
    placeProduct(defs, 'jar', ['#d9a441', '#8a5a2b'], [850, 268], 128),
    placeProduct(defs, 'jar', ['#a34a35', '#c8a15a'], [936, 268], 110),
    repeat(4, (index) =>
      path(
        `M${992 + index * 3} ${236 - index * 17}h${116 - index * 6}q-6 32-34 32h-${48 - index * 6}q-28 0-34-32z`,
        defs.verticalCylinder(index % 2 ? '#2f6f7f' : '#f4f1ea'),
      ),
    ) + cylinderTop(1001, 185, 98, 7, '#1f4f5b'),
    shelf(defs, 60, 268, 240),
    cylinder(84, 178, 54, 80, 8, defs.verticalCylinder('#c2714a')) +
      cylinderTop(84, 178, 54, 8, '#6d3722') +
      cylinder(146, 206, 46, 54, 7, defs.verticalCylinder('#f4f1ea')) +
      cylinderTop(146, 206, 46, 7, '#c9bfae'),
    placeProduct(defs, 'plant-pot', ['#e9e4da', '#5f8a5a'], [238, 268], 130),
    // The counter.
    rect(0, 586, WIDTH, 16, '#17130f', 0, ' opacity=".08"'),
    rect(0, 596, WIDTH, 46, defs.fade('#fffdf8', '#d8d2c6')) +
      rect(0, 640, WIDTH, 10, '#17130f', 0, ' opacity=".24"'),
    line('M60 614q200-14 420 8t700-10M300 632q240-12 500 0', '#c9c1b2', 3, ' opacity=".6"'),
    cabinets(defs, [0, 650, WIDTH, 250], 5, '#7f937c'),
    placeProduct(defs, 'oil-bottle', ['#d8a92e', '#3f6b3a'], [84, 606], 190),
    rect(486, 606, 240, 176, '#17130f', 14, ' opacity=".22"') +
      rect(480, 598, 240, 174, defs.fade('#ffffff', '#dedad0'), 12) +
      rect(494, 602, 212, 8, '#c9ccc6', 4),
    placeProduct(defs, 'tap', ['#c8a15a', '#34393c'], [600, 604], 210),
    placeProduct(defs, 'dallah', BRASS, [300, 620], 268),
    placeProduct(defs, 'cup-set', ['#fbf6ea', '#c8a15a'], [420, 632], 112),
    rect(770, 586, 290, 14, '#2f3539', 6) + ellipse(915, 588, 118, '#14181a', 7),
    placeProduct(defs, 'pot', ['#b5432a', '#c8a15a'], [912, 590], 268),
    placeProduct(defs, 'utensils', ['#8a5a2b', '#c98a4b'], [1122, 470], 200) +
      ellipse(1128, 622, 70, defs.glow('#17130f', 0.4), 12) +
      cylinder(1072, 520, 100, 92, 12, defs.verticalCylinder('#e9dfcb')) +
      rect(1072, 548, 100, 12, '#c2714a', 0, ' opacity=".8"'),
    ellipse(790, 626, 60, defs.glow('#17130f', 0.35), 10),
    ellipse(768, 590, 26, defs.ball('#e6b93c'), 23) +
      ellipse(812, 592, 27, defs.ball('#c8452f'), 25) +
      ellipse(790, 584, 24, defs.ball('#e0a02c'), 21),
    path('M728 594h124q-6 34-36 34h-52q-30 0-36-34z', defs.verticalCylinder('#3f6f7f')) +
      highlightStroke('M746 602q4 14 16 18', 5),
    // A towel over a handle.
    group(
      path('M0 0h120l6 150q-64 12-132 0z', defs.fade('#f7f1e4', '#e2d6c0')) +
        path('M-3 104h126v12H-4zM-4 124h128v6H-4z', '#c2714a'),
      'translate(72 698) scale(.8)',
    ),
  ].join('');
};

import { cylinder, cylinderTop, ellipse, highlightStroke, line, path, rect, repeat } from '../svg/shapes.ts';
import { casement, datePalm, shelf } from './parts.ts';
import { HEIGHT, placeProduct, type Scene, WIDTH } from './scene.ts';

/** A utility room with laundry. */
export const laundry: Scene = (defs) => {
  const tiles: string[] = [];
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 9; column += 1) {
      if ((row + column) % 2) continue;
      const [top, bottom] = [
        [716, 766],
        [766, 826],
        [826, 900],
      ][row] as [number, number];
      const getX = (line: number, y: number): number =>
        Math.round(600 + (line - 4.5) * 146 * (1 + (y - 716) / 420));
      tiles.push(
        `M${getX(column, top)} ${top}H${getX(column + 1, top)}L${getX(column + 1, bottom)} ${bottom}H${getX(column, bottom)}z`,
      );
    }
  return [
    rect(0, 0, WIDTH, HEIGHT, defs.flat('#f4efe4')),
    rect(0, 330, WIDTH, 390, defs.fade('#a9c4bf', '#8fb0aa')),
    line(
      repeat(6, (row) => `M0 ${394 + row * 62}h1200`),
      '#cfe0dc',
      4,
    ) +
      line(
        repeat(6, (row) => repeat(13, (column) => `M${column * 96 + (row % 2) * 48} ${332 + row * 62}v62`)),
        '#cfe0dc',
        4,
      ),
    rect(0, 320, WIDTH, 16, defs.fade('#ffffff', '#dcdcd2')),
    path('M0 0h560L180 716H0z', '#fff', ' opacity=".16"'),
    casement(
      [820, 100, 290, 300],
      2,
      rect(0, 0, 290, 300, defs.fade('#bfe0ea', '#fbeccb')) +
        path('M0 220q70-40 140-14t150-20v114H0z', '#dcc096') +
        datePalm(90, 128, 0.4, '#6b8f62'),
    ),
    rect(0, 708, WIDTH, 16, defs.fade('#ffffff', '#d5d9d2')),
    rect(0, 720, WIDTH, 180, defs.fade('#f2ede1', '#ded6c5')) +
      path(tiles.join(''), '#7d9a9f', ' opacity=".62"'),
    // Shirts on a rail under the ceiling.
    rect(430, 40, 330, 12, defs.horizontalSteel(), 6) + line('M450 0v44M740 0v44', '#9aa3a8', 7),
    placeProduct(defs, 't-shirt', ['#d07a52', '#f7f3ea'], [496, 144], 168) +
      placeProduct(defs, 'thobe', ['#f7f4ee', '#c8a15a'], [660, 164], 228),
    line('M496 50v16M660 50v10', '#7d868c', 5),
    // Shelf of soap and baskets.
    shelf(defs, 60, 240, 320),
    placeProduct(defs, 'basket', ['#cda56c', '#8a5a36'], [140, 240], 132),
    placeProduct(defs, 'detergent-bottle', ['#24678a', '#e0a526'], [254, 240], 128),
    cylinder(318, 164, 46, 72, 7, defs.verticalCylinder('#f7f5ef')) + cylinderTop(318, 164, 46, 7, '#c9694a'),
    // The counter with its machine and sink.
    rect(40, 486, 640, 226, '#17130f', 0, ' opacity=".12" transform="translate(12 8)"') +
      rect(40, 486, 640, 226, defs.fade('#3f5f66', '#2f4a50')),
    rect(362, 500, 150, 206, defs.flat('#4f7a80'), 4) +
      rect(520, 500, 150, 206, defs.flat('#4f7a80'), 4) +
      rect(400, 524, 74, 10, defs.horizontalCylinder('#c8a15a'), 5) +
      rect(558, 524, 74, 10, defs.horizontalCylinder('#c8a15a'), 5),
    rect(64, 480, 284, 232, defs.verticalCylinder('#fbfbf8'), 10) +
      rect(64, 480, 284, 50, defs.fade('#ffffff', '#dfe3e1'), 10) +
      rect(84, 494, 84, 22, '#e3e8e6', 5) +
      ellipse(256, 505, 15, defs.ball('#c3cacf')) +
      rect(284, 496, 46, 18, '#2f3a40', 4) +
      rect(290, 502, 20, 5, '#7fd4c4', 2) +
      ellipse(206, 622, 84, defs.verticalSteel()) +
      ellipse(206, 622, 68, '#22343a') +
      ellipse(206, 622, 64, defs.ball('#4d6f7a')) +
      path('M148 640q24-26 56-10t60-14q4 50-40 66-56 10-76-42z', '#e0a15a') +
      path('M160 622q30-34 60-14t40-8q-10 34-50 32t-50-10z', '#f4efe4') +
      path(
        'M158 590q16-30 52-34',
        'none',
        ' stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".6"',
      ),
    rect(24, 456, 672, 32, defs.fade('#e3bd88', '#bd8f58'), 4) + highlightStroke('M36 462h640', 4, 0.45),
    placeProduct(defs, 'tap', ['#c3cacf', '#34393c'], [612, 464], 170),
    path('M400 430h184q-6 34-40 34h-104q-34 0-40-34z', defs.verticalCylinder('#fbfaf6')) +
      ellipse(492, 431, 92, '#fff', 11) +
      ellipse(492, 432, 82, '#cfdad8', 8),
    placeProduct(defs, 'spray-bottle', ['#7fb4a0', '#f4f1ea'], [350, 464], 136),
    repeat(4, (index) =>
      rect(
        120 + (index % 2) * 4,
        434 - index * 24,
        170 - (index % 2) * 8,
        24,
        defs.horizontalCylinder(['#c9694a', '#f1ece2', '#7d9a9f', '#e6c98f'][index] ?? ''),
        10,
      ),
    ),
    // Objects on the floor.
    placeProduct(defs, 'airer', ['#c3cacf', '#c9694a'], [910, 842], 470),
    placeProduct(defs, 'laundry-basket', ['#f1ece2', '#c9694a'], [420, 846], 230),
    placeProduct(defs, 'bucket', ['#24678a', '#e0a526'], [210, 862], 190),
  ].join('');
};

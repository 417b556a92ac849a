import { datePalm } from '../scenes/parts.ts';
import { cushion, palmPlant, placeProduct } from '../scenes/scene.ts';
import { ellipse, group, line, path, rect, repeat } from '../svg/shapes.ts';
import { daylight, door, framedWindow, ground, HEIGHT, moulding, type Room, WIDTH, wall } from './room.ts';

/** A living room in the morning: a door on the left, the window on the right, a sofa between them. */
export const living: Room = (defs, colours) =>
  [
    wall(defs, [0, 0, WIDTH, 620], colours.walls, 1),
    daylight(560, 120, 1.1),
    moulding(0, 0, WIDTH, 30, colours.trim) + rect(0, 30, WIDTH, 12, '#17130f', 0, ' opacity=".1"'),
    ground(defs, 616, '#b5834f', '#c89a66'),
    moulding(0, 576, WIDTH, 44, colours.trim),
    door(defs, [92, 168, 196, 452], colours),
    framedWindow(
      defs,
      [908, 130, 210, 300],
      colours.trim,
      rect(0, 0, 210, 300, defs.fade('#bfe0ea', '#fbeccb')) +
        ellipse(150, 190, 120, defs.glow('#fff3c4', 0.9)) +
        path('M0 236q60-30 120-8t110-16v100H0z', '#d9bd92') +
        datePalm(70, 130, 0.44, '#5f8a5a'),
    ),
    rect(858, 84, 330, 12, defs.horizontalCylinder('#8a5a36'), 6) +
      ellipse(856, 90, 13, defs.ball('#8a5a36')),
    path('M866 96h54q14 260-10 470h-62q26-240 18-470z', defs.fade('#fbf6ec', '#e2d6c2'), ' opacity=".97"') +
      line('M884 104q10 240-14 450M904 104q12 240-6 450', '#cbbda5', 4, ' opacity=".7"'),
    path('M1126 96h74v470h-58q4-240-16-470z', defs.fade('#fbf6ec', '#e2d6c2'), ' opacity=".97"') +
      line('M1146 104q14 240 12 450M1172 104q6 240 8 450', '#cbbda5', 4, ' opacity=".7"'),
    // Three prints above the sofa.
    repeat(3, (index) => {
      const x = 420 + index * 134;
      const prints = [
        path('M14 108q18-44 40-44t42 44z', '#b5623f') + ellipse(70, 44, 14, '#d9a441'),
        path('M18 112V66a36 36 0 0 1 72 0v46z', '#2f6f7f') +
          path('M36 112V72a18 18 0 0 1 36 0v40z', '#f6f1e6'),
        path(
          'M54 112V60M54 84q-26-4-28-28 24 2 28 28zM54 74q26-4 28-30-24 4-28 30z',
          '#5f8a5a',
          ' stroke="#5f8a5a" stroke-width="4"',
        ),
      ][index];
      return group(
        rect(5, 8, 108, 138, '#17130f', 3, ' opacity=".18"') +
          rect(0, 0, 108, 138, '#8a5a36', 3) +
          rect(8, 8, 92, 122, '#f6f1e6') +
          group(prints ?? '', 'translate(0 6)'),
        `translate(${x} 150)`,
      );
    }),
    path('M250 800q60-92 210-104h430q110 10 160 104z', defs.fade('#efe4cf', '#d6c4a4')) +
      line('M290 780q60-56 180-62h400q90 6 130 62', '#b5623f', 6, ' opacity=".6"') +
      line('M318 796q60-52 160-56h380q80 4 110 56', '#2f5f66', 4, ' opacity=".5"'),
    placeProduct(defs, 'sofa', ['#d9cbb2', '#8a5a36'], [610, 706], 520),
    cushion(defs, 470, 520, 96, '#b5623f', '#f4e3c4') + cushion(defs, 748, 520, 96, '#2f5f66', '#dbe9ee'),
    placeProduct(defs, 'floor-lamp', ['#c8a15a', '#f6efe0'], [356, 686], 370),
    ellipse(640, 772, 150, defs.glow('#17130f', 0.45), 20) +
      path('M540 726l-14 50h12l18-50zM728 726l16 50h-12l-20-50z', '#5b3a22') +
      ellipse(634, 722, 132, defs.flat('#7d5432'), 22) +
      ellipse(634, 716, 132, defs.flat('#a9713f'), 22),
    path('M600 708q-4-40 18-46 22 6 18 46z', defs.verticalCylinder('#f4f1ea')) +
      line('M616 664q-4-34-26-48M618 664q8-30 28-40M617 664v-54', '#7c9f66', 5),
    rect(664, 692, 66, 12, '#2f5f66', 2) + rect(670, 680, 56, 12, '#d9a441', 2),
    palmPlant(defs, 1100, HEIGHT - 34, 0.86),
  ].join('');

import { cushion, lantern, placeProduct } from '../scenes/scene.ts';
import { cylinderTop, ellipse, group, highlightStroke, line, path, rect, repeat } from '../svg/shapes.ts';
import { door, ground, HEIGHT, moulding, type Room, WIDTH, wall } from './room.ts';

/** A majlis: cushions along the wall, two arched windows, a door on the right. */
export const majlis: Room = (defs, colours) =>
  [
    wall(defs, [0, 0, WIDTH, 560], colours.walls, 0),
    moulding(0, 0, WIDTH, 34, colours.trim),
    // A band of diamonds below the cornice, in the colour of the trim.
    rect(0, 34, WIDTH, 10, '#17130f', 0, ' opacity=".12"') +
      path(
        repeat(26, (index) => `M${index * 48 + 24} 66l13 13-13 13-13-13z`),
        colours.trim,
        ' opacity=".9"',
      ),
    repeat(2, (index) => {
      const x = 120 + index * 330;
      return (
        path(`M${x - 22} 400V236a122 122 0 0 1 244 0v164z`, colours.trim) +
        path(`M${x} 400V238a100 100 0 0 1 200 0v162z`, defs.fade('#fff6dc', '#ffe0a0')) +
        path(
          repeat(4, (row) =>
            repeat(
              4,
              (column) => `M${x + 25 + column * 50} ${206 + row * 50}l23 23-23 23-23-23zm0 15l-8 8 8 8 8-8z`,
            ),
          ),
          '#8a5a36',
          ' fill-rule="evenodd" opacity=".85"',
        ) +
        path(`M${x} 400V238a100 100 0 0 1 100-100q-80 20-84 110v152z`, '#17130f', ' opacity=".18"') +
        moulding(x - 36, 398, 272, 22, colours.trim)
      );
    }),
    path('M150 560l120-140h180L390 560zM480 560l120-140h180L720 560z', '#fff3cf', ' opacity=".16"'),
    ground(defs, 556, '#b98c5a', '#cda674'),
    moulding(0, 520, WIDTH, 40, colours.trim),
    door(defs, [930, 136, 190, 424], colours),
    path('M60 800l90-130h760l120 130z', defs.flat('#8f3a30')) +
      path('M112 786l70-98h698l92 98z', 'none', ' stroke="#f1dcae" stroke-width="6"') +
      repeat(8, (index) =>
        path(`M${226 + index * 86} 742l20-16 20 16-20 16z`, index % 2 ? '#f1dcae' : '#1f3f5b'),
      ),
    // The seat along the wall.
    rect(0, 634, 850, 20, '#17130f', 0, ' opacity=".2"'),
    path('M0 560h840q14 0 14 14v76H0z', defs.fade('#3f5f66', '#27434a')) +
      path('M0 526h836q18 0 18 18v38H0z', defs.fade('#56797f', '#3f5f66')) +
      line('M0 582h852', '#e9d3a4', 5) +
      line('M0 612h852', '#16292e', 12, ' stroke-dasharray="2 28" opacity=".5"'),
    repeat(4, (index) =>
      cushion(defs, 116 + index * 200, 470, 164, index % 2 ? '#2b4b52' : '#b0532f', '#f1dcae'),
    ),
    ellipse(470, 746, 150, defs.glow('#17130f', 0.55), 24) +
      path('M356 706h228l-18 40H374z', defs.verticalCylinder('#6b4a34')) +
      ellipse(470, 704, 130, defs.flat('#c8a15a'), 24) +
      ellipse(470, 700, 118, defs.flat('#e0c07f'), 20),
    group(
      path('M-34 0q-30-50 0-96l10-30h48l10 30q34 46 4 96z', defs.verticalCylinder('#d2a449')) +
        path('M-28-120q24-56 48 0z', defs.verticalCylinder('#c08f37')) +
        line('M-4-150v-14', '#c08f37', 8) +
        path('M30-96q50-30 74-16-40 10-66 46z', defs.verticalCylinder('#c08f37')) +
        line('M-34-90q-50 10-30 70 8 12 24 8', '#b3822f', 10) +
        highlightStroke('M-20-86q-10 40 0 66', 7),
      'translate(440 700) scale(.84)',
    ),
    repeat(3, (index) => {
      const [x, y] = [506 + index * 30, 682 + (index % 2) * 10];
      return (
        path(`M${x} ${y}h25l-5 21h-15z`, defs.verticalCylinder('#fbfaf6')) +
        cylinderTop(x, y, 25, 4, '#6b4a34')
      );
    }),
    line('M850 0v96', '#6b4a34', 5) + lantern(defs, 850, 112, 1),
    placeProduct(defs, 'plant-pot', ['#b8623c', '#5f7f4a'], [1150, HEIGHT - 40], 210),
  ].join('');

import { datePalm } from '../scenes/parts.ts';
import { placeProduct } from '../scenes/scene.ts';
import { ellipse, group, line, path, rect, repeat } from '../svg/shapes.ts';
import { daylight, door, framedWindow, ground, moulding, type Room, WIDTH, wall } from './room.ts';

const LINEN = '#f7f2e8';

/** A bedroom: the window on the left, the bed in the middle, a door on the right. */
export const bedroom: Room = (defs, colours) =>
  [
    wall(defs, [0, 0, WIDTH, 610], colours.walls, 0),
    daylight(330, 90, 1),
    moulding(0, 0, WIDTH, 26, colours.trim) + rect(0, 26, WIDTH, 12, '#17130f', 0, ' opacity=".1"'),
    ground(defs, 606, '#a97b49', '#bd9060'),
    moulding(0, 566, WIDTH, 44, colours.trim),
    door(defs, [938, 158, 192, 452], colours),
    framedWindow(
      defs,
      [76, 120, 190, 300],
      colours.trim,
      rect(0, 0, 190, 300, defs.fade('#cfe6ee', '#fbeccb')) +
        ellipse(50, 220, 110, defs.glow('#fff3c4', 0.9)) +
        path('M0 246q60-34 110-10t90-12v80H0z', '#d9bd92') +
        datePalm(138, 150, 0.4, '#6b8f62'),
    ),
    path('M20 84h54q12 250-8 480H6q24-240 14-480z', defs.fade('#ffffff', '#e6dccb'), ' opacity=".94"') +
      line('M38 92q10 240-6 460M58 92q10 240-4 460', '#cfc3ae', 4, ' opacity=".7"') +
      path('M268 84h54q-8 250 14 480h-60q-18-240-8-480z', defs.fade('#ffffff', '#e6dccb'), ' opacity=".94"') +
      line('M286 92q-8 240 8 460M306 92q-8 240 10 460', '#cfc3ae', 4, ' opacity=".7"') +
      rect(0, 74, 346, 12, defs.horizontalCylinder('#a97b49'), 6) +
      ellipse(350, 80, 13, defs.ball('#a97b49')),
    group(
      rect(6, 8, 128, 100, '#17130f', 3, ' opacity=".18"') +
        rect(0, 0, 128, 100, '#a97b49', 3) +
        rect(8, 8, 112, 84, '#f6f1e6') +
        path('M8 70q26-26 52-12t60-14v48H8z', '#c9a06a') +
        ellipse(84, 34, 13, '#b5623f'),
      'translate(566 110)',
    ),
    path('M270 800q16-70 90-80h560q60 10 84 80z', defs.fade('#ece0c9', '#d2bf9e')) +
      line('M318 776q20-34 70-38h500q44 4 64 38', '#2f5f66', 5, ' opacity=".55"'),
    ellipse(636, 740, 330, defs.glow('#17130f', 0.5), 34),
    group(
      // Headboard of upholstered strips.
      repeat(6, (index) => rect(-264 + index * 88, -168, 84, 260, defs.verticalCylinder('#8f7358'), 22)) +
        path('M-276 92h552v118h-552z', defs.flat('#7d5432')) +
        path('M-270 206h26v38h-26zM244 206h26v38h-26z', '#4a3020') +
        path(
          'M-240-44q0-28 30-28h160q28 0 28 28v92h-218zM22-44q0-28 28-28h160q30 0 30 28v92H22z',
          defs.fade('#ffffff', '#ddd6ca'),
        ) +
        path(
          'M-206-8q2-28 30-28h124q28 0 28 28l6 72h-194zM24-8q2-28 28-28h124q30 0 30 28l6 72H18z',
          defs.fade('#e9e3d6', '#c3b8a4'),
        ) +
        path('M-78 8q0-26 26-28H50q26 2 28 28l6 60H-84z', defs.flat('#2f5f66')) +
        line('M-60 22h122M-62 44h128', '#c8d8d6', 4, ' opacity=".8"') +
        path('M-270 60q266-28 540 0l12 132q-282 28-564 0z', defs.fade(LINEN, '#d9cfbd')) +
        path('M-272 56q270-30 544 0l6 38q-276-26-556 0z', defs.fade('#ffffff', '#ece6da')) +
        line(
          'M-180 104q-14 50-8 90M-40 98q8 54-6 100M120 100q22 48 20 92M216 106q-8 40 4 82',
          '#b7ab97',
          5,
          ' opacity=".35"',
        ) +
        path('M-280 138q280-26 560 0l6 68q-286 28-572 0z', defs.fade('#c98a4b', '#a86d34')) +
        line('M-280 154q280-26 562 0M-284 192q284 26 570 0', '#f6e3c8', 5, ' opacity=".85"') +
        repeat(18, (index) =>
          line(
            `M${-276 + index * 32.5} ${Math.round(206 + (1 - ((index - 8.5) / 9) ** 2) * 12)}v16`,
            '#a86d34',
            5,
          ),
        ),
      'translate(640 516)',
    ),
    placeProduct(defs, 'tray-table', ['#8a5a36', '#6b4326'], [310, 700], 150),
    placeProduct(defs, 'table-lamp', ['#c8a15a', '#f6efe0'], [310, 582], 150),
  ].join('');

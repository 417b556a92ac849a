// Backdrops for building materials and fittings: building site, bathroom, ceiling, door, floor.
import type { Backdrop } from '../illustration.ts';
import { adjustBrightness, ellipse, line, path, rect, repeat } from '../svg/shapes.ts';

const courses = [0, 1, 2, 3, 4, 5, 6];
const joints = courses
  .map(
    (row) =>
      `M0 ${row * 88}h800${[0, 1, 2, 3].map((column) => `M${column * 200 + 100 * (1 + (row % 2))} ${row * 88}v88`).join('')}`,
  )
  .join('');

export const buildingSiteBackdrop: Backdrop = {
  x: 410,
  floorY: 700,
  centreY: 350,
  size: 500,
  draw: ({ defs }) =>
    [
      rect(0, 0, 800, 800, defs.flat('#ddd8cd')),
      path(
        'M0 0h100v88H0zM500 88h200v88H500zM200 176h200v88H200zM600 264h200v88H600zM100 352h200v88H100zM400 440h200v88H400z',
        '#c9c2b3',
        ' opacity=".6"',
      ),
      line(joints, '#efebe2', 5),
      path('M0 0h460L0 560z', '#fff', ' opacity=".18"'),
      rect(0, 604, 800, 196, defs.fade('#c4b9a4', '#a69a83')),
      rect(0, 598, 800, 10, '#8f8570', 0, ' opacity=".35"'),
      line('M60 740q150-20 260 0t300-10M420 660q120 14 300-4', '#8f8570', 4, ' opacity=".4"'),
      rect(36, 20, 22, 596, defs.verticalCylinder('#9aa3a8')) +
        rect(0, 170, 150, 18, defs.horizontalCylinder('#9aa3a8')),
      rect(26, 160, 42, 38, defs.flat('#7f888d'), 6),
      path('M640 560h160v48H640zM662 508h138v48H662zM684 456h116v48H684z', defs.flat('#b5653f')),
      line('M730 562v44M752 510v44M774 458v44', '#8a4628', 3, ' opacity=".6"'),
      rect(630, 608, 180, 14, defs.horizontalCylinder('#c89a60'), 3),
    ].join(''),
};

export const bathroomBackdrop: Backdrop = {
  x: 400,
  floorY: 706,
  centreY: 320,
  size: 500,
  draw: ({ defs }) =>
    [
      rect(0, 0, 800, 800, defs.flat('#e9ece8')),
      rect(0, 200, 800, 436, defs.fade('#c2d5d3', '#b3c9c7')),
      repeat(5, (row) => line(`M0 ${206 + row * 108}h800`, '#eef4f3', 5)),
      repeat(8, (column) => line(`M${54 + column * 108} 206v430`, '#eef4f3', 5)),
      rect(0, 188, 800, 22, defs.fade('#ffffff', '#d5dcda')),
      path('M0 0h380L40 636H0z', '#fff', ' opacity=".2"'),
      rect(0, 632, 800, 168, defs.fade('#e7e1d5', '#cbc2b2')),
      line(
        'M0 684h800M0 748h800M130 632L30 800M320 632l-40 168M500 632l20 168M680 632l90 168',
        '#b3a993',
        3,
        ' opacity=".6"',
      ),
      rect(0, 624, 800, 14, defs.fade('#ffffff', '#dfe3e1')),
      path('M16 712h96l-12-118q-2-12-36-12t-36 12z', defs.verticalCylinder('#d9b48a')),
      repeat(6, (index) =>
        path(
          `M64 586q${-80 + index * 30}-${80 + (index % 2) * 40} ${-90 + index * 38}-${190 - Math.abs(3 - index) * 26}q${60 - index * 12} 80 ${90 - index * 38} ${190 - Math.abs(3 - index) * 26}z`,
          index % 2 ? '#5f7f4a' : '#7c9f66',
        ),
      ),
    ].join(''),
};

export const ceilingBackdrop: Backdrop = {
  x: 400,
  floorY: 500,
  centreY: 310,
  size: 470,
  draw: ({ defs }) =>
    [
      rect(0, 0, 800, 800, defs.flat('#f2ede3')),
      ellipse(400, 330, 520, defs.glow('#fff6dc', 0.9), 360),
      path('M0 0h800v20L660 560H140L0 20z', '#fff', ' opacity=".28"'),
      path('M0 0L140 560v240H0z', defs.fade('#d9d0c0', '#cfc5b3')) +
        path('M800 0L660 560v240h140z', defs.fade('#cbc1af', '#bfb4a0')),
      rect(140, 560, 520, 240, defs.fade('#dcd3c3', '#d2c8b6')),
      path('M0 0h22l134 548h488L778 0h22L662 566H138z', adjustBrightness('#f2ede3', 0.5)),
      line('M22 0l134 548h488L778 0', '#cfc5b3', 3),
      rect(300, 640, 200, 160, defs.fade('#bcd6de', '#e6ecdf')),
      line('M300 800V640h200v160M400 640v160', '#fbf8f1', 12),
      rect(270, 608, 260, 12, defs.horizontalCylinder('#a5794b'), 6),
      path('M276 616h56q-6 100-34 184h-38zM524 616h-56q6 100 34 184h38z', defs.verticalCylinder('#b9a58c')),
    ].join(''),
};

export const doorBackdrop: Backdrop = {
  x: 400,
  floorY: 640,
  centreY: 400,
  size: 430,
  draw: ({ defs }) =>
    [
      rect(0, 0, 800, 800, defs.flat('#e9e2d5')),
      rect(90, 0, 90, 800, defs.verticalCylinder('#f6f2ea')),
      rect(176, 0, 10, 800, '#17130f', 0, ' opacity=".22"'),
      rect(184, 0, 616, 800, defs.flat('#9aa89c')),
      repeat(2, (index) =>
        [
          rect(610, index * 440 - 40, 260, 380, adjustBrightness('#9aa89c', -0.2), 8),
          rect(618, index * 440 - 30, 260, 366, defs.flat('#a4b1a5'), 6),
          line(`M612 ${index * 440 + 336}h200`, '#fff', 4, ' opacity=".35"'),
        ].join(''),
      ),
      line('M190 0v800', '#fff', 4, ' opacity=".4"'),
      path('M184 0h300L184 460z', '#fff', ' opacity=".14"'),
    ].join(''),
};

export const floorBackdrop: Backdrop = {
  x: 400,
  floorY: 400,
  centreY: 400,
  size: 580,
  draw: ({ defs }) =>
    [
      rect(0, 0, 800, 800, defs.flat('#dcd6ca')),
      repeat(3, (row) =>
        repeat(3, (column) =>
          (row + column) % 2
            ? rect(column * 300 - 60, row * 300 - 60, 296, 296, '#cfc7b8', 0, ' opacity=".45"')
            : '',
        ),
      ),
      line('M0 238h800M0 538h800M238 0v800M538 0v800', '#f4f0e8', 6),
      path('M0 0h420L0 640z', '#fff', ' opacity=".16"'),
      rect(0, 0, 800, 60, defs.fade('#fbfaf7', '#dcdad4')) +
        rect(0, 56, 800, 12, '#17130f', 0, ' opacity=".1"'),
      repeat(2, (index) =>
        [
          path(`M${640 + index * 76} 800v-60q0-54 34-54t34 54v60z`, defs.verticalCylinder('#f3efe7')),
          path(`M${644 + index * 76} 770q30-26 60 0v30h-60z`, '#7fa6a3'),
        ].join(''),
      ),
    ].join(''),
};

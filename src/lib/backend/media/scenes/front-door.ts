import type { SvgDefs } from '../svg/gradients.ts';
import { adjustBrightness, ellipse, group, line, path, rect, repeat } from '../svg/shapes.ts';
import { datePalm } from './parts.ts';
import { HEIGHT, placeProduct, type Scene, WIDTH } from './scene.ts';

const WOOD = '#8a5230';

const star = (x: number, y: number, half: number): string => {
  const tip = Math.round(half * 1.42);
  return `M${x - half} ${y - half}h${half * 2}v${half * 2}h${-half * 2}zM${x} ${y - tip}l${tip} ${tip} ${-tip} ${tip} ${-tip}-${tip}z`;
};

// One door leaf, 176 wide and 500 high from 0, 0: three carved panels and rows of brass nails.
function leaf(defs: SvgDefs): string {
  const panel = (y: number, height: number, ornament: string): string =>
    rect(24, y, 128, height, adjustBrightness(WOOD, -0.4), 4) +
    rect(28, y + 5, 124, height - 5, defs.flat(adjustBrightness(WOOD, -0.06)), 4) +
    ornament;
  const carved = (y: number): string =>
    path(star(88, y, 34), adjustBrightness(WOOD, -0.34)) +
    path(star(89, y + 2, 26), adjustBrightness(WOOD, 0.24)) +
    path(star(88, y, 15), adjustBrightness(WOOD, -0.34)) +
    ellipse(88, y, 8, defs.ball('#d0a24a'));
  const lattice = (y: number): string =>
    line(
      repeat(
        3,
        (index) =>
          `M${46 + index * 42} ${y + 14}l-14 20 14 20 14-20zM${46 + index * 42} ${y + 54}l-14 20 14 20 14-20z`,
      ),
      adjustBrightness(WOOD, 0.3),
      6,
    ) +
    line(
      repeat(2, (index) => `M${67 + index * 42} ${y + 34}l-9 20 9 20 9-20z`),
      adjustBrightness(WOOD, -0.36),
      5,
    );
  return (
    rect(0, 0, 176, 500, defs.verticalCylinder(WOOD)) +
    panel(26, 120, carved(88)) +
    panel(172, 112, lattice(174)) +
    panel(
      312,
      164,
      carved(370) +
        line('M44 446h88', adjustBrightness(WOOD, 0.24), 8) +
        line('M44 460h88', adjustBrightness(WOOD, -0.36), 4),
    ) +
    repeat(3, (row) => line(`M14 ${[13, 159, 298][row]}h160`, '#d8b25e', 9, ' stroke-dasharray="0 21"')) +
    line('M8 488h160', '#d8b25e', 9, ' stroke-dasharray="0 21"')
  );
}

// Three petals around a small pale flower.
function bract(x: number, y: number, angle: number, fill: string): string {
  return group(
    repeat(3, (index) =>
      path(
        'M0 2q-24-10-14-34 14-6 14-6t14 6q10 24-14 34z',
        adjustBrightness(fill, index * 0.12),
        ` transform="rotate(${index * 120})"`,
      ),
    ) + ellipse(0, 0, 5, '#fff3d6'),
    `translate(${x} ${y}) rotate(${angle})`,
  );
}

/** The front of a house in the late afternoon: a carved door, lamps and a steel gate that is open. */
export const frontDoor: Scene = (defs) =>
  [
    rect(0, 0, WIDTH, HEIGHT, defs.fade('#9cc7dc', '#fbe7c4')),
    ellipse(1120, 420, 300, defs.glow('#fff3cf', 0.9), 260),
    path('M900 560q70-40 140-16t160-20v180H900z', '#cfb083'),
    path('M960 640V470h70v-60h30v-34l18-20 18 20v34h40v60h64v170z', '#d9bd92') +
      line('M1000 520v30M1040 520v30M1090 460v30M1140 530v30', '#a98a5f', 10),
    datePalm(1130, 250, 1, '#5f8a5a'),
    // The gate: steel bars, a row of diamonds, slightly open.
    rect(900, 640, 300, 130, defs.fade('#d9c4a0', '#c4ab83')),
    path(
      'M1204 250L1000 306v456l204 24z',
      'none',
      ' stroke="#2f3a40" stroke-width="16" stroke-linejoin="round"',
    ) +
      path(
        repeat(8, (index) => {
          const x = 1026 + index * 25;
          return `M${x} ${299 - index * 7}V${765 + index * 3}`;
        }),
        'none',
        ' stroke="#2f3a40" stroke-width="8"',
      ) +
      path('M1000 470l204-24v86l-204 10z', '#2f3a40') +
      path(
        repeat(5, (index) => {
          const x = 1026 + index * 42;
          return `M${x} ${486 - index * 4}l15 22-15 22-15-22z`;
        }),
        '#d8b25e',
      ) +
      line('M1004 312v446', '#7d8a90', 4),
    // The stone wall.
    rect(0, 0, 930, 780, defs.flat('#e6d1ac')),
    path(
      'M60 60h110v56H60zM240 172h110v56H240zM0 284h80v56H0zM130 452h110v56H130zM20 620h110v56H20zM840 116h90v56h-90zM820 564h110v56H820zM250 620h90v56h-90z',
      '#d8bf95',
      ' opacity=".7"',
    ),
    line(
      repeat(14, (row) => `M0 ${4 + row * 56}h928`),
      '#cdb285',
      3,
      ' opacity=".7"',
    ),
    line(
      repeat(13, (row) => repeat(8, (column) => `M${column * 120 + 10 + (row % 2) * 60} ${4 + row * 56}v56`)),
      '#cdb285',
      3,
      ' opacity=".55"',
    ),
    path('M0 0h520L150 780H0z', '#fff', ' opacity=".14"'),
    rect(930, 0, 44, 780, defs.fade('#c9ae80', '#b0946a')) +
      rect(904, 0, 80, 26, '#d8bf95') +
      rect(974, 26, 10, 754, '#17130f', 0, ' opacity=".14"'),
    // The portal.
    path(
      'M352 780V330Q352 96 600 40q248 56 248 290v450z',
      '#17130f',
      ' opacity=".12" transform="translate(12 10)"',
    ) +
      path('M352 780V330Q352 96 600 40q248 56 248 290v450z', defs.flat('#f4e6cb')) +
      path('M392 780V336Q392 130 600 84q208 46 208 252v444z', defs.fade('#d9bf92', '#c4a678')),
    // Stars along the middle of the arch, which bends from 372, 333 over 372, 113 to 600, 62.
    path(
      repeat(9, (index) => {
        const position = 1 - Math.abs(index - 4) / 4;
        const [startWeight, endWeight] = [1 - position, position * position];
        const offsetX = 228 - (372 * (1 - endWeight) + 600 * endWeight - 372);
        const y = 333 * startWeight * startWeight + 226 * position * startWeight + 62 * endWeight;
        return star(Math.round(600 + Math.sign(index - 4) * offsetX), Math.round(y), 10);
      }),
      '#c8a15a',
    ),
    path('M412 262Q424 140 600 100q176 40 188 162z', '#3d2618') +
      path('M424 254Q440 150 600 114q160 36 176 140z', defs.fade('#ffe8b0', '#f6c56f')) +
      line(
        'M600 114v140M600 254L476 168M600 254l124-86M600 254l-64-124M600 254l64-124M486 254q10-84 114-84t114 84M548 254q0-42 52-42t52 42',
        '#5a3520',
        8,
      ),
    rect(404, 254, 392, 526, '#3d2618'),
    group(leaf(defs), 'translate(420 268)') + group(leaf(defs), 'translate(780 268) scale(-1 1)'),
    rect(594, 262, 12, 508, defs.verticalCylinder('#5a3520')),
    path('M404 254h392v26H404z', '#17130f', ' opacity=".28"') +
      path('M404 254h26v526h-26z', '#17130f', ' opacity=".2"'),
    ...[548, 652].map(
      (x) =>
        line(`M${x - 17} 452a17 20 0 1 0 34 0`, '#d8b25e', 8) + ellipse(x, 446, 13, defs.ball('#d0a24a')),
    ),
    placeProduct(defs, 'door-handle', ['#c8a15a', '#8a5a2b'], [660, 560], 104),
    placeProduct(defs, 'wall-lamp', ['#2f3a40', '#fff0c8'], [284, 336], 230) +
      placeProduct(defs, 'doorbell', ['#2f3a40', '#c8a15a'], [884, 470], 92),
    // Bougainvillea over the corner.
    line('M22 780q-10-240 10-420T160 60', '#7a5a3c', 12) +
      repeat(46, (index) => {
        const position = index / 45;
        const x = Math.round(12 + position * 170 + Math.sin(index * 2.4) * (64 - position * 20));
        const y = Math.round(600 - position * 560 + Math.cos(index * 1.9) * 40);
        const angle = (index * 67) % 360;
        return index % 3 === 1
          ? path(
              'M0 0q-26-26 0-62 26 36 0 62z',
              index % 2 ? '#5f8a5a' : '#7f9f63',
              ` transform="translate(${x} ${y}) rotate(${angle})"`,
            )
          : bract(x, y, angle, ['#b92c62', '#d14a7c', '#e58aa8'][index % 3 ? 0 : 1 + (index % 2)] ?? '');
      }),
    // Steps with plants.
    rect(0, 776, WIDTH, 124, defs.fade('#cbb48e', '#b2966d')) +
      line(
        'M0 836h1200M140 780L60 900M420 840l-20 60M820 840l30 60M1040 780l90 120',
        '#967a54',
        4,
        ' opacity=".5"',
      ),
    rect(320, 770, 560, 44, defs.fade('#f6e9d0', '#d9c298'), 4) +
      rect(270, 814, 660, 46, defs.fade('#efdfbf', '#cdb487'), 4) +
      rect(270, 856, 660, 12, '#17130f', 0, ' opacity=".18"'),
    path('M470 772h260l26 36H444z', defs.flat('#6b4a34')) +
      path('M482 778h236l16 24H466z', 'none', ' stroke="#d8b25e" stroke-width="5"'),
    placeProduct(defs, 'plant-pot', ['#b8623c', '#5f7f4a'], [196, 862], 260),
    placeProduct(defs, 'plant-pot', ['#b8623c', '#6b9468'], [996, 872], 220),
  ].join('');

import { ellipse, highlightStroke, line, path, rect, repeat } from '../svg/shapes.ts';
import { HEIGHT, lantern, placeProduct, type Scene, WIDTH } from './scene.ts';

const arch = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y + height}V${y + width * 0.62}Q${x} ${y + width * 0.2} ${x + width / 2} ${y}Q${x + width} ${y + width * 0.2} ${x + width} ${y + width * 0.62}V${y + height}z`;

const star = (x: number, y: number, size: number): string => {
  const [half, tip] = [size * 0.68, size];
  return `M${x - half} ${y - half}h${half * 2}v${half * 2}h${-half * 2}zM${x} ${y - tip}l${tip} ${tip} ${-tip} ${tip} ${-tip}-${tip}z`;
};

/** A Ramadan table just before sunset: dates, coffee and lanterns before three arches. */
export const ramadanTable: Scene = (defs) => {
  const openings = [60, 440, 820];
  return [
    rect(0, 0, WIDTH, HEIGHT, defs.flat('#27465c')),
    ellipse(600, 560, 720, defs.glow('#e0a05a', 0.5), 420),
    // A frieze of stars.
    rect(0, 34, WIDTH, 8, '#c8a15a') + rect(0, 104, WIDTH, 5, '#c8a15a', 0, ' opacity=".8"'),
    path(
      repeat(16, (index) => star(38 + index * 75, 73, 20)),
      '#c8a15a',
      ' opacity=".85"',
    ) +
      path(
        repeat(16, (index) => star(38 + index * 75, 73, 8)),
        '#27465c',
      ),
    // The view outside at dusk.
    repeat(3, (index) =>
      path(arch((openings[index] ?? 0) - 30, 130, 380, 570), defs.fade('#d8b070', '#8a6234')),
    ),
    repeat(3, (index) => path(arch(openings[index] ?? 0, 162, 320, 540), defs.fade('#3a3f74', '#f6a868'))),
    ellipse(600, 600, 150, defs.glow('#ffe3a3', 0.9), 110),
    path('M1010 240a40 40 0 1 0 34 60 33 33 0 1 1-34-60z', '#fff3d6'),
    line(
      'M150 320h.1M250 270h.1M560 300h.1M660 250h.1M900 340h.1M1080 370h.1M210 400h.1',
      '#fff',
      6,
      ' opacity=".85"',
    ),
    path(
      'M60 700V570h40v-40h70v50h34v-26h60v60h120v96zM440 700V590h70v-20q0-60 66-80 66 20 66 80v20h114v110zM820 700V550h60v40h90v-60h60v70h110v40z',
      '#5a3d55',
    ) +
      path('M686 700V350l-10-8 10-6v-30l20-34 20 34v30l10 6-10 8v350h-40z', '#4d3550') +
      line('M706 272v-24', '#4d3550', 5) +
      line(
        'M700 400v16M712 470v16M120 570v14M196 594v14M900 610v14M1000 570v16M560 560v18M592 560v18',
        '#ffd98a',
        8,
      ),
    repeat(3, (index) => {
      const x = openings[index] ?? 0;
      return (
        line(`M${x + 12} 700V366Q${x + 12} 236 ${x + 160} 176`, '#17130f', 14, ' opacity=".16"') +
        line(`M${x - 10} 700V362Q${x - 8} 224 ${x + 160} 150`, '#ffe6b0', 4, ' opacity=".5"')
      );
    }),
    // Lanterns that hang between the arches.
    ...[410, 790].map((x) => line(`M${x} 110v180`, '#8a5a2b', 5) + lantern(defs, x, 300, 0.95)),
    // The table with its cloth.
    rect(0, 676, WIDTH, 24, '#17130f', 0, ' opacity=".25"'),
    path('M0 690h1200v210H0z', defs.fade('#f7eedc', '#dbc7a3')),
    path('M0 690h1200v16H0z', '#fffaf0'),
    path('M400 706h400l90 194H310z', defs.flat('#8c2f39')) +
      path('M418 706h364l84 194H334z', 'none', ' stroke="#e6c27a" stroke-width="6"') +
      path(
        repeat(3, (index) => star(450 + index * 150, 866, 20)),
        '#e6c27a',
        ' opacity=".9"',
      ),
    line('M0 868h310M890 868h310', '#c8a15a', 6, ' stroke-dasharray="2 18"') +
      line('M0 884h300M900 884h300', '#c8a15a', 4),
    placeProduct(defs, 'lantern', ['#b98a3c', '#ffcf7a'], [150, 800], 400),
    placeProduct(defs, 'dallah', ['#d0a24a', '#8a5a36'], [896, 806], 330),
    placeProduct(defs, 'date-box', ['#6b3a2a', '#d0a24a'], [606, 826], 340),
    placeProduct(defs, 'lantern', ['#3f6f7f', '#ffcf7a'], [1116, 776], 290),
    placeProduct(defs, 'cup-set', ['#fbf6ea', '#b5432a'], [1052, 850], 150),
    placeProduct(defs, 'candle', ['#f1e3c6', '#c8a15a'], [282, 846], 126),
    // Soup.
    ellipse(368, 792, 92, defs.glow('#17130f', 0.4), 16) +
      path('M288 742h150q-6 46-46 46h-58q-40 0-46-46z', defs.verticalCylinder('#2f6f7f')) +
      ellipse(363, 742, 75, '#1f4f5b', 13) +
      ellipse(363, 743, 66, defs.flat('#d98a3c'), 10) +
      highlightStroke('M304 758q6 18 22 24', 5),
  ].join('');
};

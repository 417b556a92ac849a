import { datePalm } from '../scenes/parts.ts';
import { placeProduct } from '../scenes/scene.ts';
import { adjustBrightness, ellipse, line, path, rect, repeat } from '../svg/shapes.ts';
import { clip, door, framedWindow, HEIGHT, type Room, WIDTH, wall } from './room.ts';

/** The front of a villa in the late afternoon: two floors, a parapet, a door under an arch. */
export const facade: Room = (defs, colours) => {
  const pane = (x: number, y: number, height: number): string =>
    framedWindow(
      defs,
      [x, y, 130, height],
      colours.trim,
      rect(0, 0, 130, height, defs.fade('#6f97a8', '#33525f')) +
        path(`M0 ${height}L70 0h60v30L40 ${height}z`, '#fff', ' opacity=".16"'),
    );
  return [
    rect(0, 0, WIDTH, HEIGHT, defs.fade('#9cc7dc', '#fbe7c4')),
    ellipse(1110, 420, 260, defs.glow('#fff3cf', 0.9), 220),
    datePalm(1086, 250, 1.05, '#5f8a5a') + datePalm(60, 330, 0.82, '#6b9468'),
    // The house; parts in front cast shadows on those behind them.
    wall(defs, [150, 120, 860, 560], colours.walls, 1),
    path(
      repeat(9, (index) => `M${150 + index * 100} 96h60v30h-60z`),
      colours.walls,
    ) +
      path(
        repeat(9, (index) => `M${150 + index * 100} 96h60v7h-60z`),
        adjustBrightness(colours.walls, 0.3),
      ) +
      rect(138, 120, 884, 24, colours.trim) +
      rect(138, 120, 884, 6, adjustBrightness(colours.trim, 0.4)) +
      rect(150, 144, 860, 14, '#17130f', 0, ' opacity=".16"'),
    rect(150, 386, 860, 20, colours.trim) +
      rect(150, 386, 860, 5, adjustBrightness(colours.trim, 0.4)) +
      rect(150, 406, 860, 10, '#17130f', 0, ' opacity=".14"'),
    pane(210, 206, 130) + pane(820, 206, 130),
    pane(210, 460, 150) + pane(820, 460, 150),
    // The centre block, with an arch over the door.
    rect(752, 158, 26, 522, '#17130f', 0, ' opacity=".16"') +
      clip(
        [408, 144, 344, 536],
        rect(0, 0, 344, 536, colours.walls) + ellipse(344, 156, 220, defs.glow('#fff6df', 0.26), 380),
      ) +
      rect(408, 386, 344, 20, colours.trim) +
      rect(408, 386, 344, 5, adjustBrightness(colours.trim, 0.4)),
    framedWindow(
      defs,
      [500, 206, 160, 130],
      colours.trim,
      rect(0, 0, 160, 130, defs.fade('#6f97a8', '#33525f')) +
        path('M0 130L90 0h70v20L50 130z', '#fff', ' opacity=".16"'),
    ),
    path('M452 680V540q0-112 128-112t128 112v140z', colours.trim) +
      path(
        'M452 680V540q0-112 128-112t128 112v7q0-112-128-112t-122 112v133z',
        adjustBrightness(colours.trim, 0.4),
      ) +
      path('M482 680V544q0-88 98-88t98 88v136z', adjustBrightness(colours.walls, -0.34)) +
      path('M498 500q10-32 82-32t82 32z', '#ffe3a3'),
    door(defs, [506, 500, 148, 180], colours),
    placeProduct(defs, 'wall-lamp', ['#2f3a40', '#fff0c8'], [430, 520], 92) +
      placeProduct(defs, 'wall-lamp', ['#2f3a40', '#fff0c8'], [730, 520], 92),
    // Forecourt, steps and plants.
    rect(0, 676, WIDTH, 124, defs.fade('#d9c7a6', '#b89f77')) +
      line(
        'M0 726h1200M0 772h1200M220 676L120 800M420 676l-40 124M740 676l40 124M960 676l100 124',
        '#a58b62',
        3,
        ' opacity=".5"',
      ),
    rect(440, 672, 280, 26, defs.fade('#f4e8d0', '#d9c298'), 3) +
      rect(410, 696, 340, 28, defs.fade('#efdfbf', '#cdb487'), 3) +
      rect(410, 722, 340, 8, '#17130f', 0, ' opacity=".18"'),
    repeat(2, (side) =>
      repeat(7, (index) => {
        const x = (side ? 790 : 160) + index * 34;
        return ellipse(x, 676 - (index % 2) * 10, 30, defs.ball(index % 2 ? '#6b9468' : '#5f8a5a'), 26);
      }),
    ),
    placeProduct(defs, 'plant-pot', ['#b8623c', '#5f7f4a'], [390, 764], 130) +
      placeProduct(defs, 'plant-pot', ['#b8623c', '#6b9468'], [770, 764], 130),
  ].join('');
};

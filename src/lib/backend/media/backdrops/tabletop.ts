// Backdrops seen from above, for products that lie flat.
import type { Backdrop } from '../illustration.ts';
import { ellipse, line, path, rect, repeat } from '../svg/shapes.ts';

export const tableBackdrop: Backdrop = {
  x: 400,
  floorY: 400,
  centreY: 400,
  size: 580,
  draw: ({ defs }) =>
    [
      rect(0, 0, 800, 800, defs.flat('#e8e1d4')),
      repeat(
        9,
        (index) =>
          line(`M${-40 + index * 100} 0q16 400-6 800`, '#fff', 3, ' opacity=".32"') +
          line(`M0 ${30 + index * 96}q400 14 800-6`, '#a99e88', 2, ' opacity=".16"'),
      ),
      path('M0 560l170 240H0z', defs.flat('#b8623c'), ' opacity=".9"'),
      line('M0 588l150 212', '#f3dcb8', 5, ' stroke-dasharray="16 10" opacity=".8"'),
      path('M640 0h160v190z', '#17130f', ' opacity=".05"'),
      ellipse(748, 72, 84, '#17130f', 84, ' opacity=".12"'),
      ellipse(740, 60, 84, defs.ball('#f2efe8')) + ellipse(740, 60, 64, defs.flat('#e0dacd')),
      repeat(5, (index) =>
        ellipse(
          716 + (index % 3) * 26,
          40 + Math.floor(index / 3) * 30 + (index % 2) * 8,
          13,
          defs.ball('#6b3a22'),
          20,
          ` transform="rotate(${index * 40} ${716 + (index % 3) * 26} ${40 + Math.floor(index / 3) * 30})"`,
        ),
      ),
      repeat(5, (index) =>
        path(
          `M${60 + index * 6} ${150 - index * 26}q${index % 2 ? 46 : -46}-6 ${index % 2 ? 60 : -50}-44 ${index % 2 ? -46 : 46} 0 ${index % 2 ? -60 : 50} 44z`,
          index % 2 ? '#6f915a' : '#5f7f4a',
        ),
      ),
      line('M56 176l34-150', '#4d6b3c', 5),
    ].join(''),
};

export const linenBackdrop: Backdrop = {
  x: 400,
  floorY: 620,
  centreY: 400,
  size: 560,
  draw: ({ defs }) =>
    [
      rect(0, 0, 800, 800, defs.flat('#dfe3de')),
      path('M0 0h800v118q-400 44-800-10z', defs.fade('#f7f5ef', '#e6e2d8')),
      line('M0 96q400 54 800 10', '#b9a27c', 4, ' stroke-dasharray="12 9" opacity=".7"'),
      path('M0 110q400 54 800 10v26q-400 36-800-16z', '#17130f', ' opacity=".08"'),
      line(
        repeat(7, (index) => `M${-60 + index * 140} 800q${60 - index * 8}-300 ${30 + index * 10}-640`),
        '#8f9b94',
        12,
        ' opacity=".14"',
      ),
      line(
        repeat(7, (index) => `M${-76 + index * 140} 800q${60 - index * 8}-300 ${30 + index * 10}-640`),
        '#fff',
        9,
        ' opacity=".3"',
      ),
      path('M560 800q40-120 240-160v160z', defs.flat('#9fa995')),
      line('M590 800q40-92 210-130', '#f1ece2', 5, ' stroke-dasharray="14 10" opacity=".7"'),
    ].join(''),
};

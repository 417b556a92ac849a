// Tiles of floors and walls: one leaning on a stack, or laid as a small field.
import type { DrawContext, Illustration } from '../illustration.ts';
import { adjustBrightness, ellipse, highlightStroke, line, path, rect, repeat } from '../svg/shapes.ts';

const SHEEN = (x: number, y: number, width: number, height: number): string =>
  path(`M${x} ${y}h${width * 0.55}L${x} ${y + height * 0.8}z`, '#fff', ' opacity=".16"');

/** A stack of lying tiles with one that leans on it; `face` is drawn over the leaning one. */
function drawStack({ colour, accent, defs }: DrawContext, face: string): string {
  return [
    repeat(4, (index) => {
      const y = 640 - index * 22;
      return (
        path(`M250 ${y - 44}h390l60 44H190z`, adjustBrightness(colour, 0.18)) +
        rect(190, y, 510, 18, adjustBrightness(accent, index % 2 ? -0.1 : -0.2), 3)
      );
    }),
    path('M190 574l40 10h250l20-10z', '#17130f', ' opacity=".18"'),
    path('M140 150l400-40 22 14v428l-400 66-22-12z', adjustBrightness(accent, -0.35)),
    path('M140 150l400-40v426L140 606z', defs.flat(colour)),
    face,
    path('M540 110l22 14v428l-22-16z', adjustBrightness(accent, -0.15)),
    path('M140 150l400-40v10L150 160v440l-10 6z', '#fff', ' opacity=".4"'),
  ].join('');
}

const floorTile: Illustration = {
  bounds: [140, 108, 560, 552],
  orientation: 'stand',
  groundContact: [180, 510],
  backdrop: 'lounge',
  draw: (context) => {
    const { colour } = context;
    const specks = repeat(70, (index) => {
      const [x, y] = [156 + ((index * 89) % 370), 176 + ((index * 137) % 350)];
      return ellipse(
        x,
        y,
        3 + (index % 3) * 2,
        adjustBrightness(colour, index % 2 ? -0.14 : 0.3),
        3,
        ' opacity=".6"',
      );
    });
    return drawStack(context, specks + SHEEN(150, 156, 380, 400));
  },
};

const marbleTile: Illustration = {
  bounds: [140, 108, 560, 552],
  orientation: 'stand',
  groundContact: [180, 510],
  backdrop: 'lounge',
  draw: (context) => {
    const { accent } = context;
    const veins =
      line('M150 300q90 20 140-60t110-60 130-50', accent, 9, ' opacity=".5"') +
      line('M160 520q60-90 150-90t110-110 112-60', accent, 6, ' opacity=".5"') +
      line(
        'M230 590q60-60 130-60t170-90M290 240q10 90 60 130M420 320q30 80 10 190',
        accent,
        3,
        ' opacity=".6"',
      ) +
      line('M160 400q110 30 180-20M440 180q50 60 90 60', accent, 3, ' opacity=".5"');
    return drawStack(context, veins + path('M150 160l200-20L150 440z', '#fff', ' opacity=".35"'));
  },
};

/** Laid tiles, some of which are not set yet. */
function drawField(
  { colour, accent, defs }: DrawContext,
  [columns, rows, isRunningBond]: [columns: number, rows: number, isBond: boolean],
  drawTile: (x: number, y: number, width: number, height: number, index: number) => string,
): string {
  const [width, height] = [560 / columns, 540 / rows];
  const cells = repeat(rows, (row) => {
    const offset = isRunningBond && row % 2 ? width / 2 : 0;
    return repeat(columns, (column) =>
      offset > 0 && column === columns - 1
        ? drawTile(120 + offset - width / 2, 130 + row * height, width / 2, height, row) +
          drawTile(
            120 + offset + (column - 0.5) * width + width / 2,
            130 + row * height,
            width / 2,
            height,
            row + 1,
          )
        : drawTile(120 + offset + column * width, 130 + row * height, width, height, row * columns + column),
    );
  });
  return [
    rect(112, 128, 576, 556, adjustBrightness(accent, -0.35), 8),
    rect(112, 120, 576, 556, defs.flat(accent), 8),
    cells,
    highlightStroke(`M124 132h${colour ? 552 : 0}`, 4, 0.4),
  ].join('');
}

const wallTile: Illustration = {
  bounds: [112, 120, 576, 564],
  orientation: 'lie',
  backdrop: 'bathroom',
  draw: (context) => {
    const { colour, defs } = context;
    return drawField(context, [2, 4, false], (x, y, width, height) =>
      [
        rect(x + 4, y + 4, width - 8, height - 8, defs.flat(colour), 3),
        SHEEN(x + 6, y + 6, width - 12, height - 12),
        highlightStroke(`M${x + 12} ${y + 12}h${width - 30}`, 4, 0.6),
      ].join(''),
    );
  },
};

const metroTile: Illustration = {
  bounds: [112, 120, 576, 564],
  orientation: 'lie',
  backdrop: 'kitchen',
  draw: (context) => {
    const { colour, defs } = context;
    return drawField(context, [3, 6, true], (x, y, width, height) => {
      const [left, top, right, bottom] = [x + 4, y + 4, x + width - 4, y + height - 4];
      const bevel = 13;
      return [
        rect(left, top, width - 8, height - 8, adjustBrightness(colour, -0.1), 2),
        path(`M${left} ${top}H${right}l-${bevel} ${bevel}H${left + bevel}z`, adjustBrightness(colour, 0.45)),
        path(
          `M${left} ${bottom}H${right}l-${bevel} -${bevel}H${left + bevel}z`,
          adjustBrightness(colour, -0.24),
        ),
        rect(left + bevel, top + bevel, width - 8 - bevel * 2, height - 8 - bevel * 2, defs.flat(colour)),
      ].join('');
    });
  },
};

const mosaicTile: Illustration = {
  bounds: [106, 106, 588, 596],
  orientation: 'lie',
  backdrop: 'bathroom',
  draw: ({ colour, accent }) => {
    const size = 53;
    const stones = repeat(121, (index) => {
      const [x, y] = [112 + (index % 11) * size, 112 + Math.floor(index / 11) * size];
      const tone = ((index * 7) % 5) * 0.13 - 0.22;
      return rect(x, y, 45, 45, (index * 11) % 7 === 0 ? accent : adjustBrightness(colour, tone), 4);
    });
    return [
      path('M106 110h584v500l-84 88H106z', '#e6e3da'),
      line(
        repeat(12, (index) => `M${108 + index * size} 108v580M108 ${108 + index * size}h580`),
        '#bdb6a6',
        2,
        ' opacity=".6"',
      ),
      stones,
      line(
        repeat(11, (row) => `M114 ${119 + row * size}h574`),
        '#fff',
        5,
        ' stroke-dasharray="26 27" opacity=".45"',
      ),
      path('M690 604q-60 4-84 94 60-30 84-94z', '#cfcabd'),
      line('M690 604q-60 4-84 94', '#a9a494', 3),
    ].join('');
  },
};

export const TILE_KINDS = {
  'floor-tile': floorTile,
  'marble-tile': marbleTile,
  'wall-tile': wallTile,
  'metro-tile': metroTile,
  'mosaic-tile': mosaicTile,
} satisfies Record<string, Illustration>;

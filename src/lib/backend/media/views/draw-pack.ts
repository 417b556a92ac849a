import { drawPlacedProduct, fitScale } from '../draw-placed-product.ts';
import type { DrawContext, Illustration } from '../illustration.ts';
import { drawNumber } from '../svg/draw-text.ts';
import { rect } from '../svg/shapes.ts';

type Pack = { kind: string; pieces: number; canvas: number; size: number };

// Kinds whose drawing shows one piece: each piece of a small pack is drawn separately.
const SINGLE_KINDS = new Set(
  `bulb candle-bulb spot-bulb bayonet-bulb padlock smoke-alarm sealant-tube plug led-panel pillow downlight tap solar-light
  bath-mat carton storage-box castor filler-tub plant detergent-bottle spray-bottle safety-sign picture-frame
  self-closing-tap t-shirt taqiyah cabinet-knob bib-tap wheelie-bin dust-mask bin floor-sign flask camera`.split(
    /\s+/,
  ),
);
// Kinds whose drawing already shows the accessories of the pack, so that the number of pieces is left out.
const UNMARKED_KINDS = new Set(['drill', 'multi-tool', 'rotary-hammer']);
// Columns of each row, from the back.
const ROWS_BY_PIECES: Record<number, readonly number[]> = {
  2: [2],
  3: [1, 2],
  4: [2, 2],
  5: [2, 3],
  6: [3, 3],
};

// Maximum length in characters of a drawing that is repeated; a more detailed one is marked instead.
const MAX_DRAWING_LENGTH = 12_000;

const PIECE_MARK = { colour: '#22262a', text: '#ffffff', height: 92, digits: 42, margin: 28, icon: 40 };

/**
 * Draws each piece of a small pack; otherwise one drawing, with the number of pieces if there are several.
 */
export function drawPack(illustration: Illustration, context: DrawContext, pack: Pack): string {
  const rows = SINGLE_KINDS.has(pack.kind) ? ROWS_BY_PIECES[pack.pieces] : undefined;
  const pieces = rows && drawPieces(illustration, context, rows, pack);
  if (pieces && pieces.length < MAX_DRAWING_LENGTH) return pieces;
  return (
    drawCentred(illustration, context, pack) +
    (pack.pieces > 1 && !UNMARKED_KINDS.has(pack.kind) ? drawPieceCount(pack) : '')
  );
}

function drawCentred(illustration: Illustration, context: DrawContext, { canvas, size }: Pack): string {
  const [, , width, height] = illustration.bounds;
  const scale = fitScale(illustration, size);
  const standingY = canvas / 2 + (illustration.tilt ? size : height * scale) / 2;
  const isFlat = height * scale < width * scale * 0.6;
  const y = illustration.orientation === 'stand' ? standingY - (isFlat ? 0 : 8) : canvas / 2;
  return drawPlacedProduct(illustration, context, { x: canvas / 2, y, size });
}

function drawPieces(
  illustration: Illustration,
  context: DrawContext,
  rows: readonly number[],
  { canvas, size }: Pack,
): string {
  const [, , width, height] = illustration.bounds;
  const columns = Math.max(...rows);
  const ratio = illustration.tilt ? 1 : width / height;
  const cellHeight = Math.min(size / rows.length, size / columns / ratio);
  const cellWidth = cellHeight * ratio;
  const pieceSize = Math.max(cellHeight, cellWidth) * 0.94;
  const top = (canvas - cellHeight * rows.length) / 2;
  return rows
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, column) => {
        const x = canvas / 2 + (column - (count - 1) / 2) * cellWidth;
        const y = top + cellHeight * (row + (illustration.orientation === 'stand' ? 0.97 : 0.5));
        return drawPlacedProduct(illustration, context, { x, y, size: pieceSize });
      }),
    )
    .join('');
}

/** Draws the number of pieces beside an icon of stacked pieces. */
function drawPieceCount({ pieces, canvas }: Pack): string {
  const { colour, text, height, digits, margin, icon } = PIECE_MARK;
  const width = 74 + icon + String(pieces).length * digits * 0.9;
  const x = canvas - margin - width;
  const y = canvas - margin - height;
  const iconY = y + (height - icon) / 2;
  const tile = (offset: number, fill: string): string =>
    rect(
      x + 26 + offset,
      iconY + 10 - offset,
      icon - 8,
      icon - 8,
      fill,
      7,
      ` stroke="${text}" stroke-width="5"`,
    );
  return (
    rect(x, y, width, height, colour, height / 2) +
    tile(10, colour) +
    tile(0, text) +
    drawNumber(pieces, x + (width + icon + 24) / 2, y + height / 2, digits, text)
  );
}

import { path, rect } from '../svg/shapes.ts';

// EAN-13: each digit is seven modules; the first digit determines which code each digit of the left half has.
const LEFT_ODD_CODES =
  '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ');
const PARITY = 'LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL'.split(' ');
const MODULE_COUNT = 95;
const SAMPLE_BARCODE = '6290000000008';

/** Returns the modules of an EAN-13, 1 for a bar. Any other barcode is replaced by a sample number. */
export function encodeBarcode(barcode: string): string {
  const digits = (/^\d{13}$/.test(barcode) ? barcode : SAMPLE_BARCODE).split('').map(Number);
  const parity = PARITY[digits[0] ?? 0] ?? '';
  const invertModules = (code: string): string =>
    code.replace(/[01]/g, (module) => (module === '1' ? '0' : '1'));
  const encodeHalf = (start: number, encode: (code: string, index: number) => string): string =>
    digits
      .slice(start, start + 6)
      .map((digit, index) => encode(LEFT_ODD_CODES[digit] ?? '', index))
      .join('');
  const left = encodeHalf(1, (code, index) =>
    parity[index] === 'L' ? code : invertModules(code).split('').reverse().join(''),
  );
  return `101${left}01010${encodeHalf(7, invertModules)}101`;
}

/** Draws a barcode on white paper, its upper left corner at the origin. */
export function drawBarcode(barcode: string, width: number, height: number): string {
  const margin = width * 0.08;
  const step = (width - margin * 2) / MODULE_COUNT;
  const bars = [...encodeBarcode(barcode).matchAll(/1+/g)].map(
    ({ index, 0: run }) =>
      `M${(margin + index * step).toFixed(1)} ${margin.toFixed(1)}h${(run.length * step).toFixed(1)}v${(height - margin * 2).toFixed(1)}h${(-run.length * step).toFixed(1)}z`,
  );
  return rect(0, 0, width, height, '#fff', 4) + path(bars.join(''), '#17130f');
}

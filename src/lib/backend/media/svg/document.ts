import type { SvgDefs } from './gradients.ts';

export function createSvgDocument(width: number, height: number, defs: SvgDefs, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${defs.renderDefs()}${body}</svg>`;
}

/** Returns a prefix that keeps ids of several SVGs on one page apart. */
export function createIdPrefix(text: string): string {
  let hash = 7;
  for (let index = 0; index < text.length; index += 1)
    hash = (Math.imul(hash, 31) + text.charCodeAt(index)) >>> 0;
  return `b${hash.toString(36)}-`;
}

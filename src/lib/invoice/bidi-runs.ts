import bidiFactory, { type EmbeddingLevels } from 'bidi-js';

/** Font files by script; each has the glyphs of its script only. */
export type FontScript = 'latin' | 'latin-ext' | 'arabic';

/** Adjacent characters of one font: Arabic in reading order, others from left to right. */
export interface TextRun {
  script: FontScript;
  text: string;
}

/** A paragraph with the direction of each character. */
export interface BidiParagraph {
  text: string;
  levels: EmbeddingLevels;
}

const bidi = bidiFactory();

const ARABIC = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/;
const LATIN_EXT = /[\u0100-\u02ba\u02bd-\u02ff\u1e00-\u1eff\u2c60-\u2c7f]/;
// Direction marks and zero-width characters, which are not drawn.
const INVISIBLE = /[\u200b-\u200f\u061c\u202a-\u202e\u2060-\u2069\ufeff]/;
// Characters that are in none of the fonts.
const ASTRAL = /[\u{10000}-\u{10ffff}]/gu;

function getFontScript(char: string): FontScript {
  if (ARABIC.test(char)) return 'arabic';
  return LATIN_EXT.test(char) ? 'latin-ext' : 'latin';
}

/** Resolves the directions of a paragraph by the Unicode bidirectional algorithm. */
export function createParagraph(text: string, direction: 'ltr' | 'rtl'): BidiParagraph {
  const supportedText = text.replace(ASTRAL, '?');
  return { text: supportedText, levels: bidi.getEmbeddingLevels(supportedText, direction) };
}

/**
 * Returns the runs of a line from left to right. The text of Arabic runs is in reading order, because shaping
 * reverses it; brackets in right-to-left text are mirrored.
 */
export function layoutRuns({ text, levels }: BidiParagraph, start: number, end: number): TextRun[] {
  const runs: (TextRun & { level: number })[] = [];
  if (end <= start) return runs;
  // bidi-js returns the indices of the whole text; only those of the line are reordered.
  const indices = bidi.getReorderedIndices(text, levels, start, end - 1).slice(start, end);
  for (const index of indices) {
    const char = text[index] as string;
    if (INVISIBLE.test(char)) continue;
    const level = levels.levels[index] as number;
    const isRtl = level % 2 === 1;
    const script = getFontScript(char);
    const drawn = isRtl ? (bidi.getMirroredCharacter(char) ?? char) : char;
    const last = runs.at(-1);
    if (last?.script !== script || last.level !== level) runs.push({ script, level, text: drawn });
    else last.text = isRtl && script === 'arabic' ? drawn + last.text : last.text + drawn;
  }
  return runs;
}

import { createParagraph, layoutRuns, type TextRun } from './bidi-runs.ts';
import { type FontWeight, getFontName, readFonts } from './fonts.server.ts';

export const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const;

/** Width between the margins. */
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;

const LINE_HEIGHT = 1.5;
// Distance from the top of a line to its baseline.
const BASELINE = 1.1;

/** A box in which text is written: `start` is measured from the start edge of the content. */
export interface TextBox {
  start: number;
  width: number;
  align?: 'start' | 'end';
  size?: number;
  weight?: FontWeight;
  colour?: string;
}

/** Writes lines in one writing direction. */
export interface TextWriter {
  /** Writes a paragraph at `y` and returns its height. */
  write(text: string, y: number, box: TextBox): number;
  /** Returns the height of a paragraph without writing it. */
  measure(text: string, box: TextBox): number;
  /** Returns the left edge of a box on the page; boxes are mirrored in right-to-left documents. */
  getLeft(start: number, width: number): number;
}

/** Creates a writer. The library shapes the text; direction, fonts and line breaks are handled here. */
export function createTextWriter(doc: PDFKit.PDFDocument, direction: 'ltr' | 'rtl'): TextWriter {
  for (const [name, file] of readFonts()) doc.registerFont(name, file);

  const getWidth = (runs: readonly TextRun[], weight: FontWeight, size: number): number =>
    runs.reduce((width, { script, text }) => {
      doc.font(getFontName(script, weight), size);
      return width + doc.widthOfString(text, { features: [] });
    }, 0);

  /** Breaks at spaces; a word that is wider than the box has a separate line. */
  function breakLines(text: string, { width, weight = 400, size = 9.5 }: TextBox): TextRun[][] {
    const paragraph = createParagraph(text, direction);
    const lines: TextRun[][] = [];
    let start = 0;
    let end = 0;
    for (const { index, 0: word } of paragraph.text.matchAll(/\S+/g)) {
      const wordEnd = index + word.length;
      if (end > start && getWidth(layoutRuns(paragraph, start, wordEnd), weight, size) > width) {
        lines.push(layoutRuns(paragraph, start, end));
        start = index;
      }
      end = wordEnd;
    }
    return [...lines, layoutRuns(paragraph, start, end)];
  }

  function getLeft(start: number, width: number): number {
    return direction === 'rtl' ? PAGE.width - PAGE.margin - start - width : PAGE.margin + start;
  }

  function write(text: string, y: number, box: TextBox): number {
    const { start, width, align = 'start', size = 9.5, weight = 400, colour = '#0c2227' } = box;
    const isRightAligned = (direction === 'rtl') === (align === 'start');
    const lines = breakLines(text, box);
    for (const [index, runs] of lines.entries()) {
      const free = width - getWidth(runs, weight, size);
      let x = getLeft(start, width) + (isRightAligned ? free : 0);
      const baseline = y + size * (index * LINE_HEIGHT + BASELINE);
      for (const run of runs) {
        doc.font(getFontName(run.script, weight), size).fillColor(colour);
        doc.text(run.text, x, baseline, { lineBreak: false, features: [], baseline: 'alphabetic' });
        x += getWidth([run], weight, size);
      }
    }
    return lines.length * size * LINE_HEIGHT;
  }

  return {
    write,
    measure: (text, box) => breakLines(text, box).length * (box.size ?? 9.5) * LINE_HEIGHT,
    getLeft,
  };
}

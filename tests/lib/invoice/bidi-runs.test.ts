import { describe, expect, it } from 'vitest';
import { createParagraph, layoutRuns } from '#lib/invoice/bidi-runs.ts';

function layout(text: string, direction: 'ltr' | 'rtl', start = 0, end?: number) {
  const paragraph = createParagraph(text, direction);
  return layoutRuns(paragraph, start, end ?? paragraph.text.length).map((run) => [run.script, run.text]);
}

describe('The runs of a line', () => {
  it('are in visual order, Arabic in reading order for the shaper', () => {
    expect(layout('رقم AE26-7', 'rtl')).toEqual([
      ['latin', 'AE26-7'],
      ['latin', ' '],
      ['arabic', 'رقم'],
    ]);
  });

  it('mirror brackets in right-to-left text', () => {
    const texts = layout('لون (أزرق)', 'rtl').map(([, text]) => text);
    expect(texts).toEqual(['(', 'أزرق', ') ', 'لون']);
  });

  it('keep an isolated phone number together, without the isolates', () => {
    const texts = layout('هاتف \u2066+971 50 123 4567\u2069', 'rtl').map(([, text]) => text);
    expect(texts).toEqual(['+971 50 123 4567', ' ', 'هاتف']);
    const runTexts = layout('هاتف +971 50 123 4567', 'rtl').map(([, text]) => text);
    expect(runTexts[0]).not.toBe('+971 50 123 4567');
  });

  it('contain the characters of their line only', () => {
    expect(layout('one two three', 'ltr', 4, 7)).toEqual([['latin', 'two']]);
    expect(layout('واحد اثنان', 'rtl', 0, 4)).toEqual([['arabic', 'واحد']]);
    expect(layout('', 'ltr')).toEqual([]);
  });

  it('change the font for letters beyond Latin 1, and replace what no font has', () => {
    expect(layout('Škoda 🙂', 'ltr')).toEqual([
      ['latin-ext', 'Š'],
      ['latin', 'koda ?'],
    ]);
  });
});

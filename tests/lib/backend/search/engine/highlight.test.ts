import { describe, expect, it } from 'vitest';
import { highlightText } from '#lib/backend/search/protocol/highlight.ts';

const tags = { before: '[', after: ']' };
const mark = (text: string, ...terms: string[]) => highlightText(text, terms, tags).value;

describe('Search highlighting', () => {
  it.each([
    ['Cordless drill', ['drill'], 'Cordless [drill]'],
    ['Cordless drills', ['drill'], 'Cordless [drills]'],
    ['Cordless drill', ['dri'], 'Cordless [drill]'],
    ['Cordless drill', ['ill'], 'Cordless drill'],
    ['Drill, drill & DRILL', ['drill'], '[Drill], [drill] &#38; [DRILL]'],
    ['<b>drill</b> "x"', ['drill'], '&#60;b&#62;[drill]&#60;/b&#62; &#34;x&#34;'],
    ['Torqan 18 V drill', ['18v'], 'Torqan [18] [V] drill'],
    ['Torqan 18V drill', ['18v'], 'Torqan [18V] drill'],
    ['المضخات الكهربائية', ['مضخات'], '[المضخات] الكهربائية'],
    ['دِهَانٌ أبيض', ['دهان'], '[دِهَانٌ] أبيض'],
    ['مثقاب', [], 'مثقاب'],
    ['', ['drill'], ''],
  ])('%j for %j is %j', (text, terms, value) => {
    expect(mark(text, ...terms)).toBe(value);
  });

  it('returns how much of the text matched', () => {
    expect(highlightText('Cordless drill', ['drill', 'cordless'], tags).matchLevel).toBe('full');
    expect(highlightText('Cordless drill', ['drill', 'red'], tags).matchLevel).toBe('partial');
    expect(highlightText('Cordless drill', ['red'], tags)).toEqual({
      value: 'Cordless drill',
      matchLevel: 'none',
      matchedWords: [],
    });
  });
});

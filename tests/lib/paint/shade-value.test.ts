import { describe, expect, it } from 'vitest';
import { formatShadeValue, parseShadeValue } from '#lib/paint/shade-value.ts';

describe('the value of a shade option', () => {
  it('is the name and the code with a bar between them', () => {
    expect(formatShadeValue({ name: 'Sea Mist', code: 'BN-6065' })).toBe('Sea Mist|BN-6065');
  });

  it.each([
    ['Deep creek|BL-02', { name: 'Deep creek', code: 'BL-02' }],
    ['خور | عميق|BL-02 ', { name: 'خور | عميق', code: 'BL-02' }],
    ['|BL-02', { name: '', code: 'BL-02' }],
    ['BL-02', { name: '', code: 'BL-02' }],
  ])('reads %s with the code behind the last bar', (value, shade) => {
    expect(parseShadeValue(value)).toEqual(shade);
  });
});

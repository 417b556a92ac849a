import { describe, expect, it } from 'vitest';
import { formatFirstName } from '#lib/format/account/first-name.ts';

describe('The name in the header', () => {
  it.each([
    ['Layla Al Mansoori', 'Layla'],
    ['  ليلى حداد ', 'ليلى'],
    ['عبد الله الخطيب', 'عبد الله'],
    ['Abdul Rahman Saeed', 'Abdul Rahman'],
    ['Maximilian-Alexander Gross', 'Maximilian-Al…'],
    ['Abu', 'Abu'],
    ['', ''],
  ])('of %j is %j', (name, firstName) => {
    expect(formatFirstName(name)).toBe(firstName);
  });
});

import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { parseIban } from '#lib/locale/returns/iban.ts';
import { getReturnEligibility, type ReturnableLine } from '#lib/locale/returns/return-eligibility.ts';

const DELIVERED_AT = Date.parse('2026-11-20T21:30:00+04:00');
const line: ReturnableLine = {
  quantity: 3,
  returnDays: 14,
  isTinted: false,
  department: 'tools',
  isAddOn: false,
  returned: 0,
  refused: 0,
};

const checkEligibility = (facts: Partial<ReturnableLine>, now = '2026-12-01T12:00:00+04:00', arrival = {}) =>
  getReturnEligibility(
    { ...line, ...facts },
    { arrivedAt: DELIVERED_AT, isCancelled: false, ...arrival },
    COUNTRIES.ae,
    Date.parse(now),
  );

describe('A delivered line', () => {
  it('can be returned until the end of its last day, local to the country', () => {
    const until = '2026-12-04';
    expect(checkEligibility({})).toEqual({ until, quantity: 3, block: null });
    expect(checkEligibility({}, '2026-12-04T23:59:00+04:00').block).toBeNull();
    expect(checkEligibility({}, '2026-12-05T00:00:00+04:00')).toEqual({ until, quantity: 0, block: 'past' });
    expect(checkEligibility({ returnDays: 30 }).until).toBe('2026-12-20');
  });

  it.each([
    ['tinted', { isTinted: true, returnDays: 0 }],
    ['food', { returnDays: 0, department: 'food' }],
    ['safety', { returnDays: 0, department: 'safety' }],
    ['not-returnable', { returnDays: 0, department: 'plumbing' }],
    ['not-returnable', { returnDays: 0, department: null }],
    ['add-on', { isAddOn: true }],
    ['returned', { returned: 2, refused: 1 }],
    ['refused', { refused: 3 }],
  ] as const)('cannot be returned because it is %s: %o', (block, facts) => {
    expect(checkEligibility(facts)).toMatchObject({ quantity: 0, block });
  });

  it('has the remaining quantity', () => {
    expect(checkEligibility({ returned: 1, refused: 1 })).toMatchObject({ quantity: 1, block: null });
  });

  it('cannot be returned before it has arrived, nor of a cancelled order', () => {
    expect(checkEligibility({}, undefined, { arrivedAt: null })).toMatchObject({
      block: 'not-delivered',
      until: null,
    });
    expect(checkEligibility({}, undefined, { isCancelled: true })).toMatchObject({ block: 'cancelled' });
  });
});

describe('An account number', () => {
  it.each([
    ['ae', 'AE070331234567890123456'],
    ['kw', 'KW81CBKU0000000000001234560101'],
    ['sa', 'SA0380000000608010167519'],
    ['bh', 'BH67BMAG00001299123456'],
    ['qa', 'QA58DOHB00001234567890ABCDEFG'],
    ['om', 'OM810180000001299123456'],
  ] as const)('of %s is accepted with a space and in lower case', (country, iban) => {
    const typed = `${iban.slice(0, 4)} ${iban.slice(4).toLowerCase()}`;
    expect(parseIban(typed, country)).toBe(iban);
    expect(parseIban(iban, country === 'ae' ? 'sa' : 'ae')).toBeUndefined();
  });

  it('with Arabic digits is the same number', () => {
    expect(parseIban('AE٠٧٠٣٣١٢٣٤٥٦٧٨٩٠١٢٣٤٥٦', 'ae')).toBe('AE070331234567890123456');
  });

  it.each(['', 'AE070331234567890123457', 'AE07033123456789012345', 'AE0703312345678901234X6', 'AE'])(
    'with a wrong digit or length is none: "%s"',
    (text) => {
      expect(parseIban(text, 'ae')).toBeUndefined();
    },
  );
});

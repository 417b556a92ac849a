import { describe, expect, it } from 'vitest';
import { getCardEffect, TEST_NUMBERS } from '#lib/backend/payment/providers/sandbox/test-numbers.ts';
import { normalizeCardNumber, validateCard } from '#lib/backend/payment/providers/sandbox/validate-card.ts';
import { isLuhnValid } from '#lib/format/luhn.ts';
import { CARDS, createCard } from '../../../contract/harness/purchase-steps.ts';

const NOW = Date.UTC(2026, 10, 20);

describe('Card validation', () => {
  const errors = (change: object) =>
    validateCard({ cvc: '', cardholder: '', pin: '', ...createCard(), ...change }, NOW).map(
      (issue) => `${issue.path} ${issue.rule}`,
    );

  it('checks the checksum', () => {
    expect(Object.values(CARDS).every((number) => isLuhnValid(normalizeCardNumber(number)))).toBe(true);
    expect(isLuhnValid('4242424242424241')).toBe(false);
    expect(isLuhnValid('2424242424242424')).toBe(false);
  });

  it('accepts spaces and Arabic digits', () => {
    expect(normalizeCardNumber('٤٢٤٢-4242 ٤٢٤٢ 4242')).toBe('4242424242424242');
    expect(errors({ cardNumber: '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', expiry: '٠١/٣٠', cvc: '١٢٣' })).toEqual([]);
  });

  it('rejects invalid cards', () => {
    expect(errors({ cardNumber: '4242' })).toEqual(['body.cardNumber invalid_format']);
    expect(errors({ cardNumber: '4242424242424241' })).toEqual(['body.cardNumber checksum']);
    expect(errors({ expiry: '13/30' })).toEqual(['body.expiry invalid_format']);
    expect(errors({ expiry: '10/26' })).toEqual(['body.expiry past']);
    expect(errors({ expiry: '11/26' })).toEqual([]);
    expect(errors({ expiry: '1/2030' })).toEqual([]);
    expect(errors({ cvc: '12' })).toEqual(['body.cvc invalid_format']);
    expect(errors({ cvc: '1234' })).toEqual([]);
    expect(errors({ cardholder: '  ' })).toEqual(['body.cardholder required']);
  });

  it('asks for a PIN where a local scheme does', () => {
    const input = { cardNumber: CARDS.accepted, expiry: '12/40', cvc: '', cardholder: '', pin: '1234' };
    expect(validateCard(input, NOW, 'pin')).toEqual([]);
    expect(validateCard({ ...input, pin: '12' }, NOW, 'pin')).toEqual([
      { path: 'body.pin', rule: 'invalid_format' },
    ]);
  });

  it('approves or declines sandbox cards by their number', () => {
    expect(getCardEffect(CARDS.accepted)).toBe('approved');
    expect(getCardEffect(CARDS.declined)).toBe('declined');
    expect(getCardEffect(CARDS.insufficientFunds)).toBe('insufficient');
    expect(getCardEffect(CARDS.unknown)).toBe('declined');
  });

  it('lists test numbers that a card field accepts', () => {
    expect(TEST_NUMBERS.filter(({ number }) => !isLuhnValid(normalizeCardNumber(number)))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { formatOrderPayment } from '#lib/format/orders/order-summary.ts';
import { formatOrderTotals } from '#lib/format/orders/order-totals.ts';
import { getLocale, type Language } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { createSampleOrder } from '../../../support/orders/sample-order.ts';

const removeIsolates = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replace(/\u00a0/g, ' ');

function format(language: Language, walletAmount: (total: number) => number) {
  const order = createSampleOrder({ language });
  const { total } = order;
  const paid = {
    ...order,
    total: { ...total, amount: 20_000 },
    walletAmount: { ...total, amount: walletAmount(20_000) },
    paymentMethod: 'card' as const,
    paymentDetails: null,
  };
  const t = getTranslate(language);
  return {
    payment: removeIsolates(formatOrderPayment(paid, language, t)),
    wallet: formatOrderTotals(paid, getLocale(language, 'ae'), t).wallet,
  };
}

describe('The payment of an order with a wallet amount', () => {
  it('contains the wallet and the other method, with amounts that add up to the total', () => {
    expect(format('en', () => 12_000)).toEqual({
      payment: 'From the wallet: AED 120.00, By card: AED 80.00',
      wallet: { amount: 'AED\u00a0120.00', amountDue: 'AED\u00a080.00' },
    });
    expect(format('ar', () => 12_000).payment).toBe('من المحفظة: 120.00 د.إ، بالبطاقة: 80.00 د.إ');
  });

  it('contains only the wallet when it pays everything', () => {
    expect(format('en', (total) => total)).toEqual({
      payment: 'From the wallet',
      wallet: { amount: 'AED\u00a0200.00', amountDue: null },
    });
  });

  it('does not contain the wallet when it pays nothing', () => {
    expect(format('en', () => 0)).toEqual({ payment: 'By card', wallet: null });
  });
});

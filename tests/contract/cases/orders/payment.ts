import { describe, expect, it } from 'vitest';
import { type ContractClient, EMIRATES } from '../../harness/client.ts';
import { findProductWithoutShades } from '../../harness/find-products.ts';
import {
  addToCart,
  CARDS,
  createCard,
  createDraft,
  readCurrentCart,
  startPayment,
  submitOrder,
} from '../../harness/purchase-steps.ts';

/** Tests declined and invalid cards, and repeated submits. */
export function describePayment(getClient: () => ContractClient) {
  describe('a payment', () => {
    it('can be repeated with another card after a decline', async () => {
      const client = getClient();
      const visitor = client.visitor();
      await addToCart(visitor, EMIRATES, await findProductWithoutShades(client), 1);
      const { data: order } = await createDraft(visitor, EMIRATES);
      const { data: session } = await startPayment(visitor, EMIRATES, order.id);
      for (const [number, code] of [
        [CARDS.declined, 'PAYMENT_DECLINED'],
        [CARDS.insufficientFunds, 'PAYMENT_INSUFFICIENT_FUNDS'],
        [CARDS.unknown, 'PAYMENT_DECLINED'],
      ] as const) {
        expect(['Refused', code]).toContain(await visitor.pay(session.id, createCard(number)));
        const submitBeforePayment = await submitOrder(visitor, EMIRATES, order.id);
        expect([submitBeforePayment.status, submitBeforePayment.error?.code]).toEqual([402, code]);
      }
      expect((await readCurrentCart(visitor, EMIRATES)).itemCount).toBe(1);
      expect(await visitor.pay(session.id, createCard())).toBe('Authorised');
      expect((await submitOrder(visitor, EMIRATES, order.id)).data.status).toBe('Accepted');
    });

    it('rejects an invalid card, and the submit of an unpaid order', async () => {
      const client = getClient();
      const visitor = client.visitor();
      await addToCart(visitor, EMIRATES, await findProductWithoutShades(client), 1);
      const { data: order } = await createDraft(visitor, EMIRATES);
      const unpaid = await submitOrder(visitor, EMIRATES, order.id);
      expect([unpaid.status, unpaid.error?.code]).toEqual([402, 'PAYMENT_REQUIRED']);
      const { data: session } = await startPayment(visitor, EMIRATES, order.id);
      for (const invalidCard of [
        createCard('4242 4242 4242 4241'),
        { ...createCard(), expiry: '01/20' },
        { ...createCard(), cvc: '12' },
        { ...createCard(), cardholder: ' ' },
      ]) {
        expect(['Refused', 'INVALID_REQUEST']).toContain(await visitor.pay(session.id, invalidCard));
      }
      expect((await submitOrder(visitor, EMIRATES, order.id)).error?.code).toBe('PAYMENT_REQUIRED');
    });

    it('creates one order, however often and concurrently it is submitted', async () => {
      const client = getClient();
      const visitor = client.visitor();
      await addToCart(visitor, EMIRATES, await findProductWithoutShades(client), 1);
      const { data: order } = await createDraft(visitor, EMIRATES);
      const sessions = await Promise.all([
        startPayment(visitor, EMIRATES, order.id, 'same-key'),
        startPayment(visitor, EMIRATES, order.id, 'same-key'),
      ]);
      expect(sessions[1]?.data.id).toBe(sessions[0]?.data.id);
      await visitor.pay(sessions[0].data.id, createCard());
      await visitor.pay(sessions[0].data.id, createCard());
      const submits = await Promise.all([1, 2, 3].map(() => submitOrder(visitor, EMIRATES, order.id)));
      const numbers = submits.map((response) => response.data.orderNumber);
      expect(new Set(numbers).size).toBe(1);
      expect(numbers[0]).toBeTruthy();
      expect((await submitOrder(visitor, EMIRATES, order.id)).data.orderNumber).toBe(numbers[0]);
      const lateSession = await startPayment(visitor, EMIRATES, order.id, 'another-key');
      expect(lateSession.data.redirectUrl).toBe(`/en-ae/checkout/return/${order.id}`);
    });
  });
}

import { describe, expect, it } from 'vitest';
import { type Door, EMIRATES } from '../harness/client.ts';
import { findPlain } from '../harness/find-products.ts';
import { add, CARDS, card, draw, readCartOf, startPayment, submit } from '../harness/purchase-steps.ts';

/** Declined cards and repeated submits. */
export function describePayment(open: () => Door) {
  describe('a payment', () => {
    it('can be repeated with another card after a decline', async () => {
      const door = open();
      const shopper = door.shopper();
      await add(shopper, EMIRATES, await findPlain(door), 1);
      const { data: order } = await draw(shopper, EMIRATES);
      const { data: session } = await startPayment(shopper, EMIRATES, order.id);
      for (const [number, code] of [
        [CARDS.declined, 'PAYMENT_DECLINED'],
        [CARDS.poor, 'PAYMENT_INSUFFICIENT_FUNDS'],
        [CARDS.unknown, 'PAYMENT_DECLINED'],
      ] as const) {
        expect(['Refused', code]).toContain(await shopper.pay(session.id, card(number)));
        const early = await submit(shopper, EMIRATES, order.id);
        expect([early.status, early.error?.code]).toEqual([402, code]);
      }
      expect((await readCartOf(shopper, EMIRATES)).itemCount).toBe(1);
      expect(await shopper.pay(session.id, card())).toBe('Authorised');
      expect((await submit(shopper, EMIRATES, order.id)).data.status).toBe('Accepted');
    });

    it('rejects an invalid card, and the submit of an unpaid order', async () => {
      const door = open();
      const shopper = door.shopper();
      await add(shopper, EMIRATES, await findPlain(door), 1);
      const { data: order } = await draw(shopper, EMIRATES);
      const unpaid = await submit(shopper, EMIRATES, order.id);
      expect([unpaid.status, unpaid.error?.code]).toEqual([402, 'PAYMENT_REQUIRED']);
      const { data: session } = await startPayment(shopper, EMIRATES, order.id);
      for (const wrong of [
        card('4242 4242 4242 4241'),
        { ...card(), expiry: '01/20' },
        { ...card(), cvc: '12' },
        { ...card(), cardholder: ' ' },
      ]) {
        expect(['Refused', 'INVALID_REQUEST']).toContain(await shopper.pay(session.id, wrong));
      }
      expect((await submit(shopper, EMIRATES, order.id)).error?.code).toBe('PAYMENT_REQUIRED');
    });

    it('creates one order, however often and concurrently it is submitted', async () => {
      const door = open();
      const shopper = door.shopper();
      await add(shopper, EMIRATES, await findPlain(door), 1);
      const { data: order } = await draw(shopper, EMIRATES);
      const sessions = await Promise.all([
        startPayment(shopper, EMIRATES, order.id, 'same-key'),
        startPayment(shopper, EMIRATES, order.id, 'same-key'),
      ]);
      expect(sessions[1]?.data.id).toBe(sessions[0]?.data.id);
      await shopper.pay(sessions[0].data.id, card());
      await shopper.pay(sessions[0].data.id, card());
      const submits = await Promise.all([1, 2, 3].map(() => submit(shopper, EMIRATES, order.id)));
      const numbers = submits.map((answer) => answer.data.orderNumber);
      expect(new Set(numbers).size).toBe(1);
      expect(numbers[0]).toBeTruthy();
      expect((await submit(shopper, EMIRATES, order.id)).data.orderNumber).toBe(numbers[0]);
      const late = await startPayment(shopper, EMIRATES, order.id, 'another-key');
      expect(late.data.redirectUrl).toBe(`/en-ae/checkout/return/${order.id}`);
    });
  });
}

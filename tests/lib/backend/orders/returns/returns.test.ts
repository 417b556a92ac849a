import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDueTransfers, markTransfersSent } from '#lib/backend/orders/returns/refund/bank-transfers.ts';
import { listDueRefunds } from '#lib/backend/payment/refund-queries.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import * as returnsContract from '#lib/contract/orders/returns.ts';
import { testDatabases } from '../../databases.ts';
import {
  chooseItems,
  choosePickup,
  chooseStore,
  DAY,
  getErrorCode,
  HOUR,
  openReturnShop,
  type ReturnShop,
  readReturn,
  returnLines,
  sendDraft,
} from './returns-harness.ts';

const WARRANTY = 'SV-WARRANTY-1';
const IBAN = 'AE070331234567890123456';

describe.each(testDatabases.filter(({ name }) => name !== 'SQLite in a file'))(
  'Returns on $name',
  (database) => {
    let shop: ReturnShop;
    beforeAll(async () => {
      shop = await openReturnShop(database);
    }, 60_000);
    afterAll(() => shop?.close());

    const firstLine = ({ items }: Order, quantity: number) => ({ lineItemId: items[0]?.id ?? '', quantity });
    const readStock = async () =>
      (
        await shop.db
          .selectFrom('stock')
          .select('quantity')
          .where('product_code', '=', 'T-PLENTY')
          .where('country', '=', 'ae')
          .executeTakeFirstOrThrow()
      ).quantity;
    const readRefunds = (orderId: string) =>
      shop.db
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.payment_id')
        .select(['refunds.id', 'refunds.amount', 'refunds.status', 'refunds.payment_id'])
        .where('payments.order_id', '=', orderId)
        .execute();
    const sumRefunds = async (orderId: string) =>
      (await readRefunds(orderId)).reduce((sum, { amount }) => sum + amount, 0);

    it('refund to the card exactly what was paid for each line, in whatever parts it is returned', async () => {
      const order = await shop.buy({
        lines: [
          { productCode: 'T-SALE', quantity: 3 },
          { productCode: 'T-F17', quantity: 7 },
        ],
        coupon: 'WELCOME10',
      });
      expect(order.discountTotal.amount).toBeGreaterThan(0);
      for (const quantity of [1, 1, 1]) await returnLines(shop, order.id, [firstLine(order, quantity)]);
      const [, second] = order.items;
      for (const quantity of [2, 4, 1])
        await returnLines(shop, order.id, [{ lineItemId: second?.id ?? '', quantity }]);
      await shop.advanceAndRunJobs(5 * DAY);
      expect(await sumRefunds(order.id)).toBe(order.total.amount - order.shippingTotal.amount);
      expect((await readRefunds(order.id)).map(({ status }) => status)).toEqual(Array(6).fill('Done'));
      expect(await shop.readOrder(order.id)).toMatchObject({
        status: 'Returned',
        refund: { status: 'Done' },
      });
    });

    it('refund the delivery fee with a whole order, and deduct the pickup fee unless the shop is at fault', async () => {
      const order = await shop.buy({ lines: [{ productCode: 'T-F10', quantity: 5 }] });
      expect(order.shippingTotal.amount).toBe(1500);
      await chooseItems(shop, order.id, [firstLine(order, 5)]);
      const chosenPickup = await choosePickup(shop, order.id);
      expect(chosenPickup.amounts).toMatchObject({
        products: { amount: 5000 },
        delivery: { amount: 1500 },
        pickupCharge: { amount: 2000 },
        processingFee: { amount: 0 },
        refund: { amount: 4500 },
        toPayment: { amount: 4500 },
      });
      await chooseItems(shop, order.id, [{ ...firstLine(order, 2), reason: 'damaged', note: 'Broken.' }]);
      const { draft } = await shop.call(returnsContract.readReturnConfig, { query: { orderId: order.id } });
      expect(draft?.amounts).toMatchObject({ delivery: { amount: 0 }, pickupCharge: { amount: 0 } });
      expect(draft?.amounts.refund.amount).toBe(2000);
    });

    it('include warranty and assembly of their product', async () => {
      const order = await shop.buy({ lines: [{ productCode: 'T-PLENTY', quantity: 2, addOns: [WARRANTY] }] });
      const [product, addOn] = order.items;
      const draft = await chooseItems(shop, order.id, [firstLine(order, 1)]);
      expect(draft.items.map(({ lineItemId, quantity }) => [lineItemId, quantity])).toEqual([
        [product?.id, 1],
        [addOn?.id, 1],
      ]);
      expect(draft.amounts.products.amount * 2).toBe(order.subtotal.amount);
      const addOnOnly = [{ lineItemId: addOn?.id ?? '', quantity: 1 }];
      expect(await getErrorCode(chooseItems(shop, order.id, addOnOnly))).toBe('RETURN_NOT_ELIGIBLE');
    });

    it('refund to card and wallet when both were used', async () => {
      const before = await shop.balance();
      const order = await shop.buy({ wallet: 10_000 });
      const card = order.total.amount - 10_000;
      const sent = await returnLines(shop, order.id, [firstLine(order, 3)]);
      expect(sent.amounts).toMatchObject({ toPayment: { amount: card }, toWallet: { amount: 10_000 } });
      await shop.advanceAndRunJobs(5 * DAY);
      expect(await shop.balance()).toBe(before);
      expect(await sumRefunds(order.id)).toBe(card);
      expect((await readReturn(shop, sent.id)).status).toBe('Refunded');
    });

    it('restock what can be sold again, and nothing else', async () => {
      const order = await shop.buy();
      const before = await readStock();
      await returnLines(shop, order.id, [firstLine(order, 1)]);
      await returnLines(shop, order.id, [{ ...firstLine(order, 1), reason: 'faulty', note: 'It smokes.' }]);
      await shop.advanceAndRunJobs(5 * DAY);
      expect(await readStock()).toBe(before + 1);
    });

    it('of cash orders are refunded to the wallet or to a bank account, whose number is stored encrypted', async () => {
      const order = await shop.buy({ method: 'cash', lines: [{ productCode: 'T-PLENTY', quantity: 2 }] });
      const before = await shop.balance();
      await chooseItems(shop, order.id, [firstLine(order, 1)]);
      const draft = await chooseStore(shop, order.id);
      expect(draft).toMatchObject({
        refundTargets: ['wallet', 'bank'],
        amounts: { toPayment: { amount: 0 } },
      });
      expect(await getErrorCode(sendDraft(shop, order.id, draft))).toBe('RETURN_INCOMPLETE');
      const wallet = await sendDraft(shop, order.id, draft, { refundTarget: 'wallet' });
      await chooseItems(shop, order.id, [firstLine(order, 1)]);
      const second = await chooseStore(shop, order.id);
      const toBank = (iban: string) => ({
        refundTarget: 'bank' as const,
        bankAccount: { holder: 'Huda Al Ali', iban },
      });
      const wrong = sendDraft(shop, order.id, second, toBank('AE070331234567890123457'));
      expect(await getErrorCode(wrong)).toBe('INVALID_REQUEST');
      const bank = await sendDraft(shop, order.id, second, toBank(IBAN));
      expect(bank).toMatchObject({ bankAccountEnd: '3456', refundTarget: 'bank' });
      const stored = await shop.db.selectFrom('bank_transfers').selectAll().executeTakeFirstOrThrow();
      expect(JSON.stringify(stored)).not.toContain(IBAN);
      expect(shop.bankAccountEncryption.decrypt(bank.id, stored.account)?.iban).toBe(IBAN);
      await shop.advanceAndRunJobs(5 * DAY);
      expect(await shop.balance()).toBe(before + draft.amounts.refund.amount);
      expect((await readReturn(shop, wallet.id)).status).toBe('Refunded');
      expect((await readReturn(shop, bank.id)).status).toBe('Received');
      const due = await listDueTransfers(shop.db, shop.bankAccountEncryption);
      expect(due).toMatchObject([{ returnNumber: bank.returnNumber, iban: IBAN, holder: 'Huda Al Ali' }]);
      const marked = await Promise.all([1, 2].map(() => markTransfersSent(shop.db, [bank.id], shop.now())));
      expect(marked.sort()).toEqual([0, 1]);
      await shop.advanceAndRunJobs(HOUR);
      expect((await readReturn(shop, bank.id)).status).toBe('Refunded');
      expect(await readRefunds(order.id)).toEqual([]);
    });

    it('of a customer without a wallet can be refunded to a bank account only', async () => {
      const user = await shop.addCustomer({ balance: 0, isVerified: false });
      const order = await shop.buy({ method: 'cash', user });
      await chooseItems(shop, order.id, [firstLine(order, 1)], user);
      const { refundTargets } = await chooseStore(shop, order.id, user);
      expect(refundTargets).toEqual(['bank']);
    });

    it('are created once by concurrent requests', async () => {
      const order = await shop.buy({ lines: [{ productCode: 'T-PLENTY', quantity: 1 }] });
      await chooseItems(shop, order.id, [firstLine(order, 1)]);
      const draft = await chooseStore(shop, order.id);
      const sent = await Promise.all([1, 2, 3].map(() => sendDraft(shop, order.id, draft)));
      expect(new Set(sent.map(({ returnNumber }) => returnNumber)).size).toBe(1);
      expect(await getErrorCode(chooseItems(shop, order.id, [firstLine(order, 1)]))).toBe(
        'RETURN_NOT_ELIGIBLE',
      );
      await shop.advanceAndRunJobs(5 * DAY);
      expect(await sumRefunds(order.id)).toBe(sent[0]?.amounts.refund.amount);
      expect(shop.sent.filter((line) => line === `${draft.id} Requested`)).toHaveLength(1);
    });

    it('of one line from several devices at once are created, received and refunded once', async () => {
      const order = await shop.buy({ lines: [{ productCode: 'T-PLENTY', quantity: 2 }] });
      const before = await readStock();
      const attempt = () => returnLines(shop, order.id, [firstLine(order, 2)]);
      const codes = await Promise.all([
        getErrorCode(attempt()),
        getErrorCode(attempt()),
        getErrorCode(attempt()),
      ]);
      const expectedErrors = ['RETURN_NOT_ELIGIBLE', 'RETURN_ITEM_REQUIRED', 'RETURN_INCOMPLETE'];
      expect(codes.filter((code) => code !== 'ok' && !expectedErrors.includes(code))).toEqual([]);
      const { items } = await shop.call(returnsContract.listReturns, {
        query: { userId: shop.customer.userId },
      });
      const orderItems = items.filter(({ orderNumber }) => orderNumber === order.orderNumber);
      expect(orderItems).toHaveLength(1);
      await shop.advanceAndRunJobs(5 * DAY);
      expect(await readRefunds(order.id)).toMatchObject([{ amount: order.total.amount, status: 'Done' }]);
      expect(await readStock()).toBe(before + 2);
    });

    it('are refunded once by two concurrent jobs, and when the provider repeats its notification', async () => {
      const order = await shop.buy();
      const { id, amounts } = await returnLines(shop, order.id, [firstLine(order, 2)]);
      shop.advanceClock(5 * DAY);
      await Promise.all([shop.moveReturns(), shop.moveReturns()]);
      expect(await listDueRefunds(shop.db, shop.now())).toHaveLength(1);
      await Promise.all([shop.returnMoney(), shop.returnMoney()]);
      const [refund] = await readRefunds(order.id);
      const repeated = (number: number) => ({
        id: `refunded-${refund?.id}-${number}`,
        paymentId: refund?.payment_id ?? '',
        kind: 'refunded' as const,
        reference: null,
        amount: { amount: amounts.refund.amount, currency: 'AED' as const },
        refusal: null,
        last4: null,
        operationId: refund?.id ?? '',
      });
      await shop.notify([repeated(1), repeated(2), repeated(1)]);
      await Promise.all([shop.completeReturns(), shop.completeReturns()]);
      const payment = await shop.db
        .selectFrom('payments')
        .select('refunded_amount')
        .where('id', '=', refund?.payment_id ?? '')
        .executeTakeFirstOrThrow();
      expect(payment.refunded_amount).toBe(amounts.refund.amount);
      expect(shop.sent.filter((line) => line === `${id} Refunded`)).toHaveLength(1);
      expect((await readReturn(shop, id)).history.map(({ status }) => status)).toEqual([
        'Requested',
        'Received',
        'Refunded',
      ]);
    });

    it('are cancelled or picked up when both are tried at once, never both', async () => {
      const order = await shop.buy();
      await chooseItems(shop, order.id, [firstLine(order, 1)]);
      const { id } = await sendDraft(shop, order.id, await choosePickup(shop, order.id));
      await shop.advanceAndRunJobs(HOUR);
      shop.advanceClock(5 * DAY);
      const cancel = getErrorCode(shop.call(returnsContract.cancelReturn, { params: { id } }));
      const [code] = await Promise.all([cancel, shop.moveReturns()]);
      const { status } = await readReturn(shop, id);
      expect([code, status]).toEqual(
        code === 'ok' ? ['ok', 'Cancelled'] : ['RETURN_NOT_CANCELLABLE', 'Received'],
      );
      await shop.advanceAndRunJobs(5 * DAY);
      expect(await readRefunds(order.id)).toHaveLength(code === 'ok' ? 0 : 1);
    });
  },
);

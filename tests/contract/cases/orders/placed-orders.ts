import { describe, expect, it } from 'vitest';
import { cancelOrderLines, previewCancellation } from '#lib/contract/orders/cancellation.ts';
import { cancelOrder, findGuestOrder, listOrders } from '#lib/contract/orders/order-history.ts';
import { type Order, readOrder } from '#lib/contract/orders/orders.ts';
import { type ContractClient, callEndpoint, EMIRATES, type Visitor } from '../../harness/client.ts';
import { findProductWithoutShades } from '../../harness/find-products.ts';
import { addToCart, buy } from '../../harness/purchase-steps.ts';

/** Tests the calls of guests about placed orders; the order list of an account is tested in the backend. */
export function describePlacedOrders(getClient: () => ContractClient): void {
  async function place(): Promise<{ visitor: Visitor; order: Order }> {
    const visitor = getClient().visitor();
    await addToCart(visitor, EMIRATES, await findProductWithoutShades(getClient()), 2);
    return { visitor, order: (await buy(visitor, EMIRATES)).data };
  }

  describe('a placed order', () => {
    it('is listed to customers only', async () => {
      const { visitor } = await place();
      const { status, error } = await callEndpoint(visitor, listOrders, {
        query: { userId: visitor.userId },
      });
      expect([status, error?.code]).toEqual([403, 'FORBIDDEN']);
    });

    it.each([
      { FilterbyDate: 'yesterday' },
      { startIndex: '-1' },
      { pageSize: '0' },
      { pageSize: '51' },
      { search: '' },
    ])('is not listed by %j', async (query) => {
      const { visitor } = await place();
      const request = { query: { userId: visitor.userId, ...query } } as never;
      const { status, error } = await callEndpoint(visitor, listOrders, request);
      expect([status, error?.code]).toEqual([400, 'INVALID_REQUEST']);
    });

    it('is found by number and email address without personal data, and not by script of a page', async () => {
      const { order } = await place();
      const find = (email: string) => {
        const query = { orderNo: order.orderNumber ?? '', email };
        return callEndpoint(getClient().visitor(), findGuestOrder, { query });
      };
      const found = await find('huda@example.com');
      if (!getClient().hasTokens) return expect(found.status).toBe(404);
      expect(found.data).toMatchObject({
        orderNumber: order.orderNumber,
        guestCustomer: null,
        billingInfo: null,
        fulfillmentInfo: { fulfillmentContact: null, area: null, slot: null },
        couponCodes: [],
        isCancellable: false,
      });
      const other = await find('other@example.com');
      expect([other.status, other.error?.code]).toEqual([404, 'ORDER_NOT_FOUND']);
    });

    it('is cancelled in part and as a whole by its customer, and by nobody else', async () => {
      const { visitor, order } = await place();
      const params = { id: order.id };
      const lines = [{ lineId: order.items[0]?.id ?? '', quantity: 1 }];
      const body = { lines, total: order.total };
      const otherVisitor = getClient().visitor();
      await addToCart(otherVisitor, EMIRATES, await findProductWithoutShades(getClient()), 1);
      for (const reply of [
        await callEndpoint(otherVisitor, previewCancellation, { params, body: { lines } }),
        await callEndpoint(otherVisitor, cancelOrderLines, { params, body }),
        await callEndpoint(otherVisitor, cancelOrder, { params }),
      ]) {
        expect([reply.status, reply.error?.code]).toEqual([404, 'ORDER_NOT_FOUND']);
      }
      const previewed = await callEndpoint(visitor, previewCancellation, { params, body: { lines } });
      const part = await callEndpoint(visitor, cancelOrderLines, { params, body });
      expect(part.data).toMatchObject({ total: previewed.data.total, items: [{ quantity: 1 }] });
      const repeated = await callEndpoint(visitor, cancelOrderLines, { params, body });
      expect([repeated.status, repeated.error?.code]).toEqual([409, 'ORDER_CHANGED']);
      const cancelledOrder = await callEndpoint(visitor, cancelOrder, { params });
      expect(cancelledOrder.data).toMatchObject({ status: 'Cancelled', refund: { amount: order.total } });
      const { data: read } = await callEndpoint(visitor, readOrder, { params });
      expect(read.history.map(({ status }) => status)).toEqual(['Pending', 'Accepted', 'Cancelled']);
      const lateCancellation = await callEndpoint(visitor, cancelOrder, { params });
      expect([lateCancellation.status, lateCancellation.error?.code]).toEqual([409, 'ORDER_NOT_CANCELLABLE']);
    });
  });
}

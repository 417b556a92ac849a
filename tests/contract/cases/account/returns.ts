import { describe, expect, it } from 'vitest';
import type { AnyEndpoint, EndpointInput } from '#lib/contract/endpoint.ts';
import * as returnsContract from '#lib/contract/orders/returns.ts';
import { createDeliveredOrder } from '../../../lib/backend/ownership/rules/returns.ts';
import { callEndpoint } from '../../harness/client.ts';
import { type AccountCallers, expectError } from './account-callers.ts';

/** Tests the endpoints of returns, from the eligible lines to the cancellation. */
export function describeReturns({ guest, customer }: AccountCallers): void {
  describe('a return', () => {
    it('is prepared, sent once, listed, read and cancelled', async () => {
      const owner = await customer();
      const { id: orderId, items } = await createDeliveredOrder(owner);
      const lineItemId = items[0]?.id ?? '';
      const params = { id: orderId };
      const query = { userId: owner.userId };
      const config = await callEndpoint(owner, returnsContract.readReturnConfig, { query: { orderId } });
      expect(config.data).toMatchObject({ lines: [{ lineItemId, block: null }], draft: null });
      const chosen = { items: [{ lineItemId, quantity: 1, reason: 'changed-mind' }] };
      const drafted = await callEndpoint(owner, returnsContract.chooseReturnItems, { params, body: chosen });
      expect(drafted.data).toMatchObject({ method: null, items: [{ lineItemId, quantity: 1 }] });
      const { data: days } = await callEndpoint(owner, returnsContract.returnPickupOptions, {
        params,
        query: { area: 'AE-DU-BARSHA' },
      });
      expect(days.days.length).toBeGreaterThan(0);
      const { data: draft } = await callEndpoint(owner, returnsContract.chooseReturnStore, {
        params,
        body: { storeCode: 'AE-01' },
      });
      const { refund } = draft.amounts;
      const body = { orderId, draftId: draft.id, refund, refundTarget: 'wallet' as const };
      const sent = await callEndpoint(owner, returnsContract.createReturn, { query, body });
      expect(sent.data).toMatchObject({ id: draft.id, status: 'Requested', store: 'AE-01' });
      expect((await callEndpoint(owner, returnsContract.createReturn, { query, body })).data).toEqual(
        sent.data,
      );
      const listed = await callEndpoint(owner, returnsContract.listReturns, { query });
      expect(listed.data.items).toEqual([sent.data]);
      const draftRequest = { params: { id: draft.id } };
      expect((await callEndpoint(owner, returnsContract.readReturn, draftRequest)).data).toEqual(sent.data);
      const cancelled = await callEndpoint(owner, returnsContract.cancelReturn, draftRequest);
      expect(cancelled.data).toMatchObject({ status: 'Cancelled', isCancellable: false });
      expectError(await callEndpoint(owner, returnsContract.cancelReturn, draftRequest), [
        409,
        'RETURN_NOT_CANCELLABLE',
      ]);
    });

    it('is refused when it is incomplete, exceeds the ordered quantity, or names a store without returns', async () => {
      const owner = await customer();
      const { id, items } = await createDeliveredOrder(owner);
      const params = { id };
      const choose = (quantity: number, reason = 'changed-mind') => {
        const body = { items: [{ lineItemId: items[0]?.id ?? '', quantity, reason }] };
        return callEndpoint(owner, returnsContract.chooseReturnItems, { params, body });
      };
      const withoutItems = { params, body: { items: [] } };
      expectError(await callEndpoint(owner, returnsContract.chooseReturnItems, withoutItems), [
        400,
        'RETURN_ITEM_REQUIRED',
      ]);
      expectError(await choose(2), [409, 'RETURN_QUANTITY']);
      expectError(await choose(1, 'no-such-reason'), [400, 'INVALID_REQUEST']);
      const { data: draft } = await choose(1);
      const body = { orderId: id, draftId: draft.id, refund: draft.amounts.refund };
      const query = { userId: owner.userId };
      expectError(await callEndpoint(owner, returnsContract.createReturn, { query, body }), [
        409,
        'RETURN_INCOMPLETE',
      ]);
      const store = { params, body: { storeCode: 'AE-02' } };
      expectError(await callEndpoint(owner, returnsContract.chooseReturnStore, store), [
        404,
        'STORE_NOT_FOUND',
      ]);
    });

    const params = { id: 'an-id' };
    const query = { userId: 'a-user' };
    const refund = { amount: 100, currency: 'AED' as const };
    const PRIVATE: [AnyEndpoint, Partial<EndpointInput<AnyEndpoint>>][] = [
      [returnsContract.readReturnConfig, { query: { orderId: 'an-id' } }],
      [returnsContract.chooseReturnItems, { params, body: { items: [] } }],
      [returnsContract.chooseReturnStore, { params, body: { storeCode: 'AE-01' } }],
      [returnsContract.returnPickupOptions, { params, query: { area: 'AE-DU-BARSHA' } }],
      [returnsContract.createReturn, { query, body: { orderId: 'an-id', draftId: 'an-id', refund } }],
      [returnsContract.listReturns, { query }],
      [returnsContract.readReturn, { params }],
      [returnsContract.cancelReturn, { params }],
    ];
    it.each(PRIVATE)('is denied to a guest: $name', async (endpoint, input) => {
      expectError(await callEndpoint(guest(), endpoint, input), [403, 'FORBIDDEN']);
    });
  });
}

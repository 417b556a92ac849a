import { describe, expect, it } from 'vitest';
import { createNoticeLinks } from '#lib/backend/notices/notice-links.ts';
import * as noticesContract from '#lib/contract/notices.ts';
import { PRODUCT } from '../../../lib/backend/ownership/owned-objects.ts';
import { callEndpoint } from '../../harness/client.ts';
import { SECRET } from '../../harness/function-client.ts';
import { type AccountCallers, expectError } from './account-callers.ts';

const PRICE = { kind: 'price', productCode: PRODUCT } as const;

/** Tests the endpoints of notices about stock and prices. */
export function describeNotices({ guest, customer }: AccountCallers): void {
  describe('a notice', () => {
    it('is created by a customer once, listed and ended', async () => {
      const owner = await customer();
      for (let call = 0; call < 2; call += 1) {
        expect((await callEndpoint(owner, noticesContract.createNotice, { body: PRICE })).data).toEqual({});
      }
      const { data } = await callEndpoint(owner, noticesContract.readNotices, {});
      expect(data.notices).toMatchObject([{ kind: 'price', product: { productCode: PRODUCT } }]);
      const params = { noticeId: data.notices[0]?.id ?? '' };
      expect((await callEndpoint(owner, noticesContract.endNotice, { params })).data).toEqual({});
      expectError(await callEndpoint(owner, noticesContract.endNotice, { params }), [
        404,
        'NOTICE_NOT_FOUND',
      ]);
    });

    it('is requested by a guest, confirmed by its link, and stopped by that of its address', async () => {
      const { db } = await customer();
      const emailAddress = 'guest-of-notices@binaa.example';
      const body = { ...PRICE, emailAddress };
      expect((await callEndpoint(guest(), noticesContract.requestNotice, { body })).data).toEqual({});
      const readNotice = () =>
        db.selectFrom('notices').selectAll().where('email', '=', emailAddress).executeTakeFirst();
      const notice = await readNotice();
      expect(notice?.is_confirmed).toBe(0);
      const links = createNoticeLinks(SECRET);
      const sign = (purpose: 'confirm' | 'stop', subject = '') =>
        links.sign({ purpose, subject }, Date.now());
      const token = await sign('confirm', notice?.id);
      const read = await callEndpoint(guest(), noticesContract.readNoticeLink, { body: { token } });
      expect(read.data).toMatchObject({ purpose: 'confirm', notice: { kind: 'price' } });
      await callEndpoint(guest(), noticesContract.confirmNotice, { body: { token } });
      expect((await readNotice())?.is_confirmed).toBe(1);
      const stop = await sign('stop', notice?.recipient);
      expect(
        (await callEndpoint(guest(), noticesContract.stopNotices, { body: { token: stop } })).data,
      ).toEqual({});
      expect(await readNotice()).toBeUndefined();
      const repeated = await callEndpoint(guest(), noticesContract.confirmNotice, { body: { token } });
      expectError(repeated, [404, 'NOTICE_NOT_FOUND']);
    });

    it('is rejected for a product in stock, an unknown product, a forged link, and without an address', async () => {
      const owner = await customer();
      const create = (productCode: string) =>
        callEndpoint(owner, noticesContract.createNotice, { body: { kind: 'stock', productCode } });
      expectError(await create(PRODUCT), [409, 'NOTICE_NOT_NEEDED']);
      expectError(await create('NO-SUCH'), [404, 'PRODUCT_NOT_FOUND']);
      for (const endpoint of [
        noticesContract.readNoticeLink,
        noticesContract.confirmNotice,
        noticesContract.stopNotices,
      ]) {
        const forged = await callEndpoint(guest(), endpoint, { body: { token: 'a.forged.token' } });
        expectError(forged, [404, 'NOTICE_NOT_FOUND']);
      }
      const body = { ...PRICE, emailAddress: 'no address' };
      expectError(await callEndpoint(guest(), noticesContract.requestNotice, { body }), [
        400,
        'INVALID_REQUEST',
      ]);
      expectError(await callEndpoint(guest(), noticesContract.readNotices, {}), [403, 'FORBIDDEN']);
      expectError(await callEndpoint(guest(), noticesContract.createNotice, { body: PRICE }), [
        403,
        'FORBIDDEN',
      ]);
    });
  });
}

import { describe, expect, it } from 'vitest';
import { listStores, STORE_STOCK_LEVELS, WEEKDAYS } from '#lib/contract/stores.ts';
import { type ContractClient, callEndpoint, EMIRATES, type Market } from '../harness/client.ts';
import { findProductWithoutShades } from '../harness/find-products.ts';

const KUWAIT: Market = { country: 'kw', language: 'ar' };

/** Tests the stores; the fixture's catalog has none. */
export function describeStores(getClient: () => ContractClient) {
  describe('stores', () => {
    it('are those of the country, in the language of the request', async () => {
      const visitor = getClient().visitor();
      for (const market of [EMIRATES, KUWAIT]) {
        const { status, data } = await callEndpoint(visitor, listStores, {}, market);
        expect(status).toBe(200);
        for (const { address, locationName, regularHours, phone, shippingOriginContact } of data.stores) {
          expect(address.countryCode).toBe(market.country.toUpperCase());
          expect(/\p{Script=Arabic}/u.test(locationName)).toBe(market.language === 'ar');
          expect(Object.keys(regularHours).sort()).toEqual([...WEEKDAYS].sort());
          expect(regularHours.monday.label).toBe(market.language === 'ar' ? 'الاثنين' : 'Monday');
          expect(shippingOriginContact?.phoneNumber).toBe(phone);
        }
      }
    });

    it('can be read by code from any country, and an unknown one is not found', async () => {
      const visitor = getClient().visitor();
      const { data } = await callEndpoint(visitor, listStores, {});
      for (const { code } of data.stores.slice(0, 1)) {
        const other = await callEndpoint(visitor, listStores, { query: { code } }, KUWAIT);
        expect(other.data.stores.map((store) => [store.code, store.address.countryCode])).toEqual([
          [code, 'AE'],
        ]);
      }
      expect((await callEndpoint(visitor, listStores, { query: { code: 'XX-99' } })).data.stores).toEqual([]);
    });

    it('that take returns are those with isDropoffStores=true', async () => {
      const visitor = getClient().visitor();
      const { data } = await callEndpoint(visitor, listStores, {}, KUWAIT);
      const dropoff = await callEndpoint(visitor, listStores, { query: { isDropoffStores: 'true' } }, KUWAIT);
      expect(dropoff.status).toBe(200);
      expect(dropoff.data.stores).toEqual(data.stores.filter(({ isDropoffStore }) => isDropoffStore));
      const all = await callEndpoint(visitor, listStores, { query: { isDropoffStores: 'false' } }, KUWAIT);
      expect(all.data).toEqual(data);
      const wrong = await callEndpoint(visitor, listStores, { query: { isDropoffStores: 'yes' as 'true' } });
      expect([wrong.status, wrong.error?.code]).toEqual([400, 'INVALID_REQUEST']);
    });

    it('return a stock level of a product, and never the number', async () => {
      const visitor = getClient().visitor();
      const { productCode } = await findProductWithoutShades(getClient(), KUWAIT);
      const { data } = await callEndpoint(visitor, listStores, { query: { productCode } }, KUWAIT);
      expect(data.stores.length).toBe(
        (await callEndpoint(visitor, listStores, {}, KUWAIT)).data.stores.length,
      );
      for (const { pickupInfo } of data.stores) {
        expect(Object.keys(pickupInfo ?? {})).toEqual(['stock']);
        expect(STORE_STOCK_LEVELS).toContain(pickupInfo?.stock);
      }
      const { error } = await callEndpoint(visitor, listStores, { query: { productCode: 'NO-SUCH-1' } });
      expect(error?.code).toBe('PRODUCT_NOT_FOUND');
      for (const invalidCode of ['', "'; drop table stores", 'x'.repeat(65)]) {
        const rejected = await callEndpoint(visitor, listStores, { query: { productCode: invalidCode } });
        expect([rejected.status, rejected.error?.code]).toEqual([400, 'INVALID_REQUEST']);
      }
    });
  });
}

import { describe, expect, it } from 'vitest';
import { deliveryPromises } from '#lib/contract/delivery.ts';
import { listStores, STORE_STOCK_LEVELS, WEEKDAYS } from '#lib/contract/stores.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { type ContractClient, callEndpoint, EMIRATES, type Market } from '../harness/client.ts';
import { findProductWithoutShades } from '../harness/find-products.ts';

const KUWAIT: Market = { country: 'kw', language: 'ar' };

/** Stores and delivery promises. The fixture's catalog has no stores. */
export function describeStores(open: () => ContractClient) {
  describe('stores', () => {
    it('are those of the country, in the language of the request', async () => {
      const visitor = open().visitor();
      for (const market of [EMIRATES, KUWAIT]) {
        const { status, data } = await callEndpoint(visitor, listStores, {}, market);
        expect(status).toBe(200);
        for (const { address, locationName, regularHours } of data.stores) {
          expect(address.countryCode).toBe(market.country.toUpperCase());
          expect(/\p{Script=Arabic}/u.test(locationName)).toBe(market.language === 'ar');
          expect(Object.keys(regularHours).sort()).toEqual([...WEEKDAYS].sort());
        }
      }
    });

    it('can be read by code from any country, and an unknown one is not found', async () => {
      const visitor = open().visitor();
      const { data } = await callEndpoint(visitor, listStores, {});
      for (const { code } of data.stores.slice(0, 1)) {
        const other = await callEndpoint(visitor, listStores, { query: { code } }, KUWAIT);
        expect(other.data.stores.map((store) => [store.code, store.address.countryCode])).toEqual([
          [code, 'AE'],
        ]);
      }
      expect((await callEndpoint(visitor, listStores, { query: { code: 'XX-99' } })).data.stores).toEqual([]);
    });

    it('return a stock level of a product, and never the number', async () => {
      const visitor = open().visitor();
      const { productCode } = await findProductWithoutShades(open(), KUWAIT);
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

  describe('delivery', () => {
    it('has a promise for every area of the country, in the language of the request', async () => {
      const visitor = open().visitor();
      for (const market of [EMIRATES, KUWAIT]) {
        const { productCode: code } = await findProductWithoutShades(open(), market);
        const country = COUNTRIES[market.country];
        const { status, data } = await callEndpoint(visitor, deliveryPromises, { params: { code } }, market);
        expect(status).toBe(200);
        expect(data.areas.map(({ code: area, name }) => [area, name])).toEqual(
          country.areas.map((area) => [
            `${market.country.toUpperCase()}-${area.code}`,
            area[market.language],
          ]),
        );
        for (const { promise } of data.areas) {
          expect([
            { kind: 'hours', from: 7, to: 10, orderBy: '12:00' },
            { kind: 'days', from: 3, to: 5 },
            { kind: 'tomorrow', from: '12:00', to: '15:00' },
          ]).toContainEqual(promise);
        }
        expect([data.fee.currency, data.freeFrom.currency]).toEqual([country.currency, country.currency]);
      }
    });

    it('has no promise for a product that is not sold in the country', async () => {
      const response = await callEndpoint(open().visitor(), deliveryPromises, {
        params: { code: 'NO-SUCH-1' },
      });
      expect([response.status, response.error?.code]).toEqual([404, 'PRODUCT_NOT_FOUND']);
    });
  });
}

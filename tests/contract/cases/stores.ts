import { describe, expect, it } from 'vitest';
import { stores, WEEKDAYS } from '#lib/contract/stores.ts';
import { call, type Door, EMIRATES, type Place } from '../door.ts';

const KUWAIT: Place = { country: 'kw', language: 'ar' };

/** Where the shop can be visited. The small catalogue of some doors has no stores. */
export function describeStores(open: () => Door) {
  describe('stores', () => {
    it('are those of the country, in the language of the call', async () => {
      const shopper = open().shopper();
      for (const place of [EMIRATES, KUWAIT]) {
        const { status, data } = await call(shopper, stores, {}, place);
        expect(status).toBe(200);
        for (const { address, locationName, regularHours } of data.stores) {
          expect(address.countryCode).toBe(place.country.toUpperCase());
          expect(/\p{Script=Arabic}/u.test(locationName)).toBe(place.language === 'ar');
          expect(Object.keys(regularHours).sort()).toEqual([...WEEKDAYS].sort());
        }
      }
    });

    it('can be asked for by their code from anywhere, and one that does not exist is none', async () => {
      const shopper = open().shopper();
      const { data } = await call(shopper, stores, {});
      for (const { code } of data.stores.slice(0, 1)) {
        const other = await call(shopper, stores, { query: { code } }, KUWAIT);
        expect(other.data.stores.map((store) => [store.code, store.address.countryCode])).toEqual([
          [code, 'AE'],
        ]);
      }
      expect((await call(shopper, stores, { query: { code: 'XX-99' } })).data.stores).toEqual([]);
    });
  });
}

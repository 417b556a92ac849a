import { describe, expect, it } from 'vitest';
import {
  collectionStores,
  deliveryAreas,
  deliveryArrivals,
  deliveryPromises,
  orderDeliveryOptions,
} from '#lib/contract/delivery.ts';
import { listStores } from '#lib/contract/stores.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { type ContractClient, callEndpoint, EMIRATES, type Market, type Visitor } from '../harness/client.ts';
import { findProductWithoutShades } from '../harness/find-products.ts';
import { addToCart, createDraft } from '../harness/purchase-steps.ts';

const KUWAIT: Market = { country: 'kw', language: 'ar' };
const AREA = 'AE-DU-BARSHA';

/** Tests delivery areas, promises and time slots, and the collection stores of an order. */
export function describeDelivery(getClient: () => ContractClient) {
  async function createOrder(visitor: Visitor): Promise<string> {
    await addToCart(visitor, EMIRATES, await findProductWithoutShades(getClient()), 1);
    return (await createDraft(visitor, EMIRATES)).data.id;
  }

  describe('delivery areas', () => {
    it('are listed by region, in the language of the request', async () => {
      const visitor = getClient().visitor();
      for (const market of [EMIRATES, KUWAIT]) {
        const { status, data } = await callEndpoint(visitor, deliveryAreas, {}, market);
        expect(status).toBe(200);
        const prefix = market.country.toUpperCase();
        expect(data.regions.map(({ code, name }) => [code, name])).toEqual(
          COUNTRIES[market.country].regions.map((region) => [
            `${prefix}-${region.code}`,
            region[market.language],
          ]),
        );
        for (const { code, areas } of data.regions) {
          expect(areas.at(-1)?.code).toBe(`${code}-OTHER`);
          for (const area of areas) {
            expect(area.code.startsWith(`${code}-`)).toBe(true);
            expect(/\p{Script=Arabic}/u.test(area.name)).toBe(market.language === 'ar');
          }
        }
        const services = data.regions.flatMap(({ areas }) => areas.map(({ service }) => service));
        expect(new Set(services)).toEqual(new Set(['express', 'standard', 'not-served']));
      }
    });
  });

  describe('delivery', () => {
    it('has a promise for every region and area of the country, in the language of the request', async () => {
      const visitor = getClient().visitor();
      for (const market of [EMIRATES, KUWAIT]) {
        const { productCode: code } = await findProductWithoutShades(getClient(), market);
        const country = COUNTRIES[market.country];
        const { status, data } = await callEndpoint(visitor, deliveryPromises, { params: { code } }, market);
        expect(status).toBe(200);
        const { regions } = (await callEndpoint(visitor, deliveryAreas, {}, market)).data;
        expect(
          data.areas.map((region) => ({
            code: region.code,
            name: region.name,
            areas: region.areas.map(({ promise: _, ...area }) => area),
          })),
        ).toEqual(regions);
        for (const { promise, areas } of data.areas) {
          const promises = [
            { kind: 'hours', from: 7, to: 10, orderBy: '12:00' },
            { kind: 'days', from: 3, to: 5 },
            { kind: 'days', from: 4, to: 6 },
            { kind: 'tomorrow', from: expect.any(String), to: expect.any(String) },
          ];
          expect(promises).toContainEqual(promise);
          for (const area of areas) {
            expect(area.promise === null).toBe(area.service === 'not-served');
            if (area.promise) expect(promises).toContainEqual(area.promise);
          }
        }
        expect([data.fee.currency, data.freeFrom.currency]).toEqual([country.currency, country.currency]);
      }
    });

    it('has arrivals for all products together and for each, without products that are not sold', async () => {
      const { productCode } = await findProductWithoutShades(getClient(), EMIRATES);
      const items = [
        { productCode, quantity: 1 },
        { productCode: 'BN-00000', quantity: 1 },
      ];
      const visitor = getClient().visitor();
      const { status, data } = await callEndpoint(visitor, deliveryArrivals, { body: { items } }, EMIRATES);
      expect(status).toBe(200);
      expect(data.items.map((item) => item.productCode)).toEqual([productCode]);
      expect(data.all).toEqual(data.items[0]?.arrivals);
      const { express, standard } = data.items[0]?.arrivals ?? {};
      expect(express?.firstDate && standard && express.firstDate <= standard.firstDate).toBe(true);
      const unknown = await callEndpoint(
        visitor,
        deliveryArrivals,
        { body: { items: items.slice(1) } },
        EMIRATES,
      );
      expect(unknown.data).toEqual({ items: [], all: null });
    });

    it('has no promise for a product that is not sold in the country', async () => {
      const response = await callEndpoint(getClient().visitor(), deliveryPromises, {
        params: { code: 'NO-SUCH-1' },
      });
      expect([response.status, response.error?.code]).toEqual([404, 'PRODUCT_NOT_FOUND']);
    });
  });

  describe('the delivery options of an order', () => {
    const read = (visitor: Visitor, id: string, area = AREA) =>
      callEndpoint(visitor, orderDeliveryOptions, { params: { id }, query: { area } });

    it('are the possible slots of the next days', async () => {
      const visitor = getClient().visitor();
      const { status, data } = await read(visitor, await createOrder(visitor));
      expect(status).toBe(200);
      expect(data).toMatchObject({ area: AREA, service: 'express' });
      expect(data.days.length).toBeGreaterThan(3);
      const dates = data.days.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted());
      expect(data.arrival?.firstDate).toBe(dates[0]);
      for (const { slots } of data.days) {
        expect(slots.length).toBeGreaterThan(0);
        for (const slot of slots) expect(slot).toMatchObject({ isFull: false });
      }
    });

    it('are none in an area that is not served', async () => {
      const visitor = getClient().visitor();
      const { data } = await read(visitor, await createOrder(visitor), 'AE-AZ-DELMA');
      expect(data).toMatchObject({ service: 'not-served', promise: null, arrival: null, days: [] });
    });

    it('are refused for unknown areas and the orders of others', async () => {
      const visitor = getClient().visitor();
      const id = await createOrder(visitor);
      for (const area of ['KW-KU-SURRA', 'AE-DU-NOWHERE']) {
        const { status, error } = await read(visitor, id, area);
        expect([status, error?.code]).toEqual([404, 'AREA_UNKNOWN']);
      }
      for (const area of ['', 'AE', 'ae-du-barsha', "AE-DU-X' or 1=1"]) {
        expect((await read(visitor, id, area)).error?.code).toBe('INVALID_REQUEST');
      }
      const other = getClient().visitor();
      await createOrder(other);
      for (const orderId of [id, 'no-such-order']) {
        expect((await read(other, orderId)).error?.code).toBe('ORDER_NOT_FOUND');
      }
    });
  });

  describe('the collection stores of an order', () => {
    const list = (visitor: Visitor, body: { orderId: string; lat?: number; lng?: number }) =>
      callEndpoint(visitor, collectionStores, { body });

    it('are the stores of its country, with the day of collection', async () => {
      const visitor = getClient().visitor();
      const orderId = await createOrder(visitor);
      const storeCodes = (await callEndpoint(visitor, listStores, {})).data.stores.map(({ code }) => code);
      const { status, data } = await list(visitor, { orderId });
      expect(status).toBe(200);
      expect(data.stores.map(({ code }) => code).toSorted()).toEqual(storeCodes.toSorted());
      for (const { hasAllItems, missing, readyDate, distanceKm } of data.stores) {
        expect([missing.length === 0, distanceKm]).toEqual([hasAllItems, null]);
        if (hasAllItems) expect(readyDate).not.toBeNull();
      }
      const near = (await list(visitor, { orderId, lat: 25.1, lng: 55.2 })).data.stores;
      expect(near.every(({ distanceKm }) => (distanceKm ?? -1) >= 0)).toBe(true);
    });

    it('are refused for the orders of others and for wrong coordinates', async () => {
      const visitor = getClient().visitor();
      const orderId = await createOrder(visitor);
      expect((await list(visitor, { orderId, lat: 91, lng: 0 })).error?.code).toBe('INVALID_REQUEST');
      const other = getClient().visitor();
      await createOrder(other);
      expect((await list(other, { orderId })).error?.code).toBe('ORDER_NOT_FOUND');
    });
  });
}

import { readAddressFields } from '#lib/contract/checkout/address-fields.ts';
import {
  collectionStores,
  deliveryAreas,
  deliveryArrivals,
  deliveryPromises,
  orderDeliveryOptions,
} from '#lib/contract/delivery.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { SERVICE_REGIONS } from '#lib/locale/delivery/areas.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import { defineRoute, type RequestContext, type Route, requireCallerId } from '../gateway/request-context.ts';
import { readStockedRegionNames } from '../stock/reservations.ts';
import { describeAddressFields } from './address-fields.ts';
import { readArrivalsByService } from './arrivals.ts';
import { readCollectionOptions } from './collection.ts';
import { DELIVERY_FEES } from './fees.ts';
import { type DisabledDeliveryMethods, listDeliveryMethods } from './methods.ts';
import { readDeliveryOptions } from './order-delivery.ts';
import { requireDeliveryFacts } from './product-facts.ts';
import { listDeliveryPromises } from './promises.ts';
import { findOwnDeliverableOrder } from './queries.ts';

/** Endpoints of address forms, delivery times, time slots and collection. */
export function deliveryRoutes(db: Db, disabledMethods: DisabledDeliveryMethods): Route[] {
  async function requireOwnOrder(id: string, context: RequestContext) {
    const order = await findOwnDeliverableOrder(db, id, requireCallerId(context));
    if (!order) throw new AppError('ORDER_NOT_FOUND');
    return order;
  }

  return [
    defineRoute(readAddressFields, async ({ body }, context) => {
      const country = body.countryCode ? COUNTRIES[body.countryCode] : context.country;
      return { countryCode: country.code, fields: describeAddressFields(country, context.language) };
    }),

    defineRoute(deliveryAreas, async (_, { country, language }) => ({
      methods: listDeliveryMethods(disabledMethods, country.code),
      regions: SERVICE_REGIONS[country.code].map((region) => ({
        code: region.code,
        name: region[language],
        areas: region.areas.map((area) => ({
          code: area.code,
          name: area[language],
          service: area.service,
        })),
      })),
    })),

    defineRoute(orderDeliveryOptions, async ({ params, query }, context) => {
      const order = await requireOwnOrder(params.id, context);
      return await readDeliveryOptions(db, order, query.area, context.now);
    }),

    defineRoute(collectionStores, async ({ body }, context) => {
      const order = await requireOwnOrder(body.orderId, context);
      const { lat, lng } = body;
      const point = lat === undefined || lng === undefined ? null : { lat, lng };
      return { stores: await readCollectionOptions(db, order, point, context.now) };
    }),

    defineRoute(
      deliveryArrivals,
      async ({ body }, { country, now }) => await readArrivalsByService(db, country, body.items, now),
    ),

    defineRoute(deliveryPromises, async ({ params: { code } }, context) => {
      const { country, language } = context;
      const facts = await requireDeliveryFacts(db, country.code, code);
      const stockedRegionNames = await readStockedRegionNames(db, country.code, code);
      const { standardFee, freeFrom } = DELIVERY_FEES[country.code];
      const { currency } = country;
      return {
        areas: listDeliveryPromises(
          country,
          language,
          { ...facts, productCode: code, stockedRegionNames },
          context.now,
        ),
        fee: { amount: standardFee, currency },
        freeFrom: { amount: freeFrom, currency },
      };
    }),
  ];
}

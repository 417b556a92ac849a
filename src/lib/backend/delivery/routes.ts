import { readAddressFields } from '#lib/contract/checkout/address-fields.ts';
import {
  collectionStores,
  deliveryAreas,
  deliveryPromises,
  orderDeliveryOptions,
} from '#lib/contract/delivery.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import { defineRoute, type Route } from '../gateway/request-context.ts';
import { readAreasInStock } from '../stock/reservations.ts';
import { describeAddressFields } from './address-fields.ts';
import { DELIVERY_FEES } from './fees.ts';
import { requireProductDepartment } from './product-department.ts';
import { FOOD_DEPARTMENT, formatAreaCode, getDeliveryPromise } from './promises.ts';

/** Endpoints of address forms and delivery times. */
export function deliveryRoutes(db: Db): Route[] {
  return [
    defineRoute(readAddressFields, async ({ body }, context) => {
      const country = body.countryCode ? COUNTRIES[body.countryCode] : context.country;
      return { countryCode: country.code, fields: describeAddressFields(country, context.language) };
    }),

    ...[deliveryAreas, orderDeliveryOptions, collectionStores].map((endpoint) =>
      defineRoute(endpoint, async () => {
        throw new AppError('UNAVAILABLE');
      }),
    ),

    defineRoute(deliveryPromises, async ({ params: { code } }, context) => {
      const { country, language } = context;
      const isFood = (await requireProductDepartment(db, country.code, code)) === FOOD_DEPARTMENT;
      const areasInStock = await readAreasInStock(db, country.code, code);
      const { standardFee, freeFrom } = DELIVERY_FEES[country.code];
      const { currency } = country;
      return {
        areas: country.areas.map((area) => ({
          code: formatAreaCode(country, area),
          name: area[language],
          promise: getDeliveryPromise(country, area, { isFood, areasInStock }),
          areas: [],
        })),
        fee: { amount: standardFee, currency },
        freeFrom: { amount: freeFrom, currency },
      };
    }),
  ];
}

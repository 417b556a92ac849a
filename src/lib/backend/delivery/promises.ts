import type { deliveryPromises } from '#lib/contract/delivery.ts';
import type { EndpointReply } from '#lib/contract/endpoint.ts';
import type { Country } from '#lib/locale/countries.ts';
import { listServingRegions, SERVICE_REGIONS, type ServiceRegion } from '#lib/locale/delivery/areas.ts';
import { getFoodPromise, getLinePromise } from '#lib/locale/delivery/delivery-plan.ts';
import { DELIVERY_SERVICES } from '#lib/locale/delivery/delivery-promises.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { DeliveryFacts } from './product-facts.ts';

/** Product facts that a delivery promise depends on. */
export interface DeliveryProductFacts extends DeliveryFacts {
  productCode: string;
  /** Names, in either language, of the regions whose stores have the product. */
  stockedRegionNames: ReadonlySet<string>;
}

/** Whether a store with the product is near enough to deliver to a region on the same day. */
export function isStockedNear(
  country: Country,
  region: ServiceRegion,
  stockedRegionNames: ReadonlySet<string>,
): boolean {
  const servingRegions = listServingRegions(region.code);
  return SERVICE_REGIONS[country.code].some(
    ({ code, en, ar }) =>
      servingRegions.includes(code) && (stockedRegionNames.has(en) || stockedRegionNames.has(ar)),
  );
}

/** Returns when a product arrives in each region and area of a country. */
export function listDeliveryPromises(
  country: Country,
  language: Language,
  { stockedRegionNames, ...facts }: DeliveryProductFacts,
  now: number,
): EndpointReply<typeof deliveryPromises>['areas'] {
  const foodPromise = getFoodPromise(country, now);
  return SERVICE_REGIONS[country.code].map((region) => {
    const isStockedNearby = isStockedNear(country, region, stockedRegionNames);
    const line = { ...facts, isStockedNearby, isAssembly: false };
    const [fastestService = 'standard'] = DELIVERY_SERVICES.filter((service) =>
      region.areas.some((area) => area.service === service),
    );
    return {
      code: region.code,
      name: region[language],
      promise: getLinePromise(line, fastestService, foodPromise),
      areas: region.areas.map((area) => ({
        code: area.code,
        name: area[language],
        service: area.service,
        promise: area.service === 'not-served' ? null : getLinePromise(line, area.service, foodPromise),
      })),
    };
  });
}

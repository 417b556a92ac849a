import type { ProductDetail } from '#lib/contract/catalog/product.ts';
import { deliveryArrivals, deliveryPromises } from '#lib/contract/delivery.ts';
import type { EndpointReply } from '#lib/contract/endpoint.ts';
import { formatArrivalTemplates } from '#lib/format/delivery/arrival-texts.ts';
import {
  formatCountryPromise,
  formatNotServedList,
  formatPromise,
  formatRestDays,
  formatSlowerAreas,
} from '#lib/format/delivery/delivery-texts.ts';
import type { DeliveryPromiseModel } from '#lib/format/models/availability.ts';
import { formatMoney } from '#lib/format/money.ts';
import type { LoaderContext } from '../context.ts';

type Regions = EndpointReply<typeof deliveryPromises>['areas'];

/** Formats the areas with slower delivery than their region, and the days and areas without delivery. */
function formatNote(regions: Regions, { t, locale }: LoaderContext): string {
  const areas = regions.flatMap((region) =>
    region.areas.map((area) => ({
      ...area,
      isSlower:
        formatPromise(area.promise, locale.language, t) !== formatPromise(region.promise, locale.language, t),
    })),
  );
  const slowerAreas = areas.filter(({ promise, isSlower }) => promise && isSlower);
  const notServed = areas.filter(({ promise }) => promise === null).map(({ name }) => name);
  const [slowerPromise] = slowerAreas.map(({ promise }) => promise);
  const names = slowerAreas.map(({ name }) => name);
  return [
    ...(slowerPromise ? [formatSlowerAreas(names, slowerPromise, locale.language, t)] : []),
    formatRestDays(locale.country, t),
    ...(notServed.length > 0 ? [formatNotServedList(notServed, locale.language, t)] : []),
  ].join(' ');
}

/** Loads the delivery promise of a product; null when the call fails. Nothing in it depends on the visitor. */
export async function loadDeliveryPromise(
  { productCode, inventoryInfo }: ProductDetail,
  context: LoaderContext,
  now = Date.now(),
): Promise<DeliveryPromiseModel | null> {
  const { client, locale, t } = context;
  const [result, arrivals] = await Promise.all([
    client.call(deliveryPromises, { params: { code: productCode } }),
    client.call(deliveryArrivals, { body: { items: [{ productCode, quantity: 1 }] } }),
  ]);
  if (!result.ok) return null;
  if (inventoryInfo.onlineStockAvailable <= 0)
    return { text: t('delivery:soldOut'), areas: [], note: null, arrivalTemplates: null };
  const { areas: regions, fee, freeFrom } = result.data;
  const amounts = { fee: formatMoney(fee, locale.language), free: formatMoney(freeFrom, locale.language) };
  return {
    text: `${formatCountryPromise(regions, locale, t)} ${t('delivery:fee', amounts)}`,
    areas: regions.map(({ code, name, promise, areas }) => ({
      code,
      name,
      text: formatPromise(promise, locale.language, t),
      areas: areas.map((area) => ({
        code: area.code,
        name: area.name,
        text: formatPromise(area.promise, locale.language, t),
      })),
    })),
    note: formatNote(regions, context),
    arrivalTemplates:
      arrivals.ok && arrivals.data.all ? formatArrivalTemplates(arrivals.data.all, context, now) : null,
  };
}

import type { ProductDetail } from '#lib/contract/catalog/product.ts';
import { formatList } from '#lib/format/list.ts';
import { deliveryPromises } from '#lib/contract/delivery.ts';
import type { DeliveryPromiseModel } from '#lib/format/models/availability.ts';
import { formatMoney } from '#lib/format/money.ts';
import type { DeliveryPromise } from '#lib/locale/delivery-promises.ts';
import type { Translate } from '#lib/messages/translate.ts';
import type { LoaderContext } from '../context.ts';

/** Delivery promise of one area. */
function formatDeliveryPromise(promise: DeliveryPromise, t: Translate): string {
  if (promise.kind === 'hours') return t('availability:inHours', promise);
  return promise.kind === 'days' ? t('availability:inDays', promise) : t('availability:byTomorrow', promise);
}

type AreaPromises = { name: string; promise: DeliveryPromise }[];

/** Delivery promise of the whole country. */
function formatDeliveryPromises(areas: AreaPromises, { t, locale }: LoaderContext): string {
  const findPromise = <K extends DeliveryPromise['kind']>(kind: K) =>
    areas
      .map(({ promise }) => promise)
      .find((promise): promise is DeliveryPromise & { kind: K } => promise.kind === kind);
  const [food, hours, standard] = [findPromise('tomorrow'), findPromise('hours'), findPromise('days')];
  if (food) return t('availability:tomorrowAll', food);
  const days = standard ? t('availability:days', standard) : '';
  if (!hours) return t('availability:daysAll', { days });
  const values = { ...hours, time: hours.orderBy, days };
  if (!standard) return t('availability:hoursAll', values);
  const names = areas.filter(({ promise }) => promise.kind === 'hours').map(({ name }) => name);
  return t('availability:hoursSome', { ...values, areas: formatList(names, locale.language) });
}

/** Loads the delivery promise of a product; null when the call fails. Nothing in it depends on the visitor. */
export async function loadDeliveryPromise(
  { productCode, inventoryInfo }: ProductDetail,
  context: LoaderContext,
): Promise<DeliveryPromiseModel | null> {
  const { client, locale, t } = context;
  const result = await client.call(deliveryPromises, { params: { code: productCode } });
  if (!result.ok) return null;
  if (inventoryInfo.onlineStockAvailable <= 0) return { text: t('availability:soldOut'), areas: [] };
  const { areas, fee, freeFrom } = result.data;
  const amounts = { fee: formatMoney(fee, locale.language), free: formatMoney(freeFrom, locale.language) };
  return {
    text: `${formatDeliveryPromises(areas, context)} ${t('availability:fee', amounts)}`,
    areas: areas.map(({ code, name, promise }) => ({ code, name, text: formatDeliveryPromise(promise, t) })),
  };
}

import type { LineGroup } from '#lib/contract/cart/line-item.ts';
import { deliveryArrivals } from '#lib/contract/delivery.ts';
import { formatAreaArrival } from '#lib/format/delivery/arrival-texts.ts';
import { findServiceArea } from '#lib/locale/delivery/areas.ts';
import type { SessionContext } from '../context.ts';

/** Maximum number of products in one call. */
const MAX_ITEMS = 200;

const toArrivalItems = (groups: readonly LineGroup[]) =>
  groups.flatMap(({ items: [line, ...addOns] }) =>
    line?.isAvailable
      ? {
          productCode: line.product.productCode,
          quantity: line.quantity,
          hasAssembly: addOns.some(({ assmblyProduct }) => assmblyProduct),
        }
      : [],
  );

/**
 * Loads the text with the date on which all lines have arrived in the chosen area. Without an area or lines
 * to deliver, and when the call fails, the text says that the date depends on the area.
 */
export async function loadArrivalText(
  groups: readonly LineGroup[],
  context: SessionContext,
  areaCode: string | undefined,
): Promise<string> {
  const { requestSession, locale, t } = context;
  const area = findServiceArea(locale.country.code, areaCode ?? '');
  const items = toArrivalItems(groups).slice(0, MAX_ITEMS);
  const result =
    area && items.length > 0
      ? await requestSession.client.call(deliveryArrivals, { body: { items } })
      : undefined;
  return area && result?.ok && result.data.all
    ? formatAreaArrival(area, result.data.all, context, Date.now())
    : t('delivery:areaDepends');
}

/** Loads the arrival text of the cart in the chosen area. */
export async function loadCartDelivery(
  context: SessionContext,
  areaCode: string | undefined,
): Promise<string> {
  const cart = await context.requestSession.readCart();
  return await loadArrivalText(cart?.ok ? cart.data.items : [], context, areaCode);
}

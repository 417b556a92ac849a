import type { LineGroup } from '#lib/contract/cart/line-item.ts';
import { deliveryArrivals } from '#lib/contract/delivery.ts';
import { formatAreaArrival } from '#lib/format/delivery/area-lines.ts';
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

/** Loads when the cart arrives in the chosen area, with its last product; null without an area or products. */
export async function loadCartDelivery(
  context: SessionContext,
  areaCode: string | undefined,
): Promise<string | null> {
  const { requestSession, locale } = context;
  const area = findServiceArea(locale.country.code, areaCode ?? '');
  const cart = area && (await requestSession.readCart());
  if (!area || !cart?.ok) return null;
  const items = toArrivalItems(cart.data.items).slice(0, MAX_ITEMS);
  if (items.length === 0) return null;
  const result = await requestSession.client.call(deliveryArrivals, { body: { items } });
  return result.ok && result.data.all ? formatAreaArrival(area, result.data.all, context, Date.now()) : null;
}

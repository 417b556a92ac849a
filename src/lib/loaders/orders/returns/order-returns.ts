import type { Order } from '#lib/contract/orders/orders.ts';
import { listReturns, readReturnConfig } from '#lib/contract/orders/returns.ts';
import { isolateLatin } from '#lib/format/bidi.ts';
import type { OrderReturnsModel } from '#lib/format/models/orders/return-forms.ts';
import { formatLocalDate } from '#lib/format/orders/returns/return-content.ts';
import { createLinkBuilder, type SessionContext } from '../../context.ts';
import { getReturnPath } from './return-order.ts';

const ARRIVED: readonly Order['status'][] = ['Delivered', 'Collected', 'PartlyReturned', 'Returned'];

/**
 * Loads until when each item of an order can be returned, or why it cannot, and the order's returns; null before
 * delivery, and where the backend has no returns.
 */
export async function loadOrderReturns(
  { locale, t, requestSession }: SessionContext,
  { id, orderNumber, status, items }: Order,
): Promise<OrderReturnsModel | null> {
  const { client, ownerId } = requestSession;
  if (!ARRIVED.includes(status) || !ownerId || orderNumber === null) return null;
  const [config, returns] = await Promise.all([
    client.call(readReturnConfig, { query: { orderId: id } }),
    client.call(listReturns, { query: { userId: ownerId } }),
  ]);
  if (!config.ok || !returns.ok) return null;
  const link = createLinkBuilder(locale);
  const lines = config.data.lines.filter(({ block }) => block !== 'add-on');
  return {
    lines: lines.map(({ lineItemId, block, returnUntil }) => {
      const date = returnUntil ? formatLocalDate(returnUntil) : '';
      const name = items.find((item) => item.id === lineItemId)?.product.content.productName ?? '';
      return {
        name: isolateLatin(name),
        text: block ? t(`returns:blocked.${block}`, { date }) : t('returns:until', { date }),
      };
    }),
    startReturnHref: lines.some(({ block }) => block === null) ? link(getReturnPath(orderNumber)) : null,
    returns: returns.data.items
      .filter((item) => item.orderNumber === orderNumber)
      .map((item) => ({
        href: link(`/my-account/returns/${item.id}`),
        number: item.returnNumber,
        label: t('returns:detailsOf', { number: item.returnNumber }),
        status: t(`returns:status.${item.status}`),
      })),
  };
}

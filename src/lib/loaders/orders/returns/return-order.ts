import { returnReasons } from '#lib/contract/content/settings.ts';
import type { EndpointReply } from '#lib/contract/endpoint.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import { type ReturnConfig, readReturnConfig } from '#lib/contract/orders/returns.ts';
import { listStores } from '#lib/contract/stores.ts';
import type { StoreAddress } from '#lib/format/orders/order-summary.ts';
import { toAccountFailure } from '../../account/read-profile.ts';
import { type LoaderResult, type SessionContext, toFailure } from '../../context.ts';
import { loadAccountOrder } from '../placed-order.ts';

/** Data that every page of preparing a return needs. */
export interface ReturnOrder {
  order: Order;
  config: ReturnConfig;
  reasons: EndpointReply<typeof returnReasons>['reasons'];
}

/** Returns the path of a page on which a return of an order is prepared, without the locale. */
export function getReturnPath(orderNumber: string, step = ''): string {
  return `/my-account/orders/${orderNumber}/return${step}`;
}

/** Loads the customer's order and its returnable items; visitors are redirected to sign-in. */
export async function loadReturnOrder(
  context: SessionContext,
  orderNumber: string,
  step = '',
): Promise<LoaderResult<ReturnOrder>> {
  const { requestSession } = context;
  const path = getReturnPath(orderNumber, step);
  const { client } = requestSession;
  const page = await loadAccountOrder(context, orderNumber, path);
  if (page.kind !== 'ok') return page;
  const { order } = page.model;
  const [config, reasons] = await Promise.all([
    client.call(readReturnConfig, { query: { orderId: order.id } }),
    client.call(returnReasons, {}),
  ]);
  if (!config.ok) return toAccountFailure(config.error, context, path);
  if (!reasons.ok) return toFailure(reasons.error);
  return { kind: 'ok', model: { order, config: config.data, reasons: reasons.data.reasons } };
}

/** Reads name and street of a store of a country; null when it no longer exists. */
export async function loadStoreAddress(
  { requestSession }: SessionContext,
  { code, country }: { code: string | null; country: string },
): Promise<StoreAddress | null> {
  if (code === null) return null;
  const result = await requestSession.getCountryClient(country).call(listStores, { query: { code } });
  const [store] = result.ok ? result.data.stores : [];
  return store ? { name: store.locationName, address: store.address.address1 } : null;
}

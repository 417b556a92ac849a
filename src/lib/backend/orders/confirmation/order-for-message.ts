import type { Order } from '#lib/contract/orders/orders.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Trx } from '../../db/database.ts';
import { readStoreAddress } from '../../stores/store-address.ts';
import { presentOrder } from '../present-order.ts';
import type { OrderRow } from '../queries.ts';

/** Reads an order for a message, without images, and the store where it is collected. */
export async function readOrderForMessage(trx: Trx, row: OrderRow, language: Language, now: number) {
  const order = await presentOrder(trx, row, language, now);
  const items = order.items.map((item) => ({ ...item, product: { ...item.product, productImages: [] } }));
  const store = await readCollectionStore(trx, order, { country: row.country, language });
  return { order: { ...order, items }, store };
}

async function readCollectionStore(
  trx: Trx,
  { fulfillmentInfo }: Order,
  market: { country: CountryCode; language: Language },
) {
  const code = fulfillmentInfo.collectionStore;
  return (code && (await readStoreAddress(trx, code, market))) || null;
}

import type { Db } from '#lib/backend/db/database.ts';
import type { CountryCode } from '#lib/locale/countries.ts';

interface TestLine {
  productCode: string;
  quantity?: number;
  shade?: string;
  service?: 'warranty' | 'assembly';
}

/** Inserts a draft order with lines, and its cart; returns its id. */
export async function insertDraft(
  db: Db,
  id: string,
  country: CountryCode = 'ae',
  lines: readonly TestLine[] = [],
): Promise<string> {
  const times = { created_at: 1, updated_at: 1 };
  await db
    .insertInto('carts')
    .values({ id: `cart-${id}`, owner_id: `owner-${id}`, country, ...times })
    .execute();
  await db
    .insertInto('orders')
    .values({
      id,
      cart_id: `cart-${id}`,
      owner_id: `owner-${id}`,
      country,
      currency: 'AED',
      status: 'Pending',
      subtotal: 0,
      discount_total: 0,
      shipping_subtotal: 0,
      shipping_total: 0,
      total: 0,
      tax_total: 0,
      tax_rate: 0,
      order_number: null,
      guest: null,
      billing: null,
      fulfillment: null,
      submitted_at: null,
      ...times,
    })
    .execute();
  for (const [place, { productCode, quantity = 1, shade, service }] of lines.entries()) {
    await db
      .insertInto('order_lines')
      .values({
        id: `${id}-${place}`,
        order_id: id,
        place,
        cart_line_id: `${id}-${place}`,
        parent_id: null,
        product_code: productCode,
        quantity,
        list_amount: 100,
        sale_amount: null,
        unit_amount: 100,
        total: 100 * quantity,
        shade_code: shade ?? null,
        snapshot: JSON.stringify(service ? { service } : {}),
      })
      .execute();
  }
  return id;
}

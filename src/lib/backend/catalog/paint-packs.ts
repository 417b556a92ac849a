import type { EndpointReply } from '#lib/contract/endpoint.ts';
import type { paintPacks } from '#lib/contract/paint.ts';
import { removeOptionsFromName } from '#lib/format/catalog/variant-name.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import type { RequestContext } from '../gateway/request-context.ts';
import { readStock } from '../stock/reservations.ts';
import { presentPrice } from './present-product.ts';
import { type CatalogLocale, hasProduct, readPaintPackRows } from './queries.ts';

type Packs = EndpointReply<typeof paintPacks>['packs'];

/**
 * Lists the packs of one paint: paints whose names are equal except for the pack size. They need not be
 * variants of each other.
 */
export async function listPaintPacks(
  db: Db,
  locale: CatalogLocale,
  code: string,
  { country, now }: RequestContext,
): Promise<Packs> {
  const rows = await readPaintPackRows(db, locale, code);
  if (rows.length === 0 && !(await hasProduct(db, code))) throw new AppError('PRODUCT_NOT_FOUND');
  const names = rows.map((row) => removeOptionsFromName(row.name, [{ values: [row.pack_size ?? ''] }]));
  const paintName = names[rows.findIndex((row) => row.code === code)];
  const packs = rows.filter((_, index) => names[index] === paintName);
  const codes = packs.map((row) => row.code);
  const stock = await readStock(db, country.code, codes, now);
  return packs.map((row) => ({
    productCode: row.code,
    slug: row.slug,
    packSize: row.pack_size ?? '',
    millilitres: Math.round((row.measure ?? 0) * 1000),
    price: presentPrice(row, country),
    inventoryInfo: { onlineStockAvailable: stock.get(row.code)?.available ?? 0 },
    maximumQuantity: row.max_quantity,
  }));
}

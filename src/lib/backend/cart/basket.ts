import { COUNTRIES, type Country } from '#lib/locale/countries.ts';
import { type Goods, readGoods, readTints, type Tint } from '../catalog/goods.ts';
import type { Trx } from '../db/database.ts';
import { Fault } from '../gateway/fault.ts';
import { type UnitPrice, unitAmount } from '../pricing/rules.ts';
import { readStock } from '../stock/stock.ts';
import type { LineFacts } from './line.ts';
import { type CartRow, lockCart, readLines, saveLines } from './queries.ts';
import { type Limits, piecesOf, type SeenLine, type Standing } from './rules.ts';

/** A cart with all that the catalogue and the shelves say of its lines. */
export interface Basket {
  cart: CartRow;
  country: Country;
  lines: SeenLine[];
  goods: Map<string, Goods>;
  tints: Map<string, Tint>;
  stock: Map<string, { onShelf: number; available: number }>;
}

/** The caller's cart, locked; somebody else's looks like none. */
export async function demandCart(trx: Trx, id: string, owner: string): Promise<CartRow> {
  const cart = await lockCart(trx, id);
  if (!cart || cart.owner_id !== owner) throw new Fault('CART_NOT_FOUND');
  return cart;
}

/** Reads a cart's lines; `more` are products that are about to be added. */
export async function readBasket(
  trx: Trx,
  cart: CartRow,
  now: number,
  more: readonly { productCode: string; shadeCode: string | null }[] = [],
): Promise<Basket> {
  const lines = await readLines(trx, cart.id);
  const all = [...lines, ...more];
  const codes = [...new Set(all.map((line) => line.productCode))];
  const shades = [...new Set(all.flatMap((line) => line.shadeCode ?? []))];
  return {
    cart,
    country: COUNTRIES[cart.country],
    lines,
    goods: await readGoods(trx, cart.country, codes),
    tints: await readTints(trx, shades),
    stock: await readStock(trx, cart.country, codes, now, { cartId: cart.id }),
  };
}

export function limitsOf({ goods, stock }: Basket, code: string): Limits {
  return { maximum: goods.get(code)?.maximum ?? 0, available: stock.get(code)?.available ?? 0 };
}

export function standingOf({ goods, stock }: Basket, code: string): Standing | null {
  const found = goods.get(code);
  if (!found?.price) return null;
  return {
    unit: unitAmount(found.price),
    maximum: found.maximum,
    onShelf: stock.get(code)?.onShelf ?? 0,
  };
}

/** A line with its product and today's price. Settled lines all have both. */
export function factsOf(basket: Basket, line: SeenLine): LineFacts {
  const goods = basket.goods.get(line.productCode) as Goods;
  const upTo = basket.lines.slice(0, basket.lines.findIndex((it) => it.id === line.id) + 1);
  const { maximum, available } = limitsOf(basket, line.productCode);
  return {
    id: line.id,
    productCode: line.productCode,
    parentId: line.parentId,
    quantity: line.quantity,
    price: goods.price as UnitPrice,
    isAvailable: piecesOf(upTo, line.productCode) <= Math.min(available, maximum),
    subject: {
      slug: goods.slug,
      name: goods.name,
      brand: goods.brand,
      isPaint: goods.isPaint,
      maximum: goods.maximum,
      photograph: goods.photograph,
      colour: goods.colour,
      tint: line.shadeCode === null ? null : (basket.tints.get(line.shadeCode) ?? null),
    },
  };
}

/** Takes what was ordered out of a cart; what was added while paying stays. */
export async function emptyCart(
  trx: Trx,
  cartId: string,
  ordered: readonly { cartLineId: string; quantity: number }[],
  now: number,
): Promise<void> {
  const before = await readLines(trx, cartId);
  const left = before.flatMap((line) => {
    const pieces = ordered.find((it) => it.cartLineId === line.id)?.quantity ?? 0;
    return line.quantity > pieces ? [{ ...line, quantity: line.quantity - pieces }] : [];
  });
  const kept = left.filter((line) => line.parentId === null || left.some((it) => it.id === line.parentId));
  await saveLines(trx, cartId, before, kept, now);
}

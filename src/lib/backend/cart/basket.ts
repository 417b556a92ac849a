import { COUNTRIES, type Country } from '#lib/locale/countries.ts';
import { goodsOfService, readServices } from '../addons/addons.ts';
import { type Goods, readGoods, readTints, type Tint } from '../catalog/goods.ts';
import { findCoupon } from '../coupons/coupons.ts';
import { couponFault, type Use } from '../coupons/rules.ts';
import type { Db, Trx } from '../db/database.ts';
import { Fault } from '../gateway/fault.ts';
import { type Discount, discountsOf, type Good } from '../pricing/discounts.ts';
import { type UnitPrice, unitAmount } from '../pricing/rules.ts';
import { readStock } from '../stock/stock.ts';
import type { LineDiscount, LineFacts } from './line.ts';
import { type CartRow, readLines } from './queries.ts';
import { type Limits, type Line, piecesOf, type SeenLine } from './rules.ts';
import type { Standing } from './settle.ts';

/** What the catalogue and the shelves say of lines. */
export interface Surroundings {
  goods: Map<string, Goods>;
  tints: Map<string, Tint>;
  stock: Map<string, { onShelf: number; available: number }>;
}

/** A cart with all that is known of its lines. */
export interface Basket extends Surroundings {
  cart: CartRow;
  country: Country;
  lines: SeenLine[];
  /** The coupon of the cart. */
  use: Use | null;
}

type Kind = { productCode: string; shadeCode: string | null };

/** Reads a cart's lines; `more` are others that must be known of. */
export async function readBasket(
  trx: Trx,
  cart: CartRow,
  now: number,
  more: readonly Kind[] = [],
): Promise<Basket> {
  const lines = await readLines(trx, cart.id);
  return {
    cart,
    country: COUNTRIES[cart.country],
    lines,
    ...(await surround(trx, cart.country, [...lines, ...more], now, cart.id)),
    use: cart.coupon_code === null ? null : await findCoupon(trx, cart.coupon_code, cart.owner_id),
  };
}

/** What a country's catalogue and shelves say of lines; what is held for the cart itself is there for it. */
export async function surround(
  db: Db | Trx,
  country: CartRow['country'],
  lines: readonly Kind[],
  now: number,
  cartId?: string,
): Promise<Surroundings> {
  const codes = [...new Set(lines.map((line) => line.productCode))];
  const shades = [...new Set(lines.flatMap((line) => line.shadeCode ?? []))];
  return {
    goods: await readAll(db, country, codes),
    tints: await readTints(db, shades),
    stock: await readStock(db, country, codes, now, cartId === undefined ? {} : { cartId }),
  };
}

/** Goods, and the services among the codes as if they were some. */
async function readAll(db: Db | Trx, country: CartRow['country'], codes: readonly string[]) {
  const goods = await readGoods(db, country, codes);
  const others = codes.filter((code) => !goods.has(code));
  for (const [code, service] of await readServices(db, others)) {
    goods.set(code, goodsOfService(service, country));
  }
  return goods;
}

export function limitsOf({ goods, stock }: Surroundings, code: string): Limits {
  const found = goods.get(code);
  if (found?.service) return { maximum: found.maximum, available: found.maximum };
  return { maximum: goods.get(code)?.maximum ?? 0, available: stock.get(code)?.available ?? 0 };
}

export function standingOf({ goods, stock }: Surroundings, code: string): Standing | null {
  const found = goods.get(code);
  if (!found?.price) return null;
  return {
    unit: unitAmount(found.price),
    maximum: found.maximum,
    onShelf: found.service ? found.maximum : (stock.get(code)?.onShelf ?? 0),
  };
}

/** What comes off settled lines; `fault` is why the cart's coupon gives nothing. */
export function discountsIn(
  { cart, country, lines, goods, use }: Basket,
  now: number,
): { discounts: Discount[]; fault: Fault | null } {
  const bought: Good[] = lines.map(({ id, productCode, quantity }) => {
    const { price, categories } = goods.get(productCode) as Goods;
    return { id, amount: unitAmount(price as UnitPrice) * quantity, categories };
  });
  const isEmployee = cart.is_employee === 1;
  const unknown = cart.coupon_code === null ? null : new Fault('COUPON_UNKNOWN');
  const fault = use ? couponFault(use, bought, { country, isEmployee, now }) : unknown;
  const coupon = use && !fault ? use.coupon : null;
  return { discounts: discountsOf(bought, { country: country.code, coupon, isEmployee }), fault };
}

/** A line's part of what comes off. */
export function partOf(discounts: readonly Discount[], lineId: string): LineDiscount | null {
  const found = discounts.find(({ shares }) => shares[lineId]);
  if (!found) return null;
  return { id: found.code ?? found.kind, name: found.name, amount: found.shares[lineId] as number };
}

/** A line with its product and today's price. Settled lines all have both. */
export function factsOf(basket: Surroundings & { lines: readonly Line[] }, line: Line): LineFacts {
  const goods = basket.goods.get(line.productCode) as Goods;
  const parent = basket.lines.find((it) => it.id === line.parentId);
  // A service looks like what it is for, and leads there.
  const face = (parent && basket.goods.get(parent.productCode)) ?? goods;
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
      slug: face.slug,
      name: goods.name,
      brand: goods.brand,
      isPaint: goods.isPaint,
      maximum: face.maximum,
      photograph: face.photograph,
      colour: face.colour,
      ...(goods.service && { service: goods.service, drawnAs: face.code }),
      tint: line.shadeCode === null ? null : (basket.tints.get(line.shadeCode) ?? null),
    },
  };
}

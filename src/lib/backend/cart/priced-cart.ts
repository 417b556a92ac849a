import { COUNTRIES, type Country } from '#lib/locale/countries.ts';
import { createServiceProduct, readServices } from '../catalog/add-on-services.ts';
import {
  type LocalizedShade,
  readSellableProducts,
  readShadesByCode,
  type SellableProduct,
} from '../catalog/sellable-products.ts';
import type { Db, Trx } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import { type CouponUse, getCouponError } from '../pricing/coupon-eligibility.ts';
import { findCoupon } from '../pricing/coupons.ts';
import { calculateDiscounts, type Discount, type DiscountableLine } from '../pricing/discounts.ts';
import { getUnitAmount, type UnitPrice } from '../pricing/prices.ts';
import { readStock } from '../stock/reservations.ts';
import { type CartLine, type QuantityLimits, type StoredCartLine, sumQuantity } from './lines.ts';
import type { LineDiscount, PricedLine } from './present-line.ts';
import { type CartRow, readCartLines } from './queries.ts';
import type { LineOffer } from './reconcile.ts';

/** Catalog and stock facts of lines. */
export interface CartFacts {
  products: Map<string, SellableProduct>;
  shades: Map<string, LocalizedShade>;
  stock: Map<string, { inStock: number; available: number }>;
}

/** A cart with prices, stock and coupon. */
export interface PricedCart extends CartFacts {
  cart: CartRow;
  country: Country;
  lines: StoredCartLine[];
  couponUse: CouponUse | null;
}

type Kind = { productCode: string; shadeCode: string | null };

/** Reads a cart and the facts of its lines and of further ones. */
export async function readPricedCart(
  trx: Trx,
  cart: CartRow,
  now: number,
  more: readonly Kind[] = [],
): Promise<PricedCart> {
  const lines = await readCartLines(trx, cart.id);
  return {
    cart,
    country: COUNTRIES[cart.country],
    lines,
    ...(await readCartFacts(trx, cart.country, [...lines, ...more], now, cart.id)),
    couponUse: cart.coupon_code === null ? null : await findCoupon(trx, cart.coupon_code, cart.owner_id),
  };
}

/** Reads catalog and stock facts of lines. Reservations of orders from `cartId` do not reduce the available stock. */
export async function readCartFacts(
  db: Db | Trx,
  country: CartRow['country'],
  lines: readonly Kind[],
  now: number,
  cartId?: string,
): Promise<CartFacts> {
  const codes = [...new Set(lines.map((line) => line.productCode))];
  const shades = [...new Set(lines.flatMap((line) => line.shadeCode ?? []))];
  return {
    products: await readAll(db, country, codes),
    shades: await readShadesByCode(db, shades),
    stock: await readStock(db, country, codes, now, cartId === undefined ? {} : { cartId }),
  };
}

/** Reads products, and add-on services as sellable products. */
async function readAll(db: Db | Trx, country: CartRow['country'], codes: readonly string[]) {
  const goods = await readSellableProducts(db, country, codes);
  const others = codes.filter((code) => !goods.has(code));
  for (const [code, service] of await readServices(db, others)) {
    goods.set(code, createServiceProduct(service, country));
  }
  return goods;
}

export function getQuantityLimits({ products, stock }: CartFacts, code: string): QuantityLimits {
  const found = products.get(code);
  if (found?.service) return { maximum: found.maxQuantity, available: found.maxQuantity };
  return { maximum: products.get(code)?.maxQuantity ?? 0, available: stock.get(code)?.available ?? 0 };
}

export function getLineOffer({ products, stock }: CartFacts, code: string): LineOffer | null {
  const found = products.get(code);
  if (!found?.price) return null;
  return {
    unitAmount: getUnitAmount(found.price),
    maximum: found.maxQuantity,
    inStock: found.service ? found.maxQuantity : (stock.get(code)?.inStock ?? 0),
  };
}

/** Calculates the discounts of reconciled lines, and why the cart's coupon does not apply (null when it does). */
export function calculateCartDiscounts(
  { cart, country, lines, products, couponUse }: PricedCart,
  now: number,
): { discounts: Discount[]; fault: AppError | null } {
  const bought: DiscountableLine[] = lines.map(({ id, productCode, quantity }) => {
    const { price, categories } = products.get(productCode) as SellableProduct;
    return { id, amount: getUnitAmount(price as UnitPrice) * quantity, categories };
  });
  const isEmployee = cart.is_employee === 1;
  const unknown = cart.coupon_code === null ? null : new AppError('COUPON_UNKNOWN');
  const fault = couponUse ? getCouponError(couponUse, bought, { country, isEmployee, now }) : unknown;
  const coupon = couponUse && !fault ? couponUse.coupon : null;
  return { discounts: calculateDiscounts(bought, { country: country.code, coupon, isEmployee }), fault };
}

/** Returns a line's share of the discounts. */
export function getLineDiscount(discounts: readonly Discount[], lineId: string): LineDiscount | null {
  const found = discounts.find(({ shares }) => shares[lineId]);
  if (!found) return null;
  return { id: found.code ?? found.kind, name: found.name, amount: found.shares[lineId] as number };
}

/** Adds product and current price to a line. Lines must be reconciled, so that both exist. */
export function priceLine(basket: CartFacts & { lines: readonly CartLine[] }, line: CartLine): PricedLine {
  const goods = basket.products.get(line.productCode) as SellableProduct;
  const parent = basket.lines.find((it) => it.id === line.parentId);
  // A service shows the image of its parent product and links to it.
  const face = (parent && basket.products.get(parent.productCode)) ?? goods;
  const upTo = basket.lines.slice(0, basket.lines.findIndex((it) => it.id === line.id) + 1);
  const { maximum, available } = getQuantityLimits(basket, line.productCode);
  return {
    id: line.id,
    productCode: line.productCode,
    parentId: line.parentId,
    quantity: line.quantity,
    price: goods.price as UnitPrice,
    isAvailable: sumQuantity(upTo, line.productCode) <= Math.min(available, maximum),
    subject: {
      slug: face.slug,
      name: goods.name,
      brand: goods.brand,
      isPaint: goods.isPaint,
      maxQuantity: face.maxQuantity,
      photoUrl: face.photoUrl,
      colour: face.colour,
      ...(goods.service && { service: goods.service, illustratedAs: face.code }),
      tint: line.shadeCode === null ? null : (basket.shades.get(line.shadeCode) ?? null),
    },
  };
}

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
import { findCoupon } from '../pricing/coupon-queries.ts';
import { type CouponUse, getCouponError } from '../pricing/coupons.ts';
import { calculateDiscounts, type Discount, type DiscountableLine } from '../pricing/discounts.ts';
import { getUnitAmount, type UnitPrice } from '../pricing/prices.ts';
import { readStock, type StockLevel } from '../stock/reservations.ts';
import type { CartLine, StoredCartLine } from './lines/cart-lines.ts';
import { type QuantityLimits, sumQuantity } from './lines/quantity-limits.ts';
import type { LineOffer } from './lines/reconcile.ts';
import type { LineDiscount, PricedLine } from './present-line.ts';
import { type CartRow, readCartLines } from './queries.ts';

/** Products, shades and stock that the lines of a cart refer to. */
export interface CartFacts {
  products: Map<string, SellableProduct>;
  shades: Map<string, LocalizedShade>;
  stock: Map<string, StockLevel>;
}

/** A cart with prices, stock and coupon. */
export interface PricedCart extends CartFacts {
  cart: CartRow;
  country: Country;
  lines: StoredCartLine[];
  couponUse: CouponUse | null;
}

type LineIdentity = { productCode: string; shadeCode: string | null };

/** Reads a cart and the facts of its lines and of additional ones. */
export async function readPricedCart(
  trx: Trx,
  cart: CartRow,
  now: number,
  extraLines: readonly LineIdentity[] = [],
): Promise<PricedCart> {
  const lines = await readCartLines(trx, cart.id);
  return {
    cart,
    country: COUNTRIES[cart.country],
    lines,
    ...(await readCartFacts(trx, cart.country, [...lines, ...extraLines], now, cart.id)),
    couponUse: cart.coupon_code === null ? null : await findCoupon(trx, cart.coupon_code, cart.owner_id),
  };
}

/**
 * Reads catalog and stock facts of lines. Reservations of the cart `cartId` do not reduce the available
 * stock.
 */
export async function readCartFacts(
  db: Db | Trx,
  country: CartRow['country'],
  lines: readonly LineIdentity[],
  now: number,
  cartId?: string,
): Promise<CartFacts> {
  const codes = [...new Set(lines.map((line) => line.productCode))];
  const shades = [...new Set(lines.flatMap((line) => line.shadeCode ?? []))];
  return {
    products: await readProductsAndServices(db, country, codes),
    shades: await readShadesByCode(db, shades),
    stock: await readStock(db, country, codes, now, cartId === undefined ? {} : { cartId }),
  };
}

/** Reads products, and add-on services as sellable products. */
async function readProductsAndServices(db: Db | Trx, country: CartRow['country'], codes: readonly string[]) {
  const products = await readSellableProducts(db, country, codes);
  const otherCodes = codes.filter((code) => !products.has(code));
  for (const [code, service] of await readServices(db, otherCodes)) {
    products.set(code, createServiceProduct(service, country));
  }
  return products;
}

export function getQuantityLimits({ products, stock }: CartFacts, code: string): QuantityLimits {
  const product = products.get(code);
  if (product?.service) return { maximum: product.maxQuantity, available: product.maxQuantity };
  return { maximum: products.get(code)?.maxQuantity ?? 0, available: stock.get(code)?.available ?? 0 };
}

export function getLineOffer({ products, stock }: CartFacts, code: string): LineOffer | null {
  const product = products.get(code);
  if (!product?.price) return null;
  return {
    unitAmount: getUnitAmount(product.price),
    maximum: product.maxQuantity,
    inStock: product.service ? product.maxQuantity : (stock.get(code)?.inStock ?? 0),
  };
}

/** Calculates the discounts of reconciled lines, and why the cart's coupon does not apply (null when it does). */
export function calculateCartDiscounts(
  { cart, country, lines, products, couponUse }: PricedCart,
  now: number,
): { discounts: Discount[]; error: AppError | null } {
  const discountableLines: DiscountableLine[] = lines.map(({ id, productCode, quantity }) => {
    const { price, categories } = products.get(productCode) as SellableProduct;
    return { id, amount: getUnitAmount(price as UnitPrice) * quantity, categories };
  });
  const isEmployee = cart.is_employee === 1;
  const unknownCoupon = cart.coupon_code === null ? null : new AppError('COUPON_UNKNOWN');
  const error = couponUse
    ? getCouponError(couponUse, discountableLines, { country, isEmployee, now })
    : unknownCoupon;
  const coupon = couponUse && !error ? couponUse.coupon : null;
  return {
    discounts: calculateDiscounts(discountableLines, { country: country.code, coupon, isEmployee }),
    error,
  };
}

/** Returns the discount that applies to a line, with the line's share of its amount; null without one. */
export function getLineDiscount(discounts: readonly Discount[], lineId: string): LineDiscount | null {
  const discount = discounts.find(({ shares }) => shares[lineId]);
  if (!discount) return null;
  return {
    id: discount.code ?? discount.kind,
    name: discount.name,
    amount: discount.shares[lineId] as number,
  };
}

/** Adds product and current price to a line. Lines must be reconciled, so that both exist. */
export function priceLine(cart: CartFacts & { lines: readonly CartLine[] }, line: CartLine): PricedLine {
  const product = cart.products.get(line.productCode) as SellableProduct;
  const parent = cart.lines.find((candidate) => candidate.id === line.parentId);
  // A service shows the image of its parent product and links to it.
  const displayProduct = (parent && cart.products.get(parent.productCode)) ?? product;
  const precedingLines = cart.lines.slice(
    0,
    cart.lines.findIndex((candidate) => candidate.id === line.id) + 1,
  );
  const { maximum, available } = getQuantityLimits(cart, line.productCode);
  const quantity = sumQuantity(precedingLines, line.productCode);
  const unsold = cart.stock.get(line.productCode)?.unsoldQuantity ?? 0;
  return {
    id: line.id,
    productCode: line.productCode,
    parentId: line.parentId,
    quantity: line.quantity,
    price: product.price as UnitPrice,
    isAvailable: quantity <= Math.min(available, maximum),
    isHeldByOthers: quantity > available && quantity <= Math.min(unsold, maximum),
    product: {
      slug: displayProduct.slug,
      name: product.name,
      brand: product.brand,
      isPaint: product.isPaint,
      maxQuantity: displayProduct.maxQuantity,
      photoUrl: displayProduct.photoUrl,
      colour: displayProduct.colour,
      // Tinted paint is made to order, so it cannot be returned.
      ...(!product.service && { returnDays: line.shadeCode === null ? product.returnDays : 0 }),
      ...(product.service && { service: product.service, illustratedAs: displayProduct.code }),
      tint: line.shadeCode === null ? null : (cart.shades.get(line.shadeCode) ?? null),
    },
  };
}

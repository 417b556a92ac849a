import type { Cart, LineItem } from '#lib/contract/cart/cart.ts';
import { SHADE_OPTION } from '#lib/contract/catalog/option-names.ts';
import { parseShadeValue } from '#lib/paint/shade-value.ts';
import { LINE_IMAGE_WIDTH, toImageModel } from '../catalog/image.ts';
import { interpolate } from '../interpolate.ts';
import { isolateLatin } from '../isolate.ts';
import type { CartModel, DiscountModel, LineModel } from '../models/cart.ts';
import { formatMoney } from '../money.ts';

/** The words that a drawn cart needs, with `{{amount}}`, `{{name}}` and `{{quantity}}` left open. */
export interface CartMessages {
  free: string;
  deliveryHint: string;
  vat: string;
  /** Of what had to change. */
  quantity: string;
  price: string;
  removed: string;
  coupon: string;
}

/** Where a cart is drawn. */
export interface CartFormatOptions {
  language: 'en' | 'ar';
  /** `/en-ae`, before every link. */
  prefix: string;
  /** Whether prices hold VAT. */
  hasVat: boolean;
  words: CartMessages;
}

// What begins with its digits is read from the right: there the minus would stand behind them.
function formatNegative(amount: string): string {
  return amount.replace(/^([\d.,]+)|^/, (_all, digits?: string) => (digits ? `\u2066−${digits}\u2069` : '−'));
}

function formatPart(
  { productDiscount, subtotal, total }: LineItem,
  language: CartFormatOptions['language'],
): DiscountModel | null {
  const amount = subtotal.amount - total.amount;
  if (!productDiscount || amount === 0) return null;
  return {
    label: productDiscount.name,
    amount: formatNegative(formatMoney({ ...subtotal, amount }, language)),
  };
}

/** A line as it is drawn. */
export function formatLine(
  line: LineItem,
  place: Pick<CartFormatOptions, 'language' | 'prefix'>,
  addOns: readonly LineItem[] = [],
): LineModel {
  const option = line.product.options.find((each) => each.attributeFQN === SHADE_OPTION);
  const shade = option && { ...parseShadeValue(option.value), hex: option.hex ?? '' };
  const query = shade ? `?shade=${encodeURIComponent(shade.code)}` : '';
  return {
    id: line.id,
    parentId: line.parentItemId,
    addOns: addOns.map(({ product }) => product.productCode),
    code: line.product.productCode,
    href: `${place.prefix}/products/${line.product.content.slug}${query}`,
    name: isolateLatin(line.product.content.productName),
    brand: line.product.brand,
    picture: toImageModel(line.product.productImages[0], LINE_IMAGE_WIDTH),
    shade: shade ?? null,
    quantity: line.quantity,
    maxQuantity: line.product.maximumQuantity,
    unitPrice: formatMoney(line.unitPrice.extendedAmount, place.language),
    unitRegularPrice: line.onSale ? formatMoney(line.unitPrice.listAmount, place.language) : null,
    total: formatMoney(line.subtotal, place.language),
    discount: formatPart(line, place.language),
    isAvailable: line.isAvailable,
  };
}

/** What comes off a cart or an order as it is drawn. */
export function formatDiscounts(
  discounts: Cart['discounts'],
  language: CartFormatOptions['language'],
): DiscountModel[] {
  return discounts.map(({ name, code, amount }) => ({
    label: code ? `${name} (\u2068${code}\u2069)` : name,
    amount: formatNegative(formatMoney(amount, language)),
  }));
}

/** Lines with their add-ons, as they are drawn. */
export function formatLines(
  groups: Cart['items'],
  where: Pick<CartFormatOptions, 'language' | 'prefix'>,
): LineModel[] {
  return groups.flatMap(({ items }, index) =>
    items.map((line) => {
      const addOns = items.filter(({ parentItemId }) => parentItemId === line.id);
      return { ...formatLine(line, where, addOns), index };
    }),
  );
}

/** A cart as it is drawn; the same on the server and in the browser. */
export function formatCart(cart: Cart, place: CartFormatOptions): CartModel {
  const { words, language } = place;
  const lines = formatLines(cart.items, place);
  const { fee, freeFrom, missing } = cart.delivery;
  const currency = cart.total.currency;
  const notices = cart.changes.map(({ kind, productName: name, quantity }) => ({
    kind,
    text: interpolate(words[kind], { name: isolateLatin(name), quantity: String(quantity ?? '') }),
  }));
  return {
    id: cart.id,
    count: cart.itemCount,
    currency,
    lines,
    subtotal: formatMoney(cart.subtotal, language),
    discounts: formatDiscounts(cart.discounts, language),
    couponCodes: cart.couponCodes,
    delivery: fee.amount === 0 ? words.free : formatMoney(fee, language),
    deliveryHint:
      lines.length > 0 && missing.amount > 0
        ? interpolate(words.deliveryHint, { amount: formatMoney(missing, language) })
        : null,
    deliveryProgress: freeFrom.amount === 0 ? 1 : Math.min(1, cart.total.amount / freeFrom.amount),
    total: formatMoney(cart.delivery.total, language),
    vatText: place.hasVat
      ? interpolate(words.vat, { amount: formatMoney(cart.delivery.taxTotal, language) })
      : null,
    notices,
  };
}

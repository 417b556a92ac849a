import type { Cart, LineItem } from '#lib/contract/cart/cart.ts';
import { SHADE_OPTION } from '#lib/contract/catalog/option-names.ts';
import { getSeparateBrand } from '#lib/format/catalog/separate-brand.ts';
import { parseShadeValue } from '#lib/paint/shade-value.ts';
import { isolateLatin } from '../bidi.ts';
import { LINE_IMAGE_WIDTH, toImageModel } from '../catalog/image.ts';
import { interpolate } from '../interpolate.ts';
import type { CartAlertModel, CartModel, DiscountModel, LineModel } from '../models/cart.ts';
import { formatMoney } from '../money.ts';

/**
 * Messages of a rendered cart; their placeholders are filled in later. `quantity`, `price`, `removed` and
 * `coupon` are about a change of that kind.
 */
export interface CartMessages {
  free: string;
  /** Message of a discount with a cap: `{{percent}}` and `{{amount}}`. */
  cappedDiscount: string;
  deliveryHint: string;
  vat: string;
  quantity: string;
  price: string;
  removed: string;
  coupon: string;
}

/** Options for formatting a cart. */
export interface CartFormatOptions {
  language: 'en' | 'ar';
  /** Locale prefix of every link: `/en-ae`. */
  prefix: string;
  /** Whether prices include VAT. */
  hasVat: boolean;
  messages: CartMessages;
}

// An Arabic amount starts with its digits. Sign and digits are isolated together: otherwise the minus sign
// would be displayed after the digits.
function formatNegative(amount: string): string {
  return amount.replace(/^([\d.,]+)|^/, (_all, digits?: string) => (digits ? `\u2066−${digits}\u2069` : '−'));
}

function formatLineDiscount(
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

/** Formats a line of a cart or an order. */
export function formatLine(
  line: LineItem,
  options: Pick<CartFormatOptions, 'language' | 'prefix'>,
  addOns: readonly LineItem[] = [],
): LineModel {
  const option = line.product.options.find((selectedOption) => selectedOption.attributeFQN === SHADE_OPTION);
  const shade = option && { ...parseShadeValue(option.value), hex: option.hex ?? '' };
  const query = shade ? `?shade=${encodeURIComponent(shade.code)}` : '';
  return {
    id: line.id,
    parentId: line.parentItemId,
    addOns: addOns.map(({ product }) => product.productCode),
    code: line.product.productCode,
    href: `${options.prefix}/products/${line.product.content.slug}${query}`,
    name: isolateLatin(line.product.content.productName),
    brand: getSeparateBrand(line.product.content.productName, line.product.brand),
    picture: toImageModel(line.product.productImages[0], LINE_IMAGE_WIDTH),
    shade: shade ?? null,
    quantity: line.quantity,
    maxQuantity: line.product.maximumQuantity,
    unitPrice: formatMoney(line.unitPrice.extendedAmount, options.language),
    unitRegularPrice: line.onSale ? formatMoney(line.unitPrice.listAmount, options.language) : null,
    total: formatMoney(line.subtotal, options.language),
    discount: formatLineDiscount(line, options.language),
    isAvailable: line.isAvailable,
    isHeldByOthers: line.isHeldByOthers,
  };
}

/** Formats the discounts of a cart or an order; `cappedText` is the message of a discount with a cap. */
export function formatDiscounts(
  discounts: Cart['discounts'],
  language: CartFormatOptions['language'],
  cappedText: string,
): DiscountModel[] {
  return discounts.map(({ name, code, amount, percent, cap }) => ({
    label: code ? `${name} (\u2068${code}\u2069)` : name,
    amount: formatNegative(formatMoney(amount, language)),
    ...(cap && {
      note: interpolate(cappedText, { percent: String(percent), amount: formatMoney(cap, language) }),
    }),
  }));
}

/** Formats lines with their add-ons. */
export function formatLines(
  groups: Cart['items'],
  options: Pick<CartFormatOptions, 'language' | 'prefix'>,
): LineModel[] {
  return groups.flatMap(({ items }, index) =>
    items.map((line) => {
      const addOns = items.filter(({ parentItemId }) => parentItemId === line.id);
      return { ...formatLine(line, options, addOns), index };
    }),
  );
}

/** Formats the changes that the backend made to a cart. */
export function formatCartAlerts(changes: Cart['changes'], messages: CartMessages): CartAlertModel[] {
  return changes.map(({ kind, productName: name, quantity, reason = '' }) => ({
    kind,
    text: interpolate(messages[kind], { name: isolateLatin(name), quantity: quantity ?? '', reason }),
  }));
}

/** Formats a cart, on the server and in the browser. */
export function formatCart(cart: Cart, options: CartFormatOptions): CartModel {
  const { messages, language } = options;
  const lines = formatLines(cart.items, options);
  const { fee, freeFrom, missing } = cart.delivery;
  const currency = cart.total.currency;
  return {
    id: cart.id,
    count: cart.itemCount,
    currency,
    lines,
    subtotal: formatMoney(cart.subtotal, language),
    discounts: formatDiscounts(cart.discounts, language, messages.cappedDiscount),
    couponCodes: cart.couponCodes,
    delivery: fee.amount === 0 ? messages.free : formatMoney(fee, language),
    deliveryHint:
      lines.length > 0 && missing.amount > 0
        ? interpolate(messages.deliveryHint, { amount: formatMoney(missing, language) })
        : null,
    deliveryProgress: freeFrom.amount === 0 ? 1 : Math.min(1, cart.total.amount / freeFrom.amount),
    total: formatMoney(cart.delivery.total, language),
    vatText: options.hasVat
      ? interpolate(messages.vat, { amount: formatMoney(cart.delivery.taxTotal, language) })
      : null,
    alerts: formatCartAlerts(cart.changes, messages),
  };
}

import type { Cart, LineItem } from '#lib/contract/cart.ts';
import { SHADE_OPTION } from '#lib/contract/options.ts';
import { fill } from './fill.ts';
import type { CartModel, LineModel } from './models.ts';
import { formatMoney } from './money.ts';
import { LINE_WIDTH, toSmallPicture } from './picture.ts';

/** The words that a drawn cart needs, with `{{amount}}`, `{{name}}` and `{{quantity}}` left open. */
export interface CartWords {
  free: string;
  deliveryHint: string;
  vat: string;
  quantityChanged: string;
  priceChanged: string;
  removed: string;
}

/** Where a cart is drawn. */
export interface CartPlace {
  language: 'en' | 'ar';
  /** `/en-ae`, before every link. */
  prefix: string;
  /** Whether prices hold VAT. */
  hasVat: boolean;
  words: CartWords;
}

/** A line as it is drawn. */
export function formatLine(line: LineItem, place: Pick<CartPlace, 'language' | 'prefix'>): LineModel {
  const option = line.product.options.find((each) => each.attributeFQN === SHADE_OPTION);
  const [shadeName = '', shadeCode = ''] = option?.value.split('|') ?? [];
  const query = option ? `?shade=${encodeURIComponent(shadeCode)}` : '';
  return {
    id: line.id,
    code: line.product.productCode,
    href: `${place.prefix}/products/${line.product.content.slug}${query}`,
    name: line.product.content.productName,
    brand: line.product.brand,
    picture: toSmallPicture(line.product.productImages[0], LINE_WIDTH),
    shade: option ? { name: shadeName, code: shadeCode, hex: option.hex ?? '' } : null,
    quantity: line.quantity,
    maximum: line.product.maximumQuantity,
    unitPrice: formatMoney(line.unitPrice.extendedAmount, place.language),
    unitBefore: line.onSale ? formatMoney(line.unitPrice.listAmount, place.language) : null,
    total: formatMoney(line.total, place.language),
    isAvailable: line.isAvailable,
  };
}

/** A cart as it is drawn; the same on the server and in the browser. */
export function formatCart(cart: Cart, place: CartPlace): CartModel {
  const { words, language } = place;
  const lines = cart.items.flatMap((group) => group.items.map((line) => formatLine(line, place)));
  const { fee, freeFrom, missing } = cart.delivery;
  const currency = cart.total.currency;
  const notices = cart.changes.map((change) => {
    const template = { quantity: words.quantityChanged, price: words.priceChanged, removed: words.removed };
    return fill(template[change.kind], { name: change.productName, quantity: String(change.quantity ?? '') });
  });
  return {
    id: cart.id,
    count: cart.itemCount,
    currency,
    lines,
    subtotal: formatMoney(cart.subtotal, language),
    discount: cart.discountTotal.amount > 0 ? formatMoney(cart.discountTotal, language) : null,
    delivery: fee.amount === 0 ? words.free : formatMoney(fee, language),
    deliveryHint:
      lines.length > 0 && missing.amount > 0
        ? fill(words.deliveryHint, { amount: formatMoney(missing, language) })
        : null,
    deliveryProgress: freeFrom.amount === 0 ? 1 : Math.min(1, cart.total.amount / freeFrom.amount),
    total: formatMoney(cart.delivery.total, language),
    vatText: place.hasVat ? fill(words.vat, { amount: formatMoney(cart.delivery.taxTotal, language) }) : null,
    notices,
  };
}

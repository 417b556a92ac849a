import type { Cart, LineItem } from '#lib/contract/cart/cart.ts';
import { SHADE_OPTION } from '#lib/contract/catalog/option-names.ts';
import type { Money } from '#lib/contract/money.ts';
import type { Currency } from '#lib/locale/currency.ts';
import type { Language } from '#lib/locale/locale.ts';
import { formatShadeValue } from '#lib/paint/shade-value.ts';
import type { LocalizedText } from '../catalog/model.ts';
import { presentIllustration, presentPhoto } from '../catalog/product-images.ts';
import type { LocalizedShade } from '../catalog/sellable-products.ts';
import type { DiscountTerms } from '../pricing/discounts.ts';
import { getDiscountPercentage, getUnitAmount, type UnitPrice } from '../pricing/prices.ts';

/** Product facts of a line, in both languages. */
export interface LineProduct {
  slug: string;
  name: LocalizedText;
  brand: LocalizedText;
  isPaint: boolean;
  maxQuantity: number;
  tint: LocalizedShade | null;
  /** URL of the product's photo; without one an illustration is shown. */
  photoUrl?: string | null;
  /** The product's colour, `#rrggbb`; missing in older orders. */
  colour?: string;
  service?: 'warranty' | 'assembly';
  /** Code of the parent product, whose illustration is shown for a service. */
  illustratedAs?: string;
  /** Return period in days after delivery; missing for services and in older orders. */
  returnDays?: number;
}

/** A line's part of a discount. */
export interface LineDiscount {
  /** The coupon's code, or `employee`. */
  id: string;
  name: LocalizedText;
  amount: number;
}

export interface PricedLine {
  id: string;
  productCode: string;
  parentId: string | null;
  quantity: number;
  price: UnitPrice;
  isAvailable: boolean;
  /** Whether the line is unavailable only because of unpaid reservations of other customers. */
  isHeldByOthers?: boolean;
  discount?: LineDiscount | null;
  product: LineProduct;
}

/** Presents a discount of a cart or an order on the wire; earlier orders have neither percent nor cap. */
export function presentDiscount(
  { kind, code, name, amount, percent, cap }: DiscountTerms,
  currency: Currency,
  language: Language,
): Cart['discounts'][number] {
  return {
    kind,
    code,
    name: name[language],
    amount: { amount, currency },
    percent: percent ?? null,
    cap: cap == null ? null : { amount: cap, currency },
  };
}

/** Presents a line of a cart or an order on the wire. */
export function presentLineItem(line: PricedLine, currency: Currency, language: Language): LineItem {
  const money = (amount: number): Money => ({ amount, currency });
  const { product, price, discount } = line;
  const unit = getUnitAmount(price);
  return {
    id: line.id,
    quantity: line.quantity,
    total: money(unit * line.quantity - (discount?.amount ?? 0)),
    subtotal: money(unit * line.quantity),
    product: {
      productCode: line.productCode,
      content: { productName: product.name[language], slug: product.slug },
      brand: product.brand[language],
      productImages: [presentImage(line.productCode, product, language)],
      options: product.tint ? [presentShadeOption(product.tint, language)] : [],
      isPaintProduct: product.isPaint,
      maximumQuantity: product.maxQuantity,
      ...(product.returnDays !== undefined && { returnDays: product.returnDays }),
    },
    unitPrice: {
      listAmount: money(price.list),
      saleAmount: price.sale === null ? null : money(price.sale),
      extendedAmount: money(unit),
    },
    discountPercentage: getDiscountPercentage(price),
    productDiscount: discount ? { id: discount.id, name: discount.name[language] } : null,
    onSale: price.sale !== null,
    assmblyProduct: product.service === 'assembly',
    warrantyProduct: product.service === 'warranty',
    parentItemId: line.parentId,
    isAvailable: line.isAvailable,
    ...(line.isHeldByOthers && { isHeldByOthers: true }),
  };
}

/** Groups each line with its add-ons, in the order of the lines. */
export function groupLineItems(items: readonly LineItem[]): { id: string; items: LineItem[] }[] {
  return items
    .filter((item) => item.parentItemId === null)
    .map((item) => ({
      id: item.id,
      items: [item, ...items.filter((addOn) => addOn.parentItemId === item.id)],
    }));
}

function presentImage(code: string, product: LineProduct, language: Language) {
  const { name, photoUrl: url, colour, tint: shade, illustratedAs } = product;
  if (url) return presentPhoto(url, name[language], colour);
  return presentIllustration(illustratedAs ?? code, name[language], shade?.code);
}

function presentShadeOption(shade: LocalizedShade, language: Language) {
  return {
    attributeFQN: SHADE_OPTION,
    value: formatShadeValue({ name: shade.name[language], code: shade.code }),
    hex: shade.hex,
  };
}

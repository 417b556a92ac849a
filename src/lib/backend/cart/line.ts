import type { LineItem } from '#lib/contract/cart.ts';
import type { Money } from '#lib/contract/fields.ts';
import { SHADE_OPTION } from '#lib/contract/options.ts';
import type { Currency } from '#lib/locale/currency.ts';
import type { Language } from '#lib/locale/locale.ts';
import { formatShadeValue } from '#lib/paint/shade-value.ts';
import type { Tint, Words } from '../catalog/goods.ts';
import { drawnImage, photograph } from '../catalog/images.ts';
import { discountPercentage, type UnitPrice, unitAmount } from '../pricing/rules.ts';

/** What a line says of its product, in both languages. */
export interface LineSubject {
  slug: string;
  name: Words;
  brand: Words;
  isPaint: boolean;
  maximum: number;
  tint: Tint | null;
  /** Address of its photograph; drawn when there is none. */
  photograph?: string | null;
  /** `#rrggbb`, its own; orders of before do not know it. */
  colour?: string;
  service?: 'warranty' | 'assembly';
  /** Code of the product whose picture stands for it. */
  drawnAs?: string;
}

/** A line's part of a discount. */
export interface LineDiscount {
  /** A coupon's code, or `employee`. */
  id: string;
  name: Words;
  amount: number;
}

export interface LineFacts {
  id: string;
  productCode: string;
  parentId: string | null;
  quantity: number;
  price: UnitPrice;
  isAvailable: boolean;
  discount?: LineDiscount | null;
  subject: LineSubject;
}

/** A line of a cart or an order as the wire has it. */
export function lineItem(line: LineFacts, currency: Currency, language: Language): LineItem {
  const money = (amount: number): Money => ({ amount, currency });
  const { subject, price, discount } = line;
  const unit = unitAmount(price);
  return {
    id: line.id,
    quantity: line.quantity,
    total: money(unit * line.quantity - (discount?.amount ?? 0)),
    subtotal: money(unit * line.quantity),
    product: {
      productCode: line.productCode,
      content: { productName: subject.name[language], slug: subject.slug },
      brand: subject.brand[language],
      productImages: [pictureOf(line.productCode, subject, language)],
      options: subject.tint ? [shadeOption(subject.tint, language)] : [],
      isPaintProduct: subject.isPaint,
      maximumQuantity: subject.maximum,
    },
    unitPrice: {
      listAmount: money(price.list),
      saleAmount: price.sale === null ? null : money(price.sale),
      extendedAmount: money(unit),
    },
    discountPercentage: discountPercentage(price),
    productDiscount: discount ? { id: discount.id, name: discount.name[language] } : null,
    onSale: price.sale !== null,
    assmblyProduct: subject.service === 'assembly',
    warrantyProduct: subject.service === 'warranty',
    parentItemId: line.parentId,
    isAvailable: line.isAvailable,
  };
}

/** Lines with their add-ons, in the order of the lines. */
export function groupLines(items: readonly LineItem[]): { id: string; items: LineItem[] }[] {
  return items
    .filter((item) => item.parentItemId === null)
    .map((item) => ({ id: item.id, items: [item, ...items.filter((it) => it.parentItemId === item.id)] }));
}

function pictureOf(code: string, subject: LineSubject, language: Language) {
  const { name, photograph: url, colour, tint, drawnAs } = subject;
  if (url) return photograph(url, name[language], colour);
  return drawnImage(drawnAs ?? code, name[language], tint?.code);
}

function shadeOption(tint: Tint, language: Language) {
  return {
    attributeFQN: SHADE_OPTION,
    value: formatShadeValue({ name: tint.name[language], code: tint.code }),
    hex: tint.hex,
  };
}

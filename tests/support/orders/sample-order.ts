import { SHADE_OPTION } from '#lib/contract/catalog/option-names.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import { COUNTRIES, type CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import { createRecipient } from '../../contract/harness/purchase-steps.ts';

export const PLACED_AT = Date.parse('2026-11-23T08:05:00Z');

const NAMES = {
  en: ['Cordless drill 18 V', 'Velvet emulsion, 4 L', 'Wood screws M6 × 40 mm', 'Assembly service'],
  ar: ['مثقاب لاسلكي 18 فولت', 'دهان إيمولشن مخملي، 4 لتر', 'مسامير خشب M6 × 40 مم', 'خدمة التركيب'],
} as const;

const SHADES = { en: 'Morning sky|BL-01', ar: 'سماء الصباح|BL-01' };
const COUPONS = { en: 'Welcome discount', ar: 'خصم الترحيب' };
const RETURN_DAYS = [14, 0, 30];

interface SampleOptions {
  country?: CountryCode;
  language?: Language;
  /** Number of lines, not counting an add-on of the first. */
  lines?: number;
}

/** A placed order of a drill with its assembly, tinted paint and screws, with a coupon and a delivery fee. */
export function createSampleOrder({ country = 'ae', language = 'en', lines = 3 }: SampleOptions = {}): Order {
  const { currency, vat } = COUNTRIES[country];
  const money = (amount: number) => ({ amount, currency });
  const createItem = (index: number, isAddOn = false): Order['items'][number] => {
    const unit = isAddOn ? 5000 : 12_345 + index;
    const quantity = isAddOn ? 1 : 1 + (index % 3);
    const discount = index === 1 ? 500 : 0;
    const name = NAMES[language][isAddOn ? 3 : index % 3] as string;
    return {
      id: isAddOn ? 'add-on' : `line-${index}`,
      quantity,
      total: money(unit * quantity - discount),
      subtotal: money(unit * quantity),
      product: {
        productCode: `BN-${index}`,
        content: { productName: name, slug: 'product' },
        brand: 'Rukn',
        productImages: [],
        options: index === 1 ? [{ attributeFQN: SHADE_OPTION, value: SHADES[language], hex: '#a0c4e0' }] : [],
        isPaintProduct: index === 1,
        maximumQuantity: 20,
        ...(!isAddOn && { returnDays: RETURN_DAYS[index % 3] as number }),
      },
      unitPrice: { listAmount: money(unit), saleAmount: null, extendedAmount: money(unit) },
      discountPercentage: 0,
      productDiscount: discount > 0 ? { id: 'WELCOME', name: COUPONS[language] } : null,
      onSale: false,
      assmblyProduct: isAddOn,
      warrantyProduct: false,
      parentItemId: isAddOn ? 'line-0' : null,
      isAvailable: true,
    };
  };
  // The add-on comes last, so that a summary has to sort it.
  const items = [...Array.from({ length: lines }, (_, index) => createItem(index)), createItem(0, true)];
  const subtotal = items.reduce((sum, item) => sum + item.subtotal.amount, 0);
  const total = subtotal - 500 + 1500;
  const contact = createRecipient({ country, language });
  return {
    id: 'order-1',
    orderNumber: `${country.toUpperCase()}26-000123-7`,
    cartId: 'cart-1',
    status: 'Accepted',
    history: [{ status: 'Accepted', at: PLACED_AT, cause: 'customer' }],
    currencyCode: currency,
    country,
    items,
    subtotal: money(subtotal),
    discountTotal: money(500),
    shippingSubTotal: money(1500),
    shippingTotal: money(1500),
    paymentFee: money(0),
    walletAmount: money(0),
    total: money(total),
    taxTotal: money(Math.round((total * vat.rate) / (10_000 + vat.rate))),
    taxRate: vat.rate,
    couponCodes: ['WELCOME'],
    discounts: [
      {
        kind: 'coupon',
        code: 'WELCOME',
        name: COUPONS[language],
        amount: money(500),
        percent: null,
        cap: null,
      },
    ],
    couponCodeValue: money(500),
    employeeDiscount: { impact: money(0) },
    fulfillmentMethod: 'Ship',
    fulfillmentInfo: {
      fulfillmentContact: contact,
      collectionStore: null,
      collectionContact: null,
      area: null,
      slot: null,
    },
    deliveryNote: null,
    guestCustomer: null,
    paymentMethod: 'card',
    billingInfo: contact,
    paymentDetails: {
      paymentGateway: 'sandbox',
      paymentSource: 'credit_card',
      status: 'Paid',
      last4: '4242',
    },
    shipments: [],
    refund: null,
    isCancellable: true,
    createdAt: PLACED_AT,
    submittedAt: PLACED_AT,
  };
}

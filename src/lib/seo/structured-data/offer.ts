import type { ProductDetail, Variant } from '#lib/contract/catalog/product.ts';
import type { MoneyValue } from '#lib/format/money.ts';
import { formatDecimalAmount } from '#lib/locale/currency.ts';
import { STANDARD_DELIVERY } from '#lib/locale/delivery/delivery-promises.ts';
import type { Locale } from '#lib/locale/locale.ts';

type Data = Record<string, unknown>;

/** Creates the Offer of a product or variant at its current price, VAT included. */
export function createOfferData(
  { price: { price, salePrice }, inventoryInfo }: Pick<Variant, 'price' | 'inventoryInfo'>,
  url: string,
): Data {
  const current = salePrice ?? price;
  return {
    '@type': 'Offer',
    url,
    price: formatDecimalAmount(current.amount, current.currency),
    priceCurrency: current.currency,
    availability: `https://schema.org/${inventoryInfo.onlineStockAvailable > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  };
}

function createReturnPolicy(days: number, country: string): Data {
  const base = { '@type': 'MerchantReturnPolicy', applicableCountry: country };
  return days === 0
    ? { ...base, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
    : {
        ...base,
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: days,
        returnMethod: ['https://schema.org/ReturnInStore', 'https://schema.org/ReturnByMail'],
      };
}

function createShippingDetails(fee: MoneyValue, country: string): Data {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: formatDecimalAmount(fee.amount, fee.currency),
      currency: fee.currency,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: {
        '@type': 'QuantitativeValue',
        minValue: STANDARD_DELIVERY.from,
        maxValue: STANDARD_DELIVERY.to,
        unitCode: 'DAY',
      },
    },
  };
}

/** Returns the delivery fee of a single piece, as in checkout. */
function getDeliveryFee({ delivery }: ProductDetail, price: MoneyValue): MoneyValue {
  return price.amount >= delivery.freeFrom.amount ? { ...delivery.fee, amount: 0 } : delivery.fee;
}

/** Creates the Offer of a product page: price and availability, seller, return policy and delivery. */
export function createProductOfferData(
  product: ProductDetail,
  url: string,
  site: string,
  locale: Locale,
): Data {
  const country = locale.country.code.toUpperCase();
  const price = product.price.salePrice ?? product.price.price;
  return {
    ...createOfferData(product, url),
    seller: { '@id': `${site}/#organization` },
    hasMerchantReturnPolicy: createReturnPolicy(product.returnDays, country),
    shippingDetails: createShippingDetails(getDeliveryFee(product, price), country),
  };
}

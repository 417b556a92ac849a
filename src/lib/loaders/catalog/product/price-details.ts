import type { ProductDetail } from '#lib/contract/catalog/product.ts';
import { isolateLatin } from '#lib/format/bidi.ts';
import { getPriceReduction } from '#lib/format/catalog/price-reduction.ts';
import type { PriceDetailsModel } from '#lib/format/models/product.ts';
import { computeIncludedVat, formatMoney, type MoneyValue } from '#lib/format/money.ts';
import { formatPercent } from '#lib/format/number.ts';
import type { LoaderContext } from '../../context.ts';

// VAT rates are in basis points.
const BASIS_POINTS = 10_000;

/** Formats price range, saving and VAT of a product. */
export function formatPriceDetails(
  { price: { price, salePrice }, priceRange, variantCount }: ProductDetail,
  { locale, t }: LoaderContext,
): PriceDetailsModel {
  const { language, country } = locale;
  const formatAmount = (value: MoneyValue): string => formatMoney(value, language);
  const currentPrice = salePrice ?? price;
  const { rate } = country.vat;
  const reduction = getPriceReduction(price, salePrice);
  const rangeAmounts =
    priceRange &&
    [priceRange.lower, priceRange.upper].map((rangeEnd) => rangeEnd.salePrice ?? rangeEnd.price);
  const [from, to] = rangeAmounts ?? [];
  const isRange = from && to && from.amount < to.amount;
  return {
    savingText: reduction.amount > 0 ? t('product:youSave', { amount: formatAmount(reduction) }) : null,
    range: isRange
      ? t('product:range', {
          from: formatAmount(from),
          to: formatAmount(to),
          options: t('product:variantCount', { count: variantCount }),
        })
      : null,
    rows: [
      { label: t('product:priceRegular'), value: formatAmount(price) },
      ...(salePrice ? [{ label: t('product:priceNow'), value: formatAmount(salePrice) }] : []),
      { label: t('product:priceDifference'), value: formatAmount(reduction) },
      ...(rate > 0
        ? [
            {
              label: isolateLatin(t('product:priceVat', { rate: formatPercent(rate / BASIS_POINTS) })),
              value: formatAmount({ ...currentPrice, amount: computeIncludedVat(currentPrice.amount, rate) }),
            },
          ]
        : []),
    ],
  };
}

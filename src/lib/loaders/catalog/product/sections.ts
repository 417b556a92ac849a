import type { Attribute, ProductDetail } from '#lib/contract/catalog/product.ts';
import { joinValues } from '#lib/format/bidi.ts';
import { formatAttributes } from '#lib/format/catalog/product-card.ts';
import { formatDate } from '#lib/format/date.ts';
import { formatStandardFee } from '#lib/format/delivery/delivery-texts.ts';
import type { AttributeSectionModel } from '#lib/format/models/product.ts';
import type { AttributeModel } from '#lib/format/models/product-card.ts';
import { formatMoney } from '#lib/format/money.ts';
import { getLatestStandardDate } from '#lib/locale/delivery/delivery-plan.ts';
import { DAY_MS } from '#lib/locale/duration.ts';
import type { LoaderContext } from '../../context.ts';

// Attributes of the material and of the food section, in display order.
const MATERIAL_ATTRIBUTES = ['composition', 'fabric', 'density', 'filling', 'care'];
const FOOD_ATTRIBUTES = ['ingredients', 'allergens', 'serving', 'storage', 'shelfLife'];

const hasAttribute = (properties: readonly Attribute[], ...names: string[]): boolean =>
  properties.some(({ attributeFQN }) => names.includes(attributeFQN.replace('tenant~', '')));

function pickAttributes(properties: readonly Attribute[], names: readonly string[]): Attribute[] {
  return names.flatMap(
    (name) => properties.find((attribute) => attribute.attributeFQN === `tenant~${name}`) ?? [],
  );
}

/** Returns the section of food, of textiles, or of other products with care instructions; otherwise null. */
export function formatComposition(
  product: ProductDetail,
  { t }: LoaderContext,
): AttributeSectionModel | null {
  const { specifications, dietaryFlags } = product;
  if (dietaryFlags.length > 0 || hasAttribute(specifications, 'ingredients', 'allergens')) {
    const flags = dietaryFlags.map((flag) => t(`product:dietary-${flag}`));
    const diet = flags.length > 0 ? [{ label: t('product:dietary'), value: joinValues(flags) }] : [];
    return {
      title: t('product:food'),
      attributes: [...formatAttributes(pickAttributes(specifications, FOOD_ATTRIBUTES)), ...diet],
      names: FOOD_ATTRIBUTES,
    };
  }
  if (!hasAttribute(specifications, 'composition', 'fabric', 'care')) return null;
  const isCloth = hasAttribute(specifications, 'composition', 'fabric');
  const names = isCloth ? MATERIAL_ATTRIBUTES : ['care'];
  return {
    title: t(isCloth ? 'product:cloth' : 'product:care'),
    attributes: formatAttributes(pickAttributes(specifications, names)),
    names,
  };
}

/** Returns all remaining specifications, pack size, code and barcode. */
export function formatSpecifications(
  product: ProductDetail,
  composition: AttributeSectionModel | null,
  { t }: LoaderContext,
): AttributeModel[] {
  const others = product.specifications.filter(
    (attribute) => !hasAttribute([attribute], ...(composition?.names ?? [])),
  );
  return [
    ...formatAttributes(others),
    ...(product.packSize ? [{ label: t('product:packSize'), value: product.packSize }] : []),
    { label: t('product:code'), value: product.productCode },
    ...(product.barcode ? [{ label: t('product:barcode'), value: product.barcode }] : []),
  ];
}

/** Formats standard delivery with its fee. */
export function formatDelivery({ delivery }: ProductDetail, { t, locale }: LoaderContext): string {
  const amounts = {
    fee: formatMoney(delivery.fee, locale.language),
    free: formatMoney(delivery.freeFrom, locale.language),
  };
  return formatStandardFee(amounts, t);
}

/** Formats the return period, or the reason why the product cannot be returned. */
export function formatReturns(product: ProductDetail, { t }: LoaderContext): string {
  if (product.options.length > 0) return t('product:returnsTinted');
  return product.returnDays > 0
    ? t('product:returnsDays', { count: product.returnDays })
    : t('product:returnsNone');
}

/**
 * Returns the last return date of an order placed now, assuming the longest standard delivery; null for
 * products that cannot be returned or ordered.
 */
export function formatReturnDeadline(
  { returnDays, options, inventoryInfo }: ProductDetail,
  { t, locale }: LoaderContext,
  now: number,
): string | null {
  if (returnDays === 0 || options.length > 0 || inventoryInfo.onlineStockAvailable <= 0) return null;
  // At noon it is the same day in every country.
  const arrival = Date.parse(`${getLatestStandardDate(locale.country, now)}T08:00:00Z`);
  return t('product:returnsUntil', {
    arrival: formatDate(arrival, locale),
    until: formatDate(arrival + returnDays * DAY_MS, locale),
  });
}

import type { ProductDetail, Property } from '#lib/contract/product.ts';
import { joinValues } from '#lib/format/bidi.ts';
import { formatFacts } from '#lib/format/card.ts';
import { formatDate } from '#lib/format/date.ts';
import type { FactModel, SectionModel } from '#lib/format/models.ts';
import { formatMoney } from '#lib/format/money.ts';
import { STANDARD_DELIVERY } from '#lib/locale/delivery-promises.ts';
import type { LoaderContext } from './context.ts';

const DAY = 86_400_000;

// What a thing is made of and how it lives long; what is eaten, and how it keeps.
const MADE_OF = ['composition', 'fabric', 'density', 'filling', 'care'];
const EATEN = ['ingredients', 'allergens', 'serving', 'storage', 'shelfLife'];

const has = (properties: readonly Property[], ...names: string[]): boolean =>
  properties.some(({ attributeFQN }) => names.includes(attributeFQN.replace('tenant~', '')));

function pick(properties: readonly Property[], names: readonly string[]): Property[] {
  return names.flatMap((name) => properties.find((it) => it.attributeFQN === `tenant~${name}`) ?? []);
}

/** What is asked of cloth and of food has a section of its own; null for other goods. */
export function formatComposition(product: ProductDetail, { t }: LoaderContext): SectionModel | null {
  const { specifications, dietaryFlags } = product;
  if (dietaryFlags.length > 0 || has(specifications, 'ingredients', 'allergens')) {
    const flags = dietaryFlags.map((flag) => t(`product:dietary-${flag}`));
    const diet = flags.length > 0 ? [{ label: t('product:dietary'), value: joinValues(flags) }] : [];
    return {
      title: t('product:food'),
      facts: [...formatFacts(pick(specifications, EATEN)), ...diet],
      names: EATEN,
    };
  }
  if (!has(specifications, 'composition', 'fabric', 'care')) return null;
  const isCloth = has(specifications, 'composition', 'fabric');
  const names = isCloth ? MADE_OF : ['care'];
  return {
    title: t(isCloth ? 'product:cloth' : 'product:care'),
    facts: formatFacts(pick(specifications, names)),
    names,
  };
}

/** Everything else that is measured, down to the code. */
export function formatSpecifications(
  product: ProductDetail,
  composition: SectionModel | null,
  { t }: LoaderContext,
): FactModel[] {
  const others = product.specifications.filter((it) => !has([it], ...(composition?.names ?? [])));
  return [
    ...formatFacts(others),
    ...(product.packSize ? [{ label: t('product:packSize'), value: product.packSize }] : []),
    { label: t('product:code'), value: product.productCode },
    ...(product.barcode ? [{ label: t('product:barcode'), value: product.barcode }] : []),
  ];
}

/** What standard delivery costs. */
export function deliveryText({ delivery }: ProductDetail, { t, locale }: LoaderContext): string {
  return t('product:deliveryStandard', {
    ...STANDARD_DELIVERY,
    fee: formatMoney(delivery.fee, locale.language),
    free: formatMoney(delivery.freeFrom, locale.language),
  });
}

/** How long it can be given back, or why not. */
export function returnsText(product: ProductDetail, { t }: LoaderContext): string {
  if (product.options.length > 0) return t('product:returnsTinted');
  return product.returnDays > 0
    ? t('product:returnsDays', { count: product.returnDays })
    : t('product:returnsNone');
}

/** Until when something ordered now could be given back, if it came as late as it may; null for what cannot be, or cannot be ordered. */
export function returnsUntil(
  { returnDays, options, inventoryInfo }: ProductDetail,
  { t, locale }: LoaderContext,
  now: number,
): string | null {
  if (returnDays === 0 || options.length > 0 || inventoryInfo.onlineStockAvailable <= 0) return null;
  const arrival = now + STANDARD_DELIVERY.to * DAY;
  return t('product:returnsUntil', {
    arrival: formatDate(arrival, locale),
    until: formatDate(arrival + returnDays * DAY, locale),
  });
}

import type { ProductDetail, Variant } from '#lib/contract/catalog/product.ts';
import { isolateLatin, joinValues } from '#lib/format/bidi.ts';
import type { SizeChartModel, VariantAxisModel } from '#lib/format/models/product.ts';
import { formatMoney } from '#lib/format/money.ts';
import { createLinkBuilder, type LoaderContext } from '../../context.ts';
import { getSizeParam, SIZE_ATTRIBUTE, type SizeSelection } from './size-selection.ts';

/** Attributes whose values are shown as swatches where they look different. */
const COLOUR_ATTRIBUTES = ['tenant~tint', 'tenant~finish'];
/** Attribute whose values are pack sizes, smallest first. */
const VOLUME_ATTRIBUTE = 'tenant~volume';

const getOptionValue = ({ options }: Variant, axis: number): string => options[axis]?.values.join(', ') ?? '';
const getPriceAmount = ({ price }: Variant): number => (price.salePrice ?? price.price).amount;
const isInStock = ({ inventoryInfo }: Variant): boolean => inventoryInfo.onlineStockAvailable > 0;

/**
 * Returns the variant axes of a product. Each value links to the variant that has it and matches the current
 * one otherwise; shade and quantity are kept in the link.
 */
export function formatVariantAxes(
  product: ProductDetail,
  { locale, t }: LoaderContext,
  size: SizeSelection,
  { shade, quantity }: { shade: string | null; quantity: number } = { shade: null, quantity: 1 },
): VariantAxisModel[] {
  const { variants, productCode } = product;
  const current = variants.find((variant) => variant.productCode === productCode);
  if (!current) return [];
  const link = createLinkBuilder(locale);
  const getVariantHref = (variant: Variant, isChosen: boolean): string => {
    const query = new URLSearchParams();
    const sizeParam = getSizeParam(product, variant, isChosen);
    if (sizeParam) query.set('size', sizeParam);
    if (shade) query.set('shade', shade);
    if (quantity > 1) query.set('quantity', String(quantity));
    return link(`/products/${variant.slug}${query.size > 0 ? `?${query}` : ''}`);
  };
  const formatOptionValues = ({ options }: Variant): string =>
    isolateLatin(joinValues(options.flatMap((option) => option.values)));
  return current.options.map(({ attributeFQN, name }, axis) => {
    const isSize = attributeFQN === SIZE_ATTRIBUTE;
    const isUnselected = isSize && size !== 'selected';
    const values = [...new Set(variants.map((variant) => getOptionValue(variant, axis)))];
    if (attributeFQN === VOLUME_ATTRIBUTE) values.sort((a, b) => Number.parseFloat(a) - Number.parseFloat(b));
    // Attributes that may differ: this one and, while no size is selected, the size.
    const mayDiffer = (fqn: string): boolean =>
      fqn === attributeFQN || (fqn === SIZE_ATTRIBUTE && size !== 'selected');
    const targets = values.map((value) => {
      const withValue = variants.filter((variant) => getOptionValue(variant, axis) === value);
      const matches = withValue.filter((variant) => matchesOtherOptions(variant, current, mayDiffer));
      const exactMatch = matches.find((variant) =>
        matchesOtherOptions(variant, current, (fqn) => fqn === attributeFQN),
      );
      const target = exactMatch ?? matches[0] ?? withValue.find(isInStock) ?? (withValue[0] as Variant);
      return { value, matches, target };
    });
    const isPriced = new Set(targets.map(({ target }) => getPriceAmount(target))).size > 1;
    const otherValues = current.options
      .filter((option) => !mayDiffer(option.attributeFQN))
      .flatMap((option) => option.values);
    return {
      label: name,
      value: isUnselected ? t('product:chooseSize') : isolateLatin(getOptionValue(current, axis)),
      isColour:
        COLOUR_ATTRIBUTES.includes(attributeFQN) && new Set(targets.map(({ target }) => target.hex)).size > 1,
      isSize,
      isUnselected,
      isSelectionMissing: isUnselected && size === 'missing',
      choices: targets.map(({ value, matches, target }) => {
        const state: VariantAxisModel['choices'][number]['state'] =
          matches.length === 0 ? 'other-variant' : matches.some(isInStock) ? 'in' : 'out';
        const notes = {
          in: '',
          out: t('product:stockOut'),
          'other-variant': t('product:otherCombination', {
            values: isolateLatin(joinValues(otherValues)),
            target: formatOptionValues(target),
          }),
        };
        return {
          label: isolateLatin(value),
          href: getVariantHref(target, isSize || size === 'selected'),
          isCurrent: target.productCode === productCode && !isUnselected,
          hex: target.hex,
          price: isPriced ? formatMoney(target.price.salePrice ?? target.price.price, locale.language) : null,
          state,
          note: notes[state],
        };
      }),
    };
  });
}

function matchesOtherOptions(
  variant: Variant,
  current: Variant,
  mayDiffer: (fqn: string) => boolean,
): boolean {
  return current.options.every(
    ({ attributeFQN }, axis) =>
      mayDiffer(attributeFQN) || getOptionValue(variant, axis) === getOptionValue(current, axis),
  );
}

/** Formats a product's size chart, with the size of the variant if one was chosen. */
export function formatSizeChart(
  { sizeChart, variants, productCode }: ProductDetail,
  { locale }: LoaderContext,
  size: SizeSelection,
): SizeChartModel | null {
  if (!sizeChart) return null;
  const { code, name, note, columns, rows } = sizeChart;
  const currentVariant = variants.find((variant) => variant.productCode === productCode);
  const sizes = size === 'selected' ? (currentVariant?.options.flatMap(({ values }) => values) ?? []) : [];
  const [first] = rows.map(([size]) => size).filter((size) => size !== undefined && sizes.includes(size));
  const link = createLinkBuilder(locale);
  return {
    name,
    note,
    columns,
    rows,
    currentSize: first ?? null,
    href: link(`/size-chart/${code}.csv`),
    page: link(`/size-chart#${code}`),
  };
}

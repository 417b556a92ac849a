import type { ProductDetail, Variant } from '#lib/contract/product.ts';
import { isolateLatin } from '#lib/format/bidi.ts';
import type { AxisModel, SizeChartModel } from '#lib/format/models.ts';
import { type LoaderContext, linkIn } from './context.ts';

/** The axis whose values are colours, shown with a swatch. */
const COLOUR = 'tenant~tint';

const valueAt = ({ options }: Variant, axis: number): string => options[axis]?.values.join(', ') ?? '';

/**
 * What can be chosen of a product with variants: an axis each, every value a link to the variant that has it and is
 * otherwise like this one. `query` goes along, so that a shade stays chosen.
 */
export function formatAxes(product: ProductDetail, { locale, t }: LoaderContext, query = ''): AxisModel[] {
  const { variants, productCode } = product;
  const current = variants.find((variant) => variant.productCode === productCode);
  if (!current) return [];
  const link = linkIn(locale);
  return current.options.map(({ attributeFQN, name }, axis) => {
    const values = [...new Set(variants.map((variant) => valueAt(variant, axis)))];
    return {
      label: name,
      value: isolateLatin(valueAt(current, axis)),
      isColour: attributeFQN === COLOUR,
      choices: values.map((value) => {
        const having = variants.filter((variant) => valueAt(variant, axis) === value);
        const alike = having.find((variant) => isAlike(variant, current, axis));
        const target = alike ?? (having[0] as Variant);
        const isCurrent = target.productCode === productCode;
        const state = alike
          ? target.inventoryInfo.onlineStockAvailable > 0
            ? 'in'
            : 'out'
          : ('elsewhere' as const);
        return {
          label: isolateLatin(value),
          href: link(`/products/${target.slug}${query}`),
          isCurrent,
          hex: target.hex,
          state,
          note: { in: '', out: t('product:stockOut'), elsewhere: t('product:otherCombination') }[state],
        };
      }),
    };
  });
}

function isAlike(variant: Variant, current: Variant, except: number): boolean {
  return current.options.every(
    (_, axis) => axis === except || valueAt(variant, axis) === valueAt(current, axis),
  );
}

/** A product's table of sizes, with its own size marked. */
export function formatSizeChart(
  { sizeChart, variants, productCode }: ProductDetail,
  { locale }: LoaderContext,
): SizeChartModel | null {
  if (!sizeChart) return null;
  const { code, name, note, columns, rows } = sizeChart;
  const own = variants.find((variant) => variant.productCode === productCode);
  const sizes = own?.options.flatMap(({ values }) => values) ?? [];
  const [first] = rows.map(([size]) => size).filter((size) => size !== undefined && sizes.includes(size));
  return { name, note, columns, rows, own: first ?? null, href: linkIn(locale)(`/size-chart/${code}.csv`) };
}

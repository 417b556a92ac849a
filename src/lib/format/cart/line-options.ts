import type { ProductDetail, Shade } from '#lib/contract/catalog/product.ts';
import type { EndpointReply } from '#lib/contract/endpoint.ts';
import type { paintPacks } from '#lib/contract/paint.ts';
import { isolateLatin, joinValues } from '../bidi.ts';
import { formatMoney } from '../money.ts';

/** Shades of a family to choose from. */
export interface ShadeGroup {
  label: string;
  shades: { name: string; code: string; hex: string }[];
}

/** Variants and shades that a cart line can be changed to. */
export interface LineOptions {
  /** Sizes, colours or packs; null when there is only one. */
  variants: {
    /** `Pack size`. */
    label: string;
    options: { code: string; text: string; isOutOfStock: boolean }[];
  } | null;
  /** Empty for products that are not tinted paint. */
  families: ShadeGroup[];
}

/** Product data from which the options are created. */
export interface ConfigurableProduct {
  details: Pick<ProductDetail, 'variants'>;
  /** Empty for products that are not tinted paint, as are `packs`. */
  shades: readonly Shade[];
  packs: EndpointReply<typeof paintPacks>['packs'];
}

/** Messages of the options. */
export interface LineOptionMessages {
  language: 'en' | 'ar';
  /** Label of pack sizes. */
  pack: string;
  /** Suffix of options that are out of stock. */
  outOfStock: string;
  getFamilyLabel: (family: string) => string;
}

function groupShades(shades: readonly Shade[], { getFamilyLabel }: LineOptionMessages): ShadeGroup[] {
  const groups = new Map<string, ShadeGroup>();
  for (const { family, shadeName: name, shadeCode: code, hex } of shades) {
    const group = groups.get(family) ?? { label: getFamilyLabel(family), shades: [] };
    group.shades.push({ name, code, hex });
    groups.set(family, group);
  }
  return [...groups.values()];
}

// An `<option>` contains text only, so `<bdi>` is not possible. Isolating each part keeps its own direction:
// `M` and the price after it would otherwise be read as one left-to-right run.
const isolate = (text: string) => `\u2068${text}\u2069`;

/** Formats the sizes, other variants and shades of a product as options. */
export function formatLineOptions(
  { details, shades, packs }: ConfigurableProduct,
  messages: LineOptionMessages,
): LineOptions {
  const { variants } = details;
  const formatText = messages.language === 'ar' ? (text: string) => isolate(isolateLatin(text)) : String;
  const formatOption = (
    product: (typeof packs)[number] | (typeof variants)[number],
    values: readonly string[],
  ) => {
    const isOutOfStock = product.inventoryInfo.onlineStockAvailable <= 0;
    const amount = formatMoney(product.price.salePrice ?? product.price.price, messages.language);
    const parts = [
      joinValues(values.map(formatText)),
      formatText(amount),
      isOutOfStock && messages.outOfStock,
    ];
    const text = parts.filter(Boolean).join(' · ');
    return { code: product.productCode, text, isOutOfStock };
  };
  const label = joinValues(variants[0]?.options.map(({ name }) => name) ?? []);
  const options =
    packs.length > 0
      ? packs.map((pack) => formatOption(pack, [pack.packSize]))
      : variants.map((variant) =>
          formatOption(
            variant,
            variant.options.flatMap(({ values }) => values),
          ),
        );
  return {
    variants: options.length > 1 ? { label: packs.length > 0 ? messages.pack : label, options } : null,
    families: groupShades(shades, messages),
  };
}

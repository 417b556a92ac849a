import type { paintPacks } from '#lib/contract/catalog/catalog.ts';
import type { ProductDetail, Shade } from '#lib/contract/catalog/product.ts';
import type { EndpointReply } from '#lib/contract/endpoint.ts';
import { isolateLatin, joinValues } from '../bidi.ts';
import { formatMoney } from '../money.ts';

/** The shades of a family, to choose one from. */
export interface ShadeGroup {
  label: string;
  shades: { name: string; code: string; hex: string }[];
}

/** What a line of a cart can become instead, in its place. */
export interface LineOptions {
  /** Sizes, colours or packs; null where there is one alone. */
  variants: {
    /** `Pack size`. */
    label: string;
    all: { code: string; text: string; isOut: boolean }[];
  } | null;
  /** Empty for what is not tinted. */
  families: ShadeGroup[];
}

/** What is known of a product that can be chosen anew. */
export interface ConfigurableProduct {
  details: Pick<ProductDetail, 'variants'>;
  /** Empty for what is not tinted, and so are its packs. */
  shades: readonly Shade[];
  packs: EndpointReply<typeof paintPacks>['packs'];
}

/** What the choices are called. */
export interface LineOptionMessages {
  language: 'en' | 'ar';
  /** Of the sizes of a paint. */
  pack: string;
  /** Behind what cannot be bought now. */
  out: string;
  familyOf: (family: string) => string;
}

function groupShades(shades: readonly Shade[], { familyOf }: LineOptionMessages): ShadeGroup[] {
  const groups = new Map<string, ShadeGroup>();
  for (const { family, shadeName: name, shadeCode: code, hex } of shades) {
    const group = groups.get(family) ?? { label: familyOf(family), shades: [] };
    group.shades.push({ name, code, hex });
    groups.set(family, group);
  }
  return [...groups.values()];
}

// An option is text alone, with no place for `<bdi>`. Kept apart, each part goes the way of its own words: `M` and the
// price behind it would otherwise be read as one, from the left.
const isolate = (text: string) => `\u2068${text}\u2069`;

/** The sizes, other variants and shades of a product, to choose from. */
export function formatLineOptions(
  { details, shades, packs }: ConfigurableProduct,
  words: LineOptionMessages,
): LineOptions {
  const { variants } = details;
  const part = words.language === 'ar' ? (text: string) => isolate(isolateLatin(text)) : String;
  const offer = (sold: (typeof packs)[number] | (typeof variants)[number], values: readonly string[]) => {
    const isOut = sold.inventoryInfo.onlineStockAvailable <= 0;
    const amount = formatMoney(sold.price.salePrice ?? sold.price.price, words.language);
    const parts = [joinValues(values.map(part)), part(amount), isOut && words.out];
    const text = parts.filter(Boolean).join(' · ');
    return { code: sold.productCode, text, isOut };
  };
  const label = joinValues(variants[0]?.options.map(({ name }) => name) ?? []);
  const all =
    packs.length > 0
      ? packs.map((pack) => offer(pack, [pack.packSize]))
      : variants.map((one) =>
          offer(
            one,
            one.options.flatMap(({ values }) => values),
          ),
        );
  return {
    variants: all.length > 1 ? { label: packs.length > 0 ? words.pack : label, all } : null,
    families: groupShades(shades, words),
  };
}

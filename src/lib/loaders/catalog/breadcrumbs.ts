import type { ProductDetail } from '#lib/contract/catalog/product.ts';
import type { LinkModel } from '#lib/format/models/shared.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { createLinkBuilder } from '../context.ts';

/** Creates the breadcrumbs of a category and its ancestors, the department first; `chain` starts at the category. */
export function createCategoryCrumbs(chain: ProductDetail['categories'], locale: Locale): LinkModel[] {
  const link = createLinkBuilder(locale);
  return chain.toReversed().map(({ code, level, content }) => ({
    href: link(level === 1 ? `/departments/${code}` : `/category/${content.slug}`),
    label: content.name,
  }));
}

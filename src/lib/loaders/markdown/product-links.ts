import { productsByCode } from '#lib/contract/catalog/catalog.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { MarkdownContext } from './markdown-document.ts';

/** Returns Markdown links to products; empty when they cannot be read. */
export async function listProductLinks(
  context: MarkdownContext,
  codes: readonly string[],
): Promise<string[]> {
  const { client, locale, siteUrl } = context;
  const result = await client.call(productsByCode, { body: { productsCode: codes.slice(0, 60) } });
  if (!result.ok) return [];
  return result.data.products.map(
    ({ content }) =>
      `[${content.productName}](${siteUrl}${getLocalePath(locale, `/products/${content.slug}`)})`,
  );
}

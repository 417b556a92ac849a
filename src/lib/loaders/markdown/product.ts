import { productDetails } from '#lib/contract/catalog/catalog.ts';
import { getSeparateBrand } from '#lib/format/catalog/separate-brand.ts';
import { formatMoney } from '#lib/format/money.ts';
import { formatPriceDetails } from '../catalog/product/price-details.ts';
import {
  formatComposition,
  formatDelivery,
  formatReturns,
  formatSpecifications,
} from '../catalog/product/sections.ts';
import { formatPrice, formatRating, formatStock } from '../catalog/product-cards.ts';
import { toFailure } from '../context.ts';
import { loadDeliveryPromise } from '../delivery/delivery-promise.ts';
import {
  createMarkdownDocument,
  formatListSection,
  type MarkdownContext,
  type MarkdownResult,
} from './markdown-document.ts';

export async function loadProductMarkdown(context: MarkdownContext, slug: string): Promise<MarkdownResult> {
  const { client, locale, t } = context;
  const result = await client.call(productDetails, { params: { code: slug } });
  if (!result.ok) return toFailure(result.error);
  const product = result.data;
  if (product.content.slug !== slug) return { kind: 'not-found' };
  const price = formatPrice(product, context);
  const rating = formatRating(product.rating, context);
  const deliveryPromise = await loadDeliveryPromise(product, context);
  const details = formatPriceDetails(product, context);
  const composition = formatComposition(product, context);
  const formatAttributeItems = (attributes: { label: string; value: string }[]) =>
    attributes.map(({ label, value }) => `${label}: ${value}`);
  const summaryLines = [
    `${t('markdown:price')}: ${price.current}${price.regularPrice ? ` (${t('product:was')} ${price.regularPrice})` : ''}`,
    ...(rating ? [rating.text] : []),
    ...(price.perUnit ? [price.perUnit] : []),
    ...(details.range ? [details.range] : []),
    ...(details.savingText ? [details.savingText] : []),
    formatStock(product.inventoryInfo.onlineStockAvailable, context).text,
  ];
  const variants = product.variants.map(
    ({ options, price: variantPrice, inventoryInfo }) =>
      `${options.flatMap(({ values }) => values).join(', ')}: ${formatMoney(variantPrice.salePrice ?? variantPrice.price, locale.language)}. ${
        formatStock(inventoryInfo.onlineStockAvailable, context).text
      }`,
  );
  return createMarkdownDocument(context, `/products/${slug}`, {
    title: product.content.productName,
    lead: [getSeparateBrand(product.content.productName, product.brand.name), product.content.summary]
      .filter(Boolean)
      .join('. '),
    parts: [
      summaryLines.map((line) => `- ${line}`).join('\n'),
      `## ${t('product:about')}\n\n${product.productFullDescription}`,
      formatListSection(
        t('product:specifications'),
        formatAttributeItems(formatSpecifications(product, composition, context)),
      ),
      composition && formatListSection(composition.title, formatAttributeItems(composition.attributes)),
      formatListSection(t('markdown:variants'), variants),
      formatListSection(t('product:box'), product.boxContents),
      product.warranty
        ? `## ${t('product:warranty')}\n\n${product.warranty}. ${t('product:warrantyCovers')} ${t('product:warrantyNot')}`
        : null,
      formatListSection(t('product:deliveryReturns'), [
        deliveryPromise?.text ?? formatDelivery(product, context),
        formatReturns(product, context),
      ]),
    ],
  });
}

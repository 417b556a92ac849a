import { productDetails } from '#lib/contract/catalog/catalog.ts';
import { paintPacks, productShades } from '#lib/contract/paint.ts';
import { formatLines } from '#lib/format/cart/cart.ts';
import { formatLineOptions } from '#lib/format/cart/line-options.ts';
import type { ChangeLineModel } from '#lib/format/models/cart.ts';
import type { RequestSession } from '#lib/session/request-session.server.ts';
import { createLinkBuilder, type LoaderContext, type LoaderResult, toFailure } from '../context.ts';

/**
 * Loads the page that changes variant or shade of a cart line. Redirects to the cart when it has no such
 * line, or the product has no options to choose from.
 */
export async function loadChangeLine(
  lineId: string,
  context: LoaderContext & { readonly requestSession: RequestSession },
): Promise<LoaderResult<ChangeLineModel>> {
  const { requestSession, client, locale, t } = context;
  const cart = await requestSession.readCart();
  if (cart && !cart.ok) return toFailure(cart.error);
  const link = createLinkBuilder(locale);
  const toCart = { kind: 'redirect', href: link('/cart') } as const;
  const formatOptions = { language: locale.language, prefix: link('/') };
  const line = formatLines(cart?.data.items ?? [], formatOptions).find(({ id }) => id === lineId);
  if (!line || line.parentId) return toCart;
  const params = { code: line.code };
  const [details, shades, packs] = await Promise.all([
    client.call(productDetails, { params }),
    line.shade ? client.call(productShades, { params }) : null,
    line.shade ? client.call(paintPacks, { params }) : null,
  ]);
  if (!details.ok) return toFailure(details.error);
  if (shades?.ok === false) return toFailure(shades.error);
  const choicesInput = {
    details: details.data,
    shades: shades?.data.shades ?? [],
    packs: packs?.ok ? packs.data.packs : [],
  };
  const choices = formatLineOptions(choicesInput, {
    language: locale.language,
    pack: t('product:packSize'),
    outOfStock: t('product:stockOut'),
    getFamilyLabel: (family) => t(`product:family-${family}` as 'product:family-white'),
  });
  const hasOptions = choices.variants !== null || choices.families.length > 0;
  return hasOptions ? { kind: 'ok', model: { line, choices } } : toCart;
}

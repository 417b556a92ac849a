import { createBrowserClient } from '#lib/client/browser-client.ts';
import type { Client, Result } from '#lib/client/client.ts';
import { productDetails } from '#lib/contract/catalog/catalog.ts';
import { paintPacks, productShades } from '#lib/contract/paint.ts';
import type { ConfigurableProduct } from '#lib/format/cart/line-options.ts';

/** Loads the variants of a product, and its packs and shades where it is a paint. */
export async function loadLineChoices(
  code: string,
  isTinted: boolean,
  locale: { language: string; country: string },
  client: Client = createBrowserClient(locale),
): Promise<Result<ConfigurableProduct>> {
  const params = { code };
  const [details, shadesReply, packsReply] = await Promise.all([
    client.call(productDetails, { params }),
    isTinted ? client.call(productShades, { params }) : null,
    isTinted ? client.call(paintPacks, { params }) : null,
  ]);
  if (!details.ok) return details;
  if (shadesReply?.ok === false) return shadesReply;
  const packs = packsReply?.ok ? packsReply.data.packs : [];
  return { ok: true, data: { details: details.data, shades: shadesReply?.data.shades ?? [], packs } };
}

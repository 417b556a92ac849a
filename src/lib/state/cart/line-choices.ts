import { createBrowserClient } from '#lib/client/browser-client.ts';
import type { Client, Result } from '#lib/client/client.ts';
import { paintPacks, productDetails, productShades } from '#lib/contract/catalog/catalog.ts';
import type { ConfigurableProduct } from '#lib/format/cart/line-options.ts';

/** Loads the variants of a product, and its packs and shades where it is a paint. */
export async function loadLineChoices(
  code: string,
  isTinted: boolean,
  place: { language: string; country: string },
  client: Client = createBrowserClient(place),
): Promise<Result<ConfigurableProduct>> {
  const params = { code };
  const [details, deck, sizes] = await Promise.all([
    client.call(productDetails, { params }),
    isTinted ? client.call(productShades, { params }) : null,
    isTinted ? client.call(paintPacks, { params }) : null,
  ]);
  if (!details.ok) return details;
  if (deck?.ok === false) return deck;
  const packs = sizes?.ok ? sizes.data.packs : [];
  return { ok: true, data: { details: details.data, shades: deck?.data.shades ?? [], packs } };
}

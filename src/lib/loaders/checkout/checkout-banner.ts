import { checkoutBanner } from '#lib/contract/content/settings.ts';
import type { CheckoutBannerModel } from '#lib/format/models/landing.ts';
import { createLinkBuilder, type LoaderContext } from '../context.ts';

/** Loads the notice above cart and checkout; null when there is none or the call fails. */
export async function loadCheckoutBanner({
  client,
  locale,
}: Pick<LoaderContext, 'client' | 'locale'>): Promise<CheckoutBannerModel | null> {
  const result = await client.call(checkoutBanner, {});
  if (!result.ok || !result.data.banner) return null;
  const { link, ...texts } = result.data.banner;
  return { ...texts, link: link && { label: link.label, href: createLinkBuilder(locale)(link.href) } };
}

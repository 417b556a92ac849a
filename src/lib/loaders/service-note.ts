import { checkoutBanner } from '#lib/contract/editorial.ts';
import type { ServiceNoteModel } from '#lib/format/models.ts';
import { type LoaderContext, linkIn } from './context.ts';

/** The notice above cart and checkout; null when there is none, or nobody answers. */
export async function loadServiceNote({ client, locale }: LoaderContext): Promise<ServiceNoteModel | null> {
  const result = await client.call(checkoutBanner, {});
  if (!result.ok || !result.data.banner) return null;
  const { link, ...words } = result.data.banner;
  return { ...words, link: link && { label: link.label, href: linkIn(locale)(link.href) } };
}

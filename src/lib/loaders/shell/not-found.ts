import { notFoundPage } from '#lib/contract/content/settings.ts';
import type { LinkModel } from '#lib/format/models/shared.ts';
import { createLinkBuilder, type LoaderContext } from '../context.ts';

/** Texts of the 404 page. */
export interface NotFoundModel {
  title: string;
  text: string;
  links: LinkModel[];
}

/** Never fails, as error pages use it: falls back to the shop's own texts. */
export async function loadNotFound({ client, locale, t }: LoaderContext): Promise<NotFoundModel> {
  const result = await client.call(notFoundPage, {});
  if (!result.ok) return { title: t('shell:notFoundTitle'), text: t('shell:notFoundText'), links: [] };
  const { title, text, links } = result.data;
  const link = createLinkBuilder(locale);
  return { title, text, links: links.map(({ label, href }) => ({ label, href: link(href) })) };
}

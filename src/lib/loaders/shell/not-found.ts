import { notFoundPage } from '#lib/contract/content/settings.ts';
import type { LinkModel } from '#lib/format/models/shared.ts';
import { createLinkBuilder, type LoaderContext } from '../context.ts';

/** What an address that leads nowhere says; the shop's own words when nobody answers. */
export interface NotFoundModel {
  title: string;
  text: string;
  links: LinkModel[];
}

/** Never fails: it is what is left when something did. */
export async function loadNotFound({ client, locale, t }: LoaderContext): Promise<NotFoundModel> {
  const result = await client.call(notFoundPage, {});
  if (!result.ok) return { title: t('shell:notFoundTitle'), text: t('shell:notFoundText'), links: [] };
  const { title, text, links } = result.data;
  const link = createLinkBuilder(locale);
  return { title, text, links: links.map(({ label, href }) => ({ label, href: link(href) })) };
}

import type { FloatingBadge } from '#content/schemas/index.ts';
import { floatingBadges } from '#lib/contract/content/settings.ts';
import type { IconLinkModel } from '#lib/format/models/landing.ts';
import { createLinkBuilder, type LoaderContext } from '../context.ts';

/** Loads the floating badges of a kind of page. */
export async function loadFloatingBadges(
  { client, locale }: LoaderContext,
  page: FloatingBadge['pages'][number],
): Promise<IconLinkModel[]> {
  const result = await client.call(floatingBadges, {});
  const badges = result.ok ? result.data.badges : [];
  return badges
    .filter(({ pages }) => pages.includes(page))
    .map(({ icon, label, href }) => ({ icon, label, href: createLinkBuilder(locale)(href) }));
}

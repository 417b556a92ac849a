import type { FloatingBadge } from '#content/schemas/index.ts';
import { floatingBadges } from '#lib/contract/editorial.ts';
import type { BadgeModel } from '#lib/format/models.ts';
import { type LoaderContext, linkIn } from './context.ts';

/** What stays in sight on a kind of page. */
export async function loadBadges(
  { client, locale }: LoaderContext,
  page: FloatingBadge['pages'][number],
): Promise<BadgeModel[]> {
  const result = await client.call(floatingBadges, {});
  const badges = result.ok ? result.data.badges : [];
  return badges
    .filter(({ pages }) => pages.includes(page))
    .map(({ icon, label, href }) => ({ icon, label, href: linkIn(locale)(href) }));
}

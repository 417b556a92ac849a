import type { HomeContent } from '#content/schemas/index.ts';
import { listProducts } from '#lib/contract/catalog.ts';
import type { RailModel } from '#lib/format/models.ts';
import { formatRail } from './card.ts';
import { type LoaderContext, linkIn } from './context.ts';

const RAIL_SIZE = 8;

/** A row of goods that an editor asked for; null when there is none to show. */
export async function loadRail(
  rail: HomeContent['rails'][number],
  context: LoaderContext,
): Promise<RailModel | null> {
  const link = linkIn(context.locale);
  const category = rail.category;
  const query = {
    sort: 'popular' as const,
    ...(category && { category }),
    ...(rail.kind === 'sale' && { offer: '1' as const }),
  };
  const result = await context.client.call(listProducts, { query });
  const more = category ? { href: link(`/category/${category}`), label: context.t('shell:seeAll') } : null;
  return result.ok ? formatRail(rail.title, result.data.products.slice(0, RAIL_SIZE), context, more) : null;
}

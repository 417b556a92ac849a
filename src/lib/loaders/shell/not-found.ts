import { notFoundPage } from '#lib/contract/content/settings.ts';
import type { ProductRailModel } from '#lib/format/models/product-card.ts';
import type { LinkModel, TileModel } from '#lib/format/models/shared.ts';
import { loadDepartmentTiles } from '../catalog/category-pictures.ts';
import { loadPopularRail } from '../catalog/recommendations.ts';
import { createLinkBuilder, type LoaderContext } from '../context.ts';

/** Content of the 404 page. */
export interface NotFoundModel {
  title: string;
  text: string;
  links: LinkModel[];
  departments: TileModel[];
  popularRail: ProductRailModel | null;
}

/** Never fails, as error pages use it: falls back to the shop's own texts. */
export async function loadNotFound(context: LoaderContext): Promise<NotFoundModel> {
  const { client, locale, t } = context;
  const [result, departments, popularRail] = await Promise.all([
    client.call(notFoundPage, {}),
    loadDepartmentTiles(context),
    loadPopularRail(context),
  ]);
  const link = createLinkBuilder(locale);
  const { title, text, links } = result.ok
    ? result.data
    : { title: t('shell:notFoundTitle'), text: t('shell:notFoundText'), links: [] };
  return {
    title,
    text,
    links: links.map(({ label, href }) => ({ label, href: link(href) })),
    departments,
    popularRail,
  };
}

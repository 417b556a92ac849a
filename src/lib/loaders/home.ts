import type { HomeContent } from '#content/schemas/index.ts';
import { categoryNavigation, listProducts } from '#lib/contract/catalog.ts';
import { homepage } from '#lib/contract/content.ts';
import type { BannerModel, HomeModel, RailModel } from '#lib/format/models.ts';
import { departmentPicture } from '#lib/format/picture.ts';
import { formatRail } from './card.ts';
import { type LoaderContext, type LoaderFailure, linkIn, toFailure } from './context.ts';

const RAIL_SIZE = 8;

export type HomePage = { kind: 'home'; model: HomeModel } | LoaderFailure;

async function loadRail(
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

/** The home page: an editor's words, the catalogue's goods. */
export async function loadHome(context: LoaderContext): Promise<HomePage> {
  const { client, locale } = context;
  const [words, navigation] = await Promise.all([
    client.call(homepage, {}),
    client.call(categoryNavigation, {}),
  ]);
  if (!words.ok) return toFailure(words.error);
  const link = linkIn(locale);
  const toBanner = (banner: HomeContent['hero']): BannerModel => ({
    title: banner.title,
    text: banner.text,
    cta: { href: link(banner.cta.href), label: banner.cta.label },
    picture: { src: `/media/scenes/${banner.picture}.svg`, alt: banner.alt },
  });
  const departments = navigation.ok ? navigation.data.departments : [];
  const rails = await Promise.all(words.data.rails.map((rail) => loadRail(rail, context)));
  return {
    kind: 'home',
    model: {
      title: words.data.title,
      description: words.data.description,
      hero: toBanner(words.data.hero),
      departmentsTitle: words.data.departmentsTitle,
      departments: words.data.departments.flatMap((code) => {
        const found = departments.find((department) => department.code === code);
        if (!found) return [];
        const picture = departmentPicture(found, '');
        return [{ href: link(`/departments/${code}`), label: found.name, picture, note: null }];
      }),
      rails: rails.filter((rail) => rail !== null),
      banners: words.data.banners.map(toBanner),
      promises: words.data.promises,
    },
  };
}

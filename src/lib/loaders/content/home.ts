import type { Campaign, HomeContent } from '#content/schemas/index.ts';
import { categoryNavigation } from '#lib/contract/catalog/catalog.ts';
import { brands, campaigns, readHomepage } from '#lib/contract/content/pages.ts';
import { iconList } from '#lib/contract/content/settings.ts';
import { getDepartmentImage } from '#lib/format/catalog/image.ts';
import type { HomeModel } from '#lib/format/models/landing.ts';
import type { BannerModel, TileModel } from '#lib/format/models/shared.ts';
import { formatTimeLeft } from '#lib/format/time-left.ts';
import { loadRails } from '../catalog/rails.ts';
import { loadRecommendationSlots } from '../catalog/recommendations.ts';
import { createLinkBuilder, type LoaderContext, type LoaderResult, toFailure } from '../context.ts';
import { loadNewestBlogCards } from './blog-cards.ts';
import { loadFloatingBadges } from './floating-badges.ts';

const MAX_BLOGS = 3;
/** One row of a wide screen. */
const MAX_RAIL_PRODUCTS = 5;

type RunningCampaign = Omit<Campaign, 'body'>;

/** Banner of the running campaign. */
function toCampaignBanner({ slug, hero }: RunningCampaign, { locale, t }: LoaderContext): BannerModel {
  return {
    title: hero.title,
    text: hero.text,
    cta: { href: createLinkBuilder(locale)(`/campaigns/${slug}`), label: t('landing:toCampaign') },
    picture: { src: `/media/${hero.picture}.svg`, alt: hero.alt },
  };
}

async function loadRunningCampaign(context: LoaderContext, now: number) {
  const result = await context.client.call(campaigns, {});
  const { campaigns: runningCampaigns, changesAt } = result.ok
    ? result.data
    : { campaigns: [], changesAt: null };
  const [first] = runningCampaigns;
  if (!first) return { campaign: null, expiresAt: changesAt };
  const timeLeft = formatTimeLeft(Date.parse(first.ends), now, context.t);
  const note = `${first.title}. ${context.t('landing:phase-running', { left: timeLeft.text })}`;
  const expiresAt = Math.min(timeLeft.validUntil, changesAt ?? timeLeft.validUntil);
  return { campaign: { banner: toCampaignBanner(first, context), note }, expiresAt };
}

async function loadDepartments({ client, locale }: LoaderContext, codes: readonly string[]) {
  const navigation = await client.call(categoryNavigation, {});
  const departments = navigation.ok ? navigation.data.departments : [];
  return codes.flatMap((code): TileModel[] => {
    const homeDepartment = departments.find((department) => department.code === code);
    if (!homeDepartment) return [];
    const href = createLinkBuilder(locale)(`/departments/${code}`);
    return [
      { href, label: homeDepartment.name, picture: getDepartmentImage(homeDepartment, ''), note: null },
    ];
  });
}

async function loadBrands({ client, locale, t }: LoaderContext, title: string): Promise<HomeModel['brands']> {
  const result = await client.call(brands, {});
  if (!result.ok || result.data.brands.length === 0) return null;
  const link = createLinkBuilder(locale);
  return {
    title,
    links: result.data.brands.map(({ slug, name }) => ({ href: link(`/brands/${slug}`), label: name })),
    all: { href: link('/brands'), label: t('landing:allBrands') },
  };
}

async function loadBlogSection(context: LoaderContext, title: string): Promise<HomeModel['guides']> {
  const cards = await loadNewestBlogCards(context, MAX_BLOGS);
  const all = { href: createLinkBuilder(context.locale)('/blogs'), label: context.t('landing:allGuides') };
  return cards.length > 0 ? { title, cards, all } : null;
}

/** Loads the shared recommendation rails, then the home page's own. */
async function loadHomeRails(
  context: LoaderContext,
  pageRails: HomeContent['rails'],
): Promise<HomeModel['rails']> {
  const { tiles, rows } = await loadRecommendationSlots(context, 'home');
  const count = Math.min(tiles, MAX_RAIL_PRODUCTS);
  const sharedSlots = rows.flatMap(({ kind, title }) =>
    kind === 'popular' || kind === 'sale' ? [{ kind, title }] : [],
  );
  return await loadRails([...sharedSlots, ...pageRails], context, count);
}

/** Loads the home page. */
export async function loadHome(context: LoaderContext, now = Date.now()): Promise<LoaderResult<HomeModel>> {
  const { client, locale } = context;
  const homepage = await client.call(readHomepage, {});
  if (!homepage.ok) return toFailure(homepage.error);
  const { title, description, departmentsTitle } = homepage.data;
  const link = createLinkBuilder(locale);
  const toBanner = (banner: HomeContent['hero']): BannerModel => ({
    title: banner.title,
    text: banner.text,
    cta: { href: link(banner.cta.href), label: banner.cta.label },
    picture: { src: `/media/scenes/${banner.picture}.svg`, alt: banner.alt },
  });
  const [{ campaign, expiresAt }, departments, icons, brandStrip, guides, floatingBadges, rails] =
    await Promise.all([
      loadRunningCampaign(context, now),
      loadDepartments(context, homepage.data.departments),
      client.call(iconList, {}),
      loadBrands(context, homepage.data.brandsTitle),
      loadBlogSection(context, homepage.data.guidesTitle),
      loadFloatingBadges(context, 'home'),
      loadHomeRails(context, homepage.data.rails),
    ]);
  return {
    kind: 'ok',
    model: {
      expiresAt,
      title,
      description,
      hero: toBanner(homepage.data.hero),
      campaign,
      departmentsTitle,
      departments,
      rails,
      banners: homepage.data.banners.map(toBanner),
      benefits: icons.ok ? icons.data.icons : [],
      brands: brandStrip,
      guides,
      floatingBadges,
    },
  };
}

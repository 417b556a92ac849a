import type { Campaign } from '#content/schemas/index.ts';
import { categoryNavigation } from '#lib/contract/catalog/catalog.ts';
import { campaign, campaigns } from '#lib/contract/content/pages.ts';
import { formatLocalizedTime, formatLongDate } from '#lib/format/date.ts';
import type { CampaignModel } from '#lib/format/models/landing.ts';
import type { LinkModel } from '#lib/format/models/shared.ts';
import { formatTimeLeft } from '#lib/format/time-left.ts';
import { createBreadcrumbData } from '#lib/seo/structured-data/breadcrumbs.ts';
import { loadRails } from '../catalog/rails.ts';
import { createLinkBuilder, type LoaderContext, type LoaderResult, toFailure } from '../context.ts';
import { loadBlogCards } from './blog-cards.ts';
import { loadFloatingBadges } from './floating-badges.ts';
import { renderMarkdown } from './render-markdown.ts';

interface CampaignPhase {
  phase: CampaignModel['phase'];
  status: string;
  expiresAt: number | null;
}

function getCampaignPhase({ starts, ends }: Campaign, now: number, t: LoaderContext['t']): CampaignPhase {
  const [start, end] = [Date.parse(starts), Date.parse(ends)];
  if (now >= end) return { phase: 'ended', status: t('landing:phase-ended'), expiresAt: null };
  const phase = now < start ? 'upcoming' : 'running';
  const timeLeft = formatTimeLeft(phase === 'upcoming' ? start : end, now, t);
  return {
    phase,
    status: t(`landing:phase-${phase}`, { left: timeLeft.text }),
    expiresAt: timeLeft.validUntil,
  };
}

/** Lists the other running campaigns, then, while this one is not running, the departments. */
async function listAlternatives(
  { client, locale, t }: LoaderContext,
  slug: string,
  phase: CampaignModel['phase'],
): Promise<LinkModel[]> {
  const link = createLinkBuilder(locale);
  const [campaignsResult, menu] = await Promise.all([
    client.call(campaigns, {}),
    phase === 'running' ? undefined : client.call(categoryNavigation, {}),
  ]);
  const others = campaignsResult.ok
    ? campaignsResult.data.campaigns.filter((other) => other.slug !== slug)
    : [];
  const departments = menu?.ok ? menu.data.departments : [];
  return [
    ...others.map((other) => ({
      href: link(`/campaigns/${other.slug}`),
      label: phase === 'running' ? other.title : t('landing:onNow', { title: other.title }),
    })),
    ...departments.map(({ code, name }) => ({ href: link(`/departments/${code}`), label: name })),
  ];
}

/** Loads a campaign's page, before, during and after the campaign. */
export async function loadCampaign(
  context: LoaderContext,
  slug: string,
  now = Date.now(),
): Promise<LoaderResult<CampaignModel>> {
  const { client, locale, t, siteUrl } = context;
  const result = await client.call(campaign, { params: { slug } });
  if (!result.ok) return toFailure(result.error);
  const content = result.data;
  const link = createLinkBuilder(locale);
  const { phase, status, expiresAt } = getCampaignPhase(content, now, t);
  const [start, end] = [Date.parse(content.starts), Date.parse(content.ends)];
  const days = { from: formatLongDate(start, locale), to: formatLongDate(end, locale) };
  const times = { fromTime: formatLocalizedTime(start, locale), toTime: formatLocalizedTime(end, locale) };
  const country = locale.country.name[locale.language];
  // Campaign prices apply only while it is running, so products are shown only then.
  const [rails, blogs, alternatives, floatingBadges] = await Promise.all([
    phase === 'running' ? loadRails(content.rails, context) : [],
    loadBlogCards(context, content.guides),
    listAlternatives(context, slug, phase),
    loadFloatingBadges(context, 'campaign'),
  ]);
  const crumbs = [
    { href: link('/'), label: t('shell:home') },
    { href: link(`/campaigns/${slug}`), label: content.title },
  ];
  return {
    kind: 'ok',
    model: {
      expiresAt,
      title: content.title,
      description: content.description,
      // Excluded from search engines once it is over, whatever the editor has set.
      robots: phase === 'ended' ? 'noindex, follow' : content.robots,
      crumbs,
      jsonLd: [createBreadcrumbData(crumbs, siteUrl)],
      phase,
      hero: {
        title: content.hero.title,
        text: content.hero.text,
        cta: { href: link(content.hero.cta.href), label: content.hero.cta.label },
        picture: { src: `/media/${content.hero.picture}.svg`, alt: content.hero.alt },
      },
      period: t('landing:period', { ...days, ...times, country }),
      status,
      explanation:
        phase === 'running'
          ? null
          : phase === 'upcoming'
            ? t('landing:upcomingText')
            : t('landing:endedText'),
      rails,
      blogs,
      terms: renderMarkdown(content.body, link).html,
      alternatives,
      floatingBadges,
    },
  };
}

import type { Masterclass } from '#content/schemas/index.ts';
import { headerFooter, masterclassLanding } from '#lib/contract/content/pages.ts';
import type { Store } from '#lib/contract/stores.ts';
import type { MasterclassModel } from '#lib/format/models/masterclass.ts';
import { formatPhone } from '#lib/format/phone.ts';
import { createBreadcrumbData } from '#lib/seo/structured-data/breadcrumbs.ts';
import { createEventData } from '#lib/seo/structured-data/event.ts';
import { createHowToData } from '#lib/seo/structured-data/how-to.ts';
import { loadProductLinks } from '../catalog/product-links.ts';
import { createLinkBuilder, type LoaderContext, type LoaderResult, toFailure } from '../context.ts';
import { findEmail } from '../shell/contact-lines.ts';
import { toImage } from './blog-cards.ts';
import { getVenueLocale, loadVenue, toMasterclassCard } from './masterclass-cards.ts';
import { renderLocalizedMarkdown } from './render-markdown.ts';

const MAX_OTHERS = 3;

/** Includes the country, as a masterclass may take place in another country than the visitor's. */
function formatVenueAddress({ address, locationName }: Store, country: string): string[] {
  const { address1, cityOrTown, stateOrProvince } = address;
  const town = cityOrTown === stateOrProvince ? [cityOrTown] : [cityOrTown, stateOrProvince];
  return [locationName, address1, ...town, country];
}

function createEmailLink(email: string, subject: string) {
  return { href: `mailto:${email}?subject=${encodeURIComponent(subject)}`, label: email };
}

/** Loads a masterclass with venue, materials and booking. */
export async function loadMasterclass(
  context: LoaderContext,
  masterclass: Masterclass,
  now = Date.now(),
): Promise<LoaderResult<MasterclassModel>> {
  const { client, locale, t, siteUrl } = context;
  const [landing, footerResult, store, products, card] = await Promise.all([
    client.call(masterclassLanding, {}),
    client.call(headerFooter, {}),
    loadVenue(context, masterclass),
    loadProductLinks(context, masterclass.materials),
    toMasterclassCard(context, masterclass, now),
  ]);
  if (!landing.ok) return toFailure(landing.error);
  const link = createLinkBuilder(locale);
  const venueLocale = getVenueLocale(store, locale);
  const country = venueLocale.country.name[locale.language];
  const email = footerResult.ok ? findEmail(footerResult.data.footer.contact.lines) : null;
  const subject = t('masterclass:subject', { date: card.starts.text, title: masterclass.title });
  const crumbs = [
    { href: link('/'), label: t('shell:home') },
    { href: link('/masterclasses'), label: landing.data.landing.title },
    { href: card.href, label: masterclass.title },
  ];
  const isOnline = masterclass.place.kind === 'online';
  const others = landing.data.masterclasses
    .filter(({ slug }) => slug !== masterclass.slug)
    .slice(0, MAX_OTHERS);
  const facts = { site: siteUrl, path: card.href, locale, ...masterclass, picture: card.picture.src };
  return {
    kind: 'ok',
    model: {
      title: masterclass.title,
      description: masterclass.description,
      robots: masterclass.robots,
      lead: masterclass.lead,
      crumbs,
      picture: toImage(masterclass),
      card,
      date: `${card.calendarDay.weekday}${locale.language === 'ar' ? '،' : ','} ${card.starts.text}`,
      timeZoneNote: t('masterclass:zone', { country }),
      duration: t('masterclass:minutes', { count: masterclass.minutes }),
      seats: t('masterclass:seatsCount', { count: masterclass.seats }),
      host: masterclass.host,
      address: store ? formatVenueAddress(store, country) : [],
      isOnline,
      phone: store && { href: `tel:${store.phone}`, label: formatPhone(store.phone, venueLocale.country) },
      emailLink: email ? createEmailLink(email, subject) : null,
      text: renderLocalizedMarkdown(masterclass.body, locale),
      steps: masterclass.steps,
      products,
      others: await Promise.all(others.map((other) => toMasterclassCard(context, other, now))),
      jsonLd: [
        createBreadcrumbData(crumbs, siteUrl),
        ...(card.isPast ? [] : [createEventData({ ...facts, store, isOnline })]),
        createHowToData({ ...facts, supplies: products.map(({ name }) => name) }),
      ],
    },
  };
}

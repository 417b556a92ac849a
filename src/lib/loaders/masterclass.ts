import type { Masterclass } from '#content/schemas/index.ts';
import { headerFooter, masterclassLanding } from '#lib/contract/content.ts';
import type { Store } from '#lib/contract/stores.ts';
import type { ClassModel } from '#lib/format/models.ts';
import { formatPhone } from '#lib/format/phone.ts';
import { eventData } from '#lib/seo/event-data.ts';
import { howToData } from '#lib/seo/how-to-data.ts';
import { breadcrumbData } from '#lib/seo/json-ld.ts';
import { renderBody } from './body.ts';
import { findStore, placeOfClock, toClassCard } from './class-card.ts';
import { type LoaderContext, type LoaderFailure, linkIn, toFailure } from './context.ts';
import { loadGoods } from './goods.ts';
import { findMail, toPicture } from './reading.ts';

export type ClassPage = { kind: 'class'; model: ClassModel } | LoaderFailure;

const OTHERS = 3;

/** The address as its lines, the country among them: the class may be held in another one than the reader's. */
function linesOf({ address, locationName }: Store, country: string): string[] {
  const { address1, cityOrTown, stateOrProvince } = address;
  const town = cityOrTown === stateOrProvince ? [cityOrTown] : [cityOrTown, stateOrProvince];
  return [locationName, address1, ...town, country];
}

/** A class with where it is, what it takes and how to come. */
export async function loadMasterclass(
  context: LoaderContext,
  masterclass: Masterclass,
  now = Date.now(),
): Promise<ClassPage> {
  const { client, locale, t, site } = context;
  const [landing, frame, store, goods, card] = await Promise.all([
    client.call(masterclassLanding, {}),
    client.call(headerFooter, {}),
    findStore(context, masterclass),
    loadGoods(context, masterclass.materials),
    toClassCard(context, masterclass, now),
  ]);
  if (!landing.ok) return toFailure(landing.error);
  const link = linkIn(locale);
  const clock = placeOfClock(store, locale);
  const country = clock.country.name[locale.language];
  const mail = frame.ok ? findMail(frame.data.footer.contact.lines) : null;
  const subject = t('masterclass:subject', { date: card.starts.text, title: masterclass.title });
  const crumbs = [
    { href: link('/'), label: t('shell:home') },
    { href: link('/masterclasses'), label: landing.data.landing.title },
    { href: card.href, label: masterclass.title },
  ];
  const isOnline = masterclass.place.kind === 'online';
  const others = landing.data.masterclasses.filter(({ slug }) => slug !== masterclass.slug).slice(0, OTHERS);
  const facts = { site, path: card.href, locale, ...masterclass, picture: card.picture.src };
  return {
    kind: 'class',
    model: {
      title: masterclass.title,
      description: masterclass.description,
      lead: masterclass.lead,
      crumbs,
      picture: toPicture(masterclass),
      card,
      date: `${card.leaf.weekday}${locale.language === 'ar' ? '،' : ','} ${card.starts.text}`,
      zone: t('masterclass:zone', { country }),
      duration: t('masterclass:minutes', { count: masterclass.minutes }),
      seats: t('masterclass:seatsCount', { count: masterclass.seats }),
      host: masterclass.host,
      address: store ? linesOf(store, country) : [],
      isOnline,
      phone: store && { href: `tel:${store.phone}`, label: formatPhone(store.phone, clock.country) },
      mail: mail ? { href: `mailto:${mail}?subject=${encodeURIComponent(subject)}`, label: mail } : null,
      text: renderBody(masterclass.body, locale),
      steps: masterclass.steps,
      goods,
      others: await Promise.all(others.map((other) => toClassCard(context, other, now))),
      jsonLd: [
        breadcrumbData(crumbs, site),
        ...(card.isOver ? [] : [eventData({ ...facts, store, isOnline })]),
        howToData({ ...facts, supplies: goods.map(({ name }) => name) }),
      ],
    },
  };
}

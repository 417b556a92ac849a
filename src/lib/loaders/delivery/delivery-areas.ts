import { localizeTimeOfDay } from '#lib/format/date.ts';
import { formatPromise, formatRestDays } from '#lib/format/delivery/delivery-texts.ts';
import type { DeliveryAreasModel } from '#lib/format/models/availability.ts';
import { SERVICE_REGIONS } from '#lib/locale/delivery/areas.ts';
import { getFoodPromise, getLinePromise } from '#lib/locale/delivery/delivery-plan.ts';
import {
  type DeliveryService,
  EXPRESS_DELIVERY,
  STANDARD_DELIVERY,
} from '#lib/locale/delivery/delivery-promises.ts';
import { createBreadcrumbData } from '#lib/seo/structured-data/breadcrumbs.ts';
import { createLinkBuilder, type Loaded, type LoaderContext } from '../context.ts';

export const DELIVERY_AREAS_PATH = '/delivery-areas';

const STANDARD_LINE = { productCode: '', isFood: false, isTinted: false, isLarge: false, isAssembly: false };

/** Kinds of products whose delivery times the page lists. */
const KINDS = [
  ['areasStocked', { ...STANDARD_LINE, isStockedNearby: true }],
  ['areasOthers', { ...STANDARD_LINE, isStockedNearby: false }],
  ['areasTinted', { ...STANDARD_LINE, isStockedNearby: true, isTinted: true }],
  ['areasLarge', { ...STANDARD_LINE, isStockedNearby: true, isLarge: true }],
  ['areasFood', { ...STANDARD_LINE, isStockedNearby: true, isFood: true }],
] as const;

function listServices({ locale, t }: LoaderContext, now: number): DeliveryAreasModel['services'] {
  const foodPromise = getFoodPromise(locale.country, now);
  const format = (line: (typeof KINDS)[number][1], service: DeliveryService): string => {
    const promise = getLinePromise(line, service, foodPromise);
    const text = formatPromise(promise, locale.language, t);
    return promise.kind === 'hours'
      ? t('delivery:areasOrderBy', {
          promise: text,
          time: localizeTimeOfDay(promise.orderBy, locale.language),
        })
      : text;
  };
  return KINDS.map(([key, line]) => ({
    label: t(`delivery:${key}`),
    express: format(line, 'express'),
    standard: format(line, 'standard'),
  }));
}

/** Loads the page of delivery areas; nothing in it depends on the visitor. */
export function loadDeliveryAreas(context: LoaderContext, now = Date.now()): Loaded<DeliveryAreasModel> {
  const { locale, t, siteUrl } = context;
  const { country, language } = locale;
  const link = createLinkBuilder(locale);
  const names = { country: country.name[language] };
  const title = t('delivery:areasTitle', names);
  const crumbs = [
    { href: link('/'), label: t('shell:home') },
    { href: link(DELIVERY_AREAS_PATH), label: title },
  ];
  const texts: Record<DeliveryService, string> = {
    express: t('delivery:areasExpressNote', EXPRESS_DELIVERY),
    standard: formatPromise(STANDARD_DELIVERY, language, t),
    'not-served': t('delivery:areasNotServed'),
  };
  return {
    kind: 'ok',
    model: {
      title,
      description: t('delivery:areasDescription', names),
      crumbs,
      jsonLd: [createBreadcrumbData(crumbs, siteUrl)],
      lead: t('delivery:areasLead'),
      services: listServices(context, now),
      note: formatRestDays(country, t),
      regions: SERVICE_REGIONS[country.code].map((region) => ({
        code: region.code,
        name: region[language],
        areas: region.areas.map(({ code, service, ...name }) => ({
          code,
          name: name[language],
          text: texts[service],
        })),
      })),
    },
  };
}

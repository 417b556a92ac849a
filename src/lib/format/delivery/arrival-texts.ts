import type { ArrivalsByService } from '#lib/contract/delivery.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import { type findServiceArea, getAreaName, SERVICE_REGIONS } from '#lib/locale/delivery/areas.ts';
import { type DeliveryArrival, planDelivery } from '#lib/locale/delivery/delivery-plan.ts';
import {
  DELIVERY_KINDS,
  DELIVERY_SERVICES,
  type DeliveryKind,
  EXPRESS_DELIVERY,
} from '#lib/locale/delivery/delivery-promises.ts';
import { DAY_MS } from '#lib/locale/duration.ts';
import { getLocalDateTime } from '#lib/locale/local-date.ts';
import type { Language, Locale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import type { DeliveryKindTexts } from '../catalog/product-card.ts';
import { localizeTimeOfDay } from '../date.ts';
import type { ArrivalTemplatesModel } from '../models/availability.ts';
import { formatDeliveryDate, formatPromise } from './delivery-texts.ts';

// Texts such as `To Al Barsha: tomorrow`. Shared pages contain them as templates, one for each service in the
// order of `DELIVERY_SERVICES`; the script of `ClientState.astro` selects one and inserts the area.

/** Placeholder for the name of the area. */
const AREA_PLACEHOLDER = '%';
const SEPARATOR = '|';

type FoundArea = NonNullable<ReturnType<typeof findServiceArea>>;

/**
 * Formats the areas of a country for the shell's script: `AE-DU-BARSHA:0Al Barsha|…`; the digit is the service.
 */
export function formatAreaList(country: CountryCode, language: Language): string {
  return SERVICE_REGIONS[country]
    .flatMap((region) =>
      region.areas.map((area) => {
        const service = DELIVERY_SERVICES.indexOf(area.service);
        return `${area.code}:${service}${getAreaName({ region, area }, language)}`;
      }),
    )
    .join(SEPARATOR);
}

/** The header's text for a chosen area, as a template. */
export function formatHeaderTemplate(t: Translate): string {
  return t('delivery:headerArea', { area: AREA_PLACEHOLDER });
}

interface TextContext {
  locale: Locale;
  t: Translate;
}

const countDays = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/**
 * Formats the arrival of products in an area: `To Al Barsha: tomorrow`, today, a later day or a range of days.
 */
export function formatArrivalTo(
  area: string,
  { firstDate, lastDate }: DeliveryArrival,
  { locale, t }: TextContext,
  now: number,
): string {
  const today = getLocalDateTime(locale.country.timeZone, now).date;
  const [from, to] = [countDays(today, firstDate), countDays(today, lastDate)];
  if (from !== to)
    return t('delivery:toDays', {
      area,
      time: formatPromise({ kind: 'days', from, to }, locale.language, t),
    });
  if (from === 0)
    return t('delivery:toToday', {
      area,
      time: localizeTimeOfDay(EXPRESS_DELIVERY.orderBy, locale.language),
    });
  if (from === 1) return t('delivery:toTomorrow', { area });
  return t('delivery:toDay', { area, day: formatDeliveryDate(firstDate, locale, t) });
}

/** Formats the arrival in a known area, for pages that are rendered for one visitor. */
export function formatAreaArrival(
  serviceArea: FoundArea,
  arrivals: ArrivalsByService,
  context: TextContext,
  now: number,
): string {
  const name = getAreaName(serviceArea, context.locale.language);
  const { service } = serviceArea.area;
  if (service === 'not-served') return context.t('delivery:toNotServed', { area: name });
  const regionCode = serviceArea.region.code.slice(serviceArea.region.code.indexOf('-') + 1);
  const isExpress = service === 'express' && arrivals.expressRegions.includes(regionCode);
  return formatArrivalTo(name, isExpress ? arrivals.express : arrivals.standard, context, now);
}

/** Formats the arrival as templates for all areas, for pages that visitors share. */
export function formatArrivalTemplates(
  arrivals: ArrivalsByService,
  context: TextContext,
  now: number,
): ArrivalTemplatesModel {
  const { express, standard, expressRegions } = arrivals;
  const templates = [
    formatArrivalTo(AREA_PLACEHOLDER, express, context, now),
    formatArrivalTo(AREA_PLACEHOLDER, standard, context, now),
    context.t('delivery:toNotServed', { area: AREA_PLACEHOLDER }),
  ];
  return { templates: templates.join(SEPARATOR), expressRegions: expressRegions.join(' ') };
}

const STANDARD_LINE = { productCode: '', isFood: false, isTinted: false, isLarge: false, isAssembly: false };

/** Formats the arrival outside express areas, taking rest days and holidays into account. */
function formatUsualArrival(
  { firstDate, lastDate }: DeliveryArrival,
  { locale, t }: TextContext,
  now: number,
): string {
  const today = getLocalDateTime(locale.country.timeZone, now).date;
  const [from, to] = [countDays(today, firstDate), countDays(today, lastDate)];
  if (from !== to)
    return t('delivery:usualDays', { time: formatPromise({ kind: 'days', from, to }, locale.language, t) });
  if (from === 1) return t('delivery:usualTomorrow');
  return t('delivery:usualDay', { day: formatDeliveryDate(firstDate, locale, t) });
}

/** Formats the delivery times of each kind of products, for cards. */
export function formatDeliveryKindTexts(
  context: TextContext,
  now: number,
): Record<DeliveryKind, DeliveryKindTexts> {
  const formatKind = (kind: DeliveryKind): DeliveryKindTexts => {
    const lineProperties = {
      ...STANDARD_LINE,
      isFood: kind === 'food',
      isTinted: kind === 'tinted',
      isLarge: kind === 'large',
    };
    const getArrival = (isStockedNearby: boolean): DeliveryArrival => {
      const plan = planDelivery(
        context.locale.country,
        'express',
        [{ ...lineProperties, isStockedNearby }],
        now,
      );
      if (!plan) throw new Error('express areas are served');
      return plan.arrival;
    };
    const arrivals = { express: getArrival(true), standard: getArrival(false), expressRegions: [] };
    return {
      defaultText: formatUsualArrival(arrivals.standard, context, now),
      templates: formatArrivalTemplates(arrivals, context, now).templates,
    };
  };
  return Object.fromEntries(DELIVERY_KINDS.map((kind) => [kind, formatKind(kind)])) as Record<
    DeliveryKind,
    DeliveryKindTexts
  >;
}

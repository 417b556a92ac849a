import { ORDER_LINK_DAYS } from '#lib/contract/orders/order-link.ts';
import { formatWeekday, localizeTimeOfDay } from '#lib/format/date.ts';
import { formatRoundMoney } from '#lib/format/money.ts';
import { COUNTRIES, COUNTRY_CODES } from '#lib/locale/countries.ts';
import { REST_DAYS } from '#lib/locale/delivery/calendar.ts';
import {
  EXPRESS_DELIVERY,
  FOOD_DELIVERY,
  STANDARD_DELIVERY,
} from '#lib/locale/delivery/delivery-promises.ts';
import { DAY_MS, MINUTE_MS } from '#lib/locale/duration.ts';
import { getLocale } from '#lib/locale/locale.ts';
import { DELIVERY_FEES } from '../delivery/fees.ts';
import type { RequestContext } from '../gateway/request-context.ts';
import { RESERVATION_TTL_MS } from '../stock/reservations.ts';

type Market = Pick<RequestContext, 'country' | 'language'>;

// A time on a Monday in the time zones of all six countries.
const MONDAY = Date.UTC(2026, 0, 5, 9);

/** Returns the values of the placeholders in editors' texts, by name. */
export function getPlaceholderValues({ country, language }: Market): Record<string, string> {
  const formatAmount = (amount: number) => formatRoundMoney({ amount, currency: country.currency }, language);
  const fees = DELIVERY_FEES[country.code];
  const restDay = MONDAY + (REST_DAYS[country.code] - 1) * DAY_MS;
  const vatRates = COUNTRY_CODES.map((code) => [`vat-${code}`, `${COUNTRIES[code].vat.rate / 100}%`]);
  return {
    ...Object.fromEntries(vatRates),
    standardFee: formatAmount(fees.standardFee),
    freeFrom: formatAmount(fees.freeFrom),
    standardFrom: String(STANDARD_DELIVERY.from),
    standardTo: String(STANDARD_DELIVERY.to),
    expressFrom: String(EXPRESS_DELIVERY.from),
    expressTo: String(EXPRESS_DELIVERY.to),
    expressBy: localizeTimeOfDay(EXPRESS_DELIVERY.orderBy, language),
    foodFrom: localizeTimeOfDay(FOOD_DELIVERY.from, language),
    foodTo: localizeTimeOfDay(FOOD_DELIVERY.to, language),
    restDay: formatWeekday(restDay, getLocale(language, country.code)),
    holdMinutes: String(RESERVATION_TTL_MS / MINUTE_MS),
    linkDays: String(ORDER_LINK_DAYS),
  };
}

function fillText(text: string, values: Record<string, string>): string {
  return text.replace(/\{([a-zA-Z-]+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** Replaces placeholders such as `{freeFrom}` in all texts of an editor's content by the country's values. */
export function fillPlaceholders<Content>(content: Content, market: Market): Content {
  const placeholderValues = getPlaceholderValues(market);
  const fillValue = (value: unknown): unknown => {
    if (typeof value === 'string') return fillText(value, placeholderValues);
    if (Array.isArray(value)) return value.map(fillValue);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, nestedValue]) => [name, fillValue(nestedValue)]),
    );
  };
  return fillValue(content) as Content;
}

import { type OrderDeliveryOptions, orderDeliveryOptions } from '#lib/contract/delivery.ts';
import { formatSlotValue } from '#lib/format/checkout/delivery-form.ts';
import { localizeTimeOfDay } from '#lib/format/date.ts';
import {
  formatArrival,
  formatDeliveryDay,
  formatLeadTimeCause,
} from '#lib/format/delivery/delivery-texts.ts';
import type { DeliverySlotsModel } from '#lib/format/models/checkout.ts';
import { type LoaderFailure, type SessionContext, toFailure } from '../context.ts';

function formatDeliveryTimes(
  options: OrderDeliveryOptions,
  { locale, t }: SessionContext,
  now: number,
): DeliverySlotsModel {
  const { arrival, service, leadTimes, days } = options;
  const isServed = service !== 'not-served' && arrival !== null;
  return {
    arrivalText: isServed
      ? t('checkout:arrives', { when: formatArrival(arrival, locale, t, now) })
      : t('checkout:notServed'),
    isServed,
    reasons: leadTimes.map(({ cause }) => formatLeadTimeCause(cause, t)),
    days: days.map(({ date, slots }) => ({
      label: formatDeliveryDay(date, locale, t, now),
      slots: slots.map(({ slotId, from, to, isFull }) => ({
        value: formatSlotValue({ date, slotId }),
        // Without a date, because slots are listed below their day.
        label: `${localizeTimeOfDay(from, locale.language)} – ${localizeTimeOfDay(to, locale.language)}`,
        isFull,
      })),
    })),
  };
}

/** Loads the days and times at which the visitor's order can be delivered to an area. */
export async function loadDeliverySlots(
  area: string,
  context: SessionContext,
): Promise<{ kind: 'ok'; model: DeliverySlotsModel } | LoaderFailure> {
  const { requestSession, locale } = context;
  const id = requestSession.session?.orders[locale.country.code];
  if (!id) return { kind: 'not-found' };
  const result = await requestSession.client.call(orderDeliveryOptions, { params: { id }, query: { area } });
  return result.ok
    ? { kind: 'ok', model: formatDeliveryTimes(result.data, context, Date.now()) }
    : toFailure(result.error);
}

import type { Return, ReturnStatus } from '#lib/contract/orders/returns.ts';
import { type Language, type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { isolateAuto, isolateLtr } from '../../bidi.ts';
import { formatDate, localizeTimeOfDay } from '../../date.ts';
import type { OrderStepModel } from '../../models/orders/order-details.ts';
import type { ReturnModel } from '../../models/orders/returns.ts';
import { formatDateTime } from '../order-progress.ts';
import type { StoreAddress } from '../order-summary.ts';
import { formatLocalDate, formatReturnContent, type ReturnTexts } from './return-content.ts';

const STORE_STEPS: readonly ReturnStatus[] = ['Requested', 'Received', 'Refunded'];
const PICKUP_STEPS: readonly ReturnStatus[] = ['Requested', 'PickupScheduled', 'Received', 'Refunded'];

/** Formats the explanation of a return's status. */
export function formatReturnExplanation(
  { status, pickup, history, dropOffUntil }: Return,
  store: StoreAddress | null,
  language: Language,
  t: Translate,
): string {
  if (status === 'Cancelled') {
    const isExpired = history.at(-1)?.cause !== 'customer';
    return t(isExpired ? 'returns:explain.Expired' : 'returns:explain.Cancelled');
  }
  if (status === 'Requested' && !pickup) {
    const date = dropOffUntil ? formatLocalDate(dropOffUntil) : '';
    return t('returns:explain.RequestedStore', { store: isolateAuto(store?.name ?? ''), date });
  }
  if (pickup && (status === 'Requested' || status === 'PickupScheduled')) {
    const { date, from, to } = pickup.slot;
    const values = {
      date: formatLocalDate(date),
      from: localizeTimeOfDay(from, language),
      to: localizeTimeOfDay(to, language),
    };
    return t(`returns:explain.${status === 'Requested' ? 'RequestedPickup' : status}`, values);
  }
  return t(`returns:explain.${status as 'Received'}`);
}

/** Formats the completed and the future steps of a return; for a rejected or cancelled one, its history. */
function formatSteps({ status, history, pickup }: Return, locale: Locale, t: Translate): OrderStepModel[] {
  const expectedSteps = pickup ? PICKUP_STEPS : STORE_STEPS;
  const position = expectedSteps.indexOf(status);
  const label = (name: ReturnStatus): string => t(`returns:status.${name}`);
  if (position === -1) {
    return history.map((event) => ({
      label: label(event.status),
      dateText: formatDateTime(event.at, locale, t),
      state: event.status === status ? 'now' : 'done',
    }));
  }
  return expectedSteps.map((name, index) => {
    const event = history.findLast((candidate) => candidate.status === name);
    const isLast = index === position;
    return {
      label: label(name),
      dateText: index <= position && event ? formatDateTime(event.at, locale, t) : null,
      state: index > position ? 'next' : isLast && index < expectedSteps.length - 1 ? 'now' : 'done',
    };
  });
}

/** Formats a return for its customer. */
export function formatReturn(model: Return, texts: ReturnTexts, locale: Locale, t: Translate): ReturnModel {
  const { id, returnNumber, orderNumber, status, amounts, refundTarget, isCancellable } = model;
  const returnLocale = parseLocale(`${locale.language}-${model.country}`) ?? locale;
  const isPaidToCardOrBank = amounts.toPayment.amount > 0 || refundTarget === 'bank';
  return {
    ...formatReturnContent(model, texts, locale, t),
    id,
    returnNumber,
    orderNumber,
    created: t('returns:created', { date: isolateLtr(formatDate(model.createdAt, returnLocale)) }),
    status: t(`returns:status.${status}`),
    explanation: formatReturnExplanation(model, texts.store, locale.language, t),
    bankNote: status === 'Refunded' && isPaidToCardOrBank ? t('returns:bankDays') : null,
    steps: formatSteps(model, returnLocale, t),
    photos: model.photos.map(({ photoId, width, height }, index) => ({
      href: getLocalePath(locale, `/photos/${photoId}`),
      label: t('returns:photoOf', { number: index + 1 }),
      width,
      height,
    })),
    isCancellable,
    hasSlip: isCancellable,
    isSlipNextStep: model.pickup === null || status !== 'Requested',
  };
}

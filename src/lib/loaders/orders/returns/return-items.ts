import { orderReturnPage } from '#lib/contract/content/settings.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import type { ReturnConfig } from '#lib/contract/orders/returns.ts';
import { joinValues } from '#lib/format/bidi.ts';
import type { ReturnChoiceModel, ReturnItemsModel } from '#lib/format/models/orders/return-forms.ts';
import { formatOrderLines } from '#lib/format/orders/order-shipments.ts';
import { formatLocalDate } from '#lib/format/orders/returns/return-content.ts';
import { type LoaderResult, type SessionContext, toFailure } from '../../context.ts';
import { loadReturnOrder, type ReturnOrder } from './return-order.ts';
import { createStepsFrame } from './return-steps-frame.ts';

/** Name of the form that chooses items. */
export const RETURN_ITEMS_FORM = 'returnItems';

type Eligibility = ReturnConfig['lines'][number];

function formatEligibility(
  { block, returnUntil, quantity }: Eligibility,
  ordered: number,
  { t }: SessionContext,
): string {
  const date = returnUntil ? formatLocalDate(returnUntil) : '';
  if (block) return t(`returns:blocked.${block}`, { date });
  const until = t('returns:until', { date });
  return quantity < ordered ? `${until} · ${t('returns:left', { count: quantity })}` : until;
}

/** Returns the values of a line: the rejected ones, otherwise those of the draft. */
function readValues(
  item: Order['items'][number],
  index: number,
  { config }: ReturnOrder,
  context: SessionContext,
) {
  const { flashMessage } = context;
  const submittedValues = flashMessage?.form === RETURN_ITEMS_FORM ? flashMessage.values : undefined;
  if (submittedValues) {
    return {
      isChosen: submittedValues[`c${index}`] !== undefined,
      quantity: Number(submittedValues[`q${index}`] ?? 1) || 1,
      reason: submittedValues[`r${index}`] ?? '',
      text: submittedValues[`n${index}`] ?? '',
    };
  }
  const chosen = config.draft?.items.find(({ lineItemId }) => lineItemId === item.id);
  return {
    isChosen: chosen !== undefined,
    quantity: chosen?.quantity ?? 1,
    reason: chosen?.reason ?? '',
    text: chosen?.note ?? '',
  };
}

function toChoice(
  item: Order['items'][number],
  index: number,
  page: ReturnOrder,
  context: SessionContext,
): ReturnChoiceModel[] {
  const { locale, t, flashMessage } = context;
  const itemLines = page.order.items.filter(
    ({ id, parentItemId }) => id === item.id || parentItemId === item.id,
  );
  const [line] = formatOrderLines(itemLines, locale, t);
  const eligibility = page.config.lines.find(({ lineItemId }) => lineItemId === item.id);
  if (!line || !eligibility) return [];
  const rejected = flashMessage?.form === RETURN_ITEMS_FORM ? (flashMessage.fields ?? []) : [];
  const names = joinValues(line.services.map(({ name }) => name));
  return [
    {
      line,
      index,
      lineItemId: item.id,
      note: formatEligibility(eligibility, item.quantity, context),
      maximum: eligibility.quantity,
      ...readValues(item, index, page, context),
      reasonError: rejected.includes(`r${index}`) ? t('returns:reasonMissing') : null,
      textError: rejected.includes(`n${index}`) ? t('returns:noteMissing') : null,
      addOns: line.services.length > 0 ? t('returns:withAddOns', { names }) : null,
    },
  ];
}

/** Loads the page on which the items of a return are chosen. */
export async function loadReturnItems(
  context: SessionContext,
  orderNumber: string,
): Promise<LoaderResult<ReturnItemsModel>> {
  const page = await loadReturnOrder(context, orderNumber);
  if (page.kind !== 'ok') return page;
  const content = await context.requestSession.client.call(orderReturnPage, {});
  if (!content.ok) return toFailure(content.error);
  const { order, reasons } = page.model;
  const choices = order.items
    .filter(({ parentItemId }) => parentItemId === null)
    .flatMap((item, index) => toChoice(item, index, page.model, context));
  const number = `\u2066${orderNumber}\u2069`;
  return {
    kind: 'ok',
    model: {
      ...createStepsFrame(context, orderNumber, 'items', context.t('returns:chooseTitle', { number })),
      lead: content.data.lead,
      notEligible: content.data.notEligible,
      choices,
      reasons: reasons.map(({ code, label }) => ({ code, label })),
      hasReturnableItems: choices.some(({ maximum }) => maximum > 0),
    },
  };
}

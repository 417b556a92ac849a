import { previewCancellation } from '#lib/contract/orders/cancellation.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import type { CancelLinesSummary, CancelOrderModel } from '#lib/format/models/orders/cancel-order.ts';
import {
  CHOICE_PREFIX,
  formatCancellableLines,
  formatCancelRefund,
  formatCancelSummary,
  type LineChoices,
} from '#lib/format/orders/cancel-order.ts';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { createLinkBuilder, type LoaderResult, type SessionContext } from '../context.ts';
import { loadAccountOrder } from './placed-order.ts';

interface Choice {
  choices: LineChoices;
  /** Whether the form was submitted. */
  isSent: boolean;
  isValid: boolean;
}

function parseChoice({ items }: Order, query: URLSearchParams): Choice {
  const choices = new Map<string, number>();
  let isSent = false;
  let isValid = true;
  for (const { id, quantity } of items) {
    const value = query.get(`${CHOICE_PREFIX}${id}`);
    if (value === null) continue;
    isSent = true;
    const text = toLatinDigits(value.trim());
    const count = text === '' ? 0 : Number(text);
    if (!/^\d{0,4}$/.test(text) || count > quantity) isValid = false;
    else if (count > 0) choices.set(id, count);
  }
  return { choices, isSent, isValid: isValid && choices.size > 0 };
}

type SummaryResult = { summary: CancelLinesSummary | null; error: string | null };

async function loadSummary(
  { locale, t, requestSession }: SessionContext,
  order: Order,
  { choices, isSent, isValid }: Choice,
): Promise<SummaryResult> {
  if (!isSent) return { summary: null, error: null };
  if (!isValid) return { summary: null, error: t('orders:cancelLines.none') };
  const lines = [...choices].map(([lineId, quantity]) => ({ lineId, quantity }));
  const preview = await requestSession.client.call(previewCancellation, {
    params: { id: order.id },
    body: { lines },
  });
  if (!preview.ok) return { summary: null, error: getApiErrorMessage(preview.error, locale.language) };
  return { summary: formatCancelSummary(order, choices, preview.data, locale, t), error: null };
}

/** Loads the page that asks for confirmation before the customer's order, or a part of it, is cancelled. */
export async function loadCancelOrder(
  context: SessionContext,
  orderNumber: string,
  query: URLSearchParams,
): Promise<LoaderResult<CancelOrderModel>> {
  const { locale, t } = context;
  const path = `/my-account/orders/${orderNumber}`;
  const backHref = createLinkBuilder(locale)(path);
  const page = await loadAccountOrder(context, orderNumber, path);
  if (page.kind !== 'ok') return page;
  const { order } = page.model;
  // The order's page explains why.
  if (!order.isCancellable) return { kind: 'redirect', href: backHref };
  const choice = parseChoice(order, query);
  return {
    kind: 'ok',
    model: {
      orderNumber,
      backHref,
      href: `${backHref}/cancel`,
      refund: formatCancelRefund(order, locale, t),
      lines: formatCancellableLines(order, choice.choices, locale, t),
      ...(await loadSummary(context, order, choice)),
    },
  };
}

import { CASE_REASONS, CaseNumberSchema } from '#lib/contract/contact/cases.ts';
import { headerFooter } from '#lib/contract/content/pages.ts';
import { findGuestOrder } from '#lib/contract/orders/order-history.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import type { CaseFormModel } from '#lib/format/models/contact/cases.ts';
import { type IssueLine, listIssueLines } from '#lib/format/orders/product-issues.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { createLinkBuilder, type LoaderContext, type LoaderResult, type SessionContext } from '../context.ts';
import { getFormState } from '../form-state.ts';
import { loadPlacedOrder } from '../orders/placed-order.ts';
import { listStoredPhotos } from './case-photos.ts';

interface CaseFormRequest {
  /** The order that the case is about; null for any other subject. */
  orderNumber: string | null;
  token: string | null;
  /** Order that a guest has found by its number and email address. */
  trackedOrder: { orderNo: string; email: string } | undefined;
}

type CaseFormContext = SessionContext & LoaderContext;

/**
 * Loads the form that opens a case. For an order that is not the visitor's, redirects to the form that finds
 * orders.
 */
export async function loadCaseForm(
  context: CaseFormContext,
  request: CaseFormRequest,
): Promise<LoaderResult<CaseFormModel>> {
  const { locale, t, requestSession } = context;
  const link = createLinkBuilder(locale);
  const { orderNumber, token } = request;
  const order = orderNumber === null ? null : await readOrder(context, request, orderNumber);
  if (order === undefined) return { kind: 'redirect', href: link('/ordertrack') };
  const form = getFormState('openCase', context);
  const { account } = requestSession;
  const query = token === null ? '' : `?token=${encodeURIComponent(token)}`;
  const orderPath =
    account && token === null ? `/my-account/orders/${orderNumber}` : `/ordertrack/${orderNumber}`;
  return {
    kind: 'ok',
    model: {
      title: order ? t('cases:formTitleOf', { number: `\u2066${orderNumber}\u2069` }) : t('cases:formTitle'),
      form,
      order: order && {
        number: orderNumber ?? '',
        token,
        lines: listIssueLines(order, Date.now()).map((line) => formatLine(line, form.values.lineId, t)),
      },
      reasons: CASE_REASONS.map((value) => ({
        value,
        label: t(`cases:reason.${value}`),
        isChosen: form.values.reason === value,
      })),
      needsEmail: !account && !order,
      photos: listStoredPhotos(form, context),
      whatsappHref: await loadWhatsappHref(context, orderNumber),
      helpHref: link('/help-search'),
      backHref: order ? link(orderPath) + query : null,
    },
  };
}

/** Reads the order of a request; undefined when it is not the visitor's. */
async function readOrder(
  { requestSession }: CaseFormContext,
  { token, trackedOrder }: CaseFormRequest,
  orderNumber: string,
): Promise<Order | undefined> {
  const page = await loadPlacedOrder(requestSession, { orderNumber, token });
  if (page.kind === 'ok') return page.model.order;
  if (trackedOrder?.orderNo !== orderNumber) return undefined;
  const orderResult = await requestSession.client.call(findGuestOrder, { query: trackedOrder });
  return orderResult.ok ? orderResult.data : undefined;
}

function formatLine({ item, until, isOpen }: IssueLine, chosen: string | undefined, t: Translate) {
  const date = `\u2066${until?.split('-').reverse().join('/')}\u2069`;
  const note =
    until === null
      ? t('cases:notDelivered')
      : isOpen
        ? t('cases:until', { date })
        : t('cases:over', { date });
  return {
    lineId: item.id,
    name: item.product.content.productName,
    note,
    isOpen,
    isChosen: isOpen && item.id === chosen,
  };
}

/** Returns the WhatsApp link of the country, with the order in its text; null where none is configured. */
export async function loadWhatsappHref(
  { client, locale, t }: Pick<LoaderContext, 'client' | 'locale' | 't'>,
  orderNumber: string | null,
): Promise<string | null> {
  const result = await client.call(headerFooter, {});
  const number = result.ok ? result.data.footer.contact.whatsapp?.[locale.country.code] : undefined;
  if (!number) return null;
  const text = orderNumber ? t('cases:whatsappText', { number: orderNumber }) : t('cases:whatsappPlain');
  return `https://wa.me/${number.slice(1)}?${new URLSearchParams({ text }).toString().replaceAll('+', '%20')}`;
}

/** Returns the text if it has the format of a case number, otherwise undefined. */
export function parseCaseNumber(number: string): string | undefined {
  return CaseNumberSchema.safeParse(number).success ? number : undefined;
}

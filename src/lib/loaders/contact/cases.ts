import {
  type Case,
  CaseNumberSchema,
  type ListedCase,
  listCases,
  readCase,
  readLinkedCase,
} from '#lib/contract/contact/cases.ts';
import type { CaseListModel, CaseModel, ListedCaseModel } from '#lib/format/models/contact/cases.ts';
import { formatDateTime } from '#lib/format/orders/order-progress.ts';
import { redirectToSignIn, toAccountFailure } from '../account/read-profile.ts';
import { createLinkBuilder, type LoaderResult, type SessionContext, toFailure } from '../context.ts';
import { getFormFlashMessage, getFormState } from '../form-state.ts';
import { listStoredPhotos } from './case-photos.ts';

const CASES_PATH = '/my-account/cases';
const REPLY_FORM = 'replyToCase';

function getCaseFlash(context: SessionContext) {
  const { t } = context;
  const texts = {
    openCase: t('cases:opened'),
    replyToCase: t('cases:replied'),
    solveCase: t('cases:solved'),
  };
  return getFormFlashMessage(context, texts, [REPLY_FORM]);
}

function formatListedCase(listedCase: ListedCase, { locale, t }: SessionContext): ListedCaseModel {
  const { caseNumber, kind, status, orderNumber, productName, updatedAt } = listedCase;
  const subject = [productName, orderNumber && `\u2066${orderNumber}\u2069`].filter(Boolean).join(' · ');
  return {
    number: caseNumber,
    href: createLinkBuilder(locale)(`${CASES_PATH}/${caseNumber}`),
    status: t(`cases:status.${status}`),
    state: status,
    title: t(`cases:kind.${kind}`),
    subject: subject || null,
    changed: t('cases:changed', { date: formatDateTime(updatedAt, locale, t) }),
  };
}

/** Loads the customer's cases, or those of one order. */
export async function loadCases(
  context: SessionContext,
  orderNumber: string | null,
): Promise<LoaderResult<CaseListModel>> {
  const { requestSession, locale } = context;
  if (!requestSession.account) return redirectToSignIn(context, CASES_PATH);
  const query = orderNumber && /^[\w-]{1,64}$/.test(orderNumber) ? { orderNumber } : {};
  const result = await requestSession.client.call(listCases, { query });
  if (!result.ok) return toAccountFailure(result.error, context, CASES_PATH);
  const order = query.orderNumber ?? null;
  return {
    kind: 'ok',
    model: {
      flash: getCaseFlash(context),
      cases: result.data.cases.map((listedCase) => formatListedCase(listedCase, context)),
      orderNumber: order,
      writeHref: createLinkBuilder(locale)(order ? `/contact/${order}` : '/contact'),
    },
  };
}

function formatMessages(
  { messages }: Case,
  { locale, t }: SessionContext,
  customer: string,
): CaseModel['messages'] {
  const link = createLinkBuilder(locale);
  return messages.map(({ author, text, photos, photoCount, at }) => ({
    author: author === 'shop' ? t('cases:shop') : customer,
    isShop: author === 'shop',
    dateText: formatDateTime(at, locale, t),
    text,
    photos: photos.map(({ photoId, width, height }, index) => ({
      id: photoId,
      href: link(`/photos/${photoId}`),
      width,
      height,
      label: t('cases:photoOf', { number: index + 1 }),
    })),
    photoNote: photoCount > photos.length ? t('cases:photos', { count: photoCount }) : null,
  }));
}

function formatCase(customerCase: Case, context: SessionContext, token: string | null): CaseModel {
  const { locale, t } = context;
  const link = createLinkBuilder(locale);
  const { status, orderNumber, productName, reason } = customerCase;
  const orderHref = token === null && orderNumber ? link(`/my-account/orders/${orderNumber}`) : null;
  const form = getFormState(REPLY_FORM, context);
  return {
    flash: getCaseFlash(context),
    number: customerCase.caseNumber,
    status: t(`cases:status.${status}`),
    state: status,
    statusText: t(`cases:statusText.${status}`),
    facts: [
      { label: t('cases:about'), value: t(`cases:kind.${customerCase.kind}`), href: null },
      { label: t('cases:order'), value: orderNumber ?? '', href: orderHref },
      { label: t('cases:product'), value: productName ?? '', href: null },
      { label: t('cases:problem'), value: reason ? t(`cases:reason.${reason}`) : '', href: null },
    ].filter(({ value }) => value !== ''),
    messages: formatMessages(customerCase, context, t(token === null ? 'cases:you' : 'cases:customer')),
    form,
    photos: listStoredPhotos(form, context),
    token,
    backHref: token === null ? link(CASES_PATH) : null,
  };
}

/** Loads a case of the signed-in customer. */
export async function loadCase(
  context: SessionContext,
  caseNumber: string,
): Promise<LoaderResult<CaseModel>> {
  const { requestSession } = context;
  const path = `${CASES_PATH}/${caseNumber}`;
  if (!CaseNumberSchema.safeParse(caseNumber).success) return { kind: 'not-found' };
  if (!requestSession.account) return redirectToSignIn(context, path);
  const result = await requestSession.client.call(readCase, { params: { caseNumber } });
  if (!result.ok) return toAccountFailure(result.error, context, path);
  return { kind: 'ok', model: formatCase(result.data, context, null) };
}

/** Loads a guest's case by the token of the link in its emails. */
export async function loadLinkedCase(
  context: SessionContext,
  caseNumber: string,
  token: string | null,
): Promise<LoaderResult<CaseModel>> {
  if (!CaseNumberSchema.safeParse(caseNumber).success || token === null) return { kind: 'not-found' };
  const { client } = context.requestSession;
  const result = await client.call(readLinkedCase, { body: { caseNumber, token } });
  if (!result.ok) return toFailure(result.error);
  return { kind: 'ok', model: formatCase(result.data, context, token) };
}

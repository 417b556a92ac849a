import {
  CASE_MESSAGE_LENGTH,
  CaseReasonSchema,
  openCase,
  replyToCase,
  solveCase,
} from '#lib/contract/contact/cases.ts';
import type { ApiError } from '#lib/contract/errors.ts';
import { EmailSchema, IdSchema } from '#lib/contract/fields.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import { readTrackedOrder } from '#lib/session/tracked-order.server.ts';
import type { FormContext, FormHandler } from '../form-context.ts';
import { uploadPhotos } from '../photos/upload-photos.server.ts';
import { listRejectedFields } from '../rejected-form.ts';

// A little above the limit, so that a message that is too long is rejected and not shortened.
const MAX_VALUE_LENGTH = CASE_MESSAGE_LENGTH.maximum + 100;

function pickValues(fields: URLSearchParams, names: readonly string[]): Record<string, string> {
  const values = names.map((name) => [name, (fields.get(name) ?? '').slice(0, MAX_VALUE_LENGTH)] as const);
  return Object.fromEntries(values.filter(([, value]) => value.trim() !== ''));
}

const isMessage = (text = ''): boolean => {
  const { length } = text.replace(/\r\n?/g, '\n').trim();
  return length >= CASE_MESSAGE_LENGTH.minimum && length <= CASE_MESSAGE_LENGTH.maximum;
};

interface Rejection {
  error?: ApiError | undefined;
  fields?: string[];
  values: Record<string, string>;
  photoIds?: string[];
}

/** Shows a form again with its values, errors, and the photos that are already stored. */
function reject(
  form: string,
  path: string,
  { locale, browserRequest }: FormContext,
  { error, fields = [], values, photoIds = [] }: Rejection,
): string {
  const rejectedFields = listRejectedFields(error?.details);
  setFlash(browserRequest.cookies, {
    form,
    values: { ...values, ...(photoIds.length > 0 && { photoIds: photoIds.join(',') }) },
    fields: [...fields, ...rejectedFields],
    ...(error && rejectedFields.length === 0 && { error: getApiErrorMessage(error, locale.language) }),
  });
  return path;
}

/** Opens a case: about a product, an order, or anything else. */
const submitCase: FormHandler = async (context) => {
  const { fields, locale, browserRequest } = context;
  const form = 'openCase';
  const values = pickValues(fields, ['message', 'lineId', 'reason', 'email']);
  const orderNumber = IdSchema.safeParse(fields.get('orderNumber')).data;
  const token = fields.get('token') || undefined;
  const query = token === undefined ? '' : `?${new URLSearchParams({ token })}`;
  const path = getLocalePath(locale, orderNumber ? `/contact/${orderNumber}` : '/contact') + query;
  const requestSession = createRequestSession(browserRequest, locale);
  const trackedOrder = readTrackedOrder(browserRequest.cookies);
  const email =
    trackedOrder && trackedOrder.orderNo === orderNumber ? trackedOrder.email : values.email?.trim();
  const lineId = orderNumber && IdSchema.safeParse(values.lineId).data;
  const reason = lineId ? CaseReasonSchema.safeParse(values.reason).data : undefined;
  const needsEmail = !orderNumber && !requestSession.account;
  const invalid = [
    ...(lineId && !reason ? ['reason'] : []),
    ...(isMessage(values.message) ? [] : ['message']),
    ...(needsEmail && !EmailSchema.safeParse(email).success ? ['email'] : []),
  ];
  const { photoIds, error } = await uploadPhotos(requestSession, context);
  if (invalid.length > 0 || error)
    return reject(form, path, context, { error, fields: invalid, values, photoIds });
  requestSession.getOrCreateOwnerId();
  const result = await requestSession.client.call(openCase, {
    body: { message: values.message ?? '', photoIds, orderNumber, token, lineId, reason, email },
  });
  if (!result.ok) return reject(form, path, context, { error: result.error, values, photoIds });
  setFlash(browserRequest.cookies, { form });
  const { caseNumber } = result.data;
  return getLocalePath(
    locale,
    requestSession.account ? `/my-account/cases/${caseNumber}` : `/contact/sent/${caseNumber}`,
  );
};

/** Returns parameters and page path of a case: in the account, or with the token of a guest's link. */
function getCasePath({ fields, locale }: FormContext): {
  params: { caseNumber: string };
  token?: string;
  path: string;
} {
  const caseNumber = fields.get('caseNumber') ?? '';
  const token = fields.get('token') || undefined;
  const number = encodeURIComponent(caseNumber);
  const path = token
    ? `${getLocalePath(locale, `/cases/${number}`)}?${new URLSearchParams({ token })}`
    : getLocalePath(locale, `/my-account/cases/${number}`);
  return { params: { caseNumber }, ...(token && { token }), path };
}

const submitReply: FormHandler = async (context) => {
  const { fields, locale, browserRequest } = context;
  const form = 'replyToCase';
  const { params, token, path } = getCasePath(context);
  const values = pickValues(fields, ['message']);
  const requestSession = createRequestSession(browserRequest, locale);
  const { photoIds, error } = await uploadPhotos(requestSession, context);
  const invalid = isMessage(values.message) ? [] : ['message'];
  if (invalid.length > 0 || error)
    return reject(form, path, context, { error, fields: invalid, values, photoIds });
  requestSession.getOrCreateOwnerId();
  const body = { message: values.message ?? '', photoIds, token };
  const result = await requestSession.client.call(replyToCase, { params, body });
  if (!result.ok) return reject(form, path, context, { error: result.error, values, photoIds });
  setFlash(browserRequest.cookies, { form });
  return path;
};

const submitSolved: FormHandler = async (context) => {
  const { locale, browserRequest } = context;
  const { params, token, path } = getCasePath(context);
  const requestSession = createRequestSession(browserRequest, locale);
  requestSession.getOrCreateOwnerId();
  const result = await requestSession.client.call(solveCase, { params, body: { token } });
  const error = result.ok ? {} : { error: getApiErrorMessage(result.error, locale.language) };
  setFlash(browserRequest.cookies, { form: 'solveCase', ...error });
  return path;
};

/** Forms of cases, by the name in their path. */
export const caseForms: Record<string, FormHandler> = {
  openCaseWithPhotos: submitCase,
  replyToCaseWithPhotos: submitReply,
  solveCase: submitSolved,
};

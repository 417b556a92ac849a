import type { Result } from '#lib/client/client.ts';
import * as wire from '#lib/contract/notices.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession, type RequestSession } from '#lib/session/request-session.server.ts';
import { toSafePath } from '../../safe-path.ts';
import type { FormContext, FormHandler } from '../form-context.ts';

interface NoticeFormContext extends FormContext {
  requestSession: RequestSession;
}

/** Creates the handler of a form that makes one call; the next page shows the result. */
function createNoticeForm(
  form: string,
  page: string,
  call: (context: NoticeFormContext) => Promise<Result<unknown>>,
): FormHandler {
  return async (context) => {
    const { fields, locale, browserRequest } = context;
    const requestSession = createRequestSession(browserRequest, locale);
    const result = await call({ ...context, requestSession });
    const values = { email: fields.get('email') ?? '', kind: fields.get('kind') ?? '' };
    const error = result.ok ? {} : { ...getNoticeError(result.error, context), values };
    setFlash(browserRequest.cookies, { form, ...error });
    return toSafePath(fields.get('next'), getLocalePath(locale, page));
  };
}

function getNoticeError(error: Parameters<typeof getApiErrorMessage>[0], { locale, fields }: FormContext) {
  const { language } = locale;
  const email = fields.get('email');
  if (error.code === 'INVALID_REQUEST' && email !== null) {
    const key = email.trim() === '' ? 'notices:emailMissing' : 'notices:emailInvalid';
    return { error: getTranslate(language)(key), fields: ['email'] };
  }
  return { error: getApiErrorMessage(error, language) };
}

/**
 * Requests a notice. For a customer it goes to the account's email address; a guest has to confirm the typed
 * address first.
 */
const addNotice: FormHandler = (context) => {
  const isCustomer = createRequestSession(context.browserRequest, context.locale).account !== undefined;
  const handle = createNoticeForm(
    isCustomer ? 'createNotice' : 'requestNotice',
    '/my-account/notices',
    ({ fields, requestSession: { client } }) => {
      const kind = fields.get('kind') as wire.NoticeKind;
      const body = { kind, productCode: fields.get('productCode') ?? '' };
      return isCustomer
        ? client.call(wire.createNotice, { body })
        : client.call(wire.requestNotice, { body: { ...body, emailAddress: fields.get('email') ?? '' } });
    },
  );
  return handle(context);
};

/** Forms of notices by name. */
export const noticeForms: Record<string, FormHandler> = {
  addNotice,
  endNotice: createNoticeForm('endNotice', '/my-account/notices', ({ fields, requestSession }) =>
    requestSession.client.call(wire.endNotice, { params: { noticeId: fields.get('noticeId') ?? '' } }),
  ),
  confirmNotice: createNoticeForm('confirmNotice', '/notices', ({ fields, requestSession }) =>
    requestSession.client.call(wire.confirmNotice, { body: { token: fields.get('token') ?? '' } }),
  ),
  stopNotices: createNoticeForm('stopNotices', '/notices', ({ fields, requestSession }) =>
    requestSession.client.call(wire.stopNotices, { body: { token: fields.get('token') ?? '' } }),
  ),
};

import { addItems, replaceItem } from '#lib/contract/cart/bulk-items.ts';
import { addItem, setItemQuantity } from '#lib/contract/cart/cart.ts';
import { removeCoupon } from '#lib/contract/cart/coupons.ts';
import { removeSavedItem, restoreItem, saveItem } from '#lib/contract/cart/saved-items.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import { parseLocale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage, getFieldMessage } from '#lib/messages/error-messages.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { type BrowserRequest, createRequestSession } from '#lib/session/request-session.server.ts';
import { seeOther } from '#lib/session/see-other.ts';
import { type ApiInput, proxySessionCall } from '../proxy.server.ts';
import { authForms } from './auth.server.ts';
import { cartForms } from './cart.server.ts';
import { submitCheckout } from './checkout.server.ts';
import { submitConsent } from './consent.server.ts';
import { submitBulkEnquiry, submitNewsletter } from './contact.server.ts';
import type { FormContext, FormHandler } from './form-context.ts';
import { submitLocaleChange } from './locale.server.ts';
import { coerceFields, listInvalidFields, parseFieldTree, toSafePath } from './parse-fields.ts';
import { wishlistForms } from './wishlist.server.ts';

function toApiInput(endpoint: AnyEndpoint, fields: URLSearchParams): ApiInput {
  const tree = parseFieldTree(fields) as { params?: object; query?: object; body?: object };
  const body = coerceFields(endpoint.body, tree.body ?? {}) as { options?: { value?: string }[] };
  // A radio group without a choice sends nothing for its value: drop its option.
  if (Array.isArray(body.options)) body.options = body.options.filter((option) => option.value !== undefined);
  return { params: { ...tree.params }, query: { ...tree.query }, body };
}

/** Returns the path of the product page with the form; undefined for a form elsewhere. */
function getProductReferer(request: Request): string | undefined {
  const referer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return undefined;
  const { pathname, search } = new URL(referer);
  return /^\/[a-z]{2}-[a-z]{2}\/products\//.test(pathname) ? toSafePath(pathname + search, '/') : undefined;
}

/** Creates the handler of a form that makes one cart call, decoded with the endpoint's schema. */
function createCallForm(endpoint: AnyEndpoint): FormHandler {
  return async ({ fields, locale, browserRequest }) => {
    const requestSession = createRequestSession(browserRequest, locale);
    const result = await proxySessionCall(endpoint, toApiInput(endpoint, fields), requestSession, locale);
    if (!result.ok) {
      const isQuantity = listInvalidFields(result.error.details).includes('quantity');
      const error =
        (isQuantity && getFieldMessage('quantity', locale.language)) ||
        getApiErrorMessage(result.error, locale.language);
      setFlash(browserRequest.cookies, {
        form: endpoint.name,
        error,
        back: getProductReferer(browserRequest.request),
      });
    }
    return toSafePath(fields.get('next'), getLocalePath(locale, '/cart'));
  };
}

const callEndpoints = [
  addItem,
  addItems,
  setItemQuantity,
  replaceItem,
  removeCoupon,
  saveItem,
  restoreItem,
  removeSavedItem,
];

// All forms by the name in their path.
const formHandlers = new Map<string, FormHandler>([
  ...callEndpoints.map((endpoint) => [endpoint.name, createCallForm(endpoint)] as const),
  // Restores a removed line with its add-ons at its position.
  ['undoRemove', createCallForm(addItem)],
  ['checkout', submitCheckout],
  ['bulkEnquiry', submitBulkEnquiry],
  ['newsletter', submitNewsletter],
  ['consent', submitConsent],
  ['setLocale', submitLocaleChange],
  ...Object.entries(cartForms),
  ...Object.entries(authForms),
  ...Object.entries(wishlistForms),
]);

type FormPayload = Pick<FormContext, 'fields' | 'hasFiles'>;

/** Parses a form post; undefined for another content type. Files are only detected, for an error message. */
async function readForm(request: Request): Promise<FormPayload | undefined> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return { fields: new URLSearchParams(await request.text()), hasFiles: false };
  }
  if (!type.startsWith('multipart/form-data')) return undefined;
  const data = await request.formData().catch(() => undefined);
  if (!data) return undefined;
  const entries = [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const hasFiles = [...data.values()].some((value) => typeof value !== 'string' && value.size > 0);
  return { fields: new URLSearchParams(entries), hasFiles };
}

/** Handles a form that is posted without script: finds its handler, reads its fields and redirects to a page. */
export async function handleFormPost(
  request: Request,
  name: string,
  browserRequest: BrowserRequest,
): Promise<Response> {
  const submit = formHandlers.get(name);
  const payload = await readForm(request);
  if (!payload) return new Response(null, { status: 415 });
  const locale = parseLocale(payload.fields.get('locale') ?? undefined);
  if (!locale) return new Response(null, { status: 400 });
  if (!submit) return new Response(null, { status: 404 });
  return seeOther(await submit({ ...payload, locale, browserRequest }));
}

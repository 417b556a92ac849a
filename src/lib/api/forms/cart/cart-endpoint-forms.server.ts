import { addItems } from '#lib/contract/cart/bulk-items.ts';
import { addItem, setItemQuantity } from '#lib/contract/cart/cart.ts';
import { removeCoupon } from '#lib/contract/cart/coupons.ts';
import { replaceItem } from '#lib/contract/cart/replace-item.ts';
import { removeSavedItem, restoreItem, saveItem } from '#lib/contract/cart/saved-items.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import type { ApiError } from '#lib/contract/errors.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import { type ApiInput, proxySessionCall } from '../../proxy.server.ts';
import { getRefererPath, toSafePath } from '../../safe-path.ts';
import type { FormHandler } from '../form-context.ts';
import { coerceFields, parseFieldTree } from '../parse-fields.ts';
import { listRejectedFields } from '../rejected-form.ts';

function toApiInput(endpoint: AnyEndpoint, fields: URLSearchParams): ApiInput {
  const tree = parseFieldTree(fields) as { params?: object; query?: object; body?: object };
  const body = coerceFields(endpoint.body, tree.body ?? {}) as { options?: { value?: string }[] };
  // A radio group without a choice sends nothing for its value: drop its option.
  if (Array.isArray(body.options)) body.options = body.options.filter((option) => option.value !== undefined);
  return { params: { ...tree.params }, query: { ...tree.query }, body };
}

/** Returns the path of the product page that contains the form; undefined for a form elsewhere. */
function getProductReferer(request: Request): string | undefined {
  const path = getRefererPath(request) ?? '';
  return /^\/[a-z]{2}-[a-z]{2}\/products\//.test(path) ? path : undefined;
}

/** Returns product code and quantity for the bulk enquiry if the error is a quantity above the maximum. */
function getBulkEnquiryValues({ code, details }: ApiError, fields: URLSearchParams) {
  if (code !== 'QUANTITY_EXCEED') return undefined;
  const product = fields.get('params.lineItemId') ?? details?.productCode;
  const quantity = fields.get('params.quantity') ?? fields.get('body.quantity');
  return { values: { enquiryLines: `${product} ${quantity}` } };
}

/** Creates the handler of a form that makes one cart call, decoded with the endpoint's schema. */
function createEndpointForm(endpoint: AnyEndpoint): FormHandler {
  return async ({ fields, locale, browserRequest }) => {
    const requestSession = createRequestSession(browserRequest, locale);
    const result = await proxySessionCall(endpoint, toApiInput(endpoint, fields), requestSession, locale);
    if (!result.ok) {
      const isQuantity = listRejectedFields(result.error.details).includes('quantity');
      const error =
        (isQuantity && getTranslate(locale.language)('errors:field.quantity')) ||
        getApiErrorMessage(result.error, locale.language);
      setFlash(browserRequest.cookies, {
        form: endpoint.name,
        error,
        back: getProductReferer(browserRequest.request),
        ...getBulkEnquiryValues(result.error, fields),
      });
    }
    return toSafePath(fields.get('next'), getLocalePath(locale, '/cart'));
  };
}

const formEndpoints = [
  addItem,
  addItems,
  setItemQuantity,
  replaceItem,
  removeCoupon,
  saveItem,
  restoreItem,
  removeSavedItem,
];

/** Cart forms that make one call, by the name in their path. */
export const cartEndpointForms: Record<string, FormHandler> = {
  ...Object.fromEntries(formEndpoints.map((endpoint) => [endpoint.name, createEndpointForm(endpoint)])),
  // Restores a removed line with its add-ons at its position.
  undoRemove: createEndpointForm(addItem),
};

import * as wire from '#lib/contract/account/saved-addresses.ts';
import { deliveryAreas } from '#lib/contract/delivery.ts';
import type { ApiError } from '#lib/contract/errors.ts';
import { parseSavedAddressForm, SAVED_ADDRESS_FIELDS } from '#lib/format/account/saved-address-form.ts';
import { toCheckoutCountry } from '#lib/format/checkout/checkout-country.ts';
import type { FormFields } from '#lib/format/checkout/form-fields.ts';
import { toAreaOptions } from '#lib/format/delivery/area-options.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession, type RequestSession } from '#lib/session/request-session.server.ts';
import { createApiError } from '../../results.ts';
import { toSafePath } from '../../safe-path.ts';
import type { FormContext, FormHandler } from '../form-context.ts';
import { collectValues, listRejectedFields } from '../rejected-form.ts';

const PAGE = '/my-account/addresses';

// Errors that are shown on the list of addresses, as the form cannot correct them.
const LIST_ERRORS: readonly string[] = ['ADDRESS_NOT_FOUND', 'ADDRESS_LIMIT'];

// Errors of the area are shown at its field.
const AREA_ERRORS: readonly string[] = ['AREA_UNKNOWN', 'AREA_NOT_SERVED'];

/** A posted form, the session, and the ids that the address book calls need. */
interface AddressFormContext extends FormContext {
  requestSession: RequestSession;
  ids: { accountId: string; contactId: string };
}

/** Returns the path of the sign-in page if the error says that the customer is not signed in. */
function redirectSignedOut(error: ApiError, { locale, browserRequest }: FormContext): string | undefined {
  if (error.status !== 401 && error.status !== 403) return undefined;
  setFlash(browserRequest.cookies, { form: 'session', error: getApiErrorMessage(error, locale.language) });
  const next = new URLSearchParams({ next: getLocalePath(locale, PAGE) });
  return `${getLocalePath(locale, '/sign-in')}?${next}`;
}

function rejectOnList(form: string, error: ApiError, context: FormContext): string {
  const { locale, browserRequest } = context;
  const signIn = redirectSignedOut(error, context);
  if (signIn) return signIn;
  setFlash(browserRequest.cookies, { form, error: getApiErrorMessage(error, locale.language) });
  return getLocalePath(locale, PAGE);
}

/** Wraps a handler; guests are redirected to sign-in, with the message of the call that required it. */
function createAddressForm(
  call: string,
  handle: (context: AddressFormContext) => Promise<string>,
): FormHandler {
  return async (context) => {
    const requestSession = createRequestSession(context.browserRequest, context.locale);
    const { account } = requestSession;
    if (!account) return rejectOnList(call, createApiError('FORBIDDEN', { call }), context);
    const { accountId, contactId } = account;
    return await handle({ ...context, requestSession, ids: { accountId, contactId } });
  };
}

/** Shows the form again with its values and errors. */
function rejectForm(
  values: FormFields,
  invalidFields: string[],
  { fields, locale, browserRequest }: FormContext,
  failure?: ApiError,
): string {
  const areaFields = AREA_ERRORS.includes(failure?.code ?? '') ? ['deliveryArea'] : [];
  const allInvalidFields = [...invalidFields, ...areaFields, ...listRejectedFields(failure?.details)];
  setFlash(browserRequest.cookies, {
    form: 'saveAddress',
    values,
    fields: allInvalidFields,
    ...(failure && allInvalidFields.length === 0 && { error: getApiErrorMessage(failure, locale.language) }),
  });
  const addressId = fields.get('addressId');
  const next = toSafePath(fields.get('next'), '');
  const query = next ? `?${new URLSearchParams({ next })}` : '';
  return getLocalePath(locale, `${PAGE}/${addressId ? encodeURIComponent(addressId) : 'new'}`) + query;
}

/** Adds an address, or replaces the one with the id `addressId`. */
const saveAddress = async (context: AddressFormContext): Promise<string> => {
  const { fields, locale, browserRequest, requestSession, ids } = context;
  const { client } = requestSession;
  const values = collectValues(fields, SAVED_ADDRESS_FIELDS);
  const areas = await client.call(deliveryAreas, {});
  if (!areas.ok) return rejectForm(values, [], context, areas.error);
  const { value: body, invalidFields } = parseSavedAddressForm(values, {
    country: toCheckoutCountry(locale.country, locale.language),
    areas: areas.data.regions.flatMap(toAreaOptions),
  });
  if (!body) return rejectForm(values, invalidFields, context);
  const { accountId, contactId } = ids;
  const addressId = fields.get('addressId');
  const saveResult = addressId
    ? await client.call(wire.updateAddress, { params: ids, query: { addressId }, body })
    : await client.call(wire.addAddress, { params: { accountId }, query: { contactId }, body });
  if (saveResult.ok) {
    setFlash(browserRequest.cookies, { form: addressId ? 'updateAddress' : 'addAddress' });
    return toSafePath(fields.get('next'), getLocalePath(locale, PAGE));
  }
  const isForList = LIST_ERRORS.includes(saveResult.error.code) || saveResult.error.status === 401;
  return isForList
    ? rejectOnList('saveAddress', saveResult.error, context)
    : rejectForm(values, [], context, saveResult.error);
};

const deleteAddress = async (context: AddressFormContext): Promise<string> => {
  const { fields, locale, browserRequest, requestSession, ids } = context;
  const query = { addressId: fields.get('addressId') ?? '' };
  const removeResult = await requestSession.client.call(wire.removeAddress, { params: ids, query });
  if (!removeResult.ok) return rejectOnList('deleteAddress', removeResult.error, context);
  setFlash(browserRequest.cookies, { form: 'deleteAddress' });
  return getLocalePath(locale, PAGE);
};

/** Makes an address the default of its country. */
const chooseDefaultAddress = async (context: AddressFormContext): Promise<string> => {
  const { fields, locale, browserRequest, requestSession, ids } = context;
  const { client } = requestSession;
  const form = 'defaultAddress';
  const { accountId, contactId } = ids;
  const addressesResult = await client.call(wire.readAddresses, {
    params: { accountId },
    query: { contactId },
  });
  if (!addressesResult.ok) return rejectOnList(form, addressesResult.error, context);
  const address = addressesResult.data.addresses.find(({ id }) => id === fields.get('addressId'));
  if (!address) return rejectOnList(form, createApiError('ADDRESS_NOT_FOUND'), context);
  const { id: addressId, ...content } = address;
  const body = { ...content, isDefault: true };
  const updateResult = await client.call(wire.updateAddress, { params: ids, query: { addressId }, body });
  if (!updateResult.ok) return rejectOnList(form, updateResult.error, context);
  setFlash(browserRequest.cookies, { form });
  return getLocalePath(locale, PAGE);
};

/** Forms of the address book by name. */
export const savedAddressForms: Record<string, FormHandler> = {
  saveAddress: (context) =>
    createAddressForm(context.fields.has('addressId') ? 'updateAddress' : 'addAddress', saveAddress)(context),
  deleteAddress: createAddressForm('removeAddress', deleteAddress),
  defaultAddress: createAddressForm('updateAddress', chooseDefaultAddress),
};

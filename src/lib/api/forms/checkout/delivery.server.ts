import type { Result } from '#lib/client/client.ts';
import { readSavedAddresses } from '#lib/client/read-saved-addresses.ts';
import { addAddress, type SavedAddress } from '#lib/contract/account/saved-addresses.ts';
import type { Contact } from '#lib/contract/checkout/contact.ts';
import { deliveryAreas } from '#lib/contract/delivery.ts';
import type { BillingContact } from '#lib/contract/orders/order.ts';
import {
  type Order,
  setCollectionStore,
  setDeliveryNote,
  setOrderBilling,
  setOrderFulfillment,
} from '#lib/contract/orders/orders.ts';
import { toCheckoutCountry } from '#lib/format/checkout/checkout-country.ts';
import { CONTACT_FIELDS } from '#lib/format/checkout/contact-form.ts';
import {
  BILLING_CHOICE_FIELD,
  BILLING_PREFIX,
  type ContactWithAddress,
  type DeliveryInput,
  listFormMethods,
  METHOD_FIELD,
  parseDeliveryForm,
  SAVE_ADDRESS_FIELD,
  SAVED_ADDRESS_FIELD,
  SHOW_TIMES_FIELD,
} from '#lib/format/checkout/delivery-form.ts';
import { getSavedAddressUse } from '#lib/format/checkout/saved-address-use.ts';
import { toSavedAddressInput, toSavedContact } from '#lib/format/checkout/saved-contact.ts';
import { toAreaOptions } from '#lib/format/delivery/area-options.ts';
import { ADDRESS_FIELD_NAMES } from '#lib/locale/address-rules.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import type { RequestSession } from '#lib/session/request-session.server.ts';
import { setAreaCookie } from '../delivery/delivery-area.server.ts';
import type { FormContext } from '../form-context.ts';
import { collectValues } from '../rejected-form.ts';
import { rejectStep } from './reject-step.server.ts';
import { readStepContext, type StepContext } from './step-context.server.ts';

const CONTACT_AND_ADDRESS = [...CONTACT_FIELDS, ...ADDRESS_FIELD_NAMES];
const FIELD_NAMES = [
  METHOD_FIELD,
  SAVED_ADDRESS_FIELD,
  SAVE_ADDRESS_FIELD,
  'deliveryArea',
  ...ADDRESS_FIELD_NAMES,
  'slot',
  'store',
  'note',
  BILLING_CHOICE_FIELD,
  ...CONTACT_AND_ADDRESS.map((name) => BILLING_PREFIX + name),
];

/** A valid delivery with the saved addresses that it refers to. */
interface ResolvedDelivery {
  input: DeliveryInput;
  /** Null for a collection. */
  recipient: ContactWithAddress | null;
  payer: ContactWithAddress | null;
}

function resolveSavedAddresses(
  input: DeliveryInput,
  contact: Contact,
  savedAddresses: readonly SavedAddress[],
): ResolvedDelivery {
  const { choice, payer } = input;
  const resolve = (id: string): ContactWithAddress | null => {
    const savedAddress = savedAddresses.find((address) => address.id === id);
    return savedAddress ? toSavedContact(savedAddress, contact) : null;
  };
  const getRecipient = (): ContactWithAddress | null => {
    if (choice.method === 'collect') return null;
    return 'address' in choice ? { ...contact, address: choice.address } : resolve(choice.savedAddressId);
  };
  return {
    input,
    recipient: getRecipient(),
    payer: payer && ('savedAddressId' in payer ? resolve(payer.savedAddressId) : payer),
  };
}

/** Saves billing, then delivery or collection, then the note: the order of calls that the contract requires. */
async function saveDelivery(
  { input: { choice, note }, recipient, payer }: ResolvedDelivery,
  contact: Contact,
  { requestSession: { client }, order }: StepContext,
): Promise<Result<Order>> {
  const params = { id: order.id };
  // The second mobile number is only for the driver.
  const payingContact: BillingContact & { alternateMobile?: string | undefined } = payer ??
    recipient ?? { ...contact, address: null };
  const { alternateMobile: _, ...billing } = payingContact;
  const billingResult = await client.call(setOrderBilling, { params, body: billing });
  if (!billingResult.ok) return billingResult;
  const delivered =
    choice.method === 'home' && recipient
      ? await client.call(setOrderFulfillment, {
          params,
          query: { isReturnOrder: 'false' },
          body: {
            fulfillmentMethod: 'Ship',
            fulfillmentContact: recipient,
            area: choice.area,
            slot: choice.slot,
          },
        })
      : await client.call(setCollectionStore, {
          params,
          body: { storeCode: choice.method === 'collect' ? choice.storeCode : '', contact },
        });
  if (!delivered.ok || note === (order.deliveryNote ?? '')) return delivered;
  return await client.call(setDeliveryNote, { params: { orderId: order.id }, body: { text: note } });
}

/**
 * Saves the typed address in the address book. The order does not depend on it, so an error is only shown on
 * the next step.
 */
async function saveTypedAddress(
  { choice }: DeliveryInput,
  contact: Contact,
  { client, account }: RequestSession,
  { locale, browserRequest }: FormContext,
): Promise<void> {
  if (!account || choice.method !== 'home' || !('address' in choice) || !choice.shouldSaveAddress) return;
  const { accountId, contactId } = account;
  const addResult = await client.call(addAddress, {
    params: { accountId },
    query: { contactId },
    body: toSavedAddressInput(contact, choice.address, choice.area),
  });
  if (addResult.ok) return;
  const error = getApiErrorMessage(addResult.error, locale.language);
  setFlash(browserRequest.cookies, { form: 'checkoutSaveAddress', error });
}

/** Handles the delivery step. The button that shows time slots only stores the posted values. */
export async function submitDelivery(context: FormContext): Promise<string> {
  const { fields, locale } = context;
  const values = collectValues(fields, FIELD_NAMES);
  const step = { step: 'delivery', form: 'checkoutDelivery', values } as const;
  if (fields.has(SHOW_TIMES_FIELD)) return rejectStep(step, context);
  const stepContext = await readStepContext(context);
  if (!stepContext) return getLocalePath(locale, '/checkout');
  const { requestSession, order } = stepContext;
  const { guestCustomer } = order;
  if (!guestCustomer?.phone) return getLocalePath(locale, '/checkout/contact');
  const country = toCheckoutCountry(locale.country, locale.language);
  const [areasResult, savedAddresses] = await Promise.all([
    requestSession.client.call(deliveryAreas, {}),
    readSavedAddresses(requestSession),
  ]);
  if (!areasResult.ok) return rejectStep({ ...step, failure: areasResult.error }, context);
  const areas = areasResult.data.regions.flatMap(toAreaOptions);
  const { value: delivery, invalidFields } = parseDeliveryForm(values, {
    country,
    methods: listFormMethods(areasResult.data.methods),
    areas,
    savedAddresses: savedAddresses
      .filter(({ countryCode }) => countryCode === country.code)
      .map((address) => getSavedAddressUse(address, areas)),
  });
  if (!delivery) return rejectStep({ ...step, invalidFields }, context);
  const contact = { ...guestCustomer, phone: guestCustomer.phone };
  const resolvedDelivery = resolveSavedAddresses(delivery, contact, savedAddresses);
  const saveResult = await saveDelivery(resolvedDelivery, contact, stepContext);
  if (!saveResult.ok) return rejectStep({ ...step, failure: saveResult.error }, context);
  await saveTypedAddress(delivery, contact, requestSession, context);
  if (delivery.choice.method === 'home') setAreaCookie(context.browserRequest, locale, delivery.choice.area);
  return getLocalePath(locale, '/checkout/payment');
}

import type { Result } from '#lib/client/client.ts';
import type { Contact } from '#lib/contract/checkout/address.ts';
import { deliveryAreas } from '#lib/contract/delivery.ts';
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
  type DeliveryInput,
  METHOD_FIELD,
  parseDeliveryForm,
  SHOW_TIMES_FIELD,
} from '#lib/format/checkout/delivery-form.ts';
import { toAreaOptions } from '#lib/format/delivery/area-options.ts';
import { ADDRESS_FIELD_NAMES } from '#lib/locale/address-rules.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { RequestSession } from '#lib/session/request-session.server.ts';
import type { FormContext } from '../form-context.ts';
import { collectValues, readStepContext, rejectStep, type StepContext } from './step-context.server.ts';

const CONTACT_AND_ADDRESS = [...CONTACT_FIELDS, ...ADDRESS_FIELD_NAMES];
const FIELD_NAMES = [
  METHOD_FIELD,
  'deliveryArea',
  ...ADDRESS_FIELD_NAMES,
  'slot',
  'store',
  'note',
  BILLING_CHOICE_FIELD,
  ...CONTACT_AND_ADDRESS.map((name) => BILLING_PREFIX + name),
];

/** Sets billing, then delivery or collection, then the note: the order of calls that the contract demands. */
async function saveDelivery(
  { choice, payer, note }: DeliveryInput,
  contact: Contact,
  { requestSession: { client }, order }: StepContext,
): Promise<Result<Order>> {
  const params = { id: order.id };
  const address = choice.method === 'home' ? choice.address : null;
  const billed = await client.call(setOrderBilling, { params, body: payer ?? { ...contact, address } });
  if (!billed.ok) return billed;
  const delivered =
    choice.method === 'home'
      ? await client.call(setOrderFulfillment, {
          params,
          query: { isReturnOrder: 'false' },
          body: {
            fulfillmentMethod: 'Ship',
            fulfillmentContact: { ...contact, address: choice.address },
            area: choice.area,
            slot: choice.slot,
          },
        })
      : await client.call(setCollectionStore, { params, body: { storeCode: choice.storeCode, contact } });
  if (!delivered.ok || note === (order.deliveryNote ?? '')) return delivered;
  return await client.call(setDeliveryNote, { params: { orderId: order.id }, body: { text: note } });
}

async function loadAreas({ client }: RequestSession) {
  const result = await client.call(deliveryAreas, {});
  return result.ok ? result.data.regions.flatMap(toAreaOptions) : [];
}

/** Handles the delivery step. The button that shows delivery times only keeps what was typed. */
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
  const areas = await loadAreas(requestSession);
  const { value: delivery, invalidFields } = parseDeliveryForm(values, { country, areas });
  if (!delivery) return rejectStep({ ...step, invalidFields }, context);
  const contact = { ...guestCustomer, phone: guestCustomer.phone };
  const saved = await saveDelivery(delivery, contact, stepContext);
  if (!saved.ok) return rejectStep({ ...step, failure: saved.error }, context);
  return getLocalePath(locale, '/checkout/payment');
}

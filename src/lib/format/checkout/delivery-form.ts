import type { Address, Contact } from '#lib/contract/checkout/address.ts';
import type { CheckoutCountry, DeliveryAreaOption } from '../models/checkout.ts';
import { parseAddressForm, parseAreaAddress } from './address-form.ts';
import { parseContactForm } from './contact-form.ts';
import type { FormFields, ParsedForm } from './form-fields.ts';

/** Name of the radio group for the delivery method. */
export const METHOD_FIELD = 'deliveryMethod';

export const DELIVERY_METHODS = ['home', 'collect'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

/** Prefix of the billing fields; the delivery address has none. */
export const BILLING_PREFIX = 'billing.';

/**
 * Name of the radio group for the billing address: `same` (as the delivery address; none for a collection)
 * or `other`.
 */
export const BILLING_CHOICE_FIELD = 'billing';

/** Name of the button that shows the delivery times of the chosen area without continuing. */
export const SHOW_TIMES_FIELD = 'showTimes';

/** Maximum length of the delivery note, in characters. */
export const NOTE_LENGTH = 200;

/** A delivery time as a form value: `2026-11-25/09-12`. */
const SLOT_PATTERN = /^(\d{4}-\d\d-\d\d)\/(\d\d-\d\d)$/;

export interface SlotChoice {
  date: string;
  slotId: string;
}

/** Contact with an address, as in the contract. */
export type ContactWithAddress = Contact & { address: Address };

export type DeliveryChoice =
  | { method: 'home'; area: string; address: Address; slot: SlotChoice }
  | { method: 'collect'; storeCode: string };

/** Parsed delivery step. */
export interface DeliveryInput {
  choice: DeliveryChoice;
  /** Null: as the delivery address, or no address for a collection. */
  payer: ContactWithAddress | null;
  note: string;
}

export interface DeliveryFormContext {
  country: CheckoutCountry;
  areas: readonly DeliveryAreaOption[];
}

export function formatSlotValue({ date, slotId }: SlotChoice): string {
  return `${date}/${slotId}`;
}

function parseSlotValue(value: string): SlotChoice | undefined {
  const [, date, slotId] = SLOT_PATTERN.exec(value) ?? [];
  return date && slotId ? { date, slotId } : undefined;
}

/** Returns the delivery method of a form; home delivery unless collection is chosen. */
export function getDeliveryMethod(fields: FormFields): DeliveryMethod {
  return fields[METHOD_FIELD] === 'collect' ? 'collect' : 'home';
}

function parseHomeDelivery(
  fields: FormFields,
  { country, areas }: DeliveryFormContext,
): ParsedForm<DeliveryChoice> {
  const { area, value: address, invalidFields: addressFields } = parseAreaAddress(fields, country, areas);
  const slot = parseSlotValue(fields.slot ?? '');
  // Nothing else matters where nothing is delivered.
  if (area?.isServed === false) return { value: undefined, invalidFields: ['deliveryArea'] };
  const invalidFields = [...addressFields, ...(area && !slot ? ['slot'] : [])];
  if (invalidFields.length > 0 || !area || !address || !slot) return { value: undefined, invalidFields };
  return { value: { method: 'home', area: area.value, address, slot }, invalidFields };
}

function parseCollection({ store = '' }: FormFields): ParsedForm<DeliveryChoice> {
  return store === ''
    ? { value: undefined, invalidFields: ['store'] }
    : { value: { method: 'collect', storeCode: store }, invalidFields: [] };
}

function parsePayer(fields: FormFields, country: CheckoutCountry): ParsedForm<ContactWithAddress | null> {
  if (fields[BILLING_CHOICE_FIELD] !== 'other') return { value: null, invalidFields: [] };
  const contact = parseContactForm(fields, country, BILLING_PREFIX);
  const address = parseAddressForm(fields, country, { prefix: BILLING_PREFIX });
  return {
    value: contact.value && address.value && { ...contact.value, address: address.value },
    invalidFields: [...contact.invalidFields, ...address.invalidFields],
  };
}

/** Parses the delivery step, in the browser and on the server. Fields of the other method are ignored. */
export function parseDeliveryForm(
  fields: FormFields,
  context: DeliveryFormContext,
): ParsedForm<DeliveryInput> {
  const choice =
    getDeliveryMethod(fields) === 'home' ? parseHomeDelivery(fields, context) : parseCollection(fields);
  const payer = parsePayer(fields, context.country);
  const note = (fields.note ?? '').trim();
  const invalidFields = [
    ...choice.invalidFields,
    ...payer.invalidFields,
    ...(note.length > NOTE_LENGTH ? ['note'] : []),
  ];
  if (invalidFields.length > 0 || !choice.value || payer.value === undefined)
    return { value: undefined, invalidFields };
  return { value: { choice: choice.value, payer: payer.value, note }, invalidFields };
}

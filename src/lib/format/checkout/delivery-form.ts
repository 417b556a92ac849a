import type { Address } from '#lib/contract/checkout/address.ts';
import type { Contact } from '#lib/contract/checkout/contact.ts';
import type { DeliveryMethod } from '#lib/contract/delivery.ts';
import type { DELIVERY_NOTE_LENGTH } from '#lib/contract/orders/draft-order.ts';
import type {
  CheckoutCountry,
  DeliveryAreaOption,
  FormDeliveryMethod,
  SavedAddressOption,
} from '../models/checkout.ts';
import { parseAddressForm, parseAreaAddress } from './address-form.ts';
import { parseContactForm } from './contact-form.ts';
import type { FormFields, ParsedForm } from './form-fields.ts';

/** Name of the radio group for the delivery method. */
export const METHOD_FIELD = 'deliveryMethod';

const FORM_METHODS = ['home', 'collect'] as const satisfies readonly FormDeliveryMethod[];

const CONTRACT_METHODS = { home: 'home-delivery', collect: 'click-collect' } as const;

/** Prefix of the billing fields; the delivery address has none. */
export const BILLING_PREFIX = 'billing.';

/**
 * Name of the radio group for the billing address: `same` (the delivery address; none for a collection), the
 * id of a saved address after `SAVED_BILLING_PREFIX`, or `other`.
 */
export const BILLING_CHOICE_FIELD = 'billing';

/** Name of the button that shows the delivery times of the chosen area without continuing. */
export const SHOW_TIMES_FIELD = 'showTimes';

/** Name of the radio group of saved addresses: an id, or `NEW_ADDRESS` for the form's own fields. */
export const SAVED_ADDRESS_FIELD = 'savedAddress';
export const NEW_ADDRESS = 'new';

/** Name of the checkbox that saves the typed address in the address book. */
export const SAVE_ADDRESS_FIELD = 'saveAddress';

/** Prefix of a saved address's id as the value of `BILLING_CHOICE_FIELD`. */
export const SAVED_BILLING_PREFIX = 'saved:';

// The constant is not imported as a value: its module would add the contract's schemas to the browser's
// script.
/** Maximum length of the delivery note, in characters. */
export const NOTE_LENGTH: typeof DELIVERY_NOTE_LENGTH = 200;

/** A delivery time as a form value: `2026-11-25/09-12`. */
const SLOT_PATTERN = /^(\d{4}-\d\d-\d\d)\/(\d\d-\d\d)$/;

export interface SlotChoice {
  date: string;
  slotId: string;
}

/** Contact with an address, as in the contract; a saved address may have a second mobile number. */
export type ContactWithAddress = Contact & { address: Address; alternateMobile?: string | undefined };

export type DeliveryChoice =
  | { method: 'home'; area: string; address: Address; shouldSaveAddress: boolean; slot: SlotChoice }
  | { method: 'home'; area: string; savedAddressId: string; slot: SlotChoice }
  | { method: 'collect'; storeCode: string };

/** Parsed delivery step. */
export interface DeliveryInput {
  choice: DeliveryChoice;
  /** Null: the delivery address, or no address for a collection. */
  payer: ContactWithAddress | { savedAddressId: string } | null;
  note: string;
}

export interface DeliveryFormContext {
  /** The methods that the shop offers in the country. */
  methods: readonly FormDeliveryMethod[];
  country: CheckoutCountry;
  areas: readonly DeliveryAreaOption[];
  /** Saved addresses of the country; none for a guest. */
  savedAddresses: readonly Pick<SavedAddressOption, 'id' | 'area' | 'isForBilling'>[];
}

export function formatSlotValue({ date, slotId }: SlotChoice): string {
  return `${date}/${slotId}`;
}

function parseSlotValue(value: string): SlotChoice | undefined {
  const [, date, slotId] = SLOT_PATTERN.exec(value) ?? [];
  return date && slotId ? { date, slotId } : undefined;
}

/** Returns the form values of the contract's delivery methods. */
export function listFormMethods(methods: readonly DeliveryMethod[]): FormDeliveryMethod[] {
  return FORM_METHODS.filter((method) => methods.includes(CONTRACT_METHODS[method]));
}

/** Returns the delivery method of a form; home delivery unless collection is chosen. */
export function getDeliveryMethod(fields: FormFields): FormDeliveryMethod {
  return fields[METHOD_FIELD] === 'collect' ? 'collect' : 'home';
}

/** Returns the id of the chosen saved address; undefined for the form's own fields. */
export function getSavedAddressId(fields: FormFields): string | undefined {
  const id = fields[SAVED_ADDRESS_FIELD] ?? '';
  return id === '' || id === NEW_ADDRESS ? undefined : id;
}

/**
 * Returns the area of the chosen saved address, otherwise that of the form's select; empty without an area.
 */
export function getDeliveryArea(
  fields: FormFields,
  savedAddresses: DeliveryFormContext['savedAddresses'],
): string {
  const savedId = getSavedAddressId(fields);
  if (savedId === undefined) return fields.deliveryArea ?? '';
  return savedAddresses.find(({ id }) => id === savedId)?.area ?? '';
}

function parseSavedDelivery(
  fields: FormFields,
  savedAddressId: string,
  { savedAddresses }: DeliveryFormContext,
): ParsedForm<DeliveryChoice> {
  const area = getDeliveryArea(fields, savedAddresses);
  const slot = parseSlotValue(fields.slot ?? '');
  if (area === '') return { value: undefined, invalidFields: [SAVED_ADDRESS_FIELD] };
  if (!slot) return { value: undefined, invalidFields: ['slot'] };
  return { value: { method: 'home', area, savedAddressId, slot }, invalidFields: [] };
}

function parseHomeDelivery(fields: FormFields, context: DeliveryFormContext): ParsedForm<DeliveryChoice> {
  const savedId = getSavedAddressId(fields);
  if (savedId !== undefined) return parseSavedDelivery(fields, savedId, context);
  const { country, areas } = context;
  const { area, value: address, invalidFields: addressFields } = parseAreaAddress(fields, country, areas);
  const slot = parseSlotValue(fields.slot ?? '');
  // The other fields are not validated where nothing is delivered.
  if (area?.isServed === false) return { value: undefined, invalidFields: ['deliveryArea'] };
  const invalidFields = [...addressFields, ...(area && !slot ? ['slot'] : [])];
  if (invalidFields.length > 0 || !area || !address || !slot) return { value: undefined, invalidFields };
  const shouldSaveAddress = fields[SAVE_ADDRESS_FIELD] === '1';
  return { value: { method: 'home', area: area.value, address, shouldSaveAddress, slot }, invalidFields };
}

function parseCollection({ store = '' }: FormFields): ParsedForm<DeliveryChoice> {
  return store === ''
    ? { value: undefined, invalidFields: ['store'] }
    : { value: { method: 'collect', storeCode: store }, invalidFields: [] };
}

function parsePayer(
  fields: FormFields,
  { country, savedAddresses }: DeliveryFormContext,
): ParsedForm<DeliveryInput['payer']> {
  const choice = fields[BILLING_CHOICE_FIELD] ?? '';
  if (choice.startsWith(SAVED_BILLING_PREFIX)) {
    const savedAddressId = choice.slice(SAVED_BILLING_PREFIX.length);
    const isOffered = savedAddresses.some(({ id, isForBilling }) => isForBilling && id === savedAddressId);
    return isOffered
      ? { value: { savedAddressId }, invalidFields: [] }
      : { value: undefined, invalidFields: [BILLING_CHOICE_FIELD] };
  }
  if (choice !== 'other') return { value: null, invalidFields: [] };
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
  const method = getDeliveryMethod(fields);
  if (!context.methods.includes(method)) return { value: undefined, invalidFields: [METHOD_FIELD] };
  const choice = method === 'home' ? parseHomeDelivery(fields, context) : parseCollection(fields);
  const payer = parsePayer(fields, context);
  const note = method === 'home' ? (fields.note ?? '').trim() : '';
  const invalidFields = [
    ...choice.invalidFields,
    ...payer.invalidFields,
    ...(note.length > NOTE_LENGTH ? ['note'] : []),
  ];
  if (invalidFields.length > 0 || !choice.value || payer.value === undefined)
    return { value: undefined, invalidFields };
  return { value: { choice: choice.value, payer: payer.value, note }, invalidFields };
}

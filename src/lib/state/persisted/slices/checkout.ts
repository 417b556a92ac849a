import * as z from 'zod/mini';
import { CountrySchema } from '#lib/contract/fields.ts';
import { defineSlice } from '../define-slice.ts';

const AddressDraftSchema = z.object({
  use: z.enum(['delivery', 'billing']),
  countryCode: CountrySchema,
  /** Typed values by field name; for a billing address including the payer's names. */
  fields: z.catchall(z.object({}), z.string()),
});

const CheckoutStateSchema = z.object({
  contactInfo: z.object({
    firstName: z.string(),
    lastName: z.string(),
    /** Typed text: a national number of `countryCode`. */
    phone: z.string(),
    email: z.string(),
    /** Null when nothing was typed yet. */
    countryCode: z.nullable(CountrySchema),
  }),
  /** Typed addresses: one for delivery, and one for billing if it differs. */
  addressList: z.array(AddressDraftSchema),
});

/**
 * Input of the checkout until the order is placed. Never card data: cards are entered on the payment
 * provider's page.
 */
export type CheckoutState = z.output<typeof CheckoutStateSchema>;

// Version 1 had no country of the phone number: it was that of the delivery address.
function addContactCountry(oldValue: unknown): unknown {
  const { contactInfo, addressList } = oldValue as CheckoutState;
  const delivery = addressList.find(({ use }) => use === 'delivery');
  return { contactInfo: { ...contactInfo, countryCode: delivery?.countryCode ?? null }, addressList };
}

export const checkoutSlice = defineSlice({
  name: 'checkoutState',
  version: 2,
  schema: CheckoutStateSchema,
  initial: {
    contactInfo: { firstName: '', lastName: '', phone: '', email: '', countryCode: null },
    addressList: [],
  },
  migrations: { 1: addContactCountry },
});

export const $checkout = checkoutSlice.atom;

export function updateCheckout(changes: Partial<CheckoutState>): void {
  $checkout.set({ ...$checkout.get(), ...changes });
}

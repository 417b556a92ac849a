import * as z from 'zod/mini';
import { CountrySchema } from '#lib/contract/fields.ts';
import { defineSlice } from '../define-slice.ts';

const AddressDraftSchema = z.object({
  use: z.enum(['delivery', 'billing']),
  countryCode: CountrySchema,
  /** As typed, by field name; of a billing address also the payer's names. */
  fields: z.catchall(z.object({}), z.string()),
});

const CheckoutStateSchema = z.object({
  contactInfo: z.object({
    firstName: z.string(),
    lastName: z.string(),
    /** As typed: a national number of the delivery address's country. */
    phone: z.string(),
    email: z.string(),
  }),
  /** Addresses as typed so far: one for delivery, and one for billing when it differs. */
  addressList: z.array(AddressDraftSchema),
});

/**
 * What was typed at checkout and not yet ordered. Never card data: cards are typed at the payment provider's
 * page.
 */
export type CheckoutState = z.output<typeof CheckoutStateSchema>;

export const checkoutSlice = defineSlice({
  name: 'checkoutState',
  version: 1,
  schema: CheckoutStateSchema,
  initial: {
    contactInfo: { firstName: '', lastName: '', phone: '', email: '' },
    addressList: [],
  },
});

export const $checkout = checkoutSlice.store;

export function updateCheckout(changes: Partial<CheckoutState>): void {
  $checkout.set({ ...$checkout.get(), ...changes });
}

import * as z from 'zod/mini';
import { CountrySchema } from '#lib/contract/fields.ts';
import { defineSlice } from '../define-slice.ts';

const AddressDraftSchema = z.object({
  use: z.enum(['delivery', 'billing']),
  countryCode: CountrySchema,
  /** As typed, by field name; a payer's with who it is. */
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
  /** What was typed so far; one to deliver to, and one of the payer when that is somebody else. */
  addressList: z.array(AddressDraftSchema),
});

/** What was typed at checkout and not yet ordered. No card is among it: cards are typed at the payment's own page. */
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

/** Changes what is named and keeps the rest. */
export function updateCheckout(changes: Partial<CheckoutState>): void {
  $checkout.set({ ...$checkout.get(), ...changes });
}

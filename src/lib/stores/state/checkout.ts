import * as z from 'zod/mini';
import { CountrySchema } from '#lib/contract/fields.ts';
import { defineSlice } from './slice.ts';

const AddressDraftSchema = z.object({
  use: z.enum(['delivery', 'billing']),
  countryCode: CountrySchema,
  /** As typed, by field name; a payer's with who it is. */
  fields: z.catchall(z.object({}), z.string()),
});

const CheckoutStateSchema = z.object({
  checkoutId: z.nullable(z.string()),
  selectedDeliveryMethod: z.nullable(z.enum(['home-delivery', 'click-collect'])),
  contactInfo: z.object({
    /** Of a contact record; null for what was typed. */
    id: z.nullable(z.string()),
    firstName: z.string(),
    lastName: z.string(),
    /** As typed: a national number of the delivery address's country. */
    phone: z.string(),
    email: z.string(),
  }),
  currentOrderData: z.nullable(z.object({ id: z.string() })),
  /** What was typed so far; one to deliver to, and one of the payer when that is somebody else. */
  addressList: z.array(AddressDraftSchema),
  currentOrderDeliveryMethod: z.nullable(z.enum(['Ship', 'Pickup'])),
  storeInfo: z.nullable(z.object({ code: z.string(), locationName: z.string() })),
  currentOrderConfirmData: z.nullable(z.object({ orderNumber: z.string() })),
});

/** What was typed at checkout and not yet ordered. No card is among it: cards are typed at the payment's own page. */
export type CheckoutState = z.output<typeof CheckoutStateSchema>;

export const checkoutState = defineSlice({
  name: 'checkoutState',
  version: 1,
  schema: CheckoutStateSchema,
  initial: {
    checkoutId: null,
    selectedDeliveryMethod: null,
    contactInfo: { id: null, firstName: '', lastName: '', phone: '', email: '' },
    currentOrderData: null,
    addressList: [],
    currentOrderDeliveryMethod: null,
    storeInfo: null,
    currentOrderConfirmData: null,
  },
});

export const $checkout = checkoutState.store;

/** Changes what is named and keeps the rest. */
export function noteCheckout(changes: Partial<CheckoutState>): void {
  $checkout.set({ ...$checkout.get(), ...changes });
}

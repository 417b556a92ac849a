import * as z from 'zod/mini';
import { CountrySchema } from '#lib/contract/fields.ts';
import { CURRENCIES } from '#lib/locale/currency.ts';
import { defineSlice } from './slice.ts';

const MyAccountSchema = z.object({
  accountDeletionMessage: z.nullable(z.string()),
  language: z.nullable(z.enum(['en', 'ar'])),
  country: z.nullable(CountrySchema),
  currency: z.nullable(z.enum(CURRENCIES)),
  orderDetails: z.nullable(z.object({ orderNumber: z.string() })),
  selectedReturnItems: z.array(z.object({ lineItemId: z.string(), quantity: z.int() })),
  isChangingPickUp: z.boolean(),
  returnReasons: z.array(z.object({ lineItemId: z.string(), reason: z.string() })),
  storeDetails: z.nullable(z.object({ code: z.string(), locationName: z.string() })),
  returnSubmitInfo: z.nullable(z.object({ returnId: z.string() })),
});

/** What a customer is about to do in the account: an order, a return. */
export const myAccount = defineSlice({
  name: 'myAccount',
  version: 1,
  schema: MyAccountSchema,
  initial: {
    accountDeletionMessage: null,
    language: null,
    country: null,
    currency: null,
    orderDetails: null,
    selectedReturnItems: [],
    isChangingPickUp: false,
    returnReasons: [],
    storeDetails: null,
    returnSubmitInfo: null,
  },
});

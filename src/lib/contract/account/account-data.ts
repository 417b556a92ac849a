import * as z from 'zod/mini';
import { AuthStepSchema } from '../auth/auth.ts';
import { defineEndpoint } from '../endpoint.ts';
import { MoneySchema } from '../money.ts';
import { OrderStatusSchema } from '../orders/order-status.ts';

// Export of a customer's data, and the obstacles to deleting the account.

const base = '/experience/binaa/v1/identity/account';

/** Time after sign-in, or after a code, during which a session may download the customer's data. */
export const CONFIRMATION_TTL_MS = 15 * 60_000;

/**
 * Returns until when this session counts as recently confirmed, in epoch milliseconds; null when it does not.
 */
export const readConfirmation = defineEndpoint({
  name: 'readConfirmation',
  method: 'GET',
  path: `${base}/confirmation`,
  scope: 'private',
  reply: z.object({ until: z.nullable(z.int()) }),
});

/** Sends a code to the customer's email address; `verifyCode` then confirms this session. */
export const requestConfirmation = defineEndpoint({
  name: 'confirmSession',
  method: 'POST',
  path: `${base}/confirmation`,
  scope: 'private',
  reply: AuthStepSchema,
  errors: ['CODE_LIMIT'],
});

/**
 * A record of the export. Its values are texts, numbers, flags, amounts (`{ amount, currency }` in minor
 * units), times in ISO 8601, lists, or records of such values.
 */
const ExportRecordSchema = z.record(z.string(), z.unknown());
export type ExportRecord = z.output<typeof ExportRecordSchema>;

/** Returns all data that the shop stores about the customer, by subject. */
export const exportAccount = defineEndpoint({
  name: 'exportAccount',
  method: 'GET',
  path: `${base}/export`,
  scope: 'private',
  reply: z.object({
    /** Epoch milliseconds. */
    createdAt: z.int(),
    sections: z.array(
      z.object({
        /** Such as `orders`; `messages/{en,ar}/export.json` has its title. */
        name: z.string(),
        records: z.array(ExportRecordSchema),
      }),
    ),
  }),
  errors: ['CONFIRMATION_REQUIRED'],
});

/** Returns the reasons why the account cannot be deleted now. */
export const readDeletionBlockers = defineEndpoint({
  name: 'readDeletionBlockers',
  method: 'GET',
  path: `${base}/deletion`,
  scope: 'private',
  reply: z.object({
    /** Orders in progress: the account cannot be deleted before they are delivered. */
    orders: z.array(z.object({ orderNumber: z.string(), status: OrderStatusSchema })),
    /** Whether a payment is authorised for an order that is not placed yet. */
    isPaymentOpen: z.boolean(),
    /** Balance of the wallet, which the customer must agree to leave; null without one. */
    wallet: z.nullable(MoneySchema),
  }),
});

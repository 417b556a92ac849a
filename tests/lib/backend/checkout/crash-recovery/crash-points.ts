import type { ProviderName } from './test-providers.ts';

/** What the customer does in a purchase. */
export type Scenario =
  /** Pays, returns and submits. */
  | 'pays'
  /** Returns before the provider has notified the shop. */
  | 'returns first'
  /** Pays and never returns to the shop. */
  | 'stays away'
  /** Pays in two tabs. */
  | 'pays twice';

export type Step = 'session' | 'payment' | 'second payment' | 'return' | 'submit' | 'jobs';

/** A moment at which the shop's process is killed. */
export interface CrashPoint {
  name: string;
  scenario: Scenario;
  step: Step;
  when: 'before' | 'after';
  /** Statements and calls of the provider in their order; the process is killed at the last one. */
  statements: RegExp[] | Record<ProviderName, RegExp[]>;
  /** Only with a payment method that authorises first and is captured later, by the job. */
  needsSeparateCapture?: true;
}

const COMMIT = /^commit$/;
const RECORD_AUTHORISATION = /^update "payments" set .*"authorised_at"/;
const ACCEPT = /^update "orders" set .*"order_number"/;
const CLAIM_REFUND = /^update "refunds" set "tries"/;

export const CRASH_POINTS: CrashPoint[] = [
  {
    name: 'nothing held yet',
    scenario: 'pays',
    step: 'session',
    when: 'before',
    statements: [/^insert into "stock_holds"/],
  },
  {
    name: 'stock held, slot not',
    scenario: 'pays',
    step: 'session',
    when: 'before',
    statements: [/^insert into "delivery_slot_holds"/],
  },
  {
    name: 'payment written, not committed',
    scenario: 'pays',
    step: 'session',
    when: 'after',
    statements: [/^insert into "payments"/],
  },
  {
    name: 'payment committed, provider not asked',
    scenario: 'pays',
    step: 'session',
    when: 'after',
    statements: [/^insert into "payments"/, COMMIT],
  },
  {
    name: 'session opened at the provider, not stored',
    scenario: 'pays',
    step: 'session',
    when: 'after',
    statements: { sandbox: [/^insert into "sandbox_payments"/], adyen: [/^POST .*\/sessions$/] },
  },
  {
    name: 'session stored, not answered',
    scenario: 'pays',
    step: 'session',
    when: 'after',
    statements: [/^update "payments" set "session_reference"/, COMMIT],
  },
  {
    name: 'authorised at the provider, notification not stored',
    scenario: 'pays',
    step: 'payment',
    when: 'before',
    statements: [/^insert into "payment_notifications"/],
  },
  {
    name: 'notification stored, not applied',
    scenario: 'pays',
    step: 'payment',
    when: 'after',
    statements: [/^insert into "payment_notifications"/],
  },
  {
    name: 'authorisation recorded, holds not kept',
    scenario: 'pays',
    step: 'payment',
    when: 'after',
    statements: [RECORD_AUTHORISATION],
  },
  {
    name: 'authorisation committed, not answered',
    scenario: 'pays',
    step: 'payment',
    when: 'after',
    statements: [RECORD_AUTHORISATION, COMMIT],
  },
  {
    name: 'authorisation read, not recorded',
    scenario: 'returns first',
    step: 'return',
    when: 'after',
    statements: { sandbox: [/^select .* from "sandbox_payments"/], adyen: [/^GET .*\/sessions\//] },
  },
  {
    name: 'authorisation recorded by the return, not committed',
    scenario: 'returns first',
    step: 'return',
    when: 'before',
    statements: [RECORD_AUTHORISATION, COMMIT],
  },
  {
    name: 'stock deducted, not paid',
    scenario: 'pays',
    step: 'submit',
    when: 'after',
    statements: [/^update "stock" set/],
  },
  {
    name: 'order accepted, not committed',
    scenario: 'pays',
    step: 'submit',
    when: 'before',
    statements: [ACCEPT, COMMIT],
  },
  {
    name: 'order committed, not answered',
    scenario: 'pays',
    step: 'submit',
    when: 'after',
    statements: [ACCEPT, COMMIT],
  },
  {
    name: 'order submitted by the job, not committed',
    scenario: 'stays away',
    step: 'jobs',
    when: 'before',
    statements: [ACCEPT, COMMIT],
  },
  {
    name: 'captured at the provider, not stored',
    scenario: 'pays',
    step: 'jobs',
    when: 'after',
    statements: {
      sandbox: [/^insert into "sandbox_operations"/, COMMIT],
      adyen: [/^POST .*\/captures$/],
    },
    needsSeparateCapture: true,
  },
  {
    name: 'capture stored, not committed',
    scenario: 'pays',
    step: 'jobs',
    when: 'after',
    statements: [/^update "payments" set "capture/],
    needsSeparateCapture: true,
  },
  {
    name: 'refund written, not committed',
    scenario: 'pays twice',
    step: 'second payment',
    when: 'after',
    statements: [/^insert into "refunds"/],
  },
  {
    name: 'refund claimed, not sent',
    scenario: 'pays twice',
    step: 'jobs',
    when: 'after',
    statements: [CLAIM_REFUND],
  },
  {
    name: 'refunded at the provider, not stored',
    scenario: 'pays twice',
    step: 'jobs',
    when: 'after',
    statements: {
      sandbox: [CLAIM_REFUND, /^insert into "sandbox_operations"/, COMMIT],
      adyen: [CLAIM_REFUND, /^POST .*\/reversals$/],
    },
  },
  {
    name: 'refund stored, not committed',
    scenario: 'pays twice',
    step: 'jobs',
    when: 'after',
    statements: [/^update "refunds" set "status"/],
  },
];

import type { ErrorCode } from '#lib/contract/errors.ts';
import * as wire from '#lib/contract/sandbox.ts';
import { createId } from '../../../db/create-id.ts';
import type { Db } from '../../../db/database.ts';
import { AppError, createInvalidRequestError } from '../../../gateway/app-error.ts';
import { defineRoute, type Route } from '../../../gateway/request-context.ts';
import type { PaymentEvent } from '../../provider.ts';
import {
  findSandboxPayment,
  listCards,
  type SandboxPayment,
  saveCard,
  updateSandboxPayment,
} from './queries.ts';
import {
  createAuthorisedEvent,
  createDeclinedEvent,
  createEndedEvent,
  isCapturedAtOnce,
  SANDBOX_PAGE,
} from './sandbox-provider.ts';
import {
  type CardEffect,
  DECLINE_CODES,
  getCardEffect,
  LATE_NOTIFICATION_DELAY_MS,
  TEST_NUMBERS,
} from './test-numbers.ts';
import { type CardInput, normalizeCardNumber, validateCard } from './validate-card.ts';

/** Sends an event to the shop, as a provider's server does. */
export type SendEvent = (event: PaymentEvent, now: number) => Promise<void>;

/** Endpoints behind the sandbox's own pages. */
export function sandboxPaymentRoutes(db: Db, sendEvent: SendEvent): Route[] {
  return [
    defineRoute(wire.readSandboxPayment, async ({ params }, { now }) => {
      const payment = await requirePayment(db, params.id);
      return {
        id: payment.id,
        method: payment.method,
        status: getPageStatus(payment, now),
        amount: { amount: payment.amount, currency: payment.currency },
        returnUrl: payment.return_url,
        cancelUrl: payment.cancel_url,
        error: payment.error,
        fields: JSON.parse(payment.fields) as string[],
        canSaveCard: payment.customer_id !== null,
        cards: (await listCards(db, payment.customer_id)).map(({ id, last4 }) => ({ token: id, last4 })),
        testNumbers: TEST_NUMBERS.map(({ number, effect }) => ({ number, result: effect })),
      };
    }),

    defineRoute(wire.authoriseSandboxPayment, async ({ params, body }, { now }) => {
      const payment = await requirePayment(db, params.id);
      return await authorisePayment({ db, sendEvent, now }, payment, body);
    }),

    defineRoute(wire.paySandboxWithSavedCard, async ({ params, body }, { now }) => {
      const payment = await requirePayment(db, params.id);
      const card = (await listCards(db, payment.customer_id)).find(({ id }) => id === body.token);
      if (!card) throw new AppError('PAYMENT_DECLINED');
      const status = getPageStatus(payment, now);
      if (status === 'done') return { status: 'Authorised' as const, location: payment.return_url };
      if (status === 'closed') throw new AppError('PAYMENT_EXPIRED');
      return await chargeCard({ db, sendEvent, now }, payment, card.effect as CardEffect, card.last4);
    }),

    defineRoute(wire.completeSandboxChallenge, async ({ params, body }, { now }) => {
      const payment = await requirePayment(db, params.id);
      return { location: await completeChallenge({ db, sendEvent, now }, payment, body.answer) };
    }),
  ];
}

interface SandboxContext {
  db: Db;
  sendEvent: SendEvent;
  now: number;
}

async function requirePayment(db: Db, id: string): Promise<SandboxPayment> {
  const payment = await findSandboxPayment(db, id);
  if (!payment) throw new AppError('PAYMENT_SESSION_NOT_FOUND');
  return payment;
}

type PageStatus = 'open' | 'challenge' | 'done' | 'closed';

function getPageStatus({ status, expires_at }: SandboxPayment, now: number): PageStatus {
  if (status === 'authorised' || status === 'pending') return 'done';
  if (status === 'cancelled' || expires_at <= now) return 'closed';
  return status;
}

/** Suffix of a stored field name by violated rule, for the rules that have an error message of their own. */
const FIELD_SUFFIXES: Record<string, string> = { past: 'Past', required: 'Missing' };

async function authorisePayment(
  context: SandboxContext,
  payment: SandboxPayment,
  card: CardInput & { keep: boolean },
) {
  const { db, now } = context;
  const location = payment.return_url;
  const status = getPageStatus(payment, now);
  if (status === 'done') return { status: 'Authorised' as const, location };
  if (status === 'closed') throw new AppError('PAYMENT_EXPIRED');
  const issues = validateCard(card, now, isCapturedAtOnce(payment.method) ? 'pin' : 'cvc');
  if (issues.length > 0) {
    const fields = issues.map(({ path, rule }) => `${path.split('.').at(-1)}${FIELD_SUFFIXES[rule] ?? ''}`);
    await updateSandboxPayment(db, payment.id, ['open', 'challenge'], {
      status: 'open',
      error: 'INVALID_REQUEST',
      fields: JSON.stringify(fields),
    });
    throw createInvalidRequestError(issues);
  }
  const effect = getCardEffect(card.cardNumber);
  const last4 = normalizeCardNumber(card.cardNumber).slice(-4);
  const { customer_id: customerId } = payment;
  const isSaved = card.keep && customerId !== null && DECLINE_CODES[effect] === undefined;
  if (isSaved) await saveCard(db, { id: createId(now), customer_id: customerId, last4, effect });
  return await chargeCard(context, payment, effect, last4);
}

/** Charges a card; the result depends on its number. */
async function chargeCard(
  context: SandboxContext,
  payment: SandboxPayment,
  effect: CardEffect,
  last4: string,
) {
  const { db, now } = context;
  const location = payment.return_url;
  const errorCode = DECLINE_CODES[effect];
  if (errorCode) await declineAttempt(context, { ...payment, last4 }, errorCode);
  const progress = { last4, effect, error: null, fields: '[]' };
  if (effect === 'challenge' || effect === 'challenge-failed') {
    await updateSandboxPayment(db, payment.id, ['open'], { ...progress, status: 'challenge' });
    return { status: 'Challenge' as const, location: SANDBOX_PAGE + payment.id };
  }
  if (effect === 'late') {
    const values = { ...progress, status: 'pending' as const, notify_at: now + LATE_NOTIFICATION_DELAY_MS };
    await updateSandboxPayment(db, payment.id, ['open', 'challenge'], values);
    return { status: 'Pending' as const, location };
  }
  await approvePayment(context, { ...payment, last4 }, effect);
  return { status: 'Authorised' as const, location };
}

async function completeChallenge(
  context: SandboxContext,
  payment: SandboxPayment,
  choice: 'confirm' | 'fail' | 'cancel',
) {
  const status = getPageStatus(payment, context.now);
  if (status === 'done') return payment.return_url;
  if (status === 'closed') throw new AppError('PAYMENT_EXPIRED');
  if (choice === 'cancel') {
    const isClosed = await updateSandboxPayment(context.db, payment.id, ['open', 'challenge'], {
      status: 'cancelled',
    });
    if (isClosed) await context.sendEvent(createEndedEvent(payment), context.now);
    return payment.cancel_url;
  }
  // Apple Pay has no card form, so its payment is approved here without a preceding challenge.
  const canComplete = payment.status === 'challenge' || payment.method === 'applepay';
  if (!canComplete) throw new AppError('PAYMENT_EXPIRED');
  if (choice === 'fail' || payment.effect === 'challenge-failed') {
    await declineAttempt(context, payment, 'PAYMENT_CHALLENGE_FAILED');
  }
  await approvePayment(context, payment, 'approved');
  return payment.return_url;
}

/** Approves a payment. Its notification is kept until the shop has accepted it. */
async function approvePayment(
  { db, sendEvent, now }: SandboxContext,
  payment: SandboxPayment,
  effect: CardEffect,
): Promise<void> {
  const isApproved = await updateSandboxPayment(db, payment.id, ['open', 'challenge'], {
    status: 'authorised',
    last4: payment.last4,
    error: null,
    fields: '[]',
    authorised_at: now,
    captured_amount: isCapturedAtOnce(payment.method) ? payment.amount : 0,
    notify_at: effect === 'silent' ? null : now,
  });
  if (!isApproved || effect === 'silent') return;
  await sendEvent(createAuthorisedEvent(payment), now);
}

/** Declines an attempt and throws its reason; the customer may try again. */
async function declineAttempt(
  { db, sendEvent, now }: SandboxContext,
  payment: SandboxPayment,
  error: ErrorCode,
): Promise<never> {
  const attempts = payment.attempts + 1;
  const values = { status: 'open' as const, last4: payment.last4, error, fields: '[]', attempts };
  await updateSandboxPayment(db, payment.id, ['open', 'challenge'], values);
  await sendEvent(createDeclinedEvent({ ...payment, ...values }), now);
  throw new AppError(error);
}

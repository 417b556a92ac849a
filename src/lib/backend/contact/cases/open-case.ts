import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { openCase } from '#lib/contract/contact/cases.ts';
import type { EndpointInput } from '#lib/contract/endpoint.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import { getOrderCustomer } from '#lib/format/orders/order-customer.ts';
import { listIssueLines } from '#lib/format/orders/product-issues.ts';
import { createRandomCode } from '../../crypto/random-code.ts';
import { createId } from '../../db/create-id.ts';
import { runInTransaction } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { AppError, createInvalidRequestError } from '../../gateway/app-error.ts';
import { type RequestContext, requireCallerId } from '../../gateway/request-context.ts';
import { findOrderForCaller } from '../../orders/history/find-order-for-caller.ts';
import type { CaseServices } from './cases.ts';
import { addCaseMessage } from './messages.ts';
import { findCase } from './queries.ts';

type CaseInput = EndpointInput<typeof openCase>['body'];

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 8;

/** Opens a case and returns its number; the same input on the same day returns the existing case's number. */
export async function openCustomerCase(
  { db, orderLinks, sendCaseMail }: CaseServices,
  input: CaseInput,
  context: RequestContext,
): Promise<string> {
  const { country, language, now } = context;
  const callerId = requireCallerId(context);
  const { orderNumber, token, email } = input;
  const order =
    orderNumber === undefined
      ? undefined
      : await findOrderForCaller(db, orderLinks, orderNumber, { callerId, token, email }, context);
  if (!order && context.sessionId === null && !email)
    throw createInvalidRequestError([{ path: 'body.email', rule: 'required' }]);
  assertIssue(input, order, now);
  const id = createId(now);
  const fingerprint = hashCase(input, callerId, now);
  const row: Insertable<Tables['cases']> = {
    id,
    number: createCaseNumber(context),
    fingerprint,
    kind: input.lineId ? 'product' : order ? 'order' : 'general',
    status: 'open',
    reason: (input.lineId && input.reason) || null,
    owner_id: callerId,
    email: context.sessionId === null ? getGuestEmail(order, email) : null,
    country: (order?.country as Tables['cases']['country'] | undefined) ?? country.code,
    language,
    order_id: order?.id ?? null,
    order_line_id: input.lineId ?? null,
    created_at: now,
    updated_at: now,
  };
  return await runInTransaction(db, async (trx) => {
    await trx
      .insertInto('cases')
      .values(row)
      .onConflict((conflict) => conflict.column('fingerprint').doNothing())
      .execute();
    const { number } = await trx
      .selectFrom('cases')
      .select('number')
      .where('fingerprint', '=', fingerprint)
      .executeTakeFirstOrThrow();
    const stored = await findCase(trx, number);
    if (stored?.id !== id) return number;
    await addCaseMessage(trx, stored, { ...input, author: 'customer', authorId: callerId, now });
    await sendCaseMail(trx, stored, { kind: 'case-opened' }, now);
    return number;
  });
}

/** Throws unless an issue is about a delivered product of the order, within the period for issues. */
function assertIssue({ lineId, reason }: CaseInput, order: Order | undefined, now: number): void {
  if (lineId === undefined) return;
  const line = order && listIssueLines(order, now).find(({ item }) => item.id === lineId);
  if (!line) throw new AppError('ORDER_NOT_FOUND');
  if (line.until === null) throw new AppError('ISSUE_NOT_DELIVERED');
  if (!line.isOpen) throw new AppError('ISSUE_TOO_LATE', { until: line.until });
  if (!reason) throw createInvalidRequestError([{ path: 'body.reason', rule: 'required' }]);
}

// A caller who knows an order number cannot have the replies sent to another address.
function getGuestEmail(order: Order | undefined, email: string | undefined): string | null {
  return (order ? getOrderCustomer(order)?.emailAddress : email) ?? null;
}

function createCaseNumber({ country, now }: RequestContext): string {
  const year = new Intl.DateTimeFormat('en-CA', { timeZone: country.timeZone, year: '2-digit' }).format(now);
  return `CS${year}-${createRandomCode(LETTERS, CODE_LENGTH)}`;
}

// Photos are left out: a repeated submit uploads them again, with other ids.
function hashCase({ message, orderNumber, lineId, reason, email }: CaseInput, callerId: string, now: number) {
  const day = new Date(now).toISOString().slice(0, 10);
  const hashedValues = [day, callerId, message, orderNumber, lineId, reason, email];
  return createHash('sha256').update(JSON.stringify(hashedValues)).digest('base64url');
}

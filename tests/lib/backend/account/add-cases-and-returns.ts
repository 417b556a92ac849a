import { createId } from '#lib/backend/db/create-id.ts';
import type { AuthHarness, TestAccount } from '../auth/auth-harness.ts';

/** Adds a photo, a case with a message, a return, a cancellation of part of an order, and notices. */
export async function addCasesAndReturns(
  { db, now }: AuthHarness,
  { userId, person }: TestAccount,
  orderId: string,
): Promise<void> {
  const times = { created_at: now, updated_at: now };
  const photo = { subject: null, subject_id: null, place: 0, width: 1, height: 1, content: Buffer.from('x') };
  await db
    .insertInto('photos')
    .values({ id: createId(), owner_id: userId, ...photo, created_at: now })
    .execute();
  const caseId = createId();
  await db
    .insertInto('cases')
    .values({
      ...({
        id: caseId,
        number: createId(),
        fingerprint: createId(),
        kind: 'order',
        status: 'open',
      } as const),
      ...({ reason: null, owner_id: userId, email: null, country: 'ae', language: 'en' } as const),
      ...{ order_id: orderId, order_line_id: null, ...times },
    })
    .execute();
  await db
    .insertInto('case_messages')
    .values({
      ...({ id: createId(), case_id: caseId, place: 1, author: 'customer', author_id: userId } as const),
      ...{ message: 'Where is it?', at: now },
    })
    .execute();
  await db
    .insertInto('return_drafts')
    .values({ order_id: orderId, id: createId(), content: '{}', updated_at: now })
    .execute();
  const notice = {
    ...({ kind: 'stock', country: 'ae', product_code: 'T-TEN', language: 'en', base_amount: null } as const),
    ...({ is_confirmed: 1, check_at: now, created_at: now, expires_at: now + 1 } as const),
  };
  const ofAccount = { user_id: userId, email: null, recipient: `user:${userId}` };
  const ofAddress = { user_id: null, email: person.email, recipient: `mail:${createId()}` };
  await db
    .insertInto('notices')
    .values([ofAccount, ofAddress].map((recipient) => ({ ...notice, ...recipient, id: createId() })))
    .execute();
  await addReturn({ db, now }, { userId, person }, orderId);
  await addCancellation({ db, now }, orderId);
}

async function addReturn(
  { db, now }: Pick<AuthHarness, 'db' | 'now'>,
  { userId, person }: Pick<TestAccount, 'userId' | 'person'>,
  orderId: string,
): Promise<void> {
  const id = createId();
  await db
    .insertInto('returns')
    .values({
      ...({ id, order_id: orderId, place: 1, owner_id: userId, country: 'ae', currency: 'AED' } as const),
      ...({ language: 'en', status: 'Requested', method: 'pickup-home', store_code: null } as const),
      ...{ pickup: JSON.stringify({ firstName: 'Huda', lastName: 'Al Ali', phone: person.mobile }) },
      ...{ pickup_area: 'AE-DU-BARSHA', pickup_zone: 'DU', pickup_date: '2026-11-25', pickup_slot: '9-12' },
      ...{ products_amount: 10_000, delivery_amount: 0, pickup_charge: 1500, processing_fee: 0 },
      ...{ refund_amount: 8500, to_payment: 8500, to_wallet: 0, to_choose: 0, refund_target: null },
      ...{ wallet_id: null, accepted_at: null, next_step_at: null, created_at: now, updated_at: now },
    })
    .execute();
  const { id: order_line_id } = await db
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const line = { return_id: id, order_line_id, quantity: 1, amount: 10_000 };
  await db
    .insertInto('return_lines')
    .values({ ...line, reason: 'faulty', note: 'It smokes' })
    .execute();
  const event = { return_id: id, place: 1, status: 'Requested', cause: 'customer', at: now } as const;
  await db.insertInto('return_events').values(event).execute();
}

/** Cancels a quantity of two of the order's line. */
async function addCancellation({ db, now }: Pick<AuthHarness, 'db' | 'now'>, orderId: string): Promise<void> {
  const id = createId();
  await db
    .insertInto('order_cancellations')
    .values({ id, order_id: orderId, place: 1, refund_amount: 20_000, wallet_amount: 0, at: now })
    .execute();
  const {
    id: line_id,
    product_code,
    list_amount,
    sale_amount,
    snapshot,
  } = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const line = { cancellation_id: id, place: 0, line_id, parent_id: null, quantity: 2, discount: 0 };
  await db
    .insertInto('cancelled_order_lines')
    .values({ ...line, product_code, list_amount, sale_amount, snapshot })
    .execute();
}

import { createId } from '#lib/backend/db/create-id.ts';
import type { AuthHarness, TestAccount } from '../auth/auth-harness.ts';

/** Adds a photo, a case with a message, the draft of a return, and notices of the account and of its address. */
export async function addFeedback(
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
}

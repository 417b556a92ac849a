import type { Case, CaseStatus, ListedCase } from '#lib/contract/contact/cases.ts';
import type { Language } from '#lib/locale/locale.ts';
import { type Db, runInTransaction, type Trx } from '../../db/database.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { OrderLinks } from '../../orders/confirmation/order-link.ts';
import { listPhotos } from '../../photos/stored-photos.ts';
import type { SendCaseMail } from './case-mail.ts';
import { addCaseMessage } from './messages.ts';
import { type CaseRow, findCase, listCaseMessages, listOpenCaseRows, presentListedCase } from './queries.ts';

export interface CaseServices {
  db: Db;
  orderLinks: OrderLinks;
  sendCaseMail: SendCaseMail;
}

/** The caller who reads a case: its owner, the owner of its order, or a guest with the link of an email. */
export interface CaseReader {
  callerId: string | null;
  token?: string | undefined;
  language: Language;
  now: number;
}

/** Finds a case of the reader. Throws CASE_NOT_FOUND. */
export async function requireCase(
  db: Db | Trx,
  links: OrderLinks,
  number: string,
  { callerId, token, now }: CaseReader,
): Promise<CaseRow> {
  const row = await findCase(db, number);
  if (!row) throw new AppError('CASE_NOT_FOUND');
  const isOwn = callerId !== null && [row.owner_id, row.order_owner_id].includes(callerId);
  const isLinked = token !== undefined && (await links.verify(token, now)) === row.id;
  if (!isOwn && !isLinked) throw new AppError('CASE_NOT_FOUND');
  return row;
}

/** Returns a case with its messages; only the photos sent by the reader are included. */
export async function presentCase(db: Db | Trx, row: CaseRow, reader: CaseReader): Promise<Case> {
  const messages = await listCaseMessages(db, row.id);
  const photos = await listPhotos(
    db,
    'case',
    messages.map(({ id }) => id),
  );
  return {
    ...presentListedCase(row, reader.language),
    messages: messages.map(({ id, author, author_id: authorId, message, at }) => {
      const allPhotos = photos.get(id) ?? [];
      const ownPhotos = authorId !== null && authorId === reader.callerId ? allPhotos : [];
      return { author, text: message, photoCount: allPhotos.length, photos: ownPhotos, at };
    }),
  };
}

async function updateCase(
  trx: Trx,
  { id }: CaseRow,
  set: { status: CaseStatus; language?: Language },
  now: number,
): Promise<void> {
  await trx
    .updateTable('cases')
    .set({ ...set, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Adds the customer's message; the case is open again. */
export async function replyToCustomerCase(
  { db, orderLinks }: CaseServices,
  number: string,
  { message, photoIds }: { message: string; photoIds?: string[] | undefined },
  reader: CaseReader & { callerId: string },
): Promise<Case> {
  return await runInTransaction(db, async (trx) => {
    const row = await requireCase(trx, orderLinks, number, reader);
    const { callerId: authorId, language, now } = reader;
    const isAdded = await addCaseMessage(trx, row, { author: 'customer', authorId, message, photoIds, now });
    if (isAdded) await updateCase(trx, row, { status: 'open', language }, now);
    return await presentCase(trx, await requireCase(trx, orderLinks, number, reader), reader);
  });
}

/** Marks a case as solved. */
export async function solveCustomerCase(
  { db, orderLinks }: CaseServices,
  number: string,
  reader: CaseReader,
): Promise<Case> {
  return await runInTransaction(db, async (trx) => {
    const row = await requireCase(trx, orderLinks, number, reader);
    if (row.status !== 'solved') await updateCase(trx, row, { status: 'solved' }, reader.now);
    return await presentCase(trx, await requireCase(trx, orderLinks, number, reader), reader);
  });
}

/**
 * Adds the shop's answer to a case and emails it to the customer. Returns false, without either, if it
 * repeats the last message.
 */
export async function answerCase(
  { db, sendCaseMail }: Pick<CaseServices, 'db' | 'sendCaseMail'>,
  { number, text, isSolved, now }: { number: string; text: string; isSolved: boolean; now: number },
): Promise<boolean> {
  return await runInTransaction(db, async (trx) => {
    const row = await findCase(trx, number);
    if (!row) throw new AppError('CASE_NOT_FOUND');
    const isAdded = await addCaseMessage(trx, row, { author: 'shop', authorId: null, message: text, now });
    if (!isAdded) return false;
    await updateCase(trx, row, { status: isSolved ? 'solved' : 'answered' }, now);
    await sendCaseMail(trx, row, { kind: 'case-answered', answer: text }, now);
    return true;
  });
}

/** Lists the cases that wait for an answer, the oldest first. */
export async function listOpenCases(db: Db): Promise<(ListedCase & { lastMessage: string })[]> {
  const rows = await listOpenCaseRows(db);
  return await Promise.all(
    rows.map(async (row) => ({
      ...presentListedCase(row, 'en'),
      lastMessage: (await listCaseMessages(db, row.id)).at(-1)?.message ?? '',
    })),
  );
}

/**
 * Deletes everything that a customer wrote and sent, including cases about guest orders that are now theirs.
 * The row of a product issue is kept, without email address and messages, because both sides may need it as
 * proof.
 */
export async function deleteCases(trx: Trx, ownerId: string): Promise<void> {
  const orders = trx.selectFrom('orders').select('id').where('owner_id', '=', ownerId);
  const ownCases = trx
    .selectFrom('cases')
    .select('id')
    .where((eb) => eb.or([eb('owner_id', '=', ownerId), eb('order_id', 'in', orders)]));
  const messages = trx.selectFrom('case_messages').select('id').where('case_id', 'in', ownCases);
  await trx.deleteFrom('photos').where('subject', '=', 'case').where('subject_id', 'in', messages).execute();
  await trx.deleteFrom('case_messages').where('case_id', 'in', ownCases).execute();
  await trx.updateTable('cases').set({ email: null, status: 'solved' }).where('id', 'in', ownCases).execute();
  await trx.deleteFrom('cases').where('kind', '!=', 'product').where('id', 'in', ownCases).execute();
}

import { MAX_PHOTOS } from '#lib/contract/photos.ts';
import { createId } from '../../db/create-id.ts';
import type { Trx } from '../../db/database.ts';
import { claimPhotos } from '../../photos/service.ts';
import { type CaseRow, listCaseMessages } from './queries.ts';

interface NewMessage {
  author: 'customer' | 'shop';
  /** Null for the shop. */
  authorId: string | null;
  message: string;
  photoIds?: string[] | undefined;
  now: number;
}

/** Adds a message to a locked case. Returns false, without adding it, if it repeats the last message. */
export async function addCaseMessage(
  trx: Trx,
  { id: caseId }: Pick<CaseRow, 'id'>,
  { author, authorId, message, photoIds = [], now }: NewMessage,
): Promise<boolean> {
  const lastMessage = (await listCaseMessages(trx, caseId)).at(-1);
  if (lastMessage?.author === author && lastMessage.message === message) return false;
  const id = createId(now);
  await trx
    .insertInto('case_messages')
    .values({
      id,
      case_id: caseId,
      place: (lastMessage?.place ?? 0) + 1,
      author,
      author_id: authorId,
      message,
      at: now,
    })
    .execute();
  if (authorId !== null)
    await claimPhotos(trx, {
      photoIds,
      ownerId: authorId,
      parentType: 'case',
      parentId: id,
      limit: MAX_PHOTOS,
    });
  return true;
}

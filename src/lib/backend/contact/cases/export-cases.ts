import type { ExportRecord } from '#lib/contract/account/account-data.ts';
import { toIsoTime } from '#lib/format/iso-time.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Db } from '../../db/database.ts';
import { listPhotos } from '../../photos/stored-photos.ts';
import { listCaseMessages, listCaseRows, presentListedCase } from './queries.ts';

/** Reads the customer's cases with all their messages, the last changed first. */
export async function exportCases(
  db: Db,
  { id, language }: { id: string; language: Language | null },
): Promise<ExportRecord[]> {
  const records: ExportRecord[] = [];
  for (const row of await listCaseRows(db, id, undefined)) {
    const listedCase = presentListedCase(row, language ?? 'en');
    records.push({
      caseNumber: listedCase.caseNumber,
      caseKind: listedCase.kind,
      caseStatus: listedCase.status,
      caseReason: listedCase.reason,
      orderNumber: listedCase.orderNumber,
      product: listedCase.productName,
      email: row.email,
      createdAt: toIsoTime(listedCase.createdAt),
      messages: await exportCaseMessages(db, row.id),
    });
  }
  return records;
}

async function exportCaseMessages(db: Db, caseId: string): Promise<ExportRecord[]> {
  const rows = await listCaseMessages(db, caseId);
  const ids = rows.map(({ id }) => id);
  const photos = await listPhotos(db, 'case', ids);
  return rows.map(({ id, author, message, at }) => ({
    at: toIsoTime(at),
    writtenBy: author,
    text: message,
    photoCount: photos.get(id)?.length ?? 0,
  }));
}

import type { ExportRecord } from '#lib/contract/account/account-data.ts';
import { toIsoTime } from '#lib/format/iso-time.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Db } from '../../db/database.ts';
import { readStoreAddress } from '../../stores/store-address.ts';
import { presentReturn } from '../returns/present-return.ts';
import type { ReturnRow } from '../returns/queries.ts';
import { exportContact } from './export-orders.ts';

/** Submitted returns. Bank accounts are shortened to their last characters, as on the account pages. */
export async function exportReturns(
  db: Db,
  { id, language }: { id: string; language: Language | null },
): Promise<ExportRecord[]> {
  const rows = await db
    .selectFrom('returns')
    .selectAll()
    .where('owner_id', '=', id)
    .orderBy('created_at')
    .execute();
  const records: ExportRecord[] = [];
  for (const row of rows) records.push(await exportReturn(db, row, language ?? 'en'));
  return records;
}

async function exportReturn(db: Db, row: ReturnRow, language: Language): Promise<ExportRecord> {
  const { country, store_code: code } = row;
  const { pickup, amounts, ...returnFields } = await presentReturn(db, row, language);
  const store = code === null ? undefined : await readStoreAddress(db, code, { country, language });
  return {
    returnNumber: returnFields.returnNumber,
    orderNumber: returnFields.orderNumber,
    returnStatus: returnFields.status,
    country,
    createdAt: toIsoTime(returnFields.createdAt),
    broughtTo: store?.name ?? code,
    pickedUpFrom: exportContact(row.pickup),
    pickupDate: pickup?.slot.date ?? null,
    pickupTime: pickup ? `${pickup.slot.from}-${pickup.slot.to}` : null,
    lines: returnFields.items.map(({ name, productCode, quantity, amount, reason, note }) => ({
      product: name,
      productCode,
      quantity,
      amount,
      returnReason: reason,
      note,
    })),
    pickupCharge: amounts.pickupCharge,
    refund: amounts.refund,
    refundTarget: returnFields.refundTarget,
    accountEnding: returnFields.bankAccountEnd,
    history: returnFields.history.map(({ status, at }) => ({ at: toIsoTime(at), returnStatus: status })),
  };
}

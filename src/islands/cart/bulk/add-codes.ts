import { addItems, type BulkCartReply, MAX_ITEMS_PER_CALL } from '#lib/contract/cart/bulk-items.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { ApiError } from '#lib/contract/errors.ts';
import { parseQuickOrder, type QuickOrderLine } from '#lib/format/cart/quick-order.ts';
import { callCartEndpoint } from '#lib/state/cart/cart.ts';
import { interpolate } from '../../ui/messages.ts';
import type { BulkAddMessages } from './messages.ts';

/** A line that was not added, or only in part. */
export interface RejectedLine {
  line: number;
  text: string;
  reason: string;
  /** Nothing was added, so the line stays in the field. */
  isRetained: boolean;
}

/** Result of a quick order. */
export interface AddCodesResult {
  /** Number of lines added in full or in part. */
  added: number;
  rejected: RejectedLine[];
  /** Lines that were not added, as typed. */
  remainingText: string;
  /** Error that stopped the calls. */
  failure: ApiError | null;
  /** Codes with a quantity above the product's maximum, for the bulk enquiry: `BN-10234 50`. */
  enquiryLines: string[];
}

type ReadableLine = QuickOrderLine & { item: NonNullable<QuickOrderLine['item']> };

function isReadable(line: QuickOrderLine): line is ReadableLine {
  return line.item !== null;
}

/**
 * Adds the lines of a quick order in batches, each as far as stock allows. Lines not sent because of an error
 * are kept in the field like rejected ones.
 */
export async function addCodes(
  text: string,
  messages: Pick<BulkAddMessages, 'bulkUnreadable' | 'bulkTooMany' | 'bulkSome'>,
): Promise<AddCodesResult> {
  const lines = parseQuickOrder(text);
  const rejected: RejectedLine[] = lines
    .filter(({ item }) => item === null)
    .map(({ line, text: lineText, isQuantityTooLarge }) => {
      const reason = isQuantityTooLarge ? messages.bulkTooMany : messages.bulkUnreadable;
      return { line, text: lineText, reason, isRetained: true };
    });
  const readableLines = lines.filter(isReadable);
  const retainedLines = new Set(rejected.map(({ line }) => line));
  let added = 0;
  const enquiryLines: string[] = [];
  let failure: ApiError | null = null;
  for (let start = 0; start < readableLines.length; start += MAX_ITEMS_PER_CALL) {
    const batch = readableLines.slice(start, start + MAX_ITEMS_PER_CALL);
    const items = batch.map(({ item }) => ({
      product: { productCode: item.code },
      quantity: item.quantity,
    }));
    const query = { partial: 'true' as const };
    const reply = await callCartEndpoint(addItems, {
      params: { cartId: CURRENT_ID },
      query,
      body: { items },
    });
    if (!reply.ok) {
      failure = reply.error;
      for (const { line } of readableLines.slice(start)) retainedLines.add(line);
      break;
    }
    const { missed: rejectedItems } = reply.data as BulkCartReply;
    for (const { index, message, code, added: addedQuantity } of rejectedItems) {
      const { line, text: typed, item } = batch[index] as ReadableLine;
      if (code === 'QUANTITY_EXCEED') enquiryLines.push(`${item.code} ${item.quantity}`);
      // A partly added line must not be sent again.
      const isRetained = addedQuantity === 0;
      const values = { added: String(addedQuantity), requested: String(item.quantity) };
      const reason = isRetained ? message : `${interpolate(messages.bulkSome, values)} ${message}`;
      rejected.push({ line, text: typed, reason, isRetained });
      if (isRetained) retainedLines.add(line);
    }
    added += batch.length - rejectedItems.filter(({ added: addedQuantity }) => addedQuantity === 0).length;
  }
  rejected.sort((a, b) => a.line - b.line);
  const remainingLines = lines.filter(({ line }) => retainedLines.has(line)).map(({ text: typed }) => typed);
  return { added, rejected, remainingText: remainingLines.join('\n'), failure, enquiryLines };
}

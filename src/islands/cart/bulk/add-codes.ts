import { addItems, type FilledCart, MAX_ITEMS_PER_CALL } from '#lib/contract/cart/bulk-items.ts';
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
}

type Readable = QuickOrderLine & { item: NonNullable<QuickOrderLine['item']> };

function isReadable(line: QuickOrderLine): line is Readable {
  return line.item !== null;
}

/**
 * Adds the lines of a quick order in batches, each as far as stock allows. Lines not sent because of an error
 * are kept like rejected ones.
 */
export async function addCodes(
  text: string,
  words: Pick<BulkAddMessages, 'bulkUnreadable' | 'bulkTooMany' | 'bulkSome'>,
): Promise<AddCodesResult> {
  const lines = parseQuickOrder(text);
  const rejected: RejectedLine[] = lines
    .filter(({ item }) => item === null)
    .map(({ line, text: typed, isTooMany }) => {
      const reason = isTooMany ? words.bulkTooMany : words.bulkUnreadable;
      return { line, text: typed, reason, isRetained: true };
    });
  const good = lines.filter(isReadable);
  const kept = new Set(rejected.map(({ line }) => line));
  let added = 0;
  let failure: ApiError | null = null;
  for (let at = 0; at < good.length; at += MAX_ITEMS_PER_CALL) {
    const some = good.slice(at, at + MAX_ITEMS_PER_CALL);
    const items = some.map(({ item }) => ({
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
      for (const { line } of good.slice(at)) kept.add(line);
      break;
    }
    const { missed } = reply.data as FilledCart;
    for (const { index, message, added: pieces } of missed) {
      const { line, text: typed, item } = some[index] as Readable;
      // A partly added line must not be sent again.
      const isRetained = pieces === 0;
      const numbers = { added: String(pieces), asked: String(item.quantity) };
      const reason = isRetained ? message : `${interpolate(words.bulkSome, numbers)} ${message}`;
      rejected.push({ line, text: typed, reason, isRetained });
      if (isRetained) kept.add(line);
    }
    added += some.length - missed.filter(({ added: pieces }) => pieces === 0).length;
  }
  rejected.sort((one, other) => one.line - other.line);
  const rest = lines.filter(({ line }) => kept.has(line)).map(({ text: typed }) => typed);
  return { added, rejected, remainingText: rest.join('\n'), failure };
}

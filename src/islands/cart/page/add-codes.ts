import { addItems, type FilledCart, MAX_ITEMS_PER_CALL } from '#lib/contract/bulk.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { Failure } from '#lib/contract/error.ts';
import { type CodeLine, readCodes } from '#lib/format/codes.ts';
import { changeCart } from '#lib/stores/cart.ts';
import { fill } from '../../ui/words.ts';
import type { BulkWords } from './more-words.ts';

/** A line that did not come into the cart, or not in full. */
export interface BadLine {
  line: number;
  text: string;
  why: string;
  /** It is to be looked at again: nothing of it is in the cart. */
  isKept: boolean;
}

/** What became of what was pasted. */
export interface Outcome {
  /** Lines that came in, in full or in part. */
  added: number;
  bad: BadLine[];
  /** The lines that are to be looked at again, as they were typed. */
  rest: string;
  /** Why the calls stopped. */
  failure: Failure | null;
}

type Readable = CodeLine & { item: NonNullable<CodeLine['item']> };

function isReadable(line: CodeLine): line is Readable {
  return line.item !== null;
}

/** Adds what was pasted, each line as far as it goes; what was not sent is kept like what was refused. */
export async function addCodes(
  text: string,
  words: Pick<BulkWords, 'bulkUnreadable' | 'bulkTooMany' | 'bulkSome'>,
): Promise<Outcome> {
  const lines = readCodes(text);
  const bad: BadLine[] = lines
    .filter(({ item }) => item === null)
    .map(({ line, text: typed, isTooMany }) => {
      const why = isTooMany ? words.bulkTooMany : words.bulkUnreadable;
      return { line, text: typed, why, isKept: true };
    });
  const good = lines.filter(isReadable);
  const kept = new Set(bad.map(({ line }) => line));
  let added = 0;
  let failure: Failure | null = null;
  for (let at = 0; at < good.length; at += MAX_ITEMS_PER_CALL) {
    const some = good.slice(at, at + MAX_ITEMS_PER_CALL);
    const items = some.map(({ item }) => ({
      product: { productCode: item.code },
      quantity: item.quantity,
    }));
    const query = { partial: 'true' as const };
    const reply = await changeCart(addItems, { params: { cartId: CURRENT_ID }, query, body: { items } });
    if (!reply.ok) {
      failure = reply.error;
      for (const { line } of good.slice(at)) kept.add(line);
      break;
    }
    const { missed } = reply.data as FilledCart;
    for (const { index, message, added: pieces } of missed) {
      const { line, text: typed, item } = some[index] as Readable;
      // What came in part is in the cart: sent again it would come twice.
      const isKept = pieces === 0;
      const numbers = { added: String(pieces), asked: String(item.quantity) };
      const why = isKept ? message : `${fill(words.bulkSome, numbers)} ${message}`;
      bad.push({ line, text: typed, why, isKept });
      if (isKept) kept.add(line);
    }
    added += some.length - missed.filter(({ added: pieces }) => pieces === 0).length;
  }
  bad.sort((one, other) => one.line - other.line);
  const rest = lines.filter(({ line }) => kept.has(line)).map(({ text: typed }) => typed);
  return { added, bad, rest: rest.join('\n'), failure };
}

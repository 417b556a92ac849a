import type * as z from 'zod/mini';
import type { MissedItem, NewItemsSchema } from '#lib/contract/bulk.ts';
import { Fault } from '../gateway/fault.ts';
import type { ErrorWords } from '../gateway/reply.ts';
import type { Turn } from './desk.ts';
import { newLine } from './items.ts';
import { addLines, type Limits, piecesOf, placeLine, type SeenLine } from './rules.ts';

export type NewItem = z.output<typeof NewItemsSchema>['items'][number];

/** A line with its add-ons, as an item asks for it. */
export interface Batch {
  index: number;
  line: SeenLine;
  addOns: SeenLine[];
  place: number | undefined;
}

/** An item that did not come, or not whole. */
export interface Miss {
  index: number;
  productCode: string;
  added: number;
  fault: Fault;
}

/** The lines that items become. What one cannot be is passed to `miss`, which may throw it. */
export async function makeBatches(
  { trx, cart, call }: Pick<Turn, 'trx' | 'cart' | 'call'>,
  items: readonly NewItem[],
  lines: readonly SeenLine[],
  miss: (missed: Miss) => void,
): Promise<Batch[]> {
  const { language, now } = call;
  const making = { language, now, country: cart.country };
  const batches: Batch[] = [];
  for (const [index, item] of items.entries()) {
    const { productCode } = item.product;
    const attempt = async (added: number, wish: NewItem, beside: readonly SeenLine[]) => {
      try {
        return await newLine(trx, wish, { ...making, lines: beside });
      } catch (fault) {
        if (!(fault instanceof Fault)) throw fault;
        miss({ index, productCode, added, fault });
        return undefined;
      }
    };
    const line = await attempt(0, item, lines);
    if (!line) continue;
    const addOns: SeenLine[] = [];
    for (const code of item.addOns ?? []) {
      const wish = { quantity: line.quantity, product: { productCode: code }, parentItemId: line.id };
      const addOn = await attempt(line.quantity, wish, [line]);
      if (addOn) addOns.push(addOn);
    }
    batches.push({ index, line, addOns, place: item.place });
  }
  return batches;
}

/** Adds a batch whole. */
export function addBatch(lines: readonly SeenLine[], { line, addOns, place }: Batch): SeenLine[] {
  const after = addLines(lines, [line, ...addOns]);
  return place === undefined ? after : placeLine(after, line.id, place);
}

/** Adds of a batch what the limits of its product leave room for, and says what they do not. */
export function fitBatch(
  lines: readonly SeenLine[],
  batch: Batch,
  limitsOf: (code: string) => Limits,
): { lines: SeenLine[]; missed: Miss | null } {
  const { productCode, quantity, parentId } = batch.line;
  if (parentId !== null) return { lines: addBatch(lines, batch), missed: null };
  const { maximum, available } = limitsOf(productCode);
  const room = Math.max(0, Math.min(maximum, available) - piecesOf(lines, productCode));
  if (room >= quantity) return { lines: addBatch(lines, batch), missed: null };
  const fault =
    available < maximum
      ? new Fault('OUT_OF_STOCK', { productCode, available })
      : new Fault('QUANTITY_EXCEED', { productCode, maximum });
  const missed = { index: batch.index, productCode, added: room, fault };
  if (room === 0) return { lines: [...lines], missed };
  const less = (line: SeenLine) => ({ ...line, quantity: room });
  const part = { ...batch, line: less(batch.line), addOns: batch.addOns.map(less) };
  return { lines: addBatch(lines, part), missed };
}

/** What was missed as the wire has it, in the order of the items, each once. */
export function tellMissed(
  missed: readonly Miss[],
  words: ErrorWords,
  { language }: Turn['call'],
): MissedItem[] {
  return missed
    .filter(({ index }, at) => missed.findLastIndex((it) => it.index === index) === at)
    .sort((a, b) => a.index - b.index)
    .map(({ index, productCode, added, fault: { code, details } }) => ({
      ...{ index, productCode, added, code },
      message: words(code, language, details),
      ...(details && { details }),
    }));
}

import type { Result } from '#lib/client/client.ts';
import {
  addItems,
  type BulkCartReply,
  MAX_ITEMS_PER_CALL,
  type RejectedItem,
} from '#lib/contract/cart/bulk-items.ts';
import type { Cart, LineGroup, LineItem } from '#lib/contract/cart/cart.ts';
import { addSavedItems } from '#lib/contract/cart/saved-items.ts';
import { SHADE_OPTION } from '#lib/contract/catalog/option-names.ts';
import type { EndpointInput } from '#lib/contract/endpoint.ts';
import { isolateLatin } from '#lib/format/bidi.ts';
import type { Language } from '#lib/locale/locale.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { formatShadeValue, parseShadeValue } from '#lib/paint/shade-value.ts';
import type { RequestSession } from '#lib/session/request-session.server.ts';

export type BatchCartItem = EndpointInput<typeof addItems>['body']['items'][number];

/** A line with the codes of its add-ons. */
export type LineWithAddOns = LineItem & { addOns: string[] };

/** Returns the lines of a cart, each with the codes of its add-ons. */
export function listLinesWithAddOns(groups: readonly LineGroup[]): LineWithAddOns[] {
  return groups.flatMap(({ items }) => {
    const codes = items
      .filter((line) => line.parentItemId !== null)
      .map(({ product }) => product.productCode);
    return items.filter((line) => line.parentItemId === null).map((line) => ({ ...line, addOns: codes }));
  });
}

/** Converts a line to an item that adds it to a cart. */
export function toBatchCartItem({ quantity, product, addOns }: LineWithAddOns): BatchCartItem {
  const options = product.options
    .filter(({ attributeFQN }) => attributeFQN === SHADE_OPTION)
    .map(({ attributeFQN, value }) => ({ attributeFQN, value }));
  const { productCode } = product;
  return { quantity, product: { productCode }, addOns, ...(options.length > 0 && { options }) };
}

/** The cart that lines are added to, and how they are added. */
export interface AddLinesTarget {
  session: RequestSession;
  cart: Pick<Cart, 'id'>;
  language: Language;
  /** Adds to the saved items instead of the cart. */
  isSaved?: boolean;
  /** Creates the idempotency key of the batch that starts at an index. Without it batches have none. */
  createIdempotencyKey?: (offset: number) => string;
  /** Returns the message about a line that was not added in full; the backend's message by default. */
  getRejectionMessage?: (line: LineWithAddOns, rejection: RejectedItem) => string;
}

export interface AddLinesResult {
  /** One message for each line that was not added, or only in part. */
  messages: string[];
  /** Lines that were added, at least in part. */
  added: LineWithAddOns[];
  /** Lines whose call failed: their outcome is unknown. */
  failedLines: LineWithAddOns[];
}

// Removes the shade's name, which depends on the language: a repeated call must have the same body as the
// first, or its idempotency key is rejected.
function stripShadeName({ options, ...item }: BatchCartItem): BatchCartItem {
  const codes = options?.map(({ attributeFQN, value }) => ({
    attributeFQN,
    value: formatShadeValue({ name: '', code: parseShadeValue(value).code }),
  }));
  return { ...item, ...(codes && { options: codes }) };
}

/** Adds lines in batches, each line as far as stock allows. */
export async function addLines(
  lines: readonly LineWithAddOns[],
  target: AddLinesTarget,
): Promise<AddLinesResult> {
  const { session, cart, language, isSaved, createIdempotencyKey, getRejectionMessage } = target;
  const params = { cartId: cart.id };
  const send = (items: BatchCartItem[], key: string | undefined): Promise<Result<BulkCartReply>> =>
    isSaved
      ? session.client.call(addSavedItems, { params, body: { items } }, key)
      : session.client.call(addItems, { params, query: { partial: 'true' }, body: { items } }, key);

  const messages: string[] = [];
  const addedLines: LineWithAddOns[] = [];
  const failedLines: LineWithAddOns[] = [];
  for (let offset = 0; offset < lines.length; offset += MAX_ITEMS_PER_CALL) {
    const batch = lines.slice(offset, offset + MAX_ITEMS_PER_CALL);
    const addMessage = (line: LineWithAddOns | undefined, reason: string) =>
      messages.push(`${isolateLatin(line?.product.content.productName ?? '')}: ${reason}`);
    const [items, key] = [batch.map(toBatchCartItem).map(stripShadeName), createIdempotencyKey?.(offset)];
    let added = await send(items, key);
    // With an idempotency key the batch can be sent once more.
    if (!added.ok && added.error.status >= 500 && key) added = await send(items, key);
    if (added.ok) {
      const { missed } = added.data;
      for (const rejection of missed) {
        const line = batch[rejection.index];
        addMessage(line, (line && getRejectionMessage?.(line, rejection)) || rejection.message);
      }
      const rejectedIndexes = missed.filter((rejection) => rejection.added === 0).map(({ index }) => index);
      addedLines.push(...batch.filter((_, index) => !rejectedIndexes.includes(index)));
    } else {
      const message = getApiErrorMessage(added.error, language);
      failedLines.push(...batch);
      for (const line of batch) addMessage(line, message);
    }
  }
  return { messages, added: addedLines, failedLines };
}

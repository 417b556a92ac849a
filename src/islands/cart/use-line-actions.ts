import { useState } from 'react';
import type { ApiError } from '#lib/contract/errors.ts';
import type { LineModel } from '#lib/format/models/cart.ts';
import { addToCart, removeCartLine, setLineQuantity } from '#lib/state/cart/cart.ts';
import { showToast, UNDO_TOAST_MS } from '#lib/state/shell/toasts.ts';
import { getFailureMessage, interpolate } from '../ui/messages.ts';
import { lineToItem } from './line-to-item.ts';
import type { CartMessages } from './messages.ts';

/** What a shopper may do with a line, and what is to be said of it. */
export interface LineActions {
  /** Why the last change of a line was refused, and how many there are where too few were the reason. */
  rejection: { lineId: string; text: string; available?: number } | null;
  /** What a screen reader is told. */
  status: string;
  setQuantity: (line: LineModel, quantity: number) => void;
  remove: (line: LineModel) => void;
  /** Says why a change of a line failed, and whether it went well. */
  reportResult: (lineId: string, reply: Reply) => boolean;
  /** Puts the focus where it may stay. */
  restoreFocus: () => void;
}

type Reply = { ok: true } | { ok: false; error: ApiError };

/** How many pieces there are for all that were asked for; 0 where there is none or nobody said so. */
const mostOf = (reply: Reply): number => (!reply.ok && Number(reply.error.details?.available)) || 0;

/**
 * Actions of the lines of one island. `rest` puts the focus where it may stay when what was pressed goes with its
 * line.
 */
export function useLineActions(words: CartMessages, restoreFocus: () => void): LineActions {
  const [rejection, setRefusal] = useState<LineActions['rejection']>(null);
  const [status, setNews] = useState('');

  // What was said of the act before goes with the next one.
  function begin(refused: LineActions['rejection'] = null): void {
    setRefusal(refused);
    setNews('');
  }

  function tell(lineId: string, reply: Reply): boolean {
    // Of what is begun elsewhere, by a tool of the page, the reply alone is heard.
    setNews('');
    if (reply.ok) return true;
    const text = getFailureMessage(reply.error, words.errors);
    // A refusal concerns the line and stays beside it; what went wrong on the way passes.
    if (reply.error.status === 409) setRefusal({ lineId, text, available: mostOf(reply) });
    else showToast({ message: text });
    return false;
  }

  async function send(line: LineModel, quantity: number): Promise<void> {
    const reply = await setLineQuantity(line.id, quantity);
    if (tell(line.id, reply)) {
      setNews(interpolate(words.quantityNow, { name: line.name, quantity: String(quantity) }));
      return;
    }
    const most = mostOf(reply);
    // As many as there are, like as many as there may be.
    if (most > line.quantity && most < quantity) await send(line, most);
  }

  async function setQuantity(line: LineModel, wanted: number): Promise<void> {
    const { id: lineId, maxQuantity } = line;
    if (!wanted) {
      begin({ lineId, text: words.invalidQuantity });
      return;
    }
    const quantity = Math.min(wanted, maxQuantity);
    // What was said of the shelf made the maximum lower, and is still to be said.
    const isShort = rejection?.lineId === lineId && rejection.available;
    const text = interpolate(words.maximumReached, { maximum: String(maxQuantity) });
    begin(wanted > maxQuantity ? (isShort ? rejection : { lineId, text }) : null);
    if (quantity !== line.quantity) await send(line, quantity);
  }

  async function putBack(line: LineModel): Promise<void> {
    if (tell(line.id, await addToCart(lineToItem(line))))
      setNews(interpolate(words.restored, { name: line.name }));
  }

  async function remove(line: LineModel): Promise<void> {
    const isByKey = document.activeElement?.matches(':focus-visible') === true;
    const removal = removeCartLine(line.id);
    begin();
    restoreFocus();
    const place = document.activeElement;
    if (!tell(line.id, await removal)) return;
    showToast({
      message: interpolate(words.removed, { name: line.name }),
      type: 'info',
      linkLabel: words.undo,
      autoCloseMs: UNDO_TOAST_MS,
      // By key it would be too far away; who has gone on meanwhile is left alone.
      hasFocus: isByKey && document.activeElement === place,
      onAction: () => {
        restoreFocus();
        void putBack(line);
      },
    });
  }

  return {
    rejection,
    status,
    setQuantity,
    remove,
    reportResult: tell,
    restoreFocus,
  };
}

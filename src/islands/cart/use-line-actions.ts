import { useState } from 'react';
import type { ApiError } from '#lib/contract/errors.ts';
import type { LineModel } from '#lib/format/models/cart.ts';
import { addToCart, removeCartLine, setLineQuantity } from '#lib/state/cart/cart.ts';
import { showToast } from '#lib/state/shell/toasts.ts';
import { getFailureMessage, interpolate } from '../ui/messages.ts';
import { lineToItem } from './line-to-item.ts';
import type { CartMessages } from './messages.ts';

/** Actions on cart lines and their results. */
export interface LineActions {
  /** The last rejected change; `available` is the stock where it was too low. */
  rejection: { lineId: string; text: string; available?: number } | null;
  /** Text for the live region. */
  status: string;
  setQuantity: (line: LineModel, quantity: number) => void;
  remove: (line: LineModel) => void;
  /** Shows why a change of a line failed; returns whether it succeeded. */
  reportResult: (lineId: string, reply: Reply) => boolean;
  /** Moves the focus to an element that remains. */
  restoreFocus: () => void;
}

type Reply = { ok: true } | { ok: false; error: ApiError };

/** Stock reported by a rejection; 0 when there is none or it is unknown. */
const getAvailableQuantity = (reply: Reply): number =>
  (!reply.ok && Number(reply.error.details?.available)) || 0;

/** Line actions of one island. `restoreFocus` is called when the pressed control is removed with its line. */
export function useLineActions(messages: CartMessages, restoreFocus: () => void): LineActions {
  const [rejection, setRejection] = useState<LineActions['rejection']>(null);
  const [status, setStatus] = useState('');

  // Clears the results of the previous action.
  function clearResults(nextRejection: LineActions['rejection'] = null): void {
    setRejection(nextRejection);
    setStatus('');
  }

  function reportResult(lineId: string, reply: Reply): boolean {
    // Actions of the line's tools do not call `clearResults`, so the status is cleared here.
    setStatus('');
    if (reply.ok) return true;
    const text = getFailureMessage(reply.error, messages.errors);
    // A conflict is shown at the line; other errors are transient and shown as a toast.
    if (reply.error.status === 409) setRejection({ lineId, text, available: getAvailableQuantity(reply) });
    else showToast({ message: text });
    return false;
  }

  async function send(line: LineModel, quantity: number): Promise<void> {
    const reply = await setLineQuantity(line.id, quantity);
    if (reportResult(line.id, reply)) {
      setStatus(interpolate(messages.quantityNow, { name: line.name, quantity: String(quantity) }));
      return;
    }
    const available = getAvailableQuantity(reply);
    // Falls back to the quantity in stock, as `setQuantity` falls back to the maximum quantity.
    if (available > line.quantity && available < quantity) await send(line, available);
  }

  async function setQuantity(line: LineModel, requested: number): Promise<void> {
    const { id: lineId, maxQuantity } = line;
    if (!requested) {
      clearResults({ lineId, text: messages.invalidQuantity });
      return;
    }
    const quantity = Math.min(requested, maxQuantity);
    // The stock limit lowered the maximum, so its message is kept.
    const isStockLimited = rejection?.lineId === lineId && rejection.available;
    const text = interpolate(messages.maximumReached, { maximum: String(maxQuantity) });
    clearResults(requested > maxQuantity ? (isStockLimited ? rejection : { lineId, text }) : null);
    if (quantity !== line.quantity) await send(line, quantity);
  }

  async function undoRemove(line: LineModel): Promise<void> {
    if (reportResult(line.id, await addToCart(lineToItem(line))))
      setStatus(interpolate(messages.restored, { name: line.name }));
  }

  async function remove(line: LineModel): Promise<void> {
    const isKeyboardFocus = document.activeElement?.matches(':focus-visible') === true;
    const removal = removeCartLine(line.id);
    clearResults();
    restoreFocus();
    const focusedElement = document.activeElement;
    if (!reportResult(line.id, await removal)) return;
    showToast({
      message: interpolate(messages.removed, { name: line.name }),
      type: 'info',
      linkLabel: messages.undo,
      // Keyboard users get the focus on the toast, unless it has moved meanwhile.
      hasFocus: isKeyboardFocus && document.activeElement === focusedElement,
      onAction: () => {
        restoreFocus();
        void undoRemove(line);
      },
    });
  }

  return {
    rejection,
    status,
    setQuantity,
    remove,
    reportResult,
    restoreFocus,
  };
}

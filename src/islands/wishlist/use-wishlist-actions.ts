import { useState } from 'react';
import type { ApiError } from '#lib/contract/errors.ts';
import type { WishlistEntry } from '#lib/contract/wishlist/wishlist.ts';
import type { WishlistItemModel } from '#lib/format/models/wishlist.ts';
import { moveItemsToCart, moveItemToCart } from '#lib/state/wishlist/move-to-cart.ts';
import {
  addToWishlist,
  removeFromWishlist,
  setWishlistQuantity,
  setWishlistShared,
} from '#lib/state/wishlist/wishlist.ts';
import type { IslandContext } from '../context.ts';
import { announceToast } from '../shell/announce-toast.ts';
import { formatCount, getFailureMessage, interpolate } from '../ui/messages.ts';
import type { WishlistMessages } from './messages.ts';

/** Actions on the wishlist and their results. */
export interface WishlistActions {
  /** The last rejected change. */
  rejection: { key: string; text: string } | null;
  /** Text for the live region. */
  status: string;
  setQuantity: (item: WishlistItemModel, quantity: number) => void;
  /** Removes items by key; `message` is the toast's text. */
  remove: (keys: readonly string[], message: string) => void;
  moveToCart: (item: WishlistItemModel) => void;
  moveAll: (items: readonly WishlistItemModel[]) => Promise<void>;
  share: (shouldShare: boolean) => Promise<boolean>;
}

/** Actions of the wishlist page. `restoreFocus` moves the focus when the pressed control is removed with its item. */
export function useWishlistActions(
  messages: WishlistMessages,
  { language, prefix }: IslandContext,
  restoreFocus: () => void,
): WishlistActions {
  const [rejection, setRejection] = useState<WishlistActions['rejection']>(null);
  const [status, setStatus] = useState('');
  const cartLink = { linkLabel: messages.viewCart, linkHref: `${prefix}/cart` };

  /** Clears the results of the previous action. */
  function clearResults(): void {
    setRejection(null);
    setStatus('');
  }

  function reportError(key: string, error: ApiError, fallbackMessage: string): void {
    // A conflict is shown at the item; other errors are transient and shown as a toast.
    if (error.status === 409) setRejection({ key, text: getFailureMessage(error, messages.errors) });
    else announceToast({ message: fallbackMessage });
  }

  async function setQuantity({ key, name }: WishlistItemModel, quantity: number): Promise<void> {
    clearResults();
    const reply = await setWishlistQuantity(key, quantity);
    if (!reply.ok) return reportError(key, reply.error, messages.changeFailed);
    setStatus(interpolate(messages.quantityNow, { name, quantity: String(quantity) }));
  }

  async function remove(keys: readonly string[], message: string): Promise<void> {
    const isKeyboardFocus = document.activeElement?.matches(':focus-visible') === true;
    const removal = removeFromWishlist(keys);
    clearResults();
    restoreFocus();
    const focusedElement = document.activeElement;
    const reply = await removal;
    if (!reply.ok) {
      announceToast({ message: messages.removeFailed });
      return;
    }
    const undo = (): void => {
      restoreFocus();
      void undoRemove(reply.data);
    };
    // Keyboard users get the focus on the toast, unless it has moved meanwhile. The heading disappears with
    // the last item.
    const hasFocus =
      isKeyboardFocus && (document.activeElement === focusedElement || !focusedElement?.isConnected);
    const link = { linkLabel: messages.undo, hasFocus, onAction: undo };
    announceToast({
      message,
      type: 'info',
      ...(reply.data.length > 0 && link),
    });
  }

  async function undoRemove(entries: readonly WishlistEntry[]): Promise<void> {
    const reply = await addToWishlist(entries);
    if (reply.ok) {
      announceToast({ message: messages.saved, type: 'success' });
      return;
    }
    const isConflict = reply.error.status === 409;
    const message = isConflict ? getFailureMessage(reply.error, messages.errors) : messages.changeFailed;
    announceToast({
      message,
      linkLabel: messages.retry,
      onAction: () => void undoRemove(entries),
    });
  }

  async function moveToCart({ key, name }: WishlistItemModel): Promise<void> {
    const pendingMove = moveItemToCart(key);
    clearResults();
    restoreFocus();
    const reply = await pendingMove;
    if (!reply.ok) return reportError(key, reply.error, getFailureMessage(reply.error, messages.errors));
    announceToast({
      message: interpolate(messages.moved, { name }),
      type: 'success',
      ...cartLink,
    });
  }

  async function moveAll(items: readonly WishlistItemModel[]): Promise<void> {
    clearResults();
    const { moved, remaining, error } = await moveItemsToCart(items.map(({ key }) => key));
    restoreFocus();
    if (error) announceToast({ message: getFailureMessage(error, messages.errors) });
    if (remaining > 0) {
      announceToast({
        message: formatCount(messages.stayed, remaining, language),
        type: 'info',
      });
    }
    if (moved === 0) return;
    const message = formatCount(messages.movedAll, moved, language);
    announceToast({ message, type: 'success', ...cartLink });
  }

  async function share(shouldShare: boolean): Promise<boolean> {
    clearResults();
    const reply = await setWishlistShared(shouldShare);
    if (!reply.ok) announceToast({ message: shouldShare ? messages.shareFailed : messages.changeFailed });
    return reply.ok;
  }

  return {
    rejection,
    status,
    setQuantity: (item, quantity) => void setQuantity(item, quantity),
    remove: (keys, message) => void remove(keys, message),
    moveToCart: (item) => void moveToCart(item),
    moveAll,
    share,
  };
}

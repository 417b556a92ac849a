import { useState } from 'react';
import type { ApiError } from '#lib/contract/errors.ts';
import type { WishlistEntry } from '#lib/contract/wishlist/wishlist.ts';
import type { WishlistItemModel } from '#lib/format/models/wishlist.ts';
import { UNDO_TOAST_MS } from '#lib/state/shell/toasts.ts';
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
  setQuantity: (wish: WishlistItemModel, quantity: number) => void;
  /** Removes items by key; `message` is the toast's text. */
  remove: (keys: readonly string[], said: string) => void;
  moveToCart: (wish: WishlistItemModel) => void;
  moveAll: (wishes: readonly WishlistItemModel[]) => Promise<void>;
  share: (isOn: boolean) => Promise<boolean>;
}

/** Actions of the wishlist page. `restoreFocus` moves the focus when the pressed control is removed with its item. */
export function useWishlistActions(
  words: WishlistMessages,
  { language, prefix }: IslandContext,
  rest: () => void,
): WishlistActions {
  const [rejection, setRefusal] = useState<WishlistActions['rejection']>(null);
  const [status, setNews] = useState('');
  const cartLink = { linkLabel: words.viewCart, linkHref: `${prefix}/cart` };

  /** Clears the results of the previous action. */
  function forget(): void {
    setRefusal(null);
    setNews('');
  }

  function tell(key: string, error: ApiError, otherwise: string): void {
    // A conflict is shown at the item; other errors are transient and shown as a toast.
    if (error.status === 409) setRefusal({ key, text: getFailureMessage(error, words.errors) });
    else announceToast({ message: otherwise });
  }

  async function setQuantity({ key, name }: WishlistItemModel, quantity: number): Promise<void> {
    forget();
    const reply = await setWishlistQuantity(key, quantity);
    if (!reply.ok) return tell(key, reply.error, words.changeFailed);
    setNews(interpolate(words.quantityNow, { name, quantity: String(quantity) }));
  }

  async function remove(keys: readonly string[], said: string): Promise<void> {
    const isByKey = document.activeElement?.matches(':focus-visible') === true;
    const removal = removeFromWishlist(keys);
    forget();
    rest();
    const place = document.activeElement;
    const reply = await removal;
    if (!reply.ok) {
      announceToast({ message: words.removeFailed });
      return;
    }
    const undo = (): void => {
      rest();
      void bringBack(reply.data);
    };
    // Keyboard users get the focus on the toast, unless it has moved meanwhile. The heading disappears with
    // the last item.
    const hasFocus = isByKey && (document.activeElement === place || !place?.isConnected);
    const link = { linkLabel: words.undo, hasFocus, onAction: undo };
    announceToast({
      message: said,
      type: 'info',
      ...(reply.data.length > 0 && link),
      autoCloseMs: UNDO_TOAST_MS,
    });
  }

  async function bringBack(wishes: readonly WishlistEntry[]): Promise<void> {
    const reply = await addToWishlist(wishes);
    if (reply.ok) {
      announceToast({ message: words.saved, type: 'success' });
      return;
    }
    const isRefused = reply.error.status === 409;
    const message = isRefused ? getFailureMessage(reply.error, words.errors) : words.changeFailed;
    announceToast({
      message,
      linkLabel: words.retry,
      onAction: () => void bringBack(wishes),
      autoCloseMs: UNDO_TOAST_MS,
    });
  }

  async function move({ key, name }: WishlistItemModel): Promise<void> {
    const moving = moveItemToCart(key);
    forget();
    rest();
    const reply = await moving;
    if (!reply.ok) return tell(key, reply.error, getFailureMessage(reply.error, words.errors));
    announceToast({
      message: interpolate(words.moved, { name }),
      type: 'success',
      ...cartLink,
      autoCloseMs: 5000,
    });
  }

  async function moveAll(wishes: readonly WishlistItemModel[]): Promise<void> {
    forget();
    const { moved, remaining, error } = await moveItemsToCart(wishes.map(({ key }) => key));
    rest();
    if (error) announceToast({ message: getFailureMessage(error, words.errors) });
    if (remaining > 0) {
      announceToast({
        message: formatCount(words.stayed, remaining, language),
        type: 'info',
        autoCloseMs: 8000,
      });
    }
    if (moved === 0) return;
    const message = formatCount(words.movedAll, moved, language);
    announceToast({ message, type: 'success', ...cartLink, autoCloseMs: 5000 });
  }

  async function share(isOn: boolean): Promise<boolean> {
    forget();
    const reply = await setWishlistShared(isOn);
    if (!reply.ok) announceToast({ message: isOn ? words.shareFailed : words.changeFailed });
    return reply.ok;
  }

  return {
    rejection,
    status,
    setQuantity: (wish, quantity) => void setQuantity(wish, quantity),
    remove: (keys, said) => void remove(keys, said),
    moveToCart: (wish) => void move(wish),
    moveAll,
    share,
  };
}

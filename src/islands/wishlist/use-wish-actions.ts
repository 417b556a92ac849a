import { useState } from 'react';
import type { Failure } from '#lib/contract/error.ts';
import type { Wish } from '#lib/contract/wishlist.ts';
import type { WishModel } from '#lib/format/models.ts';
import { UNDO_TOAST_MS } from '#lib/stores/toasts.ts';
import { moveAllToCart, moveToCart } from '#lib/stores/wish-cart.ts';
import { addWishes, removeWishes, setWish, shareWishes } from '#lib/stores/wishlist.ts';
import type { ShopContext } from '../context.ts';
import { countWords, failureWords, fill } from '../ui/words.ts';
import { sayAloud } from './say.ts';
import type { WishlistWords } from './words.ts';

/** What a shopper may do with a wishlist, and what is to be said of it. */
export interface WishActions {
  /** Why an entry was refused. */
  refusal: { key: string; text: string } | null;
  /** What a screen reader is told. */
  news: string;
  setQuantity: (wish: WishModel, quantity: number) => void;
  /** By the names of entries; `said` is what was removed, in words. */
  remove: (keys: readonly string[], said: string) => void;
  move: (wish: WishModel) => void;
  moveAll: (wishes: readonly WishModel[]) => Promise<void>;
  share: (isOn: boolean) => Promise<boolean>;
}

/**
 * Actions of the wishlist's page. `rest` puts the focus where it may stay when what was pressed goes with its entry.
 */
export function useWishActions(
  words: WishlistWords,
  { language, prefix }: ShopContext,
  rest: () => void,
): WishActions {
  const [refusal, setRefusal] = useState<WishActions['refusal']>(null);
  const [news, setNews] = useState('');
  const cartLink = { linkLabel: words.viewCart, linkHref: `${prefix}/cart` };

  /** What was said of an earlier act: the list is another one by now. */
  function forget(): void {
    setRefusal(null);
    setNews('');
  }

  function tell(key: string, error: Failure, otherwise: string): void {
    // A refusal concerns the entry and stays beside it; what went wrong on the way passes.
    if (error.status === 409) setRefusal({ key, text: failureWords(error, words.errors) });
    else sayAloud({ message: otherwise });
  }

  async function setQuantity({ key, name }: WishModel, quantity: number): Promise<void> {
    forget();
    const reply = await setWish(key, quantity);
    if (!reply.ok) return tell(key, reply.error, words.changeFailed);
    setNews(fill(words.quantityNow, { name, quantity: String(quantity) }));
  }

  async function remove(keys: readonly string[], said: string): Promise<void> {
    const isByKey = document.activeElement?.matches(':focus-visible') === true;
    const removal = removeWishes(keys);
    forget();
    rest();
    const place = document.activeElement;
    const reply = await removal;
    if (!reply.ok) {
      sayAloud({ message: words.removeFailed });
      return;
    }
    const undo = (): void => {
      rest();
      void bringBack(reply.data);
    };
    // By key it would be too far away; who has gone on meanwhile is left alone. The place goes with the last entry.
    const takesFocus = isByKey && (document.activeElement === place || !place?.isConnected);
    const link = { linkLabel: words.undo, takesFocus, onLink: undo };
    sayAloud({ message: said, type: 'info', ...(reply.data.length > 0 && link), autoClose: UNDO_TOAST_MS });
  }

  async function bringBack(wishes: readonly Wish[]): Promise<void> {
    const reply = await addWishes(wishes);
    if (reply.ok) {
      sayAloud({ message: words.saved, type: 'success' });
      return;
    }
    const isRefused = reply.error.status === 409;
    const message = isRefused ? failureWords(reply.error, words.errors) : words.changeFailed;
    sayAloud({
      message,
      linkLabel: words.retry,
      onLink: () => void bringBack(wishes),
      autoClose: UNDO_TOAST_MS,
    });
  }

  async function move({ key, name }: WishModel): Promise<void> {
    const moving = moveToCart(key);
    forget();
    rest();
    const reply = await moving;
    if (!reply.ok) return tell(key, reply.error, failureWords(reply.error, words.errors));
    sayAloud({ message: fill(words.moved, { name }), type: 'success', ...cartLink, autoClose: 5000 });
  }

  async function moveAll(wishes: readonly WishModel[]): Promise<void> {
    forget();
    const { moved, stayed, error } = await moveAllToCart(wishes.map(({ key }) => key));
    rest();
    if (error) sayAloud({ message: failureWords(error, words.errors) });
    if (stayed > 0) {
      sayAloud({ message: countWords(words.stayed, stayed, language), type: 'info', autoClose: 8000 });
    }
    if (moved === 0) return;
    const message = countWords(words.movedAll, moved, language);
    sayAloud({ message, type: 'success', ...cartLink, autoClose: 5000 });
  }

  async function share(isOn: boolean): Promise<boolean> {
    forget();
    const reply = await shareWishes(isOn);
    if (!reply.ok) sayAloud({ message: isOn ? words.shareFailed : words.changeFailed });
    return reply.ok;
  }

  return {
    refusal,
    news,
    setQuantity: (wish, quantity) => void setQuantity(wish, quantity),
    remove: (keys, said) => void remove(keys, said),
    move: (wish) => void move(wish),
    moveAll,
    share,
  };
}

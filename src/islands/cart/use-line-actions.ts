import { useState } from 'react';
import type { Failure } from '#lib/contract/error.ts';
import type { LineModel } from '#lib/format/models.ts';
import { addToCart, changeQuantity, removeFromCart } from '#lib/stores/cart.ts';
import { showToast, UNDO_TOAST_MS } from '#lib/stores/toasts.ts';
import { failureWords, fill } from '../ui/words.ts';
import { itemOf } from './line-item.ts';
import type { CartIslandWords } from './words.ts';

/** What a shopper may do with a line, and what is to be said of it. */
export interface LineActions {
  /** Why the last change of a line was refused, and how many there are where too few were the reason. */
  refusal: { lineId: string; text: string; most?: number } | null;
  /** What a screen reader is told. */
  news: string;
  setQuantity: (line: LineModel, quantity: number) => void;
  remove: (line: LineModel) => void;
  /** Says why a change of a line failed, and whether it went well. */
  tell: (lineId: string, reply: Reply) => boolean;
  /** Puts the focus where it may stay. */
  rest: () => void;
}

type Reply = { ok: true } | { ok: false; error: Failure };

/** How many pieces there are for all that were asked for; 0 where there is none or nobody said so. */
const mostOf = (reply: Reply): number => (!reply.ok && Number(reply.error.details?.available)) || 0;

/**
 * Actions of the lines of one island. `rest` puts the focus where it may stay when what was pressed goes with its
 * line.
 */
export function useLineActions(words: CartIslandWords, rest: () => void): LineActions {
  const [refusal, setRefusal] = useState<LineActions['refusal']>(null);
  const [news, setNews] = useState('');

  // What was said of the act before goes with the next one.
  function begin(refused: LineActions['refusal'] = null): void {
    setRefusal(refused);
    setNews('');
  }

  function tell(lineId: string, reply: Reply): boolean {
    // Of what is begun elsewhere, by a tool of the page, the reply alone is heard.
    setNews('');
    if (reply.ok) return true;
    const text = failureWords(reply.error, words.errors);
    // A refusal concerns the line and stays beside it; what went wrong on the way passes.
    if (reply.error.status === 409) setRefusal({ lineId, text, most: mostOf(reply) });
    else showToast({ message: text });
    return false;
  }

  async function send(line: LineModel, quantity: number): Promise<void> {
    const reply = await changeQuantity(line.id, quantity);
    if (tell(line.id, reply)) {
      setNews(fill(words.quantityNow, { name: line.name, quantity: String(quantity) }));
      return;
    }
    const most = mostOf(reply);
    // As many as there are, like as many as there may be.
    if (most > line.quantity && most < quantity) await send(line, most);
  }

  async function setQuantity(line: LineModel, wanted: number): Promise<void> {
    const { id: lineId, maximum } = line;
    if (!wanted) {
      begin({ lineId, text: words.wrongQuantity });
      return;
    }
    const quantity = Math.min(wanted, maximum);
    // What was said of the shelf made the maximum lower, and is still to be said.
    const isShort = refusal?.lineId === lineId && refusal.most;
    const text = fill(words.atMost, { maximum: String(maximum) });
    begin(wanted > maximum ? (isShort ? refusal : { lineId, text }) : null);
    if (quantity !== line.quantity) await send(line, quantity);
  }

  async function putBack(line: LineModel): Promise<void> {
    if (tell(line.id, await addToCart(itemOf(line)))) setNews(fill(words.restored, { name: line.name }));
  }

  async function remove(line: LineModel): Promise<void> {
    const isByKey = document.activeElement?.matches(':focus-visible') === true;
    const removal = removeFromCart(line.id);
    begin();
    rest();
    const place = document.activeElement;
    if (!tell(line.id, await removal)) return;
    showToast({
      message: fill(words.removed, { name: line.name }),
      type: 'info',
      linkLabel: words.undo,
      autoClose: UNDO_TOAST_MS,
      // By key it would be too far away; who has gone on meanwhile is left alone.
      takesFocus: isByKey && document.activeElement === place,
      onLink: () => {
        rest();
        void putBack(line);
      },
    });
  }

  return {
    refusal,
    news,
    setQuantity,
    remove,
    tell,
    rest,
  };
}

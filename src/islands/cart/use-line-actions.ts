import { useState } from 'react';
import { SHADE_OPTION } from '#lib/contract/options.ts';
import type { LineModel } from '#lib/format/models.ts';
import { addToCart, changeQuantity, removeFromCart } from '#lib/stores/cart.ts';
import { showToast } from '#lib/stores/toasts.ts';
import { failureWords, fill } from '../ui/words.ts';
import type { CartIslandWords } from './words.ts';

// Long enough to be read, reached by key and pressed: there is no other way back.
const UNDO_MS = 10_000;

/** What a shopper may do with a line, and what is to be said of it. */
export interface LineActions {
  /** Why the last change of a line was refused. */
  refusal: { lineId: string; text: string } | null;
  /** What a screen reader is told. */
  news: string;
  setQuantity: (line: LineModel, quantity: number) => void;
  remove: (line: LineModel) => void;
}

type Reply = Awaited<ReturnType<typeof changeQuantity>>;

/** Actions of the lines of one island. */
export function useLineActions(words: CartIslandWords): LineActions {
  const [refusal, setRefusal] = useState<LineActions['refusal']>(null);
  const [news, setNews] = useState('');

  function tell(lineId: string, reply: Reply): boolean {
    if (reply.ok) return true;
    const text = failureWords(reply.error, words.errors);
    // A refusal concerns the line and stays beside it; what went wrong on the way passes.
    if (reply.error.status === 409) setRefusal({ lineId, text });
    else showToast({ message: text });
    return false;
  }

  async function setQuantity(line: LineModel, wanted: number): Promise<void> {
    const { maximum } = line;
    const quantity = Math.min(wanted, maximum);
    const text = fill(words.atMost, { maximum: String(maximum) });
    setRefusal(wanted > maximum ? { lineId: line.id, text } : null);
    if (quantity === line.quantity) return;
    if (!tell(line.id, await changeQuantity(line.id, quantity))) return;
    setNews(fill(words.quantityNow, { name: line.name, quantity: String(quantity) }));
  }

  async function putBack(line: LineModel): Promise<void> {
    const { shade } = line;
    const options = shade && [{ attributeFQN: SHADE_OPTION, value: `${shade.name}|${shade.code}` }];
    const item = {
      product: { productCode: line.code },
      quantity: line.quantity,
      ...(options && { options }),
    };
    tell(line.id, await addToCart(item));
  }

  async function remove(line: LineModel): Promise<void> {
    setRefusal(null);
    if (!tell(line.id, await removeFromCart(line.id))) return;
    showToast({
      message: fill(words.removed, { name: line.name }),
      type: 'info',
      linkLabel: words.undo,
      autoClose: UNDO_MS,
      onLink: () => void putBack(line),
    });
  }

  return {
    refusal,
    news,
    setQuantity: (line, quantity) => void setQuantity(line, quantity),
    remove: (line) => void remove(line),
  };
}

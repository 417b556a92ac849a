import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import { addSaved, removeSaved, restoreItem } from '#lib/contract/saved.ts';
import { formatLines } from '#lib/format/cart.ts';
import type { LineModel } from '#lib/format/models.ts';
import { $cart, changeCart, connectCart } from '#lib/stores/cart.ts';
import { isRead } from '#lib/stores/changes.ts';
import { showToast, UNDO_TOAST_MS } from '#lib/stores/toasts.ts';
import type { ShopContext } from '../../context.ts';
import { useReady } from '../../ui/ready.ts';
import { failureWords, fill } from '../../ui/words.ts';
import { itemOf } from '../line-item.ts';
import { cartPlace } from '../place.ts';
import { SavedLine } from './SavedLine.tsx';
import type { SavedWords } from './saved-words.ts';

interface SavedListProps {
  context: ShopContext;
  /** As the page was drawn. */
  saved: LineModel[];
  words: SavedWords;
}

type Reply = Awaited<ReturnType<typeof changeCart>>;

/** What is saved for later, below the cart. Asleep until it is touched, or the cart's island has saved something. */
export function SavedList({ context, saved, words }: SavedListProps) {
  const root = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { cart } = useStore($cart, { ssr: 'initial' });
  const [refusal, setRefusal] = useState<{ id: string; text: string } | null>(null);
  const [news, setNews] = useState('');
  const lines = useMemo(
    () => (cart ? formatLines(cart.savedItems, cartPlace(context)) : saved),
    [cart, saved, context],
  );
  useEffect(() => connectCart(context), [context]);
  // What was said of the act before goes with the next one, wherever on the page.
  useEffect(
    () =>
      $cart.listen(({ changes }) => {
        if (!changes.every(isRead)) setNews('');
      }),
    [],
  );
  useReady(root);

  function tell(id: string, reply: Reply): boolean {
    if (!reply.ok) setRefusal({ id, text: failureWords(reply.error, words.errors) });
    return reply.ok;
  }

  // What was pressed went with its line: to the next best place, here or above.
  function rest(): void {
    (title.current ?? document.getElementById('cart-lines'))?.focus();
  }

  const paramsOf = (line: LineModel) => ({ params: { cartId: CURRENT_ID, savedItemId: line.id } });

  async function bringBack(line: LineModel): Promise<void> {
    setRefusal(null);
    if (!tell(line.id, await changeCart(restoreItem, paramsOf(line)))) return;
    setNews(fill(words.restored, { name: line.name }));
    rest();
  }

  async function saveAgain(line: LineModel): Promise<void> {
    rest();
    const body = { items: [itemOf(line)] };
    const reply = await changeCart(addSaved, { params: { cartId: CURRENT_ID }, body });
    const message = reply.ok ? reply.data.missed[0]?.message : failureWords(reply.error, words.errors);
    if (message) showToast({ message });
  }

  async function forget(line: LineModel): Promise<void> {
    const isByKey = document.activeElement?.matches(':focus-visible') === true;
    setRefusal(null);
    if (!tell(line.id, await changeCart(removeSaved, paramsOf(line)))) return;
    rest();
    showToast({
      message: fill(words.forgotten, { name: line.name }),
      type: 'info',
      linkLabel: words.undo,
      autoClose: UNDO_TOAST_MS,
      takesFocus: isByKey,
      onLink: () => void saveAgain(line),
    });
  }

  return (
    <div id="saved" className="saved" ref={root}>
      <p className="sr-only" role="status">
        {news}
      </p>
      {lines.length > 0 && (
        <section aria-labelledby="saved-title">
          <h2 id="saved-title" ref={title} tabIndex={-1}>
            {words.savedTitle}
          </h2>
          <p className="soft">{words.savedText}</p>
          <ul className="lines saved__lines">
            {lines
              .filter((line) => line.parentId === null)
              .map((line) => (
                <SavedLine
                  key={line.id}
                  line={line}
                  addOns={lines.filter(({ parentId }) => parentId === line.id)}
                  locale={context.locale}
                  words={words}
                  refusal={refusal?.id === line.id ? refusal.text : null}
                  onBack={() => void bringBack(line)}
                  onForget={() => void forget(line)}
                />
              ))}
          </ul>
        </section>
      )}
    </div>
  );
}

import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { addSavedItems, removeSavedItem, restoreItem } from '#lib/contract/cart/saved-items.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import { formatLines } from '#lib/format/cart/cart.ts';
import type { LineModel } from '#lib/format/models/cart.ts';
import { $cart, callCartEndpoint, connectCart } from '#lib/state/cart/cart.ts';
import { isCartRead } from '#lib/state/cart/queue/pending-changes.ts';
import { showToast } from '#lib/state/shell/toasts.ts';
import type { IslandContext } from '../../context.ts';
import { getFailureMessage, interpolate } from '../../ui/messages.ts';
import { useReady } from '../../ui/use-ready.ts';
import { getCartFormatOptions } from '../format-options.ts';
import { lineToItem } from '../line-to-item.ts';
import type { SavedItemsMessages } from './messages.ts';
import { SavedItem } from './SavedItem.tsx';

interface SavedItemsProps {
  context: IslandContext;
  /** Items as rendered on the server. */
  saved: LineModel[];
  messages: SavedItemsMessages;
}

type Reply = Awaited<ReturnType<typeof callCartEndpoint>>;

/** Saved items below the cart. Hydrated at the first interaction, or when the cart island saves a line. */
export function SavedItems({ context, saved, messages }: SavedItemsProps) {
  const root = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { cart } = useStore($cart, { ssr: 'initial' });
  const [rejection, setRejection] = useState<{ id: string; text: string } | null>(null);
  const [status, setStatus] = useState('');
  const lines = useMemo(
    () => (cart ? formatLines(cart.savedItems, getCartFormatOptions(context)) : saved),
    [cart, saved, context],
  );
  useEffect(() => connectCart(context), [context]);
  // A later change of the cart clears the status of the previous action.
  useEffect(
    () =>
      $cart.listen(({ pendingChanges }) => {
        if (!pendingChanges.every(isCartRead)) setStatus('');
      }),
    [],
  );
  useReady(root);

  function reportResult(id: string, reply: Reply): boolean {
    if (!reply.ok) setRejection({ id, text: getFailureMessage(reply.error, messages.errors) });
    return reply.ok;
  }

  // The pressed button was removed with its line; focuses the nearest heading.
  function restoreFocus(): void {
    (title.current ?? document.getElementById('cart-lines'))?.focus();
  }

  const getParams = (line: LineModel) => ({ params: { cartId: CURRENT_ID, savedItemId: line.id } });

  async function restore(line: LineModel): Promise<void> {
    setRejection(null);
    if (!reportResult(line.id, await callCartEndpoint(restoreItem, getParams(line)))) return;
    setStatus(interpolate(messages.restored, { name: line.name }));
    restoreFocus();
  }

  async function undoRemove(line: LineModel): Promise<void> {
    restoreFocus();
    const body = { items: [lineToItem(line)] };
    const reply = await callCartEndpoint(addSavedItems, { params: { cartId: CURRENT_ID }, body });
    const message = reply.ok
      ? reply.data.missed[0]?.message
      : getFailureMessage(reply.error, messages.errors);
    if (message) showToast({ message });
  }

  async function remove(line: LineModel): Promise<void> {
    const isKeyboardFocus = document.activeElement?.matches(':focus-visible') === true;
    setRejection(null);
    if (!reportResult(line.id, await callCartEndpoint(removeSavedItem, getParams(line)))) return;
    restoreFocus();
    showToast({
      message: interpolate(messages.savedRemoved, { name: line.name }),
      type: 'info',
      linkLabel: messages.undo,
      hasFocus: isKeyboardFocus,
      onAction: () => void undoRemove(line),
    });
  }

  return (
    <div id="saved" className="saved-items" ref={root}>
      <p className="sr-only" role="status">
        {status}
      </p>
      {lines.length > 0 && (
        <section aria-labelledby="saved-title">
          <h2 id="saved-title" ref={title} tabIndex={-1}>
            {messages.savedTitle}
          </h2>
          <p className="text-muted">{messages.savedText}</p>
          <ul className="cart-lines saved-items__lines">
            {lines
              .filter((line) => line.parentId === null)
              .map((line) => (
                <SavedItem
                  key={line.id}
                  line={line}
                  addOns={lines.filter(({ parentId }) => parentId === line.id)}
                  locale={context.locale}
                  messages={messages}
                  error={rejection?.id === line.id ? rejection.text : null}
                  onRestore={() => void restore(line)}
                  onRemove={() => void remove(line)}
                />
              ))}
          </ul>
        </section>
      )}
    </div>
  );
}

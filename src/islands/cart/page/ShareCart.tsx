import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#layouts/blocks/ui/Button.tsx';
import { Notice } from '#layouts/blocks/ui/Notice.tsx';
import { $cart, type CartState, connectCart, refreshCart } from '#lib/state/cart/cart.ts';
import { getLineGroupKey } from '#lib/state/cart/line-order.ts';
import { isCartRead } from '#lib/state/cart/queue/pending-changes.ts';
import { createCartShare } from '#lib/state/cart/share-cart.ts';
import type { IslandContext } from '../../context.ts';
import { getFailureMessage } from '../../ui/messages.ts';
import { ShareLink } from '../../ui/ShareLink.tsx';
import { useReady } from '../../ui/use-ready.ts';
import type { ShareCartMessages } from './share-messages.ts';

interface ShareCartProps {
  context: IslandContext;
  messages: ShareCartMessages;
  /** URL of a link created before the page was rendered. */
  link?: string | undefined;
}

const isChanging = ({ pendingChanges }: CartState): boolean => !pendingChanges.every(isCartRead);

/** Whether another tab or the backend has changed the cart's contents. */
function hasChangedElsewhere(state: CartState, before: CartState | undefined): boolean {
  if (!before || Object.keys(before.quantities).length === 0) return false;
  const serializeLines = ({ quantities, cart }: CartState) =>
    JSON.stringify([quantities, before.cart && cart?.items.map(getLineGroupKey)]);
  return serializeLines(state) !== serializeLines(before);
}

/** Creates a link to the current cart. Without script the next page shows the link. */
export function ShareCart({ context, messages, link: initialLink }: ShareCartProps) {
  const root = useRef<HTMLDivElement>(null);
  const [link, setLink] = useState(initialLink);
  const [status, setStatus] = useState(initialLink ? messages.shareReady : '');
  const [error, setError] = useState<string | null>(null);
  const isOutdated = useRef(false);
  // A link shows the cart as it was when created, so a change invalidates it.
  useEffect(
    () =>
      $cart.listen((state, before) => {
        if (!isChanging(state) && !hasChangedElsewhere(state, before)) return;
        isOutdated.current = true;
        setLink(undefined);
        setStatus('');
      }),
    [],
  );
  useEffect(() => connectCart(context), [context]);
  useReady(root);

  async function createLink(event: FormEvent): Promise<void> {
    event.preventDefault();
    setError(null);
    let reply: Awaited<ReturnType<typeof createCartShare>>;
    do {
      // Pending changes are sent first, so that the link shows what the page shows.
      const refreshed = await refreshCart();
      if (!refreshed.ok) {
        setError(getFailureMessage(refreshed.error, messages.errors));
        return;
      }
      isOutdated.current = isChanging($cart.get());
      reply = await createCartShare(context);
    } while (reply.ok && isOutdated.current);
    if (!reply.ok) {
      setError(getFailureMessage(reply.error, messages.errors));
      return;
    }
    setLink(`${location.origin}${context.prefix}/shared/cart/${reply.data.token}`);
    setStatus(messages.shareReady);
    // The pressed button is removed with its form.
    root.current?.focus();
  }

  return (
    <div className="share" ref={root} tabIndex={-1}>
      <p className="text-muted">{messages.shareText}</p>
      {error && (
        <Notice kind="error" role="alert">
          {error}
        </Notice>
      )}
      {link ? (
        <ShareLink
          id="share-link"
          className="share__link"
          link={link}
          messages={messages}
          onCopied={() => setStatus(messages.shareCopied)}
        />
      ) : (
        <form action="/api/forms/shareCart" method="post" onSubmit={(event) => void createLink(event)}>
          <input type="hidden" name="locale" value={context.locale} />
          <input type="hidden" name="params.cartId" value="current" />
          <Button variant="outline">{messages.shareMake}</Button>
        </form>
      )}
      <p role="status" className="share__status">
        {status}
      </p>
    </div>
  );
}

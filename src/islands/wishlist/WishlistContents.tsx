import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '#layouts/blocks/ui/Button.tsx';
import { Notice } from '#layouts/blocks/ui/Notice.tsx';
import type { WishlistItemModel } from '#lib/format/models/wishlist.ts';
import { isInCart } from '#lib/format/wishlist/wishlist.ts';
import { openAuthDialog } from '#lib/state/auth/auth-dialog.ts';
import type { IslandContext } from '../context.ts';
import { formatCount } from '../ui/messages.ts';
import { useReady } from '../ui/use-ready.ts';
import { DiscontinuedItems } from './DiscontinuedItems.tsx';
import type { WishlistMessages } from './messages.ts';
import { ShareWishlist } from './ShareWishlist.tsx';
import { type InitialWishlist, useWishlist } from './use-wishlist.ts';
import { useWishlistActions } from './use-wishlist-actions.ts';
import { WishlistItemRow } from './WishlistItemRow.tsx';

interface WishlistContentsProps {
  context: IslandContext;
  messages: WishlistMessages;
  initial: InitialWishlist;
  site: string;
  timeZone: string;
  /** Links for an empty list, rendered on the server. */
  children?: ReactNode;
}

/** The wishlist page: a customer's list is rendered on the server, a guest's from local storage. */
export function WishlistContents({
  context,
  messages,
  initial,
  site,
  timeZone,
  children,
}: WishlistContentsProps) {
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useWishlist(context, initial);
  const { model, count, isGuest, inCart, share } = list;
  // The pressed button is removed with its line.
  const actions = useWishlistActions(messages, context, () => heading.current?.focus());
  const [isMoving, setMoving] = useState(false);
  const length = model && model.items.length + model.unavailable.length + model.discontinued.length;
  const isEmpty = length === 0;
  const wasEmpty = useRef<boolean>(undefined);
  // The empty list has another heading, so the focus moves to it.
  useEffect(() => {
    if (length === null) return;
    if (wasEmpty.current === !isEmpty && document.activeElement === document.body) heading.current?.focus();
    wasEmpty.current = isEmpty;
  }, [length, isEmpty]);
  useReady(root);
  const { prefix } = context;
  // Hides the content below until the list has rendered, to avoid layout shift.
  const className = initial.isServerList ? 'wishlist' : 'wishlist wishlist--client-loaded';
  const movableItems = model?.items.filter(({ missingOption }) => missingOption === null) ?? [];

  async function moveAll(): Promise<void> {
    setMoving(true);
    await actions.moveAll(movableItems);
    setMoving(false);
  }

  const failure = list.isFailed && (
    <Notice kind="error" role="alert" title={messages.itemsFailed}>
      <p>{typeof navigator !== 'undefined' && !navigator.onLine && messages.offline}</p>
      <Button type="button" variant="outline" onClick={list.retry}>
        {messages.retry}
      </Button>
    </Notice>
  );
  if (!model) {
    return (
      <div className={className} ref={root}>
        {failure || (
          <p className="wishlist__loading" role="status">
            {messages.loading}
          </p>
        )}
      </div>
    );
  }
  const { items, unavailable, discontinued } = model;
  if (isEmpty) {
    return (
      <div className={className} ref={root}>
        <h2 className="sr-only" ref={heading} tabIndex={-1}>
          {formatCount(messages.count, 0, context.language)}
        </h2>
        {failure}
        {children}
      </div>
    );
  }

  const renderItems = (group: readonly WishlistItemModel[]) => (
    <ul className="cart-lines">
      {group.map((item) => (
        <WishlistItemRow
          key={item.key}
          item={item}
          isInCart={isInCart(item, inCart)}
          context={context}
          messages={messages}
          actions={actions}
        />
      ))}
    </ul>
  );
  return (
    <div className={`${className} stack`} ref={root}>
      <p className="sr-only" role="status">
        {actions.status}
      </p>
      {failure}
      <div className="aside">
        <div className="stack">
          <section className="panel" aria-labelledby="wishes-count">
            <h2 id="wishes-count" ref={heading} tabIndex={-1}>
              {formatCount(messages.count, count, context.language)}
            </h2>
            {renderItems(items)}
          </section>
          {unavailable.length > 0 && (
            <section className="panel" aria-labelledby="wishes-oos">
              <h2 id="wishes-oos">{messages.oos}</h2>
              <p className="text-muted">{messages.oosText}</p>
              {renderItems(unavailable)}
            </section>
          )}
          <DiscontinuedItems
            items={discontinued}
            locale={context.locale}
            messages={messages}
            actions={actions}
          />
        </div>
        <section className="summary" aria-labelledby="wishes-summary">
          <h2 className="summary__title" id="wishes-summary">
            {messages.summary}
          </h2>
          {movableItems.length > 0 && (
            <form
              action="/api/forms/moveToCart"
              method="post"
              onSubmit={(event) => {
                event.preventDefault();
                void moveAll();
              }}
            >
              <input type="hidden" name="locale" value={context.locale} />
              <input type="hidden" name="all" value="1" />
              <Button variant="primary" isFullWidth disabled={isMoving}>
                {messages.allToCart}
              </Button>
            </form>
          )}
          {movableItems.length > 0 && <p className="text-muted">{messages.allText}</p>}
          {isGuest ? (
            <section className="wishlist__share" aria-labelledby="wishes-nudge">
              <h3 id="wishes-nudge">{messages.nudgeTitle}</h3>
              <p className="text-muted">{messages.nudgeText}</p>
              <ButtonLink
                variant="outline"
                isFullWidth
                href={`${prefix}/sign-in?next=${encodeURIComponent(`${prefix}/wishlist`)}`}
                onClick={(event) => {
                  event.preventDefault();
                  openAuthDialog({ view: 'sign-in' });
                }}
              >
                {messages.signIn}
              </ButtonLink>
            </section>
          ) : (
            messages.shareTitle && (
              <ShareWishlist
                context={context}
                site={site}
                timeZone={timeZone}
                share={share}
                messages={messages}
                actions={actions}
              />
            )
          )}
        </section>
      </div>
    </div>
  );
}

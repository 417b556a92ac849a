import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#layouts/blocks/ui/Button.tsx';
import type { Wishlist } from '#lib/contract/wishlist/wishlist.ts';
import type { IslandContext } from '../context.ts';
import { interpolate } from '../ui/messages.ts';
import { ShareLink } from '../ui/ShareLink.tsx';
import type { WishlistMessages } from './messages.ts';
import type { WishlistActions } from './use-wishlist-actions.ts';

interface ShareWishlistProps {
  context: IslandContext;
  /** Origin of the site. */
  site: string;
  timeZone: string;
  share: Wishlist['share'];
  messages: WishlistMessages;
  actions: WishlistActions;
}

/** Creates, copies, shares and revokes the link to the wishlist. */
export function ShareWishlist({ context, site, timeZone, share, messages, actions }: ShareWishlistProps) {
  const root = useRef<HTMLElement>(null);
  const [status, setStatus] = useState('');
  const link = share ? `${site}${context.prefix}/shared/wishlist/${share.token}` : '';
  // DD/MM/YYYY in both languages.
  const dateFormat = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short' });

  async function handleSubmit(event: FormEvent, shouldShare: boolean): Promise<void> {
    event.preventDefault();
    if (!(await actions.share(shouldShare))) return;
    setStatus(shouldShare ? '' : messages.shareStopped);
    // The pressed button is removed with its form.
    root.current?.focus();
  }

  return (
    <section className="wishlist__share" aria-labelledby="wishes-share" ref={root} tabIndex={-1}>
      <h3 id="wishes-share">{messages.shareTitle}</h3>
      <p className="text-muted">{messages.shareText}</p>
      {share ? (
        <>
          <ShareLink
            id="wishes-link"
            className="wishlist__link"
            link={link}
            messages={messages}
            onCopied={() => setStatus(messages.shareCopied)}
          />
          <p className="text-muted">
            {interpolate(messages.shareUntil, { date: dateFormat.format(share.expiresAt) })}
          </p>
          <form
            action="/api/forms/unshareWishlist"
            method="post"
            onSubmit={(event) => void handleSubmit(event, false)}
          >
            <input type="hidden" name="locale" value={context.locale} />
            <Button variant="text">{messages.shareStop}</Button>
          </form>
        </>
      ) : (
        <form
          action="/api/forms/shareWishlist"
          method="post"
          onSubmit={(event) => void handleSubmit(event, true)}
        >
          <input type="hidden" name="locale" value={context.locale} />
          <Button variant="outline" isFullWidth>
            {messages.shareMake}
          </Button>
        </form>
      )}
      <p role="status" className="wishlist__status">
        {status}
      </p>
    </section>
  );
}

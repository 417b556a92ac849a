import { Button } from '#layouts/blocks/ui/Button.tsx';
import type { DiscontinuedItemModel } from '#lib/format/models/wishlist.ts';
import { interpolate } from '../ui/messages.ts';
import type { WishlistMessages } from './messages.ts';
import type { WishlistActions } from './use-wishlist-actions.ts';

interface DiscontinuedItemsProps {
  items: readonly DiscontinuedItemModel[];
  locale: string;
  messages: WishlistMessages;
  actions: WishlistActions;
}

/** Products that are no longer sold, with their names where known, and a button that removes them all. */
export function DiscontinuedItems({ items, locale, messages, actions }: DiscontinuedItemsProps) {
  if (items.length === 0) return null;
  return (
    <section className="panel wishlist__discontinued" aria-labelledby="wishes-gone">
      <h2 id="wishes-gone">{messages.gone}</h2>
      <p className="text-muted">{messages.goneText}</p>
      <ul>
        {items.map(({ key, name, code }) => (
          <li key={key}>
            <bdi>{name || interpolate(messages.goneName, { code })}</bdi>
          </li>
        ))}
      </ul>
      <form
        action="/api/forms/removeWishlistItems"
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          actions.remove(
            items.map(({ key }) => key),
            messages.removed,
          );
        }}
      >
        <input type="hidden" name="locale" value={locale} />
        {items.map(({ id, key }) => (
          <input key={key} type="hidden" name="itemId" value={id} />
        ))}
        <Button variant="outline">{messages.clearGone}</Button>
      </form>
    </section>
  );
}

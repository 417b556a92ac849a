import { Button } from '#layouts/blocks/ui/Button.tsx';
import type { DiscontinuedItemModel } from '#lib/format/models/wishlist.ts';
import { interpolate } from '../ui/messages.ts';
import type { WishlistMessages } from './messages.ts';
import type { WishlistActions } from './use-wishlist-actions.ts';

interface GoneWishesProps {
  gone: readonly DiscontinuedItemModel[];
  locale: string;
  words: WishlistMessages;
  actions: WishlistActions;
}

/** Products that are no longer sold, with their names where known, and a button that removes them all. */
export function DiscontinuedItems({ gone, locale, words, actions }: GoneWishesProps) {
  if (gone.length === 0) return null;
  return (
    <section className="panel wishlist__discontinued" aria-labelledby="wishes-gone">
      <h2 id="wishes-gone">{words.gone}</h2>
      <p className="text-muted">{words.goneText}</p>
      <ul>
        {gone.map(({ key, name, code }) => (
          <li key={key}>
            <bdi>{name || interpolate(words.goneName, { code })}</bdi>
          </li>
        ))}
      </ul>
      <form
        action="/api/forms/removeWish"
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          actions.remove(
            gone.map(({ key }) => key),
            words.removed,
          );
        }}
      >
        <input type="hidden" name="locale" value={locale} />
        {gone.map(({ id, key }) => (
          <input key={key} type="hidden" name="itemId" value={id} />
        ))}
        <Button variant="line">{words.clearGone}</Button>
      </form>
    </section>
  );
}

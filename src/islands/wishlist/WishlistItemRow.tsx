import { Money } from '#layouts/blocks/catalog/Price.tsx';
import { Button, ButtonLink } from '#layouts/blocks/ui/Button.tsx';
import { Icon } from '#layouts/blocks/ui/icon/Icon.tsx';
import { ResponsiveImage } from '#layouts/blocks/ui/ResponsiveImage.tsx';
import type { WishlistItemModel } from '#lib/format/models/wishlist.ts';
import { getConfigureHref } from '#lib/format/wishlist/wishlist.ts';
import type { IslandContext } from '../context.ts';
import { ShadeLabel } from '../paint/ShadeLabel.tsx';
import { interpolate } from '../ui/messages.ts';
import type { WishlistMessages } from './messages.ts';
import type { WishlistActions } from './use-wishlist-actions.ts';
import { WishlistFields } from './WishlistFields.tsx';
import { WishlistQuantity } from './WishlistQuantity.tsx';

interface WishLineProps {
  wish: WishlistItemModel;
  /** The product is in the cart, however it got there. */
  isInCart: boolean;
  context: IslandContext;
  words: WishlistMessages;
  actions: WishlistActions;
}

function WishPrice({ wish, words }: Pick<WishLineProps, 'wish' | 'words'>) {
  const [before, after] = words.each.split('{{amount}}');
  if (!wish.price) return null;
  return (
    <p className="cart-line__unit">
      {before}
      <Money text={wish.price} />
      {after}
      {wish.regularPrice && (
        <s className="price__regular">
          <span className="sr-only">{words.was} </span>
          <Money text={wish.regularPrice} />
        </s>
      )}
    </p>
  );
}

/** A wishlist item. Every action is a form that works without script. */
export function WishlistItemRow({ wish, isInCart, context, words, actions }: WishLineProps) {
  const { id, key, name, unavailableReason, missingOption } = wish;
  const { locale, prefix } = context;
  const refusal = actions.rejection?.key === key ? actions.rejection.text : null;
  const said =
    unavailableReason === 'NOT_SOLD_HERE' ? words.reasonCountry : unavailableReason && words.reasonStock;
  return (
    <li className={unavailableReason ? 'cart-line cart-line--unavailable' : 'cart-line'}>
      <div className="cart-line__picture">
        <ResponsiveImage image={wish.picture} width={112} height={112} isDecorative />
      </div>
      <div className="cart-line__text">
        <p className="cart-line__brand">{wish.brand}</p>
        <p className="cart-line__name">
          <a href={wish.href}>{name}</a>
        </p>
        {wish.shade && <ShadeLabel shade={wish.shade} label={words.shade} />}
        <WishPrice wish={wish} words={words} />
        {said && <p className="cart-line__note">{said}</p>}
        {isInCart && (
          <p className="cart-line__note cart-line__note--available">
            <Icon name="check" />
            <a href={`${prefix}/cart`}>{words.inCart}</a>
          </p>
        )}
        {refusal && (
          <p className="field__error" role="alert">
            <Icon name="warning" />
            <span>{refusal}</span>
          </p>
        )}
      </div>
      <div className="cart-line__foot">
        {!unavailableReason && (
          <WishlistQuantity
            wish={wish}
            locale={locale}
            words={words}
            onQuantity={(quantity) => actions.setQuantity(wish, quantity)}
          />
        )}
        {!unavailableReason && missingOption && (
          <ButtonLink
            variant="line"
            href={getConfigureHref(wish)}
            aria-label={interpolate(
              missingOption === 'size' ? words.chooseSizeNamed : words.chooseShadeNamed,
              { name },
            )}
          >
            {missingOption === 'size' ? words.chooseSize : words.chooseShade}
          </ButtonLink>
        )}
        {!unavailableReason && !missingOption && (
          <form
            action="/api/forms/wishToCart"
            method="post"
            onSubmit={(event) => {
              event.preventDefault();
              actions.moveToCart(wish);
            }}
          >
            <WishlistFields locale={locale} itemId={id} />
            <Button variant="line" aria-label={interpolate(words.toCartNamed, { name })}>
              {words.toCart}
            </Button>
          </form>
        )}
        <form
          action="/api/forms/removeWish"
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            actions.remove([key], interpolate(words.removedNamed, { name }));
          }}
        >
          <WishlistFields locale={locale} itemId={id} />
          <Button
            variant="plain"
            className="cart-line__remove"
            aria-label={interpolate(words.removeNamed, { name })}
          >
            {words.remove}
          </Button>
        </form>
      </div>
    </li>
  );
}

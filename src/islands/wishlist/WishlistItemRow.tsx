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

interface WishlistItemRowProps {
  item: WishlistItemModel;
  /** Whether the product is in the cart, added here or elsewhere. */
  isInCart: boolean;
  context: IslandContext;
  messages: WishlistMessages;
  actions: WishlistActions;
}

function ItemPrice({ item, messages }: Pick<WishlistItemRowProps, 'item' | 'messages'>) {
  const [before, after] = messages.each.split('{{amount}}');
  if (!item.price) return null;
  return (
    <p className="cart-line__unit">
      {before}
      <Money text={item.price} />
      {after}
      {item.regularPrice && (
        <s className="price__regular">
          <span className="sr-only">{messages.was} </span>
          <Money text={item.regularPrice} />
        </s>
      )}
    </p>
  );
}

/** A wishlist item. Every action is a form that works without script. */
export function WishlistItemRow({ item, isInCart, context, messages, actions }: WishlistItemRowProps) {
  const { id, key, name, unavailableReason, missingOption } = item;
  const { locale, prefix } = context;
  const errorText = actions.rejection?.key === key ? actions.rejection.text : null;
  const reasonText =
    unavailableReason === 'NOT_SOLD_HERE'
      ? messages.reasonCountry
      : unavailableReason && messages.reasonStock;
  return (
    <li className={unavailableReason ? 'cart-line cart-line--unavailable' : 'cart-line'}>
      <div className="cart-line__picture">
        <ResponsiveImage image={item.picture} width={112} height={112} isDecorative />
      </div>
      <div className="cart-line__text">
        {item.brand && <p className="cart-line__brand">{item.brand}</p>}
        <p className="cart-line__name">
          <a href={item.href}>{name}</a>
        </p>
        {item.shade && <ShadeLabel shade={item.shade} label={messages.shade} />}
        <ItemPrice item={item} messages={messages} />
        {reasonText && <p className="cart-line__note">{reasonText}</p>}
        {isInCart && (
          <p className="cart-line__note cart-line__note--available">
            <Icon name="check" />
            <a href={`${prefix}/cart`}>{messages.inCart}</a>
          </p>
        )}
        {errorText && (
          <p className="field__error" role="alert">
            <Icon name="warning" />
            <span>{errorText}</span>
          </p>
        )}
      </div>
      <div className="cart-line__foot">
        {!unavailableReason && (
          <WishlistQuantity
            item={item}
            locale={locale}
            messages={messages}
            onQuantity={(quantity) => actions.setQuantity(item, quantity)}
          />
        )}
        {!unavailableReason && missingOption && (
          <ButtonLink
            variant="outline"
            href={getConfigureHref(item)}
            aria-label={interpolate(
              missingOption === 'size' ? messages.chooseSizeNamed : messages.chooseShadeNamed,
              { name },
            )}
          >
            {missingOption === 'size' ? messages.chooseSize : messages.chooseShade}
          </ButtonLink>
        )}
        {!unavailableReason && !missingOption && (
          <form
            action="/api/forms/moveToCart"
            method="post"
            onSubmit={(event) => {
              event.preventDefault();
              actions.moveToCart(item);
            }}
          >
            <WishlistFields locale={locale} itemId={id} />
            <Button variant="outline" aria-label={interpolate(messages.toCartNamed, { name })}>
              {messages.toCart}
            </Button>
          </form>
        )}
        {id && (
          <ButtonLink
            variant="text"
            href={`${prefix}/my-account/lists/current/move?item=${id}`}
            aria-label={interpolate(messages.moveNamed, { name })}
          >
            {messages.move}
          </ButtonLink>
        )}
        <form
          action="/api/forms/removeWishlistItems"
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            actions.remove([key], interpolate(messages.removedNamed, { name }));
          }}
        >
          <WishlistFields locale={locale} itemId={id} />
          <Button
            variant="text"
            className="cart-line__remove"
            aria-label={interpolate(messages.removeNamed, { name })}
          >
            {messages.remove}
          </Button>
        </form>
      </div>
    </li>
  );
}

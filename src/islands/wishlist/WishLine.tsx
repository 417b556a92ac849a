import { Button, ButtonLink } from '#layouts/blocks/Button.tsx';
import { Icon } from '#layouts/blocks/Icon.tsx';
import { Picture } from '#layouts/blocks/Picture.tsx';
import { Money } from '#layouts/blocks/Price.tsx';
import type { WishModel } from '#lib/format/models.ts';
import { chooseHref } from '#lib/format/wishlist.ts';
import type { ShopContext } from '../context.ts';
import { Tint } from '../ui/Tint.tsx';
import { fill } from '../ui/words.ts';
import type { WishActions } from './use-wish-actions.ts';
import { WishFields } from './WishFields.tsx';
import { WishQuantity } from './WishQuantity.tsx';
import type { WishlistWords } from './words.ts';

interface WishLineProps {
  wish: WishModel;
  /** Its goods are in the cart, whether they came from here or not. */
  isInCart: boolean;
  context: ShopContext;
  words: WishlistWords;
  actions: WishActions;
}

function WishPrice({ wish, words }: Pick<WishLineProps, 'wish' | 'words'>) {
  const [before, after] = words.each.split('{{amount}}');
  if (!wish.price) return null;
  return (
    <p className="line__unit">
      {before}
      <Money text={wish.price} />
      {after}
      {wish.before && (
        <s className="price__before">
          <span className="sr-only">{words.was} </span>
          <Money text={wish.before} />
        </s>
      )}
    </p>
  );
}

/** An entry of the wishlist. Each thing that can be done with it is first a form. */
export function WishLine({ wish, isInCart, context, words, actions }: WishLineProps) {
  const { id, key, name, reason, missing } = wish;
  const { locale, prefix } = context;
  const refusal = actions.refusal?.key === key ? actions.refusal.text : null;
  const said = reason === 'NOT_SOLD_HERE' ? words.reasonCountry : reason && words.reasonStock;
  return (
    <li className={reason ? 'line line--out' : 'line'}>
      <div className="line__picture">
        <Picture picture={wish.picture} width={112} height={112} isSaid />
      </div>
      <div className="line__words">
        <p className="line__brand">{wish.brand}</p>
        <p className="line__name">
          <a href={wish.href}>{name}</a>
        </p>
        {wish.shade && <Tint shade={wish.shade} label={words.shade} />}
        <WishPrice wish={wish} words={words} />
        {said && <p className="line__note">{said}</p>}
        {isInCart && (
          <p className="line__note line__note--in">
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
      <div className="line__foot">
        {!reason && (
          <WishQuantity
            wish={wish}
            locale={locale}
            words={words}
            onQuantity={(quantity) => actions.setQuantity(wish, quantity)}
          />
        )}
        {!reason && missing && (
          <ButtonLink
            look="line"
            href={chooseHref(wish)}
            aria-label={fill(missing === 'size' ? words.chooseSizeNamed : words.chooseShadeNamed, { name })}
          >
            {missing === 'size' ? words.chooseSize : words.chooseShade}
          </ButtonLink>
        )}
        {!reason && !missing && (
          <form
            action="/api/forms/wishToCart"
            method="post"
            onSubmit={(event) => {
              event.preventDefault();
              actions.move(wish);
            }}
          >
            <WishFields locale={locale} itemId={id} />
            <Button look="line" aria-label={fill(words.toCartNamed, { name })}>
              {words.toCart}
            </Button>
          </form>
        )}
        <form
          action="/api/forms/removeWish"
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            actions.remove([key], fill(words.removedNamed, { name }));
          }}
        >
          <WishFields locale={locale} itemId={id} />
          <Button look="plain" className="line__remove" aria-label={fill(words.removeNamed, { name })}>
            {words.remove}
          </Button>
        </form>
      </div>
    </li>
  );
}

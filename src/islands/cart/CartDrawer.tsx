import { useRef } from 'react';
import { ButtonLink } from '#layouts/blocks/Button.tsx';
import { Icon } from '#layouts/blocks/Icon.tsx';
import type { ShopContext } from '../context.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { countWords } from '../ui/words.ts';
import { CartLine } from './CartLine.tsx';
import { CartNotices, CartTotals, DeliveryProgress } from './CartParts.tsx';
import type { VisibleCart } from './use-cart.ts';
import { useLineActions } from './use-line-actions.ts';
import type { CartIslandWords } from './words.ts';

interface CartDrawerProps {
  context: ShopContext;
  words: CartIslandWords;
  cart: VisibleCart;
  /** The first reading is on its way, or has failed. */
  isFetching: boolean;
  onClose: () => void;
}

/** What stands in the drawer. */
export function CartDrawer({ context, words, cart, isFetching, onClose }: CartDrawerProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { model, lines, count, isPending, isAway } = cart;
  const actions = useLineActions(words, () => title.current?.focus());

  return (
    <>
      <div className="drawer__head">
        <h2 className="drawer__title" id="drawer-title" ref={title} tabIndex={-1}>
          {count > 0 ? countWords(words.count, count, context.language) : words.title}
        </h2>
        <button type="button" className="drawer__close" aria-label={words.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <p className="sr-only" role="status">
        {actions.news}
      </p>
      {!model && isFetching ? (
        <p className="drawer__body drawer__wait">{words.loading}</p>
      ) : (
        <div className="drawer__body">
          <CartNotices notices={model?.notices ?? []} isAway={isAway} words={words} />
          {lines.length > 0 ? (
            <ul className="lines" aria-label={words.lines}>
              {lines.map((line) => (
                <CartLine
                  key={line.id}
                  line={line}
                  locale={context.locale}
                  words={words}
                  actions={actions}
                  isPending={isPending}
                />
              ))}
            </ul>
          ) : (
            <div className="empty">
              <h2>{words.emptyTitle}</h2>
              <p className="lead">{words.emptyText}</p>
              <ButtonLink look="solid" href={`${context.prefix}/all-departments`}>
                {words.browse}
              </ButtonLink>
            </div>
          )}
        </div>
      )}
      <div className="drawer__end">
        {model && lines.length > 0 && (
          <div className="drawer__foot">
            <DeliveryProgress model={model} words={words} />
            <CartTotals model={model} words={words} isPending={isPending} />
            <div className="drawer__ways">
              <ButtonLink look="line" href={`${context.prefix}/cart`}>
                {words.viewCart}
              </ButtonLink>
              <ButtonLink look="buy" href={`${context.prefix}/checkout`}>
                {words.checkout}
              </ButtonLink>
            </div>
          </div>
        )}
        <Toasts words={words.toasts} />
      </div>
    </>
  );
}

import { useRef } from 'react';
import { ButtonLink } from '#layouts/blocks/Button.tsx';
import { Notice } from '#layouts/blocks/Notice.tsx';
import type { CartModel, LineModel } from '#lib/format/models.ts';
import type { ShopContext } from '../context.ts';
import { useReady } from '../ui/ready.ts';
import { countWords } from '../ui/words.ts';
import { CartLine } from './CartLine.tsx';
import { CartNotices, CartTotals, DeliveryProgress, EmptyCart } from './CartParts.tsx';
import { useCart } from './use-cart.ts';
import { useLineActions } from './use-line-actions.ts';
import type { CartIslandWords } from './words.ts';

interface CartViewProps {
  context: ShopContext;
  /** Null when there is none yet. */
  cart: CartModel | null;
  words: CartIslandWords;
  /** Why the form that led here failed. */
  error?: string | undefined;
}

/** The cart page's own part: lines, what there is to say of them, sums, the way to checkout. */
export function CartView({ context, cart, words, error }: CartViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { model, lines, count, isPending } = useCart(context, cart);
  const actions = useLineActions(words);
  const isBlocked = lines.some((line) => !line.isAvailable);
  useReady(root);

  function remove(line: LineModel): void {
    actions.remove(line);
    // The button that was pressed goes with its line.
    heading.current?.focus();
  }

  return (
    <div className="cart stack" ref={root}>
      {error && (
        <Notice kind="error" role="alert">
          {error}
        </Notice>
      )}
      <p className="sr-only" role="status">
        {actions.news}
      </p>
      {model && lines.length > 0 ? (
        <div className="aside">
          <section className="panel" aria-labelledby="cart-lines">
            <h2 id="cart-lines" ref={heading} tabIndex={-1}>
              {countWords(words.count, count || model.count, context.language)}
            </h2>
            <CartNotices model={model} words={words} />
            <ul className="lines">
              {lines.map((line) => (
                <CartLine
                  key={line.id}
                  line={line}
                  locale={context.locale}
                  words={words}
                  actions={{ ...actions, remove }}
                  isPending={isPending}
                />
              ))}
            </ul>
          </section>
          <section className="summary" aria-labelledby="cart-summary">
            <h2 className="summary__title" id="cart-summary">
              {words.summary}
            </h2>
            <DeliveryProgress model={model} words={words} />
            <CartTotals model={model} words={words} isPending={isPending} />
            {isBlocked ? (
              <Notice kind="warning">{words.blocked}</Notice>
            ) : (
              <ButtonLink look="buy" wide href={`${context.prefix}/checkout`}>
                {words.checkout}
              </ButtonLink>
            )}
          </section>
        </div>
      ) : (
        <EmptyCart prefix={context.prefix} words={words} />
      )}
    </div>
  );
}

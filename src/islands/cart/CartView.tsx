import { useRef } from 'react';
import { Button, ButtonLink } from '#layouts/blocks/Button.tsx';
import { Notice } from '#layouts/blocks/Notice.tsx';
import type { CartModel, CartNoticeModel } from '#lib/format/models.ts';
import { $cart } from '#lib/stores/cart.ts';
import { getQuantitySetBy } from '#lib/stores/changes.ts';
import type { IslandContext } from '../context.ts';
import { useReady } from '../ui/ready.ts';
import { formatCount } from '../ui/words.ts';
import { CartNotices, CartTotals, DeliveryProgress } from './CartParts.tsx';
import { CouponForm } from './CouponForm.tsx';
import { LineTools } from './page/LineTools.tsx';
import { CartLines } from './page/PageLines.tsx';
import type { LineToolMessages } from './page/tool-words.ts';
import { useCurrentStatus } from './page/use-fresh.ts';
import { useCartNotices } from './page/use-notices.ts';
import { useCart } from './use-cart.ts';
import { useLineActions } from './use-line-actions.ts';
import { useRejectedChanges } from './use-refused.ts';
import type { CartMessages, CouponMessages } from './words.ts';

interface CartViewProps {
  context: IslandContext;
  /** Null when there is none yet. */
  cart: CartModel | null;
  words: CartMessages;
  couponWords: CouponMessages;
  lineToolMessages: LineToolMessages;
  /** What had to change, when nothing is left by it. */
  notices?: readonly CartNoticeModel[];
  /** Codes of lines that cannot be bought, of which the page shows what could be bought instead. */
  codesWithAlternatives?: readonly string[];
  /** Codes of what comes in several sizes, colours or packs. */
  variantCodes?: readonly string[];
  /** Why the form that led here failed. */
  error?: string | undefined;
}

const NONE: readonly CartNoticeModel[] = [];

const isChanged = (id: string): boolean =>
  $cart.get().changes.some((change) => getQuantitySetBy(change, id) !== undefined);

/** The cart page's own part: lines, what there is to say of them, sums, the way to checkout. */
export function CartContents({
  context,
  cart: page,
  words,
  couponWords,
  lineToolMessages,
  notices: first = NONE,
  codesWithAlternatives = [],
  variantCodes = [],
  error,
}: CartViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { model, lines, count, isPending, isOffline } = useCart(context, page);
  const actions = useLineActions(words, () => heading.current?.focus());
  const news = useCurrentStatus(actions.status, lines);
  const { notices, dismiss } = useCartNotices(model?.notices ?? first);
  const nonEmptyCart = lines.length > 0 ? model : null;
  const isBlocked = lines.some((line) => !line.isAvailable);
  useRejectedChanges(words);
  useReady(root);

  return (
    <div className="cart stack" ref={root}>
      {error && (
        <Notice kind="error" role="alert">
          {error}
        </Notice>
      )}
      <p className="sr-only" role="status">
        {news}
      </p>
      <CartNotices notices={notices} isOffline={isOffline} words={words}>
        {/* Without script the page is asked for again, and says nothing of it any more. */}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            dismiss();
            heading.current?.focus();
          }}
        >
          <Button variant="plain">{words.dismiss}</Button>
        </form>
      </CartNotices>
      <div className={nonEmptyCart ? 'aside' : undefined}>
        <section className={nonEmptyCart ? 'panel' : 'empty'} aria-labelledby="cart-lines">
          {/* One heading, with goods and without: whoever takes the last line away has the focus on it. */}
          <h2 id="cart-lines" ref={heading} tabIndex={-1}>
            {nonEmptyCart
              ? formatCount(words.count, count || nonEmptyCart.count, context.language)
              : words.emptyTitle}
          </h2>
          {nonEmptyCart ? (
            <CartLines
              lines={lines}
              locale={context.locale}
              words={words}
              actions={actions}
              isPending={isPending}
              renderTools={(line) => (
                <LineTools
                  line={line}
                  context={context}
                  words={lineToolMessages}
                  actions={actions}
                  isPendingOffline={isOffline && isChanged(line.id)}
                  hasAlternatives={codesWithAlternatives.includes(line.code)}
                  hasVariants={variantCodes.includes(line.code)}
                />
              )}
            />
          ) : (
            <>
              <p className="lead">{words.emptyText}</p>
              <ButtonLink variant="solid" href={`${context.prefix}/all-departments`}>
                {words.browse}
              </ButtonLink>
            </>
          )}
        </section>
        {nonEmptyCart && (
          <section className="summary" aria-labelledby="cart-summary">
            <h2 className="summary__title" id="cart-summary">
              {words.summary}
            </h2>
            <DeliveryProgress model={nonEmptyCart} words={words} />
            <CartTotals model={nonEmptyCart} words={words} isPending={isPending} />
            <p className="totals__note">{lineToolMessages.arrives}</p>
            <CouponForm
              locale={context.locale}
              codes={nonEmptyCart.couponCodes}
              words={couponWords}
              errors={words.errors}
            />
            {isBlocked ? (
              <Notice kind="warning">{words.blocked}</Notice>
            ) : (
              <ButtonLink variant="buy" isFullWidth href={`${context.prefix}/checkout`}>
                {words.checkout}
              </ButtonLink>
            )}
          </section>
        )}
      </div>
    </div>
  );
}

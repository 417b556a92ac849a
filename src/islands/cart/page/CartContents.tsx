import { useRef } from 'react';
import { Button, ButtonLink } from '#layouts/blocks/ui/Button.tsx';
import { Notice } from '#layouts/blocks/ui/Notice.tsx';
import type { CartModel, CartNoticeModel } from '#lib/format/models/cart.ts';
import { $cart } from '#lib/state/cart/cart.ts';
import { getQuantitySetBy } from '#lib/state/cart/pending-changes.ts';
import type { IslandContext } from '../../context.ts';
import { formatCount } from '../../ui/messages.ts';
import { useReady } from '../../ui/use-ready.ts';
import { CartNotices, CartTotals, DeliveryProgress } from '../DeliveryProgress.tsx';
import type { CartMessages, CouponMessages } from '../messages.ts';
import { useCart } from '../use-cart.ts';
import { useLineActions } from '../use-line-actions.ts';
import { useRejectedChanges } from '../use-rejected-changes.ts';
import { CartLines } from './CartLines.tsx';
import { CouponForm } from './CouponForm.tsx';
import { LineTools } from './LineTools.tsx';
import type { LineToolMessages } from './line-tool-messages.ts';
import { useCartNotices } from './use-cart-notices.ts';
import { useCurrentStatus } from './use-fresh-cart.ts';

interface CartViewProps {
  context: IslandContext;
  /** Null when the cart is empty. */
  cart: CartModel | null;
  words: CartMessages;
  couponWords: CouponMessages;
  lineToolMessages: LineToolMessages;
  /** Changes made while reconciling; set only when the cart is empty. */
  notices?: readonly CartNoticeModel[];
  /** Codes of unavailable lines for which the page shows alternatives. */
  codesWithAlternatives?: readonly string[];
  /** Codes of products with several sizes, colours or packs. */
  variantCodes?: readonly string[];
  /** Error of the last form post. */
  error?: string | undefined;
}

const NONE: readonly CartNoticeModel[] = [];

const isChanged = (id: string): boolean =>
  $cart.get().changes.some((change) => getQuantitySetBy(change, id) !== undefined);

/** The interactive part of the cart page: lines, notices, totals, checkout link. */
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
        {/* Without script the page reloads, and the notices are not repeated. */}
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
        <section className={nonEmptyCart ? 'panel' : 'empty-state'} aria-labelledby="cart-lines">
          {/* One heading for a filled and an empty cart, so that it keeps the focus when the last line is
              removed. */}
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

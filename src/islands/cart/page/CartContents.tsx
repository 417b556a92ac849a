import { type ReactNode, useRef, useState } from 'react';
import { Money } from '#layouts/blocks/catalog/Price.tsx';
import { Button, ButtonLink } from '#layouts/blocks/ui/Button.tsx';
import { Notice } from '#layouts/blocks/ui/Notice.tsx';
import { formatItemCounts } from '#lib/format/cart/item-counts.ts';
import type { CartAlertModel, CartModel } from '#lib/format/models/cart.ts';
import { $cart } from '#lib/state/cart/cart.ts';
import { getQuantitySetBy } from '#lib/state/cart/queue/pending-changes.ts';
import type { IslandContext } from '../../context.ts';
import { useReady } from '../../ui/use-ready.ts';
import { CartNotices } from '../CartNotices.tsx';
import { CartTotals } from '../CartTotals.tsx';
import { DeliveryProgress } from '../DeliveryProgress.tsx';
import type { CartMessages } from '../messages.ts';
import { useCart } from '../use-cart.ts';
import { useLineActions } from '../use-line-actions.ts';
import { useRejectedChanges } from '../use-rejected-changes.ts';
import { CartLines } from './CartLines.tsx';
import { CouponForm } from './CouponForm.tsx';
import type { CouponMessages } from './coupon-messages.ts';
import { LineTools } from './LineTools.tsx';
import type { LineToolMessages } from './line-tool-messages.ts';
import { useCartNotices } from './use-cart-notices.ts';

interface CartContentsProps {
  context: IslandContext;
  /** Null when the cart is empty. */
  cart: CartModel | null;
  messages: CartMessages;
  couponMessages: CouponMessages;
  lineToolMessages: LineToolMessages;
  /** Changes made while reconciling; set only when the cart is empty. */
  notices?: readonly CartAlertModel[];
  /** Codes of unavailable lines for which the page shows alternatives. */
  codesWithAlternatives?: readonly string[];
  /** Codes of products with several sizes, colours or packs. */
  variantProductCodes?: readonly string[];
  /** Error of the last form post. */
  error?: string | undefined;
  /** Link to an enquiry about large quantities, shown below the lines. */
  enquiry?: ReactNode;
}

const NO_NOTICES: readonly CartAlertModel[] = [];

const hasPendingChange = (id: string): boolean =>
  $cart.get().pendingChanges.some((change) => getQuantitySetBy(change, id) !== undefined);

/** Returns the status until the lines change, as another tab may change them. */
function useCurrentStatus(status: string, linesKey: string): string {
  const [shown, setShown] = useState({ status, linesKey });
  if (shown.status !== status) setShown({ status, linesKey });
  return shown.linesKey === linesKey ? status : '';
}

/** The interactive part of the cart page: lines, notices, totals, checkout link. */
export function CartContents({
  context,
  cart: initialCart,
  messages,
  couponMessages,
  lineToolMessages,
  notices: initialNotices = NO_NOTICES,
  codesWithAlternatives = [],
  variantProductCodes = [],
  error,
  enquiry,
}: CartContentsProps) {
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { model, lines, count, isPending, isOffline } = useCart(context, initialCart);
  const actions = useLineActions(messages, () => heading.current?.focus());
  const linesKey = lines.map(({ code, id, quantity }) => [code, id, quantity]).join();
  const status = useCurrentStatus(actions.status, linesKey);
  const { notices, dismiss } = useCartNotices(model?.alerts ?? initialNotices);
  const nonEmptyCart = lines.length > 0 ? model : null;
  const isBlocked = lines.some((line) => !line.isAvailable);
  useRejectedChanges(messages);
  useReady(root);

  return (
    // When `data-lines` changes, after the changes are confirmed, the page's script reloads the arrival date.
    <div className="cart stack" ref={root} data-lines={isPending ? undefined : linesKey}>
      {error && (
        <Notice kind="error" role="alert">
          {error}
        </Notice>
      )}
      <p className="sr-only" role="status">
        {status}
      </p>
      <CartNotices notices={notices} isOffline={isOffline} messages={messages}>
        {/* Without script the page is reloaded, which does not repeat the notices. */}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            dismiss();
            heading.current?.focus();
          }}
        >
          <Button variant="text">{messages.dismiss}</Button>
        </form>
      </CartNotices>
      <div className={nonEmptyCart ? 'aside' : undefined}>
        <div>
          <section className={nonEmptyCart ? 'panel' : 'empty-state'} aria-labelledby="cart-lines">
            {/* One heading for a filled and an empty cart, so that it keeps the focus when the last line is
                removed. */}
            <div className="cart__head">
              <h2 id="cart-lines" ref={heading} tabIndex={-1}>
                {nonEmptyCart
                  ? formatItemCounts(
                      lines.filter(({ parentId }) => !parentId).length,
                      count || nonEmptyCart.count,
                      lineToolMessages.itemCounts,
                      context.language,
                    )
                  : messages.emptyTitle}
              </h2>
              {/* A native form post even with script: the next page offers to undo the removal while it is open. */}
              {nonEmptyCart && (
                <form action="/api/forms/emptyCart" method="post">
                  <input type="hidden" name="locale" value={context.locale} />
                  <Button variant="text">{lineToolMessages.emptyCart}</Button>
                </form>
              )}
            </div>
            {nonEmptyCart ? (
              <CartLines
                lines={lines}
                locale={context.locale}
                messages={messages}
                actions={actions}
                isPending={isPending}
                renderTools={(line) => (
                  <LineTools
                    line={line}
                    context={context}
                    messages={lineToolMessages}
                    actions={actions}
                    isPendingOffline={isOffline && hasPendingChange(line.id)}
                    hasAlternatives={codesWithAlternatives.includes(line.code)}
                    hasVariants={variantProductCodes.includes(line.code)}
                  />
                )}
              />
            ) : (
              <>
                <p className="lead">{messages.emptyText}</p>
                <ButtonLink variant="solid" href={`${context.prefix}/all-departments`}>
                  {messages.browse}
                </ButtonLink>
              </>
            )}
          </section>
          {nonEmptyCart && enquiry}
        </div>
        {nonEmptyCart && (
          <section className="summary" aria-labelledby="cart-summary">
            <h2 className="summary__title" id="cart-summary">
              {messages.summary}
            </h2>
            <DeliveryProgress model={nonEmptyCart} messages={messages} />
            <CartTotals model={nonEmptyCart} messages={messages} isPending={isPending} />
            <p className="totals__note">{lineToolMessages.arrives}</p>
            <CouponForm
              locale={context.locale}
              codes={nonEmptyCart.couponCodes}
              messages={couponMessages}
              errors={messages.errors}
            />
            {isBlocked ? (
              <Notice kind="warning">{messages.blocked}</Notice>
            ) : (
              <div className="cart-checkout">
                {/* Repeats the total where the button stays at the bottom of the screen. */}
                <Money text={nonEmptyCart.total} />
                <ButtonLink variant="primary" isFullWidth href={`${context.prefix}/checkout`}>
                  {messages.checkout}
                </ButtonLink>
              </div>
            )}
          </section>
        )}
      </div>
    </div>
  );
}

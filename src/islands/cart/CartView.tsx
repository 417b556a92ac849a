import { useRef } from 'react';
import { Button, ButtonLink } from '#layouts/blocks/Button.tsx';
import { Notice } from '#layouts/blocks/Notice.tsx';
import type { CartModel, NoticeModel } from '#lib/format/models.ts';
import { $cart } from '#lib/stores/cart.ts';
import { quantitySetBy } from '#lib/stores/changes.ts';
import type { ShopContext } from '../context.ts';
import { useReady } from '../ui/ready.ts';
import { countWords } from '../ui/words.ts';
import { CartNotices, CartTotals, DeliveryProgress } from './CartParts.tsx';
import { CouponForm } from './CouponForm.tsx';
import { LineTools } from './page/LineTools.tsx';
import { PageLines } from './page/PageLines.tsx';
import type { LineToolWords } from './page/tool-words.ts';
import { useFresh } from './page/use-fresh.ts';
import { useNotices } from './page/use-notices.ts';
import { useCart } from './use-cart.ts';
import { useLineActions } from './use-line-actions.ts';
import { useRefused } from './use-refused.ts';
import type { CartIslandWords, CouponWords } from './words.ts';

interface CartViewProps {
  context: ShopContext;
  /** Null when there is none yet. */
  cart: CartModel | null;
  words: CartIslandWords;
  couponWords: CouponWords;
  toolWords: LineToolWords;
  /** What had to change, when nothing is left by it. */
  notices?: readonly NoticeModel[];
  /** Codes of lines that cannot be bought, of which the page shows what could be bought instead. */
  replaceable?: readonly string[];
  /** Codes of what comes in several sizes, colours or packs. */
  varied?: readonly string[];
  /** Why the form that led here failed. */
  error?: string | undefined;
}

const NONE: readonly NoticeModel[] = [];

const isChanged = (id: string): boolean =>
  $cart.get().changes.some((change) => quantitySetBy(change, id) !== undefined);

/** The cart page's own part: lines, what there is to say of them, sums, the way to checkout. */
export function CartView({
  context,
  cart: page,
  words,
  couponWords,
  toolWords,
  notices: first = NONE,
  replaceable = [],
  varied = [],
  error,
}: CartViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { model, lines, count, isPending, isAway } = useCart(context, page);
  const actions = useLineActions(words, () => heading.current?.focus());
  const news = useFresh(actions.news, lines);
  const { notices, dismiss } = useNotices(model?.notices ?? first);
  const full = lines.length > 0 ? model : null;
  const isBlocked = lines.some((line) => !line.isAvailable);
  useRefused(words);
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
      <CartNotices notices={notices} isAway={isAway} words={words}>
        {/* Without script the page is asked for again, and says nothing of it any more. */}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            dismiss();
            heading.current?.focus();
          }}
        >
          <Button look="plain">{words.dismiss}</Button>
        </form>
      </CartNotices>
      <div className={full ? 'aside' : undefined}>
        <section className={full ? 'panel' : 'empty'} aria-labelledby="cart-lines">
          {/* One heading, with goods and without: whoever takes the last line away has the focus on it. */}
          <h2 id="cart-lines" ref={heading} tabIndex={-1}>
            {full ? countWords(words.count, count || full.count, context.language) : words.emptyTitle}
          </h2>
          {full ? (
            <PageLines
              lines={lines}
              locale={context.locale}
              words={words}
              actions={actions}
              isPending={isPending}
              tools={(line) => (
                <LineTools
                  line={line}
                  context={context}
                  words={toolWords}
                  actions={actions}
                  isWaiting={isAway && isChanged(line.id)}
                  hasInstead={replaceable.includes(line.code)}
                  isVaried={varied.includes(line.code)}
                />
              )}
            />
          ) : (
            <>
              <p className="lead">{words.emptyText}</p>
              <ButtonLink look="solid" href={`${context.prefix}/all-departments`}>
                {words.browse}
              </ButtonLink>
            </>
          )}
        </section>
        {full && (
          <section className="summary" aria-labelledby="cart-summary">
            <h2 className="summary__title" id="cart-summary">
              {words.summary}
            </h2>
            <DeliveryProgress model={full} words={words} />
            <CartTotals model={full} words={words} isPending={isPending} />
            <p className="totals__note">{toolWords.arrives}</p>
            <CouponForm
              locale={context.locale}
              codes={full.couponCodes}
              words={couponWords}
              errors={words.errors}
            />
            {isBlocked ? (
              <Notice kind="warning">{words.blocked}</Notice>
            ) : (
              <ButtonLink look="buy" wide href={`${context.prefix}/checkout`}>
                {words.checkout}
              </ButtonLink>
            )}
          </section>
        )}
      </div>
    </div>
  );
}

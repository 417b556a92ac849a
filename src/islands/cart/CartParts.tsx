import { ButtonLink } from '#layouts/blocks/Button.tsx';
import { Notice } from '#layouts/blocks/Notice.tsx';
import { Money } from '#layouts/blocks/Price.tsx';
import type { CartModel } from '#lib/format/models.ts';
import type { CartIslandWords } from './words.ts';

/** How far it is to free delivery. */
export function DeliveryProgress({ model, words }: { model: CartModel; words: CartIslandWords }) {
  return (
    <div className="delivery-hint">
      <p>
        <bdi>{model.deliveryHint ?? words.deliveryFree}</bdi>
      </p>
      <progress
        className="progress"
        max={1}
        value={model.deliveryProgress}
        aria-label={words.deliveryProgress}
      />
    </div>
  );
}

/** Nothing in the cart: where to go instead. */
export function EmptyCart({ prefix, words }: { prefix: string; words: CartIslandWords }) {
  return (
    <div className="empty">
      <h2>{words.emptyTitle}</h2>
      <p className="lead">{words.emptyText}</p>
      <ButtonLink href={prefix} look="solid">
        {words.browse}
      </ButtonLink>
    </div>
  );
}

/** What the backend had to change, said once. */
export function CartNotices({ model, words }: { model: CartModel; words: CartIslandWords }) {
  if (model.notices.length === 0) return null;
  return (
    <Notice kind="warning" title={words.changedTitle} role="alert">
      <ul>
        {model.notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </Notice>
  );
}

interface TotalsProps {
  model: CartModel;
  words: Pick<CartIslandWords, 'subtotal' | 'discount' | 'delivery' | 'total' | 'vatLabel'>;
  isPending?: boolean;
}

/** Sums of the cart; busy while they are about to change. */
export function CartTotals({ model, words, isPending = false }: TotalsProps) {
  const rows = [
    { label: words.subtotal, amount: model.subtotal, look: undefined },
    ...(model.discount
      ? [{ label: words.discount, amount: `−${model.discount}`, look: 'totals__saving' }]
      : []),
    { label: words.delivery, amount: model.delivery, look: undefined },
  ];
  return (
    <dl className="totals" aria-busy={isPending}>
      {rows.map((row) => (
        <div key={row.label} className={row.look}>
          <dt>{row.label}</dt>
          <dd>
            <Money text={row.amount} />
          </dd>
        </div>
      ))}
      <div className="totals__sum">
        <dt>{words.total}</dt>
        <dd>
          <Money text={model.total} />
        </dd>
      </div>
      {model.vatText && (
        <div>
          <dt className="sr-only">{words.vatLabel}</dt>
          <dd className="totals__note">
            <bdi>{model.vatText}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}

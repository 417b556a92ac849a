import type { ReactNode } from 'react';
import { Money } from '#layouts/blocks/catalog/Price.tsx';
import { Notice } from '#layouts/blocks/ui/Notice.tsx';
import type { CartModel, CartNoticeModel } from '#lib/format/models/cart.ts';
import type { CartMessages } from './messages.ts';

/** Progress towards free delivery. */
export function DeliveryProgress({ model, words }: { model: CartModel; words: CartMessages }) {
  return (
    <div className="delivery-hint">
      <p>
        <bdi>{model.deliveryHint ?? words.deliveryFree}</bdi>
      </p>
      <progress
        className="free-delivery-progress"
        max={1}
        value={model.deliveryProgress}
        aria-label={words.deliveryProgress}
      />
    </div>
  );
}

interface NoticesProps {
  /** Changes made by the backend while reconciling. */
  notices: readonly CartNoticeModel[];
  /** Changes are waiting for the network. */
  isOffline: boolean;
  words: CartMessages;
  /** Dismiss button. */
  children?: ReactNode;
}

/** Notices that concern the whole cart. */
export function CartNotices({ notices, isOffline, words, children }: NoticesProps) {
  const [first] = notices;
  const isAlike = notices.every(({ kind }) => kind === first?.kind);
  return (
    <>
      <div role="status">{isOffline && <Notice>{words.offline}</Notice>}</div>
      {first && (
        <Notice kind="warning" title={words[`changed-${isAlike ? first.kind : 'all'}`]} role="alert">
          <ul>
            {notices.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {children}
        </Notice>
      )}
    </>
  );
}

interface TotalsProps {
  model: CartModel;
  words: Pick<CartMessages, 'subtotal' | 'delivery' | 'total' | 'vatLabel'>;
  isPending?: boolean;
}

/** Totals of the cart; `aria-busy` while amounts are pending. */
export function CartTotals({ model, words, isPending = false }: TotalsProps) {
  const rows: { label: string; amount: string; look?: string }[] = [
    { label: words.subtotal, amount: model.subtotal },
    ...model.discounts.map((discount) => ({ ...discount, look: 'totals__discount' })),
    { label: words.delivery, amount: model.delivery },
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

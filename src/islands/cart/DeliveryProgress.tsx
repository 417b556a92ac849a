import type { ReactNode } from 'react';
import { Money } from '#layouts/blocks/catalog/Price.tsx';
import { Notice } from '#layouts/blocks/ui/Notice.tsx';
import type { CartModel, CartNoticeModel } from '#lib/format/models/cart.ts';
import type { CartMessages } from './messages.ts';

/** Progress towards free delivery. */
export function DeliveryProgress({ model, messages }: { model: CartModel; messages: CartMessages }) {
  return (
    <div className="delivery-hint">
      <p>
        <bdi>{model.deliveryHint ?? messages.deliveryFree}</bdi>
      </p>
      <progress
        className="free-delivery-progress"
        max={1}
        value={model.deliveryProgress}
        aria-label={messages.deliveryProgress}
      />
    </div>
  );
}

interface CartNoticesProps {
  /** Changes made by the backend while reconciling. */
  notices: readonly CartNoticeModel[];
  /** Whether changes are queued until the connection returns. */
  isOffline: boolean;
  messages: CartMessages;
  /** Dismiss button. */
  children?: ReactNode;
}

/** Notices that concern the whole cart. */
export function CartNotices({ notices, isOffline, messages, children }: CartNoticesProps) {
  const [first] = notices;
  const isSameKind = notices.every(({ kind }) => kind === first?.kind);
  return (
    <>
      <div role="status">{isOffline && <Notice>{messages.offline}</Notice>}</div>
      {first && (
        <Notice kind="warning" title={messages[`changed-${isSameKind ? first.kind : 'all'}`]} role="alert">
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

interface CartTotalsProps {
  model: CartModel;
  messages: Pick<CartMessages, 'subtotal' | 'delivery' | 'total' | 'vatLabel'>;
  isPending?: boolean;
}

/** Totals of the cart; `aria-busy` while amounts are pending. */
export function CartTotals({ model, messages, isPending = false }: CartTotalsProps) {
  const rows: { label: string; amount: string; className?: string }[] = [
    { label: messages.subtotal, amount: model.subtotal },
    ...model.discounts.map((discount) => ({ ...discount, className: 'totals__discount' })),
    { label: messages.delivery, amount: model.delivery },
  ];
  return (
    <dl className="totals" aria-busy={isPending}>
      {rows.map((row) => (
        <div key={row.label} className={row.className}>
          <dt>{row.label}</dt>
          <dd>
            <Money text={row.amount} />
          </dd>
        </div>
      ))}
      <div className="totals__sum">
        <dt>{messages.total}</dt>
        <dd>
          <Money text={model.total} />
        </dd>
      </div>
      {model.vatText && (
        <div>
          <dt className="sr-only">{messages.vatLabel}</dt>
          <dd className="totals__note">
            <bdi>{model.vatText}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}

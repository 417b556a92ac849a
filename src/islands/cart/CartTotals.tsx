import { Money } from '#layouts/blocks/catalog/Price.tsx';
import type { CartModel } from '#lib/format/models/cart.ts';
import type { CartMessages } from './messages.ts';

interface CartTotalsProps {
  model: CartModel;
  messages: Pick<CartMessages, 'subtotal' | 'delivery' | 'total' | 'vatLabel'>;
  isPending?: boolean;
}

/** Totals of the cart; `aria-busy` while amounts are pending. */
export function CartTotals({ model, messages, isPending = false }: CartTotalsProps) {
  const rows: { label: string; amount: string; note?: string; className?: string }[] = [
    { label: messages.subtotal, amount: model.subtotal },
    ...model.discounts.map((discount) => ({ ...discount, className: 'totals__discount' })),
    { label: messages.delivery, amount: model.delivery },
  ];
  return (
    <dl className="totals" aria-busy={isPending}>
      {rows.map((row) => (
        <div key={row.label} className={row.className}>
          <dt>
            {row.label}
            {row.note && <small>{row.note}</small>}
          </dt>
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

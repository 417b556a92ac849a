import { useRef } from 'react';
import { ButtonLink } from '#layouts/blocks/ui/Button.tsx';
import { Icon } from '#layouts/blocks/ui/icon/Icon.tsx';
import type { IslandContext } from '../context.ts';
import { Toasts } from '../shell/Toasts.tsx';
import { formatCount } from '../ui/messages.ts';
import { CartLine } from './CartLine.tsx';
import { CartNotices } from './CartNotices.tsx';
import { CartTotals } from './CartTotals.tsx';
import { DeliveryProgress } from './DeliveryProgress.tsx';
import type { CartMessages } from './messages.ts';
import type { ProjectedCart } from './use-cart.ts';
import { useLineActions } from './use-line-actions.ts';

interface CartDrawerProps {
  context: IslandContext;
  messages: CartMessages;
  cart: ProjectedCart;
  /** A load is pending or has failed. */
  isFetching: boolean;
  onClose: () => void;
}

export function CartDrawer({ context, messages, cart, isFetching, onClose }: CartDrawerProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { model, lines, count, isPending, isOffline } = cart;
  const actions = useLineActions(messages, () => title.current?.focus());

  return (
    <>
      <div className="drawer__head">
        <h2 className="drawer__title" id="drawer-title" ref={title} tabIndex={-1}>
          {count > 0 ? formatCount(messages.count, count, context.language) : messages.title}
        </h2>
        <button type="button" className="drawer__close" aria-label={messages.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <p className="sr-only" role="status">
        {actions.status}
      </p>
      {!model && isFetching ? (
        <p className="drawer__body drawer__loading">{messages.loading}</p>
      ) : (
        <div className="drawer__body">
          <CartNotices notices={model?.alerts ?? []} isOffline={isOffline} messages={messages} />
          {lines.length > 0 ? (
            <ul className="cart-lines" aria-label={messages.lines}>
              {lines.map((line) => (
                <CartLine
                  key={line.id}
                  line={line}
                  locale={context.locale}
                  messages={messages}
                  actions={actions}
                  isPending={isPending}
                />
              ))}
            </ul>
          ) : (
            <div className="empty-state">
              <h2>{messages.emptyTitle}</h2>
              <p className="lead">{messages.emptyText}</p>
              <ButtonLink variant="solid" href={`${context.prefix}/all-departments`}>
                {messages.browse}
              </ButtonLink>
            </div>
          )}
        </div>
      )}
      <div className="drawer__end">
        {model && lines.length > 0 && (
          <div className="drawer__foot">
            <DeliveryProgress model={model} messages={messages} />
            <CartTotals model={model} messages={messages} isPending={isPending} />
            <div className="drawer__actions">
              <ButtonLink variant="outline" href={`${context.prefix}/cart`}>
                {messages.viewCart}
              </ButtonLink>
              <ButtonLink variant="primary" href={`${context.prefix}/checkout`}>
                {messages.checkout}
              </ButtonLink>
            </div>
          </div>
        )}
        <Toasts messages={messages.toasts} />
      </div>
    </>
  );
}

import { useStore } from '@nanostores/react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '#layouts/blocks/ui/icon/Icon.tsx';
import { refreshCart } from '#lib/state/cart/cart.ts';
import { hasCartCookie } from '#lib/state/cart/cart-count-cookie.ts';
import { $isCartDrawerOpen, setCartDrawerOpen } from '#lib/state/cart/drawer.ts';
import { showToast } from '#lib/state/shell/toasts.ts';
import type { IslandContext } from '../context.ts';
import { unpackJson } from '../pack-json.ts';
import { closeOnBackdrop } from '../ui/close-on-backdrop.ts';
import { getFailureMessage } from '../ui/messages.ts';
import { useReady } from '../ui/use-ready.ts';
import { CartDrawer } from './CartDrawer.tsx';
import type { CartMessages } from './messages.ts';
import { useCart } from './use-cart.ts';
import { useRejectedChanges } from './use-rejected-changes.ts';

export interface MiniCartProps {
  context: IslandContext;
  messages: CartMessages;
}

/** The header's cart link; hydrated, it opens the drawer. Its props are packed, as every page has them. */
export function MiniCart({ packed }: { packed: string }) {
  const [{ context, messages }] = useState(() => unpackJson<MiniCartProps>(packed));
  const link = useRef<HTMLAnchorElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = useStore($isCartDrawerOpen, { ssr: 'initial' });
  const [isFetching, setFetching] = useState(false);
  const cart = useCart(context, null);

  useEffect(() => {
    if (!isOpen || dialog.current?.open) return;
    dialog.current?.showModal();
    if (!hasCartCookie()) return;
    setFetching(true);
    void refreshCart().then((reply) => {
      if (reply.ok || reply.error.code === 'CART_NOT_FOUND') setFetching(false);
      else showToast({ message: getFailureMessage(reply.error, messages.errors) });
    });
  }, [isOpen, messages]);
  useRejectedChanges(messages);
  useReady(link);

  function handleClick(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setCartDrawerOpen(true);
  }

  function close(): void {
    setCartDrawerOpen(false);
    link.current?.focus();
  }

  return (
    <>
      <a
        ref={link}
        className="header-action"
        href={`${context.prefix}/cart`}
        data-replay
        onClick={handleClick}
      >
        <Icon name="cart" />
        <span className="header-action__label">{messages.link}</span>
        {/* Rendered from the cookie before hydration and from the cart state afterwards, never by React. */}
        <span id="cartCount" className="count" suppressHydrationWarning>
          {''}
        </span>
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog. */}
      <dialog
        ref={dialog}
        className="drawer"
        aria-labelledby="drawer-title"
        onClose={close}
        onClick={closeOnBackdrop}
      >
        {isOpen && (
          <CartDrawer
            context={context}
            messages={messages}
            cart={cart}
            isFetching={isFetching}
            onClose={() => dialog.current?.close()}
          />
        )}
      </dialog>
    </>
  );
}

import { useStore } from '@nanostores/react';
import { type ReactNode, useRef } from 'react';
import { $isCartDrawerOpen } from '#lib/state/cart/drawer.ts';
import { onButtonSubmit } from './on-button-submit.ts';
import './register-service-worker.ts';
import './consent-banner.ts';
import './watch-header.ts';
import { useReady } from '../ui/use-ready.ts';
import { type ToasterMessages, Toasts } from './Toasts.tsx';
import '../wishlist/sync-on-load.ts';

interface ToasterProps {
  messages: ToasterMessages;
  /** Rendered on the server: the forms to which the buttons of cards belong. */
  children?: ReactNode;
}

/**
 * The page's toasts and the submit handler of the buttons of cards. Muted while the cart drawer is open, as
 * toasts below a modal dialog are inert: the drawer renders its own.
 */
export function Toaster({ messages, children }: ToasterProps) {
  const root = useRef<HTMLElement>(null);
  const isMuted = useStore($isCartDrawerOpen, { ssr: 'initial' });
  useReady(root);
  return (
    <div onSubmit={onButtonSubmit}>
      <Toasts messages={messages} isMuted={isMuted} ref={root} />
      {children}
    </div>
  );
}

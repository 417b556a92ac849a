import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useReady } from '../ui/use-ready.ts';
import type { StorePanelMessages } from './messages.ts';
import { StoreAvailabilityPanel } from './StoreAvailabilityPanel.tsx';

interface FindInStoreLinkProps {
  messages: StorePanelMessages;
  /** Rendered on the server: the link to the stores page. */
  children?: ReactNode;
}

/** Link to the stores that have a product; hydrated, it opens them in a panel. */
export function FindInStoreLink({ messages, children }: FindInStoreLinkProps) {
  const root = useRef<HTMLDivElement>(null);
  const [href, setHref] = useState<string | null>(null);
  useReady(root);

  function handleClick(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-find-in-store]');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setHref(link.pathname);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the link inside handles the keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the link inside handles the keyboard.
    <div ref={root} onClick={handleClick}>
      {children}
      {href && <StoreAvailabilityPanel href={href} messages={messages} onClose={() => setHref(null)} />}
    </div>
  );
}

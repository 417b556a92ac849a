import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#layouts/blocks/ui/Button.tsx';
import { Icon } from '#layouts/blocks/ui/icon/Icon.tsx';
import { fetchStoreAvailabilityHtml } from '#lib/state/stores/store-availability.ts';
import { closeOnBackdrop } from '../ui/close-on-backdrop.ts';
import { LOADING_DELAY_MS } from '../ui/loading-delay.ts';
import { enhanceStoreAvailability } from './enhance-store-availability.ts';
import type { StorePanelMessages } from './messages.ts';

interface StoreAvailabilityPanelProps {
  /** Path of the stores page; its list fragment is at `<href>/list`. */
  href: string;
  messages: StorePanelMessages;
  onClose: () => void;
}

type View = 'pending' | 'loading' | 'failed' | 'loaded';

/** Panel with the stores that have a product. */
export function StoreAvailabilityPanel({ href, messages, onClose }: StoreAvailabilityPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>('pending');
  const [resultText, setResultText] = useState('');

  const load = useCallback(async () => {
    setView('pending');
    const loadingTimer = setTimeout(() => setView('loading'), LOADING_DELAY_MS);
    try {
      const html = await fetchStoreAvailabilityHtml(`${href}/list`);
      if (!body.current) return;
      body.current.innerHTML = html;
      setResultText(body.current.querySelector('[role=status]')?.textContent ?? '');
      setView('loaded');
    } catch {
      setView('failed');
    } finally {
      clearTimeout(loadingTimer);
    }
  }, [href]);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    void load();
  }, [load]);

  // Runs after the HTML was inserted.
  useEffect(
    () => (view === 'loaded' && body.current ? enhanceStoreAvailability(body.current) : undefined),
    [view],
  );

  const status = { pending: '', loading: messages.loading, failed: messages.failed, loaded: resultText }[
    view
  ];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog.
    <dialog
      ref={dialog}
      className="drawer"
      aria-labelledby="find-title"
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className="drawer__head">
        <h2 className="drawer__title" id="find-title" ref={title} tabIndex={-1}>
          {messages.title}
        </h2>
        <button
          type="button"
          className="drawer__close"
          aria-label={messages.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="drawer__body">
        {/* Visible in the list already, so the result is announced to screen readers only. */}
        <p className={view === 'loaded' ? 'sr-only' : undefined} role="status">
          {status}
        </p>
        {view === 'failed' && (
          <Button
            type="button"
            variant="outline"
            onClick={() => {
              // The pressed button is removed.
              title.current?.focus();
              void load();
            }}
          >
            {messages.again}
          </Button>
        )}
        <div ref={body} />
      </div>
    </dialog>
  );
}

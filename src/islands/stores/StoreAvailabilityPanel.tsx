import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#layouts/blocks/ui/Button.tsx';
import { Icon } from '#layouts/blocks/ui/icon/Icon.tsx';
import { fetchStoreAvailabilityHtml } from '#lib/state/stores/store-availability.ts';
import { enhanceStoreAvailability } from './enhance-store-availability.ts';
import type { StorePanelMessages } from './messages.ts';

const SLOW_MS = 200;

interface FindPanelProps {
  /** Of the page of the stores; its list stands below it. */
  href: string;
  words: StorePanelMessages;
  onClose: () => void;
}

type View = 'waiting' | 'slow' | 'failed' | 'there';

/** The stores that have a product, over its page. */
export function StoreAvailabilityPanel({ href, words, onClose }: FindPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>('waiting');
  const [news, setNews] = useState('');

  const load = useCallback(async () => {
    setView('waiting');
    const loading = setTimeout(() => setView('slow'), SLOW_MS);
    try {
      const html = await fetchStoreAvailabilityHtml(`${href}/list`);
      if (!body.current) return;
      body.current.innerHTML = html;
      setNews(body.current.querySelector('[role=status]')?.textContent ?? '');
      setView('there');
    } catch {
      setView('failed');
    } finally {
      clearTimeout(loading);
    }
  }, [href]);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    void load();
  }, [load]);

  // Of what was just written there.
  useEffect(
    () => (view === 'there' && body.current ? enhanceStoreAvailability(body.current) : undefined),
    [view],
  );

  function press(event: MouseEvent): void {
    // A press on the backdrop has the dialog itself for its target.
    if (event.target === dialog.current) dialog.current?.close();
  }

  const said = { waiting: '', slow: words.loading, failed: words.failed, there: news }[view];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog ref={dialog} className="drawer" aria-labelledby="find-title" onClose={onClose} onClick={press}>
      <div className="drawer__head">
        <h2 className="drawer__title" id="find-title" ref={title} tabIndex={-1}>
          {words.title}
        </h2>
        <button
          type="button"
          className="drawer__close"
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="drawer__body">
        {/* What was found stands in the list, too: here it is told to who cannot see it come. */}
        <p className={view === 'there' ? 'sr-only' : undefined} role="status">
          {said}
        </p>
        {view === 'failed' && (
          <Button
            type="button"
            variant="line"
            onClick={() => {
              // The button that was pressed goes.
              title.current?.focus();
              void load();
            }}
          >
            {words.again}
          </Button>
        )}
        <div ref={body} />
      </div>
    </dialog>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import type { SearchConfig } from '#lib/search/config.ts';
import { $consent, readConsent, saveConsent } from '#lib/state/analytics/consent.ts';
import { showToast } from '#lib/state/shell/toasts.ts';
import { clearFoundProducts, consumeClickedProduct } from '../../lib/state/analytics/found-products.ts';
import { useReady } from '../ui/use-ready.ts';
import { trackSearchEvents } from './track-search-events.ts';

/** What is said of an answer. */
export interface ConsentMessages {
  saved: string;
  failed: string;
}

interface ConsentProps {
  words: ConsentMessages;
  search: SearchConfig;
  /** Forms that send an answer by themselves, drawn on the server. */
  children?: ReactNode;
}

/**
 * Takes the answer to being counted without leaving the page, and counts when it is yes. Its modules are asked for
 * when somebody answers, or by the page of somebody who has agreed before.
 */
export function Consent({ words, search, children }: ConsentProps) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const place = root.current;
    if (!place) return undefined;
    let stop: (() => void) | undefined;
    let isNew = readConsent() === null;

    async function answer(event: SubmitEvent): Promise<void> {
      const form = event.target as HTMLFormElement;
      const { value } = event.submitter as HTMLButtonElement;
      event.preventDefault();
      isNew = true;
      if (!(await saveConsent(form, value))) {
        showToast({ message: words.failed });
        return;
      }
      const panel = form.closest<HTMLElement>('[popover]');
      if (panel) panel.hidePopover();
      // The button that was pressed went with its bar.
      else document.getElementById('main')?.focus({ preventScroll: true });
      showToast({ message: words.saved, type: 'success' });
    }

    place.addEventListener('submit', answer);
    const forget = $consent.subscribe((choice) => {
      stop?.();
      stop = choice === 'analytics' ? trackSearchEvents(search, isNew) : undefined;
      if (choice === 'none') {
        clearFoundProducts();
        consumeClickedProduct();
      }
    });
    return () => {
      place.removeEventListener('submit', answer);
      forget();
      stop?.();
    };
  }, [words, search]);
  useReady(root);

  return <div ref={root}>{children}</div>;
}

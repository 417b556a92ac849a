import { type ReactNode, useEffect, useRef } from 'react';
import type { AnalyticsConfig } from '#lib/analytics/config.ts';
import type { SearchConfig } from '#lib/search/config.ts';
import { $consent, readConsent, saveConsent } from '#lib/state/analytics/consent.ts';
import { showToast } from '#lib/state/shell/toasts.ts';
import {
  clearSearchAttribution,
  consumeClickedProduct,
} from '../../lib/state/analytics/search-attribution.ts';
import { useReady } from '../ui/use-ready.ts';
import { trackSearchEvents } from './track-search-events.ts';

/** Toast texts after a choice. */
export interface ConsentMessages {
  saved: string;
  failed: string;
}

interface ConsentProps {
  messages: ConsentMessages;
  search: SearchConfig;
  analytics: AnalyticsConfig;
  /** Forms that submit a choice without script, rendered on the server. */
  children?: ReactNode;
}

/** Starts tracking, and returns `stop`; the code for shop events is loaded after consent only. */
function startTracking(search: SearchConfig, analytics: AnalyticsConfig, isNew: boolean): () => void {
  const stopSearchEvents = trackSearchEvents(search, isNew);
  let isStopped = false;
  const loading = import('./track-shop-events.ts').then((module) =>
    isStopped ? undefined : module.trackShopEvents(analytics, isNew),
  );
  // If the module cannot be loaded, this page reports no events.
  loading.catch(() => {});
  return () => {
    isStopped = true;
    stopSearchEvents();
    loading.then((stop) => stop?.()).catch(() => {});
  };
}

/**
 * Saves the analytics choice without leaving the page and tracks events while it is "analytics". The
 * module is loaded at the first interaction or, when consent was given before, by the page itself.
 */
export function Consent({ messages, search, analytics, children }: ConsentProps) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    let stopTracking: (() => void) | undefined;
    let isNew = readConsent() === null;

    async function handleSubmit(event: SubmitEvent): Promise<void> {
      const form = event.target as HTMLFormElement;
      const { value } = event.submitter as HTMLButtonElement;
      event.preventDefault();
      isNew = true;
      if (!(await saveConsent(form, value))) {
        showToast({ message: messages.failed });
        return;
      }
      const panel = form.closest<HTMLElement>('[popover]');
      if (panel) panel.hidePopover();
      // The pressed button was removed with the banner.
      else document.getElementById('main')?.focus({ preventScroll: true });
      showToast({ message: messages.saved, type: 'success' });
    }

    element.addEventListener('submit', handleSubmit);
    const unsubscribe = $consent.subscribe((choice) => {
      stopTracking?.();
      stopTracking = choice === 'analytics' ? startTracking(search, analytics, isNew) : undefined;
      if (choice === 'none') {
        clearSearchAttribution();
        consumeClickedProduct();
      }
    });
    return () => {
      element.removeEventListener('submit', handleSubmit);
      unsubscribe();
      stopTracking?.();
    };
  }, [messages, search, analytics]);
  useReady(root);

  return <div ref={root}>{children}</div>;
}

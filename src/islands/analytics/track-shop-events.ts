import type { AnalyticsConfig } from '#lib/analytics/config.ts';
import { CONSENT_COOKIE, readCookie } from '#lib/analytics/consent.ts';
import { getPageType } from '#lib/analytics/page-type.ts';
import { storeCustomer } from '#lib/analytics/stored-customer.ts';
import type { AnalyticsEvent, EventData, PageEvent } from '#lib/contract/analytics/events.ts';
import { readCustomerStatus } from '#lib/state/analytics/customer-status.ts';
import { clearEventQueue, enqueueEvent, sendEvents } from '#lib/state/analytics/event-queue.ts';
import { clearReported, markReported } from '#lib/state/analytics/reported-events.ts';
import { createInteractionEvent } from './interaction-events.ts';
import { getLastInteraction, subscribeInteractions } from './subscribe-interactions.ts';
import { loadThirdPartyScripts } from './third-party-scripts.ts';

/** Reads the events that the page was rendered with, JSON in `data-events`. */
function readPageEvents(): PageEvent[] {
  const json = document.querySelector<HTMLElement>('[data-events]')?.dataset.events;
  return JSON.parse(json ?? '[]') as PageEvent[];
}

/** Removes everything that analytics has stored in this browser. */
function clearStorage(): void {
  clearEventQueue();
  clearReported();
  storeCustomer(null);
}

/**
 * Sends the events of the page and of the visitor's interactions; returns the function that stops it and withdraws
 * consent. `isNew`: consent was given on this page, so earlier interactions are not sent.
 */
export function trackShopEvents(config: AnalyticsConfig, isNew: boolean): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  // Events left by an earlier consent that was withdrawn without script.
  if (isNew) clearEventQueue();
  const thirdPartyScripts = loadThirdPartyScripts(config);
  const [language, country] = document.documentElement.dataset.locale?.split('-') ?? [];
  const pageType = getPageType(location.pathname);
  // Not the time origin of the page, which precedes events of the previous page if the browser prerendered
  // this one.
  const startedAt = Date.now();
  let lastAt = 0;
  let isEmployee = false;

  function track({ id, ...data }: EventData & { id?: string }, at: number): void {
    if (signal.aborted || readCookie(CONSENT_COOKIE) !== 'analytics') return;
    if (id && !markReported(id)) return;
    // Times are unique per page, so that events can be ordered by them.
    lastAt = Math.max(at, lastAt + 1);
    const base = { id: id ?? crypto.randomUUID(), at: lastAt, pageType, country, language, isEmployee };
    const event = { ...base, ...data } as AnalyticsEvent;
    if (config.hasCollector) enqueueEvent(event);
    thirdPartyScripts.push(event);
  }

  const trackPage = (at: number): void => {
    for (const event of readPageEvents()) track(event, at);
  };

  async function start(): Promise<void> {
    const before = isNew ? getLastInteraction() : undefined;
    const customer = await readCustomerStatus();
    if (signal.aborted) {
      clearStorage();
      return;
    }
    isEmployee = customer.isEmployee;
    if (isNew) track({ event: 'consent', choice: 'analytics' }, startedAt);
    if (isNew || customer.isNew) track({ event: 'customer', customerType: customer.customerType }, startedAt);
    trackPage(startedAt);
    const unsubscribe = subscribeInteractions(before, (interaction) =>
      track(createInteractionEvent(interaction), interaction.at),
    );
    signal.addEventListener('abort', unsubscribe);
    // Sends events left by earlier pages.
    void sendEvents();
  }

  addEventListener('online', () => void sendEvents(), { signal });
  // A page restored from the back/forward cache counts as viewed again.
  addEventListener('pageshow', ({ persisted }) => persisted && trackPage(Date.now()), { signal });
  void start();
  return () => {
    controller.abort();
    thirdPartyScripts.revokeConsent();
    clearStorage();
  };
}

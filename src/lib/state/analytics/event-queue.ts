import { CONSENT_COOKIE, readCookie } from '#lib/analytics/consent.ts';
import { getVisitorToken } from '#lib/analytics/visitor-token.ts';
import type { AnalyticsEvent, collectEvents, MAX_EVENT_BATCH } from '#lib/contract/analytics/events.ts';

// Events that the collector has not confirmed, in localStorage: one key per event, so that tabs do not
// overwrite each other; keys can be sorted by time. An event that was sent twice is stored once, by its id.

const KEY_PREFIX = 'binaa-event-';
const PATH: (typeof collectEvents)['path'] = '/experience/binaa/v1/events';
const BATCH_SIZE: typeof MAX_EVENT_BATCH = 25;
// Browsers reject a request with `keepalive` and a body above 64 KiB, and so does the shop.
const MAX_BATCH_CHARACTERS = 24 * 1024;
const MAX_STORED = 200;
const MAX_AGE_MS = 4 * 24 * 3600_000;
const FIRST_RETRY_MS = 2000;
const MAX_RETRY_MS = 60_000;

let isSending = false;
let attempts = 0;
let retryTimer: ReturnType<typeof setTimeout> | undefined;

const hasAnalyticsConsent = (): boolean => readCookie(CONSENT_COOKIE) === 'analytics';

/** Returns the keys of stored events, oldest first; none where storage is blocked. */
function listKeys(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(KEY_PREFIX))
      .sort();
  } catch {
    return [];
  }
}

function remove(keys: readonly string[]): void {
  for (const key of keys) localStorage.removeItem(key);
}

/** Returns the oldest keys whose events fit into one request; at least one. */
function takeBatch(keys: readonly string[]): string[] {
  let size = 0;
  return keys.slice(0, BATCH_SIZE).filter((key, index) => {
    size += localStorage.getItem(key)?.length ?? 0;
    return index === 0 || size <= MAX_BATCH_CHARACTERS;
  });
}

function readEvent(key: string): AnalyticsEvent | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as AnalyticsEvent;
  } catch {
    return undefined;
  }
}

/** Stores an event and sends all pending ones. Does nothing without consent. */
export function enqueueEvent(event: AnalyticsEvent): void {
  if (!hasAnalyticsConsent()) return;
  try {
    localStorage.setItem(`${KEY_PREFIX}${event.at}-${event.id}`, JSON.stringify(event));
    remove(listKeys().slice(0, -MAX_STORED));
  } catch {
    // Where storage is blocked, events are dropped.
  }
  // Sent together with other events of the same task.
  queueMicrotask(sendEvents);
}

/** Removes all pending events; called when consent is withdrawn. */
export function clearEventQueue(): void {
  clearTimeout(retryTimer);
  remove(listKeys());
}

/** Sends pending events in order, one request at a time; retries later after a failure. */
export async function sendEvents(): Promise<void> {
  clearTimeout(retryTimer);
  if (isSending) return;
  if (!hasAnalyticsConsent()) {
    clearEventQueue();
    return;
  }
  const oldest = Date.now() - MAX_AGE_MS;
  remove(listKeys().filter((key) => Number.parseInt(key.slice(KEY_PREFIX.length), 10) < oldest));
  const keys = takeBatch(listKeys());
  if (keys.length === 0) return;
  isSending = true;
  const isDone = await post(keys.flatMap((key) => readEvent(key) ?? []));
  isSending = false;
  if (isDone) {
    attempts = 0;
    remove(keys);
    await sendEvents();
  } else {
    retryTimer = setTimeout(sendEvents, Math.min(FIRST_RETRY_MS * 2 ** attempts, MAX_RETRY_MS));
    attempts += 1;
  }
}

/** Returns true when the collector has accepted or rejected the events; false when they must be sent again. */
async function post(events: readonly AnalyticsEvent[]): Promise<boolean> {
  const [language, country] = document.documentElement.dataset.locale?.split('-') ?? [];
  try {
    const response = await fetch(`/api${PATH}`, {
      method: 'POST',
      // The request completes even if the visitor leaves the page.
      keepalive: true,
      headers: {
        'content-type': 'application/json',
        location: country ?? '',
        locale: language ?? '',
        'x-reference-code': crypto.randomUUID(),
      },
      body: JSON.stringify({ visitor: getVisitorToken(), events }),
    });
    return response.ok || (response.status < 500 && response.status !== 429);
  } catch {
    return false;
  }
}

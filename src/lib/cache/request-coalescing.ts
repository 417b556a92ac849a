import { LRUCache } from 'lru-cache';

const TTL_MS = 1000;
const MAX_REQUESTS = 200;

// `ttlResolution: 0`: the time is read at each call instead of cached by a timer.
const requests = new LRUCache<string, Promise<{ ok: boolean }>>({
  max: MAX_REQUESTS,
  ttl: TTL_MS,
  ttlResolution: 0,
});

/** Returns the result of a request of the last second with the same key; calls `send` when there is none. */
export function coalesceRequest<Result extends { ok: boolean }>(
  key: string,
  send: () => Promise<Result>,
): Promise<Result> {
  const pending = requests.get(key);
  if (pending) return pending as Promise<Result>;
  const result = send();
  requests.set(key, result);
  // A failure is not shared further. The client never throws: its promises are always fulfilled.
  void result.then(({ ok }) => {
    if (!ok && requests.peek(key) === result) requests.delete(key);
  });
  return result;
}

export function clearCoalescedRequests(): void {
  requests.clear();
}

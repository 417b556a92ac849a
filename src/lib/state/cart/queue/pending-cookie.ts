import { type CartChange, isCartRead } from './pending-changes.ts';

const MAX_AGE_SECONDS = 3;

// Lets concurrent first writes without a session resolve to the same guest id.
function setGuestSeedCookie(): void {
  if (/(?:^|; )binaa-(?:seed|count)=/.test(document.cookie)) return;
  const seed = `${Date.now()}.${crypto.randomUUID()}`;
  // biome-ignore lint/suspicious/noDocumentCookie: it has to be there before the request that follows.
  document.cookie = `binaa-seed=${seed}; path=/; samesite=lax; max-age=60`;
}

/**
 * Sets a cookie while changes are in flight: the server delays a cart page requested meanwhile, which would
 * otherwise lack what was just added.
 */
export function setPendingCookie(changes: readonly CartChange[]): void {
  const isWriting = changes.some((change) => !isCartRead(change));
  if (isWriting) setGuestSeedCookie();
  if (!isWriting && !document.cookie.includes('binaa-pending=1')) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and a page may be left at once.
  document.cookie = `binaa-pending=1; path=/; samesite=lax; max-age=${isWriting ? MAX_AGE_SECONDS : -1}`;
}

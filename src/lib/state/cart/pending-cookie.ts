import { type CartChange, isRead } from './pending-changes.ts';

const SECONDS = 3;

// Several first writes may be on their way before one of them brings a session: by this they are one visitor's.
function setGuestSeedCookie(): void {
  if (/(?:^|; )binaa-(?:seed|count)=/.test(document.cookie)) return;
  const seed = `${Date.now()}.${crypto.randomUUID()}`;
  // biome-ignore lint/suspicious/noDocumentCookie: it has to be there before the request that follows.
  document.cookie = `binaa-seed=${seed}; path=/; samesite=lax; max-age=60`;
}

/**
 * Says in a cookie that changes are on their way: a cart page asked for meanwhile waits for them,
 * since it would otherwise be drawn without what was just added.
 */
export function setPendingCookie(changes: readonly CartChange[]): void {
  const isWriting = changes.some((change) => !isRead(change));
  if (isWriting) setGuestSeedCookie();
  if (!isWriting && !document.cookie.includes('binaa-pending=1')) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and a page may be left at once.
  document.cookie = `binaa-pending=1; path=/; samesite=lax; max-age=${isWriting ? SECONDS : -1}`;
}

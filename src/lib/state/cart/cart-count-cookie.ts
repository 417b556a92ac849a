import { getOptimisticCount } from './queue/pending-changes.ts';

function readCookie(): string[] {
  return /(?:^|; )binaa-count=([^;]*)/.exec(document.cookie)?.[1]?.split(':') ?? [];
}

/** Returns the quantity in the server's cookie (`ae:3:x`); 0 when the cookie is for another country. */
export function readCartCount(country: string): number {
  const [cookieCountry, count] = readCookie();
  return cookieCountry === country ? Number(count) || 0 : 0;
}

/** Returns the hash of the cart's owner id; empty for a guest without a cart. */
export function readCartOwner(): string {
  return readCookie()[2] ?? '';
}

/** Whether this browser has had a cart. Without one there is nothing to load. */
export function hasCartCookie(): boolean {
  return readCookie().length > 0;
}

/** Writes the count into the badge that the header's script rendered; empty for 0, which CSS hides. */
export function renderCartBadge(state: Parameters<typeof getOptimisticCount>[0]): void {
  const count = getOptimisticCount(state);
  const badge = document.getElementById('cartCount');
  if (badge) badge.textContent = count > 0 ? String(count) : '';
}

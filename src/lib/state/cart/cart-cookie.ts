import { projectCount } from './pending-changes.ts';

function readCookie(): string[] {
  return /(?:^|; )binaa-count=([^;]*)/.exec(document.cookie)?.[1]?.split(':') ?? [];
}

/** The pieces that the server's cookie (`ae:3:x`) tells of this country's cart; 0 when it tells of another's. */
export function readCartCount(country: string): number {
  const [place, count] = readCookie();
  return place === country ? Number(count) || 0 : 0;
}

/** Whose cart it is, as a mark that says nothing more; empty for a guest who has none yet. */
export function readCartOwner(): string {
  return readCookie()[2] ?? '';
}

/** Whether this browser ever had a cart: without one there is nothing to read. */
export function hasCartCookie(): boolean {
  return readCookie().length > 0;
}

/** Writes the count where the header's script painted it; empty for none, which the style hides. */
export function renderCartBadge(state: Parameters<typeof projectCount>[0]): void {
  const count = projectCount(state);
  for (const place of document.querySelectorAll('[data-cart-count]')) {
    place.textContent = count > 0 ? String(count) : '';
  }
}

import { visibleCount } from './changes.ts';

/** The pieces that the server's cookie (`ae:3`) tells of this country's cart; 0 when it tells of another's. */
export function readCount(country: string): number {
  const [place, count] = /(?:^|; )binaa-count=([^;]*)/.exec(document.cookie)?.[1]?.split(':') ?? [];
  return place === country ? Number(count) || 0 : 0;
}

/** Whether this browser ever had a cart: without one there is nothing to read. */
export function hasCart(): boolean {
  return /(?:^|; )binaa-count=/.test(document.cookie);
}

/** Writes the count where the header's script painted it; empty for none, which the style hides. */
export function showCount(state: Parameters<typeof visibleCount>[0]): void {
  const count = visibleCount(state);
  for (const place of document.querySelectorAll('[data-cart-count]')) {
    place.textContent = count > 0 ? String(count) : '';
  }
}

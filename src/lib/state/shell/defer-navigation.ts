const MAX_WAIT_MS = 2000;

/** Waits until pending changes are settled, at most 2 seconds. */
export function waitAtMost(settled: Promise<void> | undefined): Promise<unknown> {
  return Promise.race([settled, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}

/**
 * Delays same-origin link clicks until pending changes are settled, so that the next page includes them. The
 * argument returns undefined when nothing is pending. Waits at most 2 seconds.
 */
export function deferLinks(whenSettled: () => Promise<void> | undefined): void {
  window.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.hash && link.pathname === location.pathname) return;
    const settled = whenSettled();
    if (!settled) return;
    event.preventDefault();
    void waitAtMost(settled).then(() => location.assign(link.href));
  });
}

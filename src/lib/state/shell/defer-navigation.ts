const MAX_WAIT_MS = 2000;

/** Waits for what is on its way, but not for long. */
export function waitAtMost(settled: Promise<void> | undefined): Promise<unknown> {
  return Promise.race([settled, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}

/**
 * Lets a link wait for what is on its way (`settling` answers undefined when nothing is), so that the page it
 * leads to, the cart above all, is drawn with it. Not for long: the link is what was asked for.
 */
export function deferLinks(settling: () => Promise<void> | undefined): void {
  window.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.hash && link.pathname === location.pathname) return;
    const settled = settling();
    if (!settled) return;
    event.preventDefault();
    void waitAtMost(settled).then(() => location.assign(link.href));
  });
}

const KEY = 'binaa-cart-left';
const PATIENCE = 2000;

/**
 * Lets a link wait for what is on its way (`settling` answers undefined when nothing is), so that the page it
 * leads to, the cart above all, is drawn with it. Not for long: the link is what was asked for.
 */
export function holdLinks(settling: () => Promise<void> | undefined): void {
  window.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.hash && link.pathname === location.pathname) return;
    const settled = settling();
    if (!settled) return;
    event.preventDefault();
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    void Promise.race([settled, late]).then(() => location.assign(link.href));
  });
}

/** Leaves word for the next page that the cart was still changing when this one was left. */
export function noteUnsettled(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Without storage the next page shows what it was drawn with.
  }
}

/** Whether the page before was left so; asked once. */
export function takeUnsettled(): boolean {
  try {
    const was = sessionStorage.getItem(KEY) !== null;
    if (was) sessionStorage.removeItem(KEY);
    return was;
  } catch {
    return false;
  }
}

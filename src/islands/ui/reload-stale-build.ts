const KEY = 'binaa-reloaded';

/**
 * A page whose build is gone cannot fetch a part that has no native stand-in: it reloads, once for each part,
 * so that a part missing from the new build too ends in an error and never in a loop.
 */
export function reloadOnce(part: string, reload: () => void = () => location.reload()): boolean {
  let done: string[];
  try {
    done = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
    if (done.includes(part)) return false;
    sessionStorage.setItem(KEY, JSON.stringify([...done, part].slice(-20)));
  } catch {
    // Where nothing can be remembered, nothing may be repeated.
    return false;
  }
  reload();
  return true;
}

if (typeof window !== 'undefined') {
  window.addEventListener('vite:preloadError', (event) => {
    const { message } = (event as Event & { payload: Error }).payload;
    // Without a network there is nothing to come back to.
    if (navigator.onLine && reloadOnce(message)) event.preventDefault();
  });
}

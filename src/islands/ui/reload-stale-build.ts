const KEY = 'binaa-reloaded';

/**
 * Reloads the page when a chunk of a replaced build cannot be loaded. Once per chunk, so that one missing
 * from the new build too causes an error and not a loop.
 */
export function reloadOnce(part: string, reload: () => void = () => location.reload()): boolean {
  let done: string[];
  try {
    done = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
    if (done.includes(part)) return false;
    sessionStorage.setItem(KEY, JSON.stringify([...done, part].slice(-20)));
  } catch {
    // Without storage a reload could loop.
    return false;
  }
  reload();
  return true;
}

if (typeof window !== 'undefined') {
  window.addEventListener('vite:preloadError', (event) => {
    const { message } = (event as Event & { payload: Error }).payload;
    // Reloading offline would lose the page.
    if (navigator.onLine && reloadOnce(message)) event.preventDefault();
  });
}

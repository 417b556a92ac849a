const STORAGE_KEY = 'binaa-reloaded';

/**
 * Reloads the page when a chunk of a replaced build cannot be loaded. Once per chunk, so that one missing
 * from the new build too causes an error and not a loop.
 */
export function reloadOnce(chunk: string, reload: () => void = () => location.reload()): boolean {
  let reloadedChunks: string[];
  try {
    reloadedChunks = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as string[];
    if (reloadedChunks.includes(chunk)) return false;
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...reloadedChunks, chunk].slice(-20)));
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

// Replaces Vite's preload helper for dynamic imports, which is three times the size of this one.

/**
 * Loads a chunk and preloads its dependencies; a failure dispatches `vite:preloadError` before it is thrown.
 */
export function __vitePreload<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T | undefined> {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
    link.href = `/${file}`;
    document.head.append(link);
  }
  return load().catch((error: unknown) => {
    const event = new Event('vite:preloadError', { cancelable: true });
    if (dispatchEvent(Object.assign(event, { payload: error }))) throw error;
    return undefined;
  });
}

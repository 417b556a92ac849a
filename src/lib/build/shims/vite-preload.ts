// Stands in for what Vite calls where a part is fetched later; its own weighs three times as much.

/** Fetches a part, and beside it the files that it will ask for; a failure is told to the window before it is thrown. */
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

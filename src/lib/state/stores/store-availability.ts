/**
 * Fetches the store availability of a product, as HTML rendered by the shop at `path`; with a city, for its
 * stores. Rejects on an error response, on a network error, and when `signal` aborts.
 */
export async function fetchStoreAvailabilityHtml(
  path: string,
  { city, signal }: { city?: string; signal?: AbortSignal } = {},
): Promise<string> {
  const query = city ? `?${new URLSearchParams({ city })}` : '';
  const reply = await fetch(path + query, signal ? { signal } : {});
  if (!reply.ok) throw new Error(String(reply.status));
  return reply.text();
}

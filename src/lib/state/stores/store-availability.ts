/**
 * The stores that have a product, as a piece of HTML of the shop's own; `path` is where it stands. With a city its stores
 * alone. Throws when the shop does not answer or refuses, and when `signal` ends it.
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

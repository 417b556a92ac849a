import type { DeliverySlotsModel } from '#lib/format/models/checkout.ts';

/**
 * Fetches the delivery times of an area for the visitor's order, formatted by the shop at `path`. Rejects on
 * an error response, on a network error, and when `signal` aborts.
 */
export async function fetchDeliverySlots(
  path: string,
  area: string,
  signal: AbortSignal,
): Promise<DeliverySlotsModel> {
  const reply = await fetch(`${path}?${new URLSearchParams({ area })}`, { signal });
  if (!reply.ok) throw new Error(String(reply.status));
  return (await reply.json()) as DeliverySlotsModel;
}

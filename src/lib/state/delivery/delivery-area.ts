/**
 * Local storage key of the delivery area that the visitor selected; its value is a code such as `AE-DU`. The
 * script of `DeliveryPromise.astro` reads and writes it without this module, because it is inlined into cached
 * pages.
 */
export const DELIVERY_AREA_KEY = 'deliveryArea';

// Delivery promises; times are local to the country. Shared by pages, messages and the backend.

/** Delivery time of a product or an order, independent of the time of the order. */
export type DeliveryPromise =
  /** Between `from` and `to` hours after the order; the next day for orders after `orderBy`. */
  | { kind: 'hours'; from: number; to: number; orderBy: string }
  /** Between `from` and `to` days after the order. */
  | { kind: 'days'; from: number; to: number }
  /** Tomorrow between two times. */
  | { kind: 'tomorrow'; from: string; to: string };

/** Applies in all served areas where no faster promise applies. */
export const STANDARD_DELIVERY = { kind: 'days', from: 3, to: 5 } as const;

/** Applies in express areas to products that a nearby store has in stock. */
export const EXPRESS_DELIVERY = { kind: 'hours', from: 7, to: 10, orderBy: '12:00' } as const;

/** Applies to food: delivered the next day. */
export const FOOD_DELIVERY = { kind: 'tomorrow', from: '12:00', to: '15:00' } as const;

/** Delivery service of an area. */
export const DELIVERY_SERVICES = ['express', 'standard', 'not-served'] as const;
export type DeliveryService = (typeof DELIVERY_SERVICES)[number];

/** Kinds of products with their own delivery times. */
export const DELIVERY_KINDS = ['usual', 'tinted', 'large', 'food'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** Why an order takes longer, or has fewer slots, than others to the same area. */
export const LEAD_TIME_CAUSES = ['tinted', 'assembly', 'large', 'food'] as const;
export type LeadTimeCause = (typeof LEAD_TIME_CAUSES)[number];

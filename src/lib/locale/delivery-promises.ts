// What the shop promises about delivery; times are local to the country. Pages, messages and the backend read it here.

/** Everywhere. */
export const STANDARD_DELIVERY = { kind: 'days', from: 3, to: 5 } as const;

/** In express areas, of products that a store nearby has. */
export const EXPRESS_DELIVERY = { kind: 'hours', from: 7, to: 10, orderBy: '12:00' } as const;

/** Of food: the next day's round. */
export const FOOD_DELIVERY = { kind: 'tomorrow', from: '12:00', to: '15:00' } as const;

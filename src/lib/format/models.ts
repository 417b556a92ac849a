// What layouts and islands draw: words already in the reader's language, money and dates already formatted.
export type * from './models/account.ts';
export type * from './models/availability.ts';
export type * from './models/cart.ts';
export type * from './models/checkout.ts';
export type * from './models/contact.ts';
export type * from './models/content.ts';
export type * from './models/landing.ts';
export type * from './models/masterclass.ts';
export type * from './models/pages.ts';
export type * from './models/paint.ts';
export type * from './models/product-card.ts';
export type * from './models/search.ts';
export type * from './models/shared.ts';
export type * from './models/shell.ts';
export type * from './models/stores.ts';
export type * from './models/wishlist.ts';

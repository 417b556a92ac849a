// One module for all that is loaded at the first press on the cart page: each further one would add to its script.
export { lineTools } from './line-tools.ts';
export { applyOrRemoveCoupon } from './send-coupon.ts';

// One module for all code that is loaded at the first press on the cart page: each further module would add
// to the page's script.
export { lineTools } from './line-tools.ts';
export { applyOrRemoveCoupon } from './send-coupon.ts';

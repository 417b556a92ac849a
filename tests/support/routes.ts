import { emulsions, paint, tin } from './goods.ts';

/** A path of each kind of route, and the status that it answers with to somebody who has done nothing yet. */
export const ROUTES: readonly { path: string; status: number; isShared?: boolean }[] = [
  { path: '/', status: 302 },
  { path: '/en-ae', status: 200, isShared: true },
  { path: '/ar-kw', status: 200, isShared: true },
  { path: `/en-ae/departments/${paint.code}`, status: 200, isShared: true },
  { path: `/ar-sa/category/${emulsions.slug}`, status: 200, isShared: true },
  { path: '/en-ae/product-list', status: 200, isShared: true },
  { path: `/ar-ae/products/${tin.slug}`, status: 200, isShared: true },
  { path: '/en-ae/cart', status: 200 },
  { path: '/en-ae/checkout', status: 303 },
  { path: '/en-ae/checkout/return/none', status: 303 },
  { path: '/en-ae/order-confirmation/AE26-000000-0', status: 404 },
  { path: '/sandbox/pay/none', status: 404 },
  { path: '/media/products/none-1.svg', status: 404 },
  { path: `/media/products/${tin.code}-1.svg`, status: 200 },
  { path: '/robots.txt', status: 200 },
  { path: '/favicon.svg', status: 200 },
  { path: '/en-xx', status: 404 },
  { path: '/en-ae/nowhere', status: 404 },
  { path: '/api/nowhere', status: 404 },
  { path: '/healthz', status: 200 },
  { path: '/readyz', status: 200 },
];

/**
 * Whether what was typed can be the code of a coupon at all: a call has the code in its path, which holds no slash, no
 * sign that nobody sees, and nothing of dots alone.
 */
export function isValidCouponCode(typed: string): boolean {
  return /^(?!\.+$)[^/\\\p{Cc}\p{Cs}]*$/u.test(typed);
}

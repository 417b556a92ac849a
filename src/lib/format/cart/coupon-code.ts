/**
 * Whether the text can be a coupon code. The code is part of a URL path, so it must not contain slashes or
 * control characters, nor consist of dots only.
 */
export function isValidCouponCode(text: string): boolean {
  return /^(?!\.+$)[^/\\\p{Cc}\p{Cs}]*$/u.test(text);
}

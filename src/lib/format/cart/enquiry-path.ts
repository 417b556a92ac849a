/**
 * Returns the path of the bulk enquiry form, filled in with the cart and with lines such as `BN-10234 50`.
 */
export function getEnquiryPath(prefix: string, lines: readonly string[]): string {
  return `${prefix}/bulk-orders/enquiry?codes=${encodeURIComponent(lines.join('\n'))}`;
}

/** Returns the path of the bulk enquiry that is filled in with the cart and these lines: `BN-10234 50`. */
export function getEnquiryPath(prefix: string, codes: readonly string[]): string {
  return `${prefix}/bulk-orders/enquiry?codes=${encodeURIComponent(codes.join('\n'))}`;
}

/** Fields of the QR code of a simplified Saudi e-invoice, in the order of their tags. */
export interface EInvoiceFields {
  sellerName: string;
  vatNumber: string;
  /** ISO 8601, UTC. */
  issuedAt: string;
  /** Decimal amounts; the total includes VAT. */
  total: string;
  vat: string;
}

/** Encodes the fields as tag, length in bytes and UTF-8 value, in base64 (ZATCA, phase 1). */
export function encodeEInvoice({ sellerName, vatNumber, issuedAt, total, vat }: EInvoiceFields): string {
  const encoder = new TextEncoder();
  const bytes = [sellerName, vatNumber, issuedAt, total, vat].flatMap((value, index) => {
    const encoded = encoder.encode(value);
    return [index + 1, encoded.length, ...encoded];
  });
  return btoa(String.fromCharCode(...bytes));
}

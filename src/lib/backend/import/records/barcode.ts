/** Whether a text is an EAN-8, UPC-A, EAN-13 or GTIN-14 with a valid check digit (GS1). */
export function isValidBarcode(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const sum = [...text]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** Returns the brand to show beside a product's name; null when the name contains it. */
export const getSeparateBrand = (name: string, brand: string): string | null =>
  name.includes(brand) ? null : brand;

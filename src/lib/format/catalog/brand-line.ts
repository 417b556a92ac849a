/** Returns the brand to print beside a product's name; null when the name says it. */
export const getBrandLine = (name: string, brand: string): string | null =>
  name.includes(brand) ? null : brand;

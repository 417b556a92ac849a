/** Number of characters that search results show. */
const MAX_LENGTH = 70;

/** Returns the document title: the page's title and the shop's name, which is omitted from long titles. */
export function formatDocumentTitle(title: string, siteName: string): string {
  if (title.includes(siteName)) return title;
  const whole = `${title} | ${siteName}`;
  return whole.length > MAX_LENGTH ? title : whole;
}

/** Returns a product's name as a title; a long name without its brand, which the page shows separately. */
export function formatProductTitle(name: string, brand: string): string {
  if (name.length <= MAX_LENGTH) return name;
  const [brandPrefix, arabicBrandSuffix] = [`${brand} `, ` من ${brand}`];
  const rest = name.startsWith(brandPrefix)
    ? name.slice(brandPrefix.length)
    : name.replace(arabicBrandSuffix, '');
  return rest.charAt(0).toLocaleUpperCase('en') + rest.slice(1);
}

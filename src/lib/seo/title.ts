/** Number of characters that search results show. */
const MAX_LENGTH = 70;

/** Returns the document title: the page's title and the shop's name, which is omitted from long titles. */
export function formatDocumentTitle(title: string, siteName: string): string {
  if (title.includes(siteName)) return title;
  const whole = `${title} | ${siteName}`;
  return whole.length > MAX_LENGTH ? title : whole;
}

/** Returns a product's name as a title; a long name without its brand, which stands first or after a dash. */
export function formatProductTitle(name: string, brand: string): string {
  if (name.length <= MAX_LENGTH) return name;
  const [brandPrefix, brandSuffix] = [`${brand} `, ` – ${brand}`];
  const rest = name.startsWith(brandPrefix)
    ? name.slice(brandPrefix.length)
    : name.replace(`${brandSuffix} `, ' – ').replace(brandSuffix, '');
  return rest.charAt(0).toLocaleUpperCase('en') + rest.slice(1);
}

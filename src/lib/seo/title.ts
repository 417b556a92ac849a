/** Number of characters that search results show. */
const MAX_LENGTH = 70;

/** Returns the document title: the page's title and the shop's name, which is omitted from long titles. */
export function formatDocumentTitle(title: string, siteName: string): string {
  if (title.includes(siteName)) return title;
  const fullTitle = `${title} | ${siteName}`;
  return fullTitle.length > MAX_LENGTH ? title : fullTitle;
}

/** Returns a product's name as a title; a long name without its brand, which stands first or after a dash. */
export function formatProductTitle(name: string, brand: string): string {
  if (name.length <= MAX_LENGTH) return name;
  const [brandPrefix, brandSuffix] = [`${brand} `, ` – ${brand}`];
  const shortName = name.startsWith(brandPrefix)
    ? name.slice(brandPrefix.length)
    : name.replace(`${brandSuffix} `, ' – ').replace(brandSuffix, '');
  return shortName.charAt(0).toLocaleUpperCase('en') + shortName.slice(1);
}

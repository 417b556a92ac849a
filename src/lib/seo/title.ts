/** Characters of a title that lists of results show. */
const LONGEST = 70;

/** What stands in the browser's tab: the page's title and the shop's name, which gives way to a long title. */
export function formatDocumentTitle(title: string, siteName: string): string {
  if (title.includes(siteName)) return title;
  const whole = `${title} | ${siteName}`;
  return whole.length > LONGEST ? title : whole;
}

/** A product's name as a title: a long one without its brand, which the page says beside it. */
export function formatProductTitle(name: string, brand: string): string {
  if (name.length <= LONGEST) return name;
  const [start, inside] = [`${brand} `, ` من ${brand}`];
  const rest = name.startsWith(start) ? name.slice(start.length) : name.replace(inside, '');
  return rest.charAt(0).toLocaleUpperCase('en') + rest.slice(1);
}

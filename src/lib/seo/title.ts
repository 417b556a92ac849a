/** Characters of a title that lists of results show. */
const LONGEST = 70;

/** What stands in the browser's tab: the page's title and the shop's name, which gives way to a long title. */
export function documentTitle(title: string, siteName: string): string {
  if (title.includes(siteName)) return title;
  const whole = `${title} | ${siteName}`;
  return whole.length > LONGEST ? title : whole;
}

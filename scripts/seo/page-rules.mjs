const MAX_TITLE_LENGTH = 70;
const DESCRIPTION_LENGTHS = [50, 165];
// The budget of scripts/size/budgets.json.
const MAX_INLINE_BYTES = 2.66 * 1024;
const ARABIC = /\p{Script=Arabic}/u;
const LATIN_WORDS = /\b[A-Za-z]{3,}(?:[\s,]+[A-Za-z]{2,}){2,}/;
/** Content pages, which must not load script before the visitor interacts. */
const CONTENT_PAGES =
  /^\/[a-z]{2}-[a-z]{2}(\/(blogs|masterclasses|campaigns|brands|departments|collection|all-departments|store-locator|delivery-areas|size-chart|bulk-orders|privacy-policy|help-support|terms-conditions|account-deletion|data-protection)(\/|$)|\/?$)/;

/** Pages that must not describe the organization; all others of a locale must. */
const WITHOUT_ORGANIZATION = /^\/[a-z]{2}-[a-z]{2}\/(cart|checkout|my-account)(\/|$)/;
const ORGANIZATION = /"@type":\s*"Organization"/;

export const isNoindex = ({ facts, robotsHeader }) =>
  /noindex/.test(robotsHeader) || /noindex/.test(facts?.robots ?? '');

const truncate = (text) => (text.length > 70 ? `${text.slice(0, 70)}…` : text);

/**
 * Checks the rules about a single page.
 * @param {import('./crawl.mjs').Page} page
 * @returns {{ rule: string, level: 'error' | 'warning', detail: string }[]}
 */
export function checkPage(page) {
  const { facts } = page;
  const { pathname, search } = new URL(page.url);
  const findings = [];
  const report = (rule, detail, level = 'error') => findings.push({ rule, level, detail });
  if (search) {
    if (!/noindex/.test(page.robotsHeader)) report('query', 'a query string, and no X-Robots-Tag: noindex');
    if (facts.canonical.length > 0) report('query', 'a query string, and a canonical address beside noindex');
  }
  const locale = /^\/([a-z]{2})-([a-z]{2})(\/|$)/.exec(pathname);
  if (locale) {
    const expected = `${locale[1]}-${locale[2].toUpperCase()}`;
    if (facts.lang !== expected) report('language', `lang is "${facts.lang}", not "${expected}"`);
    const direction = locale[1] === 'ar' ? 'rtl' : 'ltr';
    if (facts.dir !== direction) report('language', `dir is "${facts.dir}", not "${direction}"`);
  }
  if (locale) {
    const isExpected = !WITHOUT_ORGANIZATION.test(pathname);
    if (facts.jsonLd.some((text) => ORGANIZATION.test(text)) !== isExpected)
      report('structured data', `the organization is ${isExpected ? 'missing' : 'described'}`);
  }
  checkHead(facts, report);
  checkHeadings(facts, report);
  for (const { src, alt, width, height } of facts.images) {
    if (alt === undefined) report('picture', `${truncate(src)} has no alternative text`);
    if (!width || !height) report('picture', `${truncate(src)} has no size`);
  }
  if (facts.scripts > 0 && CONTENT_PAGES.test(pathname))
    report('script', `${facts.scripts} script files are loaded before an interaction`);
  if (facts.inlineBytes > MAX_INLINE_BYTES && CONTENT_PAGES.test(pathname)) {
    report('script', `${facts.inlineBytes} bytes of inline script, at most ${MAX_INLINE_BYTES}`);
  }
  if (locale?.[1] === 'ar') {
    for (const text of listUntranslated(facts.texts)) report('untranslated', `"${truncate(text)}"`);
  }
  return findings;
}

function checkHead(facts, report) {
  const { title, description, openGraph } = facts;
  if (!title) report('title', 'missing');
  else if (title.length > MAX_TITLE_LENGTH) report('title', `${title.length} characters`, 'warning');
  if (!description) report('description', 'missing');
  else if (description.length < DESCRIPTION_LENGTHS[0] || description.length > DESCRIPTION_LENGTHS[1]) {
    report('description', `${description.length} characters`, 'warning');
  }
  for (const name of ['og:title', 'og:image', 'og:url', 'og:locale']) {
    if (!openGraph[name]) report('open graph', `${name} is missing`);
  }
  const image = openGraph['og:image'];
  if (image && !/\.(png|jpe?g)(\?|$)|[?&]f=(png|jpeg)\b/.test(image))
    report('open graph', `some readers of links do not know the format of ${truncate(image)}`);
  if (facts.twitterCard !== 'summary_large_image')
    report('open graph', `twitter:card is "${facts.twitterCard}"`);
}

function checkHeadings({ headings }, report) {
  const first = headings.filter(({ level }) => level === 1);
  if (first.length !== 1) report('headings', `${first.length} headings of the first level`);
  let level = 0;
  for (const heading of headings) {
    if (heading.level > level + 1 && level > 0) {
      report(
        'headings',
        `"${truncate(heading.text)}" jumps from level ${level} to ${heading.level}`,
        'warning',
      );
    }
    level = heading.level;
  }
}

/** Returns up to three Latin texts of an Arabic page; names and codes are too short for the pattern. */
function listUntranslated(texts) {
  return texts.filter((text) => !ARABIC.test(text) && LATIN_WORDS.test(text)).slice(0, 3);
}

import { gzipSync } from 'node:zlib';
import { ELEMENT_NODE, parse, TEXT_NODE, walkSync } from 'ultrahtml';

const HEADING = /^h[1-6]$/;
const IGNORED_ELEMENTS = new Set(['script', 'style', 'template', 'noscript', 'svg', 'code', 'bdi']);

const getText = (node) => {
  let text = '';
  walkSync(node, (child) => {
    if (child.type === TEXT_NODE) text += child.value;
  });
  return decodeEntities(text).replace(/\s+/g, ' ').trim();
};

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Decodes the character references that the site uses. */
export const decodeEntities = (text) =>
  text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (reference, name) => {
    if (name.startsWith('#x')) return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)));
    return ENTITIES[name] ?? reference;
  });

/**
 * Parses the SEO facts of a page.
 * @param {string} html @param {string} url for relative links
 */
export function parsePage(html, url) {
  const facts = {
    lang: '',
    dir: '',
    title: '',
    description: '',
    robots: '',
    canonical: [],
    alternates: [],
    openGraph: {},
    twitterCard: '',
    headings: [],
    links: [],
    images: [],
    jsonLd: [],
    scripts: 0,
    inlineBytes: 0,
    texts: [],
  };
  let inlineScript = '';
  const absolute = (href) => {
    try {
      return new URL(decodeEntities(href), url).href;
    } catch {
      return '';
    }
  };
  const visit = (node, skipped) => {
    if (node.type === TEXT_NODE && !skipped) {
      const text = decodeEntities(node.value).replace(/\s+/g, ' ').trim();
      if (text) facts.texts.push(text);
    }
    if (node.type !== ELEMENT_NODE) {
      for (const child of node.children ?? []) visit(child, skipped);
      return;
    }
    const { name, attributes } = node;
    if (name === 'html') {
      facts.lang = attributes.lang ?? '';
      facts.dir = attributes.dir ?? '';
    }
    if (name === 'title' && !facts.title) facts.title = getText(node);
    if (name === 'meta') readMeta(facts, attributes);
    if (name === 'link') readLink(facts, attributes, absolute);
    if (HEADING.test(name)) facts.headings.push({ level: Number(name[1]), text: getText(node) });
    if (name === 'a' && attributes.href !== undefined) facts.links.push(absolute(attributes.href));
    if (name === 'img')
      facts.images.push({
        src: attributes.src ?? '',
        alt: attributes.alt,
        width: attributes.width,
        height: attributes.height,
      });
    if (name === 'script') {
      const code = (node.children ?? []).map((child) => child.value ?? '').join('');
      if (attributes.type === 'application/ld+json') facts.jsonLd.push(code);
      else if (attributes.src) facts.scripts += 1;
      else inlineScript += code;
    }
    for (const child of node.children ?? [])
      visit(
        child,
        skipped || IGNORED_ELEMENTS.has(name) || name === 'title' || isInOtherLanguage(node, facts),
      );
  };
  visit(parse(html), false);
  facts.inlineBytes = inlineScript ? gzipSync(inlineScript).length : 0;
  return facts;
}

/** Whether an element below `html` has another language than the page, as a customer's review may have. */
const isInOtherLanguage = ({ name, attributes }, { lang }) =>
  name !== 'html' && attributes.lang !== undefined && attributes.lang !== lang;

function readMeta(facts, attributes) {
  const content = decodeEntities(attributes.content ?? '');
  if (attributes.name === 'description') facts.description = content;
  if (attributes.name === 'robots') facts.robots = content;
  if (attributes.name === 'twitter:card') facts.twitterCard = content;
  if (attributes.property?.startsWith('og:') && !(attributes.property in facts.openGraph))
    facts.openGraph[attributes.property] = content;
}

function readLink(facts, attributes, absolute) {
  const rels = (attributes.rel ?? '').split(/\s+/);
  if (rels.includes('canonical')) facts.canonical.push(decodeEntities(attributes.href ?? ''));
  if (rels.includes('alternate') && attributes.hreflang) {
    facts.alternates.push({ lang: attributes.hreflang, href: absolute(attributes.href ?? '') });
  }
}

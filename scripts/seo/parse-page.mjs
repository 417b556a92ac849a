import { gzipSync } from 'node:zlib';
import { ELEMENT_NODE, parse, TEXT_NODE, walkSync } from 'ultrahtml';

const HEADING = /^h[1-6]$/;
const IGNORED_ELEMENTS = new Set(['script', 'style', 'template', 'noscript', 'svg', 'code', 'bdi']);

const textOf = (node) => {
  let text = '';
  walkSync(node, (inner) => {
    if (inner.type === TEXT_NODE) text += inner.value;
  });
  return decodeEntities(text).replace(/\s+/g, ' ').trim();
};

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Decodes the character references that the site uses. */
export const decodeEntities = (text) =>
  text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name) => {
    if (name.startsWith('#x')) return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)));
    return ENTITIES[name] ?? whole;
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
    graph: {},
    headings: [],
    links: [],
    pictures: [],
    jsonLd: [],
    scripts: 0,
    inlineBytes: 0,
    pieces: [],
  };
  let inline = '';
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
      if (text) facts.pieces.push(text);
    }
    if (node.type !== ELEMENT_NODE) {
      for (const child of node.children ?? []) visit(child, skipped);
      return;
    }
    const { name, attributes: at } = node;
    if (name === 'html') {
      facts.lang = at.lang ?? '';
      facts.dir = at.dir ?? '';
    }
    if (name === 'title' && !facts.title) facts.title = textOf(node);
    if (name === 'meta') readMeta(facts, at);
    if (name === 'link') readLink(facts, at, absolute);
    if (HEADING.test(name)) facts.headings.push({ level: Number(name[1]), text: textOf(node) });
    if (name === 'a' && at.href !== undefined) facts.links.push(absolute(at.href));
    if (name === 'img')
      facts.pictures.push({ src: at.src ?? '', alt: at.alt, width: at.width, height: at.height });
    if (name === 'script') {
      const code = (node.children ?? []).map((child) => child.value ?? '').join('');
      if (at.type === 'application/ld+json') facts.jsonLd.push(code);
      else if (at.src) facts.scripts += 1;
      else inline += code;
    }
    for (const child of node.children ?? [])
      visit(child, skipped || IGNORED_ELEMENTS.has(name) || name === 'title');
  };
  visit(parse(html), false);
  facts.inlineBytes = inline ? gzipSync(inline).length : 0;
  return facts;
}

function readMeta(facts, at) {
  const content = decodeEntities(at.content ?? '');
  if (at.name === 'description') facts.description = content;
  if (at.name === 'robots') facts.robots = content;
  if (at.property?.startsWith('og:') && !(at.property in facts.graph)) facts.graph[at.property] = content;
}

function readLink(facts, at, absolute) {
  const rels = (at.rel ?? '').split(/\s+/);
  if (rels.includes('canonical')) facts.canonical.push(decodeEntities(at.href ?? ''));
  if (rels.includes('alternate') && at.hreflang) {
    facts.alternates.push({ lang: at.hreflang, href: absolute(at.href ?? '') });
  }
}

import Validator from '@adobe/structured-data-validator';

/** Required properties of the schema.org types that the shop uses. The validator knows only some of them. */
const REQUIRED = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
  Product: ['name', 'image', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability'],
  ItemList: ['itemListElement'],
  CollectionPage: ['name'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image'],
  Event: ['name', 'startDate', 'location'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  HowTo: ['name', 'step'],
  HowToStep: ['text'],
  HardwareStore: ['name', 'address', 'geo', 'telephone', 'url', 'openingHoursSpecification'],
  Store: ['name', 'address', 'geo', 'telephone', 'url', 'openingHoursSpecification'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Brand: ['name'],
  Person: ['name'],
};

const isEmpty = (value) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Returns one sentence for each problem of a structured data block: by our own rules or, when it follows
 * them, by those of search engines for rich results.
 * @param {string} text @returns {Promise<string[]>}
 */
export async function checkJsonLd(text) {
  const problems = listOwnProblems(text);
  return problems.length > 0 ? problems : await listRichResultErrors(JSON.parse(text));
}

async function listRichResultErrors(data) {
  const roots = Array.isArray(data) ? data : (data['@graph'] ?? [data]);
  const jsonld = Object.groupBy(roots, (root) => root['@type']);
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {}, errors: [] });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(
      ({ issueMessage, path }) =>
        `${path.map(({ type, property }) => type ?? property).join('.')}: ${issueMessage}`,
    );
}

function listOwnProblems(text) {
  let data;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return [`is not JSON: ${error.message}`];
  }
  const roots = Array.isArray(data) ? data : (data['@graph'] ?? [data]);
  const problems = [];
  for (const root of roots) {
    if (!/^https?:\/\/schema\.org\/?$/.test(root['@context'] ?? data['@context'] ?? '')) {
      problems.push('has no @context of schema.org');
    }
    if (!root['@type']) problems.push('has no @type');
    problems.push(...checkNode(root, ''));
  }
  return problems;
}

function checkNode(node, nodePath) {
  if (Array.isArray(node)) return node.flatMap((item, index) => checkNode(item, `${nodePath}[${index}]`));
  if (node === null || typeof node !== 'object') return [];
  const problems = [];
  for (const type of [node['@type']].flat().filter(Boolean)) {
    for (const field of REQUIRED[type] ?? []) {
      if (isEmpty(node[field])) problems.push(`${nodePath || type} is a ${type} without ${field}`);
    }
    if (type === 'Offer' && !isEmpty(node.price) && !(Number(node.price) > 0)) {
      problems.push(`${nodePath || type} has a price of ${node.price}`);
    }
    if (type === 'ListItem' && isEmpty(node.name) && isEmpty(node.item) && isEmpty(node.url)) {
      problems.push(`${nodePath} is a ListItem without name, item or url`);
    }
  }
  for (const [field, value] of Object.entries(node)) {
    if (!field.startsWith('@')) problems.push(...checkNode(value, nodePath ? `${nodePath}.${field}` : field));
  }
  return problems;
}

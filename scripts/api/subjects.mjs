import { CAPABILITIES } from '#lib/contract/capabilities/capabilities.ts';

/** Subjects of the calls of the retailer's specification, by the beginning of their path. */
const SUBJECTS = [
  ['Token', '/token/'],
  ['Accounts', '/experience/onboarding/'],
  ['Cart', '/experience/checkout/guest/v1/cart'],
  ['Orders', '/experience/checkout/guest/v1/'],
  ['Wishlist', '/experience/checkout/private/v1/wishlists'],
  ['Wallet payment', '/experience/payment/'],
  ['Customer account', '/experience/account/'],
  ['Catalog', '/experience/catalog/'],
  ['Content', '/experience/mdm/'],
  ['Content', '/web/experience/landing/'],
];

/**
 * Returns the name of the capability that a call belongs to; undefined for a call of the retailer's
 * specification.
 */
export function getCapability({ name }) {
  return Object.keys(CAPABILITIES).find((capability) => CAPABILITIES[capability].includes(name));
}

/** Returns the subject of a call: one of the retailer's specification, or the name of a capability. */
export function getSubject(endpoint) {
  const capability = getCapability(endpoint);
  if (capability) return capability;
  const subject = SUBJECTS.find(([, prefix]) => endpoint.path.startsWith(prefix));
  if (!subject) throw new Error(`${endpoint.name} belongs to no subject and to no capability`);
  return subject[0];
}

// The order of a module's exports depends on who imports it, so calls are sorted.
const getSortKey = ({ path, method }) => `${path} ${method}`;
const compareByPath = (a, b) => (getSortKey(a) < getSortKey(b) ? -1 : 1);

/**
 * Groups calls by subject: those of the retailer's specification first, then the capabilities in their listed
 * order.
 */
export function groupBySubject(endpoints, capabilities) {
  const names = [...new Set([...SUBJECTS.map(([name]) => name), ...capabilities])];
  const groups = Map.groupBy(endpoints, getSubject);
  return names.map((name) => ({
    name,
    isCapability: capabilities.includes(name),
    endpoints: (groups.get(name) ?? []).toSorted(compareByPath),
  }));
}

import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

// A household or a server usually has a /64 network and can choose the other 64 bits at will.
const NETWORK_GROUPS = 4;
const OWNER_GROUPS = 3;

/** Returns the key for rate limits per client: the /64 network of an IPv6 address, or the address itself. */
export function getClientNetwork(address: string): string {
  const normalized = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(normalized)) return normalized;
  const [leftGroups = [], rightGroups] = normalized
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const zeros = rightGroups
    ? Array<string>(Math.max(0, 8 - leftGroups.length - rightGroups.length)).fill('0')
    : [];
  const groups = [...leftGroups, ...zeros, ...(rightGroups ?? [])].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Hashes a client's network for storage; null for an unknown one. */
export type NetworkHash = (network: string | null) => string | null;

/**
 * Returns a function that hashes a client's network, so that the database does not reveal addresses. An IPv6
 * network is hashed by its first 48 bits, because a provider may assign a whole /48 to one customer.
 */
export function createNetworkHash(secret: string): NetworkHash {
  return (network) => {
    if (network === null) return null;
    const owner = network.includes(':') ? network.split(':').slice(0, OWNER_GROUPS).join(':') : network;
    return createHmac('sha256', secret).update(`binaa stock network ${owner}`).digest('base64url');
  };
}

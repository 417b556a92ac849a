import { isIPv6 } from 'node:net';

// One line of a household or a server has so many groups of sixteen bits in common, and changes all others at will.
const GROUPS = 4;

/** Who is counted by an address: of IPv6 its network of 64 bits, of anything else the address itself. */
export function getClientNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [left = [], right] = plain.split('::').map((half) => half.split(':').filter(Boolean));
  const gap = right ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : [];
  const groups = [...left, ...gap, ...(right ?? [])].slice(0, GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';

// All ranges that are not public unicast: loopback, private networks, link-local (where clouds serve
// credentials), carrier-grade NAT, documentation, multicast, and IPv6 ranges that embed IPv4.
const RANGES: Record<'ipv4' | 'ipv6', [string, number][]> = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ],
  ipv6: [
    ['::', 96],
    ['::ffff:0:0', 96],
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['100::', 64],
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['fc00::', 7],
    ['fe80::', 10],
    ['fec0::', 10],
    ['ff00::', 8],
  ],
};

// One list per family: in a shared list, the IPv4-mapped IPv6 range would match every IPv4 address.
function createBlockList(family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of RANGES[family]) list.addSubnet(address, prefix, family);
  return list;
}

const blocked = { ipv4: createBlockList('ipv4'), ipv6: createBlockList('ipv6') };

/** Whether an IP address is publicly routable. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 0) return false;
  const family = kind === 6 ? 'ipv6' : 'ipv4';
  return !blocked[family].check(address, family);
}

/** Thrown for a host with an address in a private network. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

type LookupCallback = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/**
 * `lookup` function of a connection: it connects to the address that was checked, which prevents DNS
 * rebinding.
 */
export function lookupPublicAddress(name: string, options: LookupOptions, callback: LookupCallback): void {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error(`${name} has no address`), []);
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new PrivateAddressError(`${name} leads into a private network`), []);
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
}

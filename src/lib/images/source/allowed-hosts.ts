/** Trust in a configured host: `private` may resolve to an address of a private network, `public` may not. */
export type HostTrust = 'public' | 'private';

/** Returns the trust in a URL's host; undefined when photos are not allowed from it. */
export type HostPolicy = (url: URL) => HostTrust | undefined;

/**
 * Creates the policy of hosts that photos may come from. A bare `photos.example` is requested by HTTPS at
 * public network addresses only; an origin such as `http://media:9000` belongs to the shop and may have any
 * network address.
 */
export function createHostPolicy(entries: readonly string[]): HostPolicy {
  const trustByHost = new Map<string, HostTrust>(
    entries.map((entry) =>
      entry.includes('://')
        ? [new URL(entry).origin, 'private']
        : [new URL(`https://${entry}`).origin, 'public'],
    ),
  );
  return (url) => (url.username || url.password ? undefined : trustByHost.get(url.origin));
}

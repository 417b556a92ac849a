/** How far a configured host is trusted: `own` may lead into a private network, `public` may not. */
export type HostTrust = 'public' | 'own';

export type HostPolicy = (url: URL) => HostTrust | undefined;

/**
 * The hosts that photographs may come from. A bare `photos.example` is reached by https at public addresses;
 * one written as an origin, `http://media:9000`, is the shop's own and reached wherever it is.
 */
export function createHostPolicy(entries: readonly string[]): HostPolicy {
  const known = new Map<string, HostTrust>(
    entries.map((entry) =>
      entry.includes('://') ? [new URL(entry).origin, 'own'] : [new URL(`https://${entry}`).origin, 'public'],
    ),
  );
  return (url) => (url.username || url.password ? undefined : known.get(url.origin));
}

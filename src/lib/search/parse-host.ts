/** Parses a URL, with or without path, to the host option of the provider's client. */
export function parseHost(address: string) {
  const { protocol, host, pathname } = new URL(address);
  return {
    url: host + pathname.replace(/\/+$/, ''),
    accept: 'readWrite' as const,
    protocol: protocol === 'https:' ? ('https' as const) : ('http' as const),
  };
}

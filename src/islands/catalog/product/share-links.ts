/** Returns the product's URL with the shade of the current URL; other parameters are dropped. */
export function addShadeToUrl(address: string, search: string): string {
  const url = new URL(address);
  const shade = new URLSearchParams(search).get('shade');
  url.search = shade ? `?shade=${encodeURIComponent(shade)}` : '';
  return url.href;
}

export function getWhatsAppLink(name: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${name}\n${address}`)}`;
}

export function getMailLink(name: string, address: string): string {
  return `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(address)}`;
}

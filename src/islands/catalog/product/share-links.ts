/** A product's address with the shade that the page's own address names now; nothing else of that is sent on. */
export function addShadeToUrl(address: string, search: string): string {
  const url = new URL(address);
  const shade = new URLSearchParams(search).get('shade');
  url.search = shade ? `?shade=${encodeURIComponent(shade)}` : '';
  return url.href;
}

/** Opens the messenger with a message that names it. */
export function getWhatsAppLink(name: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${name}\n${address}`)}`;
}

/** Opens a letter that names it. */
export function getMailLink(name: string, address: string): string {
  return `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(address)}`;
}

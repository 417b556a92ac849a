/** Returns the product's URL with the shade of the current URL; other parameters are dropped. */
export function addShadeToUrl(productUrl: string, search: string): string {
  const url = new URL(productUrl);
  const shade = new URLSearchParams(search).get('shade');
  url.search = shade ? `?shade=${encodeURIComponent(shade)}` : '';
  return url.href;
}

export function getWhatsAppLink(name: string, productUrl: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${name}\n${productUrl}`)}`;
}

export function getMailtoLink(name: string, productUrl: string): string {
  return `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(productUrl)}`;
}

import { formatFirstName } from '#lib/format/account/first-name.ts';

/** Shows in the header who is signed in, on this page and, by its inline script, on the next ones. */
export function setCustomerName(name: string): void {
  const firstName = formatFirstName(name);
  const element = document.getElementById('customerName');
  if (element) element.textContent = firstName;
  try {
    localStorage.setItem('customerName', firstName);
  } catch {
    // Without storage the next pages show no name.
  }
}

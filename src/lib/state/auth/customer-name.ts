import { formatFirstName } from '#lib/format/account/first-name.ts';

/**
 * Shows the customer's first name in the header, and stores it for the header's inline script on later pages.
 */
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

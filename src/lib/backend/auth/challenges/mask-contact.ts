import { COUNTRIES } from '#lib/locale/countries.ts';

const DOTS = '••••';

/** Masks an email address or a mobile number: `l•••@binaa.example`, `+971 •••• 4567`. */
export function maskContact(address: string): string {
  const at = address.lastIndexOf('@');
  if (at > 0) return `${[...address][0]}•••${address.slice(at)}`;
  const country = Object.values(COUNTRIES).find(({ dialCode }) => address.startsWith(`+${dialCode}`));
  return `+${country?.dialCode ?? ''} ${DOTS} ${address.slice(-4)}`;
}

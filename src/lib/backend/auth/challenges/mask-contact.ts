import { COUNTRIES } from '#lib/locale/countries.ts';

const MASK = '••••';

/** Masks an email address or a mobile number: `l•••@binaa.example`, `+971 •••• 4567`. */
export function maskContact(contact: string): string {
  const atIndex = contact.lastIndexOf('@');
  if (atIndex > 0) return `${[...contact][0]}•••${contact.slice(atIndex)}`;
  const country = Object.values(COUNTRIES).find(({ dialCode }) => contact.startsWith(`+${dialCode}`));
  return `+${country?.dialCode ?? ''} ${MASK} ${contact.slice(-4)}`;
}

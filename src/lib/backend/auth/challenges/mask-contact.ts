import { COUNTRIES } from '#lib/locale/countries.ts';

const MASK = '••••';

/** Masks an email address or a mobile number: `l•••@binaa.example`, `+971 •••• 4567`. */
export function maskContact(contact: string): string {
  const atSignIndex = contact.lastIndexOf('@');
  if (atSignIndex > 0) return `${[...contact][0]}•••${contact.slice(atSignIndex)}`;
  const country = Object.values(COUNTRIES).find(({ dialCode }) => contact.startsWith(`+${dialCode}`));
  return `+${country?.dialCode ?? ''} ${MASK} ${contact.slice(-4)}`;
}

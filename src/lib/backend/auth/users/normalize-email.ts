/** Returns the normal form of an email address: in practice no mailbox depends on case. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

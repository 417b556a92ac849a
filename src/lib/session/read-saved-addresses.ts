import { readAddresses, type SavedAddress } from '#lib/contract/saved-addresses.ts';
import type { RequestSession } from './request-session.server.ts';

/** Returns the customer's address book; empty for a guest, and when it cannot be read: the checkout goes on without it. */
export async function readSavedAddresses({ account, client }: RequestSession): Promise<SavedAddress[]> {
  if (!account) return [];
  const { accountId, contactId } = account;
  const result = await client.call(readAddresses, { params: { accountId }, query: { contactId } });
  return result.ok ? result.data.addresses : [];
}

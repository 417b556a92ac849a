import { readAddresses, type SavedAddress } from '#lib/contract/account/saved-addresses.ts';
import type { Client } from './client.ts';

/** The part of a request's session that the address book needs. */
interface AddressBookSession {
  /** Undefined for a guest. */
  account: { accountId: string; contactId: string } | undefined;
  client: Client;
}

/** Returns the customer's address book; empty for a guest, and when it cannot be read. */
export async function readSavedAddresses({ account, client }: AddressBookSession): Promise<SavedAddress[]> {
  if (!account) return [];
  const { accountId, contactId } = account;
  const result = await client.call(readAddresses, { params: { accountId }, query: { contactId } });
  return result.ok ? result.data.addresses : [];
}

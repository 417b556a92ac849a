import type { EndpointInput } from '#lib/contract/endpoint.ts';
import type { createReturn } from '#lib/contract/orders/returns.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import { parseIban } from '#lib/locale/returns/iban.ts';
import { createEncryption } from '../../../crypto/encrypt.ts';
import { createInvalidRequestError } from '../../../gateway/app-error.ts';

export type BankAccount = NonNullable<EndpointInput<typeof createReturn>['body']['bankAccount']>;

/** Encrypts and decrypts the bank accounts for refunds. */
export interface BankAccountEncryption {
  /** Returns the encrypted account of a return, and the last four characters of its IBAN. */
  encrypt(returnId: string, account: BankAccount): { account: string; end: string };
  /** Returns undefined for data that were not encrypted with this shop's key. */
  decrypt(returnId: string, encryptedAccount: string): BankAccount | undefined;
}

export function createBankAccountEncryption(secret: string): BankAccountEncryption {
  const encryption = createEncryption(secret, 'binaa bank account');
  return {
    encrypt: (returnId, account) => ({
      account: encryption.encrypt(JSON.stringify(account), returnId),
      end: account.iban.slice(-4),
    }),
    decrypt(returnId, encryptedAccount) {
      const text = encryption.decrypt(encryptedAccount, returnId);
      return text === undefined ? undefined : (JSON.parse(text) as BankAccount);
    },
  };
}

/**
 * Returns the account with its IBAN in normal form. Throws INVALID_REQUEST unless it is one of the country.
 */
export function requireBankAccount(account: BankAccount | undefined, country: CountryCode): BankAccount {
  if (!account) throw createInvalidRequestError([{ path: 'body.bankAccount.iban', rule: 'required' }]);
  const iban = parseIban(account.iban, country);
  if (iban === undefined)
    throw createInvalidRequestError([{ path: 'body.bankAccount.iban', rule: 'not_of_the_country' }]);
  return { holder: account.holder, iban };
}

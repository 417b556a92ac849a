import { type Db, runInTransaction, type Trx } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { RequestContext } from '../../gateway/request-context.ts';
import type { UserStore } from '../users/user-store.ts';
import type { ProviderIdentity } from './provider-token.ts';

const PROVIDER = 'hosted';

/** Sign-in with a token of a hosted identity provider. */
export interface ProviderSignIn {
  /**
   * Returns the id of the token's user, who is created if necessary. Throws UNAUTHORIZED, EMAIL_REGISTERED.
   */
  signIn(token: string, call: Pick<RequestContext, 'now' | 'country' | 'language'>): Promise<string>;
}

export interface ProviderSignInOptions {
  db: Db;
  read(token: string, now: number): Promise<ProviderIdentity>;
  identity: Pick<UserStore, 'addUser' | 'addCredential'>;
}

type SignInContext = Parameters<ProviderSignIn['signIn']>[1];

export function createProviderSignIn({ db, read, identity }: ProviderSignInOptions): ProviderSignIn {
  const linkOrCreateUser = (voucher: ProviderIdentity, call: SignInContext) =>
    runInTransaction(db, async (trx) => {
      const linked = await findBySubject(trx, voucher.subject);
      if (linked) return linked;
      const found = await findByEmail(trx, voucher.email);
      // The account may have been created by a person who does not own this email address.
      if (found && !found.email_verified) throw new AppError('EMAIL_REGISTERED');
      const userId = found?.id ?? (await makeUser(trx, voucher, call));
      await identity.addCredential(trx, userId, { provider: PROVIDER, subject: voucher.subject }, call.now);
      return userId;
    });

  async function makeUser(
    trx: Trx,
    voucher: ProviderIdentity,
    { country, language, now }: SignInContext,
  ): Promise<string> {
    const { name, email } = voucher;
    const user = {
      ...{ name: name ?? '', email, emailVerified: true },
      // The shop asks for a mobile number and verifies it itself, because the wallet depends on it.
      ...{ mobile: null, walletId: null },
      ...{ newsletter: { email: false, whatsapp: false }, language, country: country.code },
    };
    return await identity.addUser(trx, user, now);
  }

  return {
    async signIn(token, call) {
      const voucher = await read(token, call.now);
      try {
        return await linkOrCreateUser(voucher, call);
      } catch (error) {
        // A concurrent sign-in with the same provider token created the user first: retry, which finds that
        // user.
        if (isUniqueViolation(error)) return await linkOrCreateUser(voucher, call);
        throw error;
      }
    },
  };
}

async function findBySubject(trx: Trx, subject: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('credentials')
    .innerJoin('users', 'users.id', 'credentials.user_id')
    .select('users.id')
    .where('credentials.provider_id', '=', PROVIDER)
    .where('credentials.subject', '=', subject)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

async function findByEmail(trx: Trx, email: string) {
  return await trx
    .selectFrom('users')
    .select(['id', 'email_verified'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

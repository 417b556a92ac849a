import { type Db, runInTransaction, type Trx } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { RequestContext } from '../../gateway/request-context.ts';
import type { UserStore } from '../users/user-store.ts';
import type { ProviderIdentity } from './provider-token.ts';

const PROVIDER = 'hosted';

/** Lets people in on a hosted provider's word. */
export interface ProviderSignIn {
  /** The id of the customer whom a token vouches for, made when there is none. UNAUTHORIZED, EMAIL_REGISTERED. */
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
      // Whoever wrote somebody else's address down here must not share an account with its owner.
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
      // A number is asked for and proven here: the wallet hangs on it.
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
        // Somebody entered by the same word at the same time: now there is an account to be found.
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

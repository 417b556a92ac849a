import { type Db, runInTransaction, type Trx } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { RequestContext } from '../../gateway/request-context.ts';
import type { UserStore } from '../users/user-store.ts';
import type { ProviderIdentity } from './provider-token.ts';

const PROVIDER_ID = 'hosted';

/** Sign-in with a token of a hosted identity provider. */
export interface ProviderSignIn {
  /**
   * Returns the id of the token's user, who is created if necessary. Throws UNAUTHORIZED, EMAIL_REGISTERED.
   */
  signIn(token: string, context: Pick<RequestContext, 'now' | 'country' | 'language'>): Promise<string>;
}

export interface ProviderSignInOptions {
  db: Db;
  verifyToken(token: string, now: number): Promise<ProviderIdentity>;
  userStore: Pick<UserStore, 'addUser' | 'addCredential'>;
}

type SignInContext = Parameters<ProviderSignIn['signIn']>[1];

export function createProviderSignIn({ db, verifyToken, userStore }: ProviderSignInOptions): ProviderSignIn {
  const linkOrCreateUser = (providerIdentity: ProviderIdentity, context: SignInContext) =>
    runInTransaction(db, async (trx) => {
      const linkedUserId = await findBySubject(trx, providerIdentity.subject);
      if (linkedUserId) return linkedUserId;
      const existingUser = await findByEmail(trx, providerIdentity.email);
      // The account may have been created by a person who does not own this email address.
      if (existingUser && !existingUser.email_verified) throw new AppError('EMAIL_REGISTERED');
      const userId = existingUser?.id ?? (await createUser(trx, providerIdentity, context));
      await userStore.addCredential(
        trx,
        userId,
        { provider: PROVIDER_ID, subject: providerIdentity.subject },
        context.now,
      );
      return userId;
    });

  async function createUser(
    trx: Trx,
    providerIdentity: ProviderIdentity,
    { country, language, now }: SignInContext,
  ): Promise<string> {
    const { name, email } = providerIdentity;
    const user = {
      name: name ?? '',
      email,
      emailVerified: true,
      // The shop asks for a mobile number and verifies it itself, because the wallet depends on it.
      mobile: null,
      walletId: null,
      newsletter: { email: false, whatsapp: false },
      language,
      country: country.code,
    };
    return await userStore.addUser(trx, user, now);
  }

  return {
    async signIn(token, context) {
      const providerIdentity = await verifyToken(token, context.now);
      try {
        return await linkOrCreateUser(providerIdentity, context);
      } catch (error) {
        // A concurrent sign-in with the same provider token created the user first: retry, which finds that
        // user.
        if (isUniqueViolation(error)) return await linkOrCreateUser(providerIdentity, context);
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
    .where('credentials.provider_id', '=', PROVIDER_ID)
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

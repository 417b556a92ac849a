import type { Profile } from '#lib/contract/auth/account-fields.ts';
import type { AuthStep } from '#lib/contract/auth/auth.ts';
import type { AuthContext } from '../auth/auth-context.ts';
import { type ChallengeRow, verifyCode } from '../auth/challenges/challenges.ts';
import type { AuthConfig } from '../auth/config.ts';
import { consumeNetworkAttempt } from '../auth/limits/count-attempt.ts';
import { ONE_TIME_CODE } from '../auth/limits/limits.ts';
import { confirmPasswordReset } from '../auth/reset-password.ts';
import { signInByCode } from '../auth/sign-in.ts';
import { confirmSignUp } from '../auth/sign-up.ts';
import { readProfile } from '../auth/users/user-profile.ts';
import { createUserStore } from '../auth/users/user-store.ts';
import type { RequestContext } from '../gateway/request-context.ts';
import { confirmContactChange } from './change-contact.ts';
import { confirmAccountDeletion } from './deletion/delete-account.ts';
import { confirmSession } from './session-confirmation.ts';

export interface AccountService {
  auth: AuthContext;
  /** Throws UNAUTHORIZED when the account was deleted. */
  readProfile(userId: string): Promise<Profile>;
  /** Whether an id belongs to an account, including deleted accounts, whose orders are kept. */
  isCustomer(id: string): Promise<boolean>;
  /** Verifies a code and runs the handler of its purpose. */
  verifyChallenge(challengeId: string, code: string, context: RequestContext): Promise<AuthStep>;
  /** Deletes expired challenges and send counters. */
  deleteExpired(now: number): Promise<void>;
}

export interface AccountServiceOptions
  extends Omit<AuthContext, 'userStore' | 'employeeEmailRule' | 'clientsPerNetwork'> {
  config: AuthConfig;
}

const CHALLENGE_HANDLERS: Record<
  ChallengeRow['purpose'],
  (auth: AuthContext, row: ChallengeRow, context: RequestContext) => Promise<AuthStep>
> = {
  'sign-in': signInByCode,
  'sign-up': confirmSignUp,
  reset: confirmPasswordReset,
  'change-email': confirmContactChange,
  'change-mobile': confirmContactChange,
  deletion: confirmAccountDeletion,
  confirm: confirmSession,
};

export function createAccountService({ config, ...dependencies }: AccountServiceOptions): AccountService {
  const { employeeEmailRule, clientsPerNetwork = 1, scryptCost } = config;
  const auth: AuthContext = {
    ...dependencies,
    employeeEmailRule,
    clientsPerNetwork,
    userStore: createUserStore(scryptCost),
  };
  const { db } = auth;
  return {
    auth,
    readProfile: (userId) => readProfile(auth, userId),
    async isCustomer(id) {
      const row = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
      return row !== undefined;
    },
    async verifyChallenge(challengeId, code, context) {
      await consumeNetworkAttempt(auth, 'codePerNetwork', context);
      const row = await verifyCode(auth, challengeId, code, context);
      return await CHALLENGE_HANDLERS[row.purpose](auth, row, context);
    },
    async deleteExpired(now) {
      await db
        .deleteFrom('challenges')
        .where('expires_at', '<=', now - ONE_TIME_CODE.verifiedTtlMs)
        .execute();
      await db
        .deleteFrom('code_sends')
        .where('first_at', '<=', now - ONE_TIME_CODE.sendWindowMs)
        .execute();
    },
  };
}

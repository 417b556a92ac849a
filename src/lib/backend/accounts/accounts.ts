import type { Profile } from '#lib/contract/account.ts';
import type { Step } from '#lib/contract/identity.ts';
import type { Call } from '../gateway/call.ts';
import { type ChallengeRow, tryCode } from './challenges.ts';
import { finishContactChange } from './contact.ts';
import { finishDeletion } from './deletion.ts';
import { createIdentity } from './identity.ts';
import { CODE } from './limits.ts';
import type { Parts } from './parts.ts';
import { readProfile } from './profile.ts';
import { allowReset } from './reset.ts';
import { countAddress } from './rules.ts';
import type { AccountSettings } from './settings.ts';
import { signInByCode } from './sign-in.ts';
import { finishSignUp } from './sign-up.ts';

/** People with an account. */
export interface Accounts {
  parts: Parts;
  /** UNAUTHORIZED when the account has gone. */
  profile(userId: string): Promise<Profile>;
  /** Whether an id is an account's, or was: the orders of one that was deleted stay. */
  isCustomer(id: string): Promise<boolean>;
  /** Says a code, and does what it is for. */
  verify(challengeId: string, code: string, call: Call): Promise<Step>;
  /** Deletes what no code can open any more. */
  tidy(now: number): Promise<void>;
}

export interface AccountOptions extends Omit<Parts, 'identity' | 'employee' | 'crowd'> {
  settings: AccountSettings;
}

const FINISH: Record<
  ChallengeRow['purpose'],
  (parts: Parts, row: ChallengeRow, call: Call) => Promise<Step>
> = {
  'sign-in': signInByCode,
  'sign-up': finishSignUp,
  reset: allowReset,
  'change-email': finishContactChange,
  'change-mobile': finishContactChange,
  deletion: finishDeletion,
};

export function createAccounts({ settings, ...given }: AccountOptions): Accounts {
  const { employee, crowd = 1, cost } = settings;
  const parts: Parts = { ...given, employee, crowd, identity: createIdentity(cost) };
  const { db } = parts;
  return {
    parts,
    profile: (userId) => readProfile(parts, userId),
    async isCustomer(id) {
      const row = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
      return row !== undefined;
    },
    async verify(challengeId, code, call) {
      await countAddress(parts, 'codeFromAddress', call);
      const row = await tryCode(parts, challengeId, code, call);
      return await FINISH[row.purpose](parts, row, call);
    },
    async tidy(now) {
      await db
        .deleteFrom('challenges')
        .where('expires_at', '<=', now - CODE.provenLife)
        .execute();
      await db
        .deleteFrom('code_sends')
        .where('first_at', '<=', now - CODE.sendsWithin)
        .execute();
    },
  };
}

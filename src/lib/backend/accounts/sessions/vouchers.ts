import { type Db, type Trx, transaction } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { Call } from '../../gateway/call.ts';
import { Fault } from '../../gateway/fault.ts';
import type { Identity } from '../identity.ts';
import type { Voucher } from './provider.ts';

const PROVIDER = 'hosted';

/** Lets people in on a hosted provider's word. */
export interface Vouchers {
  /** The id of the customer whom a token vouches for, made when there is none. UNAUTHORIZED, EMAIL_REGISTERED. */
  enter(token: string, call: Pick<Call, 'now' | 'country' | 'language'>): Promise<string>;
}

export interface VoucherOptions {
  db: Db;
  read(token: string, now: number): Promise<Voucher>;
  identity: Pick<Identity, 'addUser' | 'addCredential'>;
}

type Place = Parameters<Vouchers['enter']>[1];

export function createVouchers({ db, read, identity }: VoucherOptions): Vouchers {
  const settle = (voucher: Voucher, call: Place) =>
    transaction(db, async (trx) => {
      const linked = await findBySubject(trx, voucher.subject);
      if (linked) return linked;
      const found = await findByEmail(trx, voucher.email);
      // Whoever wrote somebody else's address down here must not share an account with its owner.
      if (found && !found.email_verified) throw new Fault('EMAIL_REGISTERED');
      const userId = found?.id ?? (await makeUser(trx, voucher, call));
      await identity.addCredential(trx, userId, { provider: PROVIDER, subject: voucher.subject }, call.now);
      return userId;
    });

  async function makeUser(trx: Trx, voucher: Voucher, { country, language, now }: Place): Promise<string> {
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
    async enter(token, call) {
      const voucher = await read(token, call.now);
      try {
        return await settle(voucher, call);
      } catch (error) {
        // Somebody entered by the same word at the same time: now there is an account to be found.
        if (isUniqueViolation(error)) return await settle(voucher, call);
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

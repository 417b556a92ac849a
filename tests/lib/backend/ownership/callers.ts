import { createSessionService } from '#lib/backend/auth/sessions/session-service.ts';
import { type Db, runInTransaction } from '#lib/backend/db/database.ts';
import { bookTransaction } from '#lib/backend/wallet/ledger.ts';
import { createWallet } from '#lib/backend/wallet/wallets.ts';
import { readCart } from '#lib/contract/cart/cart.ts';
import {
  type ContractClient,
  callEndpoint,
  EMIRATES,
  parseResponse,
  type Visitor,
} from '../../../contract/harness/client.ts';
import { type FunctionHarness, SECRET } from '../../../contract/harness/function-client.ts';
import { sendTo } from '../../../contract/harness/token-client.ts';
import { insertUser } from '../auth/insert-user.ts';

const ORIGIN = 'http://commerce.test';
const HOUR = 3_600_000;

/** A customer with an account, or a guest, who owns things. */
export interface Owner extends Visitor {
  /** Signed-in session; null for a guest. */
  sessionId: string | null;
  accountId: string;
  contactId: string;
  mobile: string;
  email: string;
  db: Db;
}

export interface OwnershipBackend extends FunctionHarness {
  db: Db;
  client: ContractClient;
}

let customerCount = 0;

type Send = Visitor['send'];

function createSend({ backend }: OwnershipBackend, headers: Record<string, string>): Send {
  return async (sent, { country, language } = EMIRATES) => {
    const all = { location: country, locale: language, ...headers };
    return await parseResponse(await sendTo(ORIGIN, (request) => backend.handle(request), sent, all));
  };
}

function createOwner(db: Db, { id, mobile, sessionId }: Record<string, string>, send: Send): Owner {
  const owner: Owner = {
    ...{ db, send, userId: id as string, sessionId: sessionId ?? null, mobile: mobile as string },
    ...{ accountId: `account-${id}`, contactId: `contact-${id}`, email: `${id}@binaa.example` },
    cartId: async (market) => {
      const body = { userId: id as string };
      return (await callEndpoint(owner, readCart, { params: body, body }, market)).data.id;
    },
    pay: async () => 'Refused',
  };
  return owner;
}

/** Adds a signed-in customer with a verified mobile number and a wallet; `end` ends the session in one of two ways. */
export async function addCustomer(harness: OwnershipBackend, end?: 'expired' | 'signed out'): Promise<Owner> {
  const { db } = harness;
  customerCount += 1;
  const id = await insertUser(db, `customer-${customerCount}`);
  const mobile = `+97150${2_000_000 + customerCount}`;
  const now = Date.now();
  await runInTransaction(db, async (trx) => {
    const wallet = await createWallet(trx, 'ae', now);
    await trx.updateTable('wallets').set({ mobile }).where('id', '=', wallet).execute();
    const reward = { kind: 'reward', amount: 50_000, orderId: null, reference: `reward ${id}` } as const;
    await bookTransaction(trx, wallet, reward, now - 1000);
    const contact = { mobile, mobile_verified: 1, wallet_id: wallet } as const;
    await trx.updateTable('users').set(contact).where('id', '=', id).execute();
  });
  const signedInAt = end === 'expired' ? now - 2 * HOUR : now;
  const sessions = createSessionService({ db, clock: () => signedInAt, secret: SECRET });
  const tokens = await sessions.createSession(id, { userAgent: '' }, signedInAt);
  const [sessionId = ''] = tokens.appToken.split('.');
  if (end === 'signed out') await sessions.endSession(sessionId);
  const headers = { authorization: `Bearer ${tokens.accessToken}`, 'x-ciam-token': tokens.identityToken };
  return createOwner(db, { id, mobile, sessionId }, createSend(harness, headers));
}

/** A guest with their own token. */
export function addGuest({ client, db }: OwnershipBackend): Owner {
  const visitor = client.visitor();
  const names = { id: visitor.userId, mobile: '+971509999999' };
  return { ...createOwner(db, names, visitor.send), cartId: visitor.cartId, pay: visitor.pay };
}

/** A caller without a token. */
export function addStranger(harness: OwnershipBackend): Pick<Visitor, 'send'> {
  return { send: createSend(harness, {}) };
}

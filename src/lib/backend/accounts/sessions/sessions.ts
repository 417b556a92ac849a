import { createHmac } from 'node:crypto';
import type { Device } from '#lib/contract/account.ts';
import type { Tokens } from '#lib/contract/identity.ts';
import { type Db, type Trx, transaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import type { Customers } from '../../gateway/caller.ts';
import { Fault } from '../../gateway/fault.ts';
import { CUSTOMER_TOKEN_LIFETIME, signToken } from '../../gateway/token.ts';
import type { Message } from '../../messaging/message.ts';
import {
  type AppToken,
  ageOfAppToken,
  followAppToken,
  hashAppToken,
  newAppToken,
  readAppToken,
  writeAppToken,
} from './app-token.ts';
import { nameDevice } from './device-name.ts';
import { isDeviceToken, newDeviceToken } from './device-token.ts';
import { readIdentity, signIdentity } from './identity-token.ts';
import { createKeys } from './keys.ts';
import * as rows from './queries.ts';
import { ABSOLUTE_LIFETIME, IDLE_LIFETIME, ROTATION_AGE, SEEN_STEP } from './times.ts';
import type { Visitor } from './visitor.ts';

export interface SessionsOptions {
  db: Db;
  clock: () => number;
  /** Key of access tokens; those of the other tokens are made of it. */
  secret: string;
  /** Tells people of a sign-in from a device that was never seen. */
  outbox?: { send(message: Message, trx: Trx): Promise<unknown> } | undefined;
}

/** Who is signed in, and where. */
export interface Sessions extends Customers {
  /** Opens a session of its own, whatever came before it. Not inside a transaction. UNAUTHORIZED when there is no such user. */
  open(userId: string, visitor: Visitor, now: number): Promise<Tokens>;
  /** New tokens for an app token; undefined when its session has ended, or ends now because the token was stolen. */
  refresh(appToken: string, now: number): Promise<{ tokens: Tokens; userId: string } | undefined>;
  end(sessionId: string, trx?: Trx): Promise<void>;
  endAll(userId: string, exceptSessionId?: string, trx?: Trx): Promise<void>;
  /** Ends one of the user's own; false when it is not his, or has ended. */
  remove(sessionId: string, userId: string): Promise<boolean>;
  /** Devices that are signed in, the one seen last first; `current` is the session that asks. */
  list(userId: string, current?: string | null): Promise<Device[]>;
  /** True when this browser belongs to the user: he signed in with it before. */
  knownDevice(deviceToken: string | undefined, userId: string): boolean;
  /** Deletes what could not live any more. */
  sweep(now: number): Promise<void>;
}

export function createSessions({ db, clock, secret, outbox }: SessionsOptions): Sessions {
  const keyFor = (purpose: string) =>
    createHmac('sha256', secret).update(`binaa ${purpose}`).digest('base64url');
  const appKey = keyFor('app token');
  const deviceKey = keyFor('device token');
  const keys = createKeys(db, secret);

  async function issue(userId: string, app: AppToken, now: number): Promise<Tokens> {
    return {
      accessToken: await signToken(userId, 'private', secret, now, app.sessionId),
      identityToken: await signIdentity(keys, userId, now),
      appToken: writeAppToken(app),
      expiresIn: CUSTOMER_TOKEN_LIFETIME,
    };
  }

  /** The token to go on with; undefined for one that was never the session's, or is not any more. */
  async function accept(row: rows.SessionRow, token: AppToken, now: number): Promise<AppToken | undefined> {
    // Each change came at least so long after the one before.
    const changes = Math.floor((row.rotated_at - row.created_at) / ROTATION_AGE);
    const age = ageOfAppToken(token, row.token_hash, appKey, changes);
    if (age === undefined) return undefined;
    const isOver = age === 1 && row.previous_until !== null && row.previous_until <= now;
    if (age > 1 || isOver) {
      // Two hold tokens of one session, and nobody can tell which of them is its owner.
      await rows.endSessions(db, { id: row.id }, now);
      return undefined;
    }
    const next = followAppToken(token, appKey);
    if (age === 0 && now - row.rotated_at >= ROTATION_AGE) {
      await rows.replaceToken(db, row, hashAppToken(next), now);
      return next;
    }
    const isFirstUse = age === 0 && row.previous_until === null;
    if (isFirstUse || now - row.seen_at >= SEEN_STEP) await rows.noteSeen(db, row, age === 0, now);
    return age === 0 ? token : next;
  }

  const knownDevice: Sessions['knownDevice'] = (token, userId) => isDeviceToken(token, userId, deviceKey);

  return {
    knownDevice,

    async open(userId, { userAgent, deviceToken }, now) {
      const isKnown = knownDevice(deviceToken, userId);
      const id = newId(now);
      const app = newAppToken(id);
      const name = nameDevice(userAgent);
      await transaction(db, async (trx) => {
        const user = await rows.findUser(trx, userId);
        if (!user) throw new Fault('UNAUTHORIZED');
        const isNews = !isKnown && (await rows.hadSession(trx, userId));
        await rows.addSession(trx, {
          id,
          user_id: userId,
          token_hash: hashAppToken(app),
          previous_until: null,
          rotated_at: now,
          created_at: now,
          seen_at: now,
          idle_expires_at: now + IDLE_LIFETIME,
          absolute_expires_at: now + ABSOLUTE_LIFETIME,
          name,
        });
        if (!isNews) return;
        await outbox?.send(
          {
            kind: 'new-device',
            to: { email: user.email },
            language: user.language ?? 'en',
            country: user.country ?? 'ae',
            facts: { name: user.name, device: name, at: String(now) },
          },
          trx,
        );
      });
      const own = isKnown ? (deviceToken as string) : newDeviceToken(userId, deviceKey);
      return { ...(await issue(userId, app, now)), deviceToken: own };
    },

    async refresh(text, now) {
      const token = readAppToken(text);
      const row = token && (await rows.findLive(db, token.sessionId, now));
      const app = row && (await accept(row, token, now));
      return app && { tokens: await issue(row.user_id, app, now), userId: row.user_id };
    },

    async find(sessionId, now) {
      return await rows.findOwner(db, sessionId, now);
    },

    readIdentity: (token, now) => readIdentity(keys, token, now),

    async end(sessionId, trx) {
      await rows.endSessions(trx ?? db, { id: sessionId }, clock());
    },

    async endAll(userId, exceptId, trx) {
      await rows.endSessions(trx ?? db, { userId, exceptId }, clock());
    },

    async remove(sessionId, userId) {
      return (await rows.endSessions(db, { id: sessionId, userId }, clock())) > 0;
    },

    async list(userId, current) {
      const live = await rows.listLive(db, userId, clock());
      return live.map(({ id, name, created_at, seen_at }) => ({
        id,
        isCurrent: id === current,
        name,
        signedInAt: created_at,
        seenAt: seen_at,
      }));
    },

    sweep: (now) => rows.forgetSessions(db, now),
  };
}

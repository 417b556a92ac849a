import { createHmac } from 'node:crypto';
import type { Device } from '#lib/contract/auth/account-fields.ts';
import type { SessionTokens } from '#lib/contract/auth/auth.ts';
import { createId } from '../../db/create-id.ts';
import { type Db, runInTransaction, type Trx } from '../../db/database.ts';
import { CUSTOMER_TOKEN_TTL_SECONDS, signAccessToken } from '../../gateway/access-token.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { CustomerSessions } from '../../gateway/authorise.ts';
import type { Message } from '../../messaging/message.ts';
import type { ClientDevice } from './client-device.ts';
import { formatDeviceName } from './device-name.ts';
import { createDeviceToken, isDeviceTokenValid } from './device-token.ts';
import { signIdentityToken, verifyIdentityToken } from './identity-token.ts';
import {
  LAST_SEEN_INTERVAL_MS,
  REFRESH_TOKEN_ROTATION_MS,
  SESSION_IDLE_TTL_MS,
  SESSION_MAX_AGE_MS,
} from './lifetimes.ts';
import * as rows from './queries.ts';
import {
  countRotationsSince,
  createRefreshToken,
  deriveNextRefreshToken,
  formatRefreshToken,
  hashRefreshToken,
  parseRefreshToken,
  type RefreshToken,
} from './refresh-token.ts';
import { createSigningKeyStore } from './signing-keys.ts';

export interface SessionServiceOptions {
  db: Db;
  clock: () => number;
  /** Key of access tokens; the keys of the other tokens are derived from it. */
  secret: string;
  /** Notifies customers of a sign-in from a new device. */
  outbox?: { send(message: Message, trx: Trx): Promise<unknown> } | undefined;
}

/** Creates, refreshes, lists and ends sessions. */
export interface SessionService extends CustomerSessions {
  /**
   * Creates a session. Not to be called within a transaction. Throws UNAUTHORIZED when the user does not
   * exist.
   */
  createSession(userId: string, device: ClientDevice, now: number): Promise<SessionTokens>;
  /**
   * Returns new tokens; undefined for an invalid token, an ended session, or a superseded token, whose reuse
   * ends the session.
   */
  refresh(appToken: string, now: number): Promise<{ tokens: SessionTokens; userId: string } | undefined>;
  endSession(sessionId: string, trx?: Trx): Promise<void>;
  endAllSessions(userId: string, exceptSessionId?: string, trx?: Trx): Promise<void>;
  /** Ends a session of the user; returns false when it is not theirs or has ended. */
  removeDevice(sessionId: string, userId: string): Promise<boolean>;
  /** Lists active sessions, last seen first. `current` is the id of the caller's session. */
  listDevices(userId: string, current?: string | null): Promise<Device[]>;
  /** Whether the user has signed in with this browser before. */
  isKnownDevice(deviceToken: string | undefined, userId: string): boolean;
  /** Deletes sessions that have reached their maximum age. */
  deleteExpired(now: number): Promise<void>;
}

export function createSessionService({ db, clock, secret, outbox }: SessionServiceOptions): SessionService {
  const deriveKey = (purpose: string) =>
    createHmac('sha256', secret).update(`binaa ${purpose}`).digest('base64url');
  const refreshTokenKey = deriveKey('app token');
  const deviceKey = deriveKey('device token');
  const keyStore = createSigningKeyStore(db, secret);

  async function issueTokens(
    userId: string,
    refreshToken: RefreshToken,
    now: number,
  ): Promise<SessionTokens> {
    return {
      accessToken: await signAccessToken(userId, 'private', secret, now, refreshToken.sessionId),
      identityToken: await signIdentityToken(keyStore, userId, now),
      appToken: formatRefreshToken(refreshToken),
      expiresIn: CUSTOMER_TOKEN_TTL_SECONDS,
    };
  }

  /** Returns the refresh token to use next, which may be the same; undefined if the token is not valid. */
  async function rotateToken(
    row: rows.SessionRow,
    token: RefreshToken,
    now: number,
  ): Promise<RefreshToken | undefined> {
    // The highest possible number of rotations since the session was created.
    const maxRotations = Math.floor((row.rotated_at - row.created_at) / REFRESH_TOKEN_ROTATION_MS);
    const rotations = countRotationsSince(token, row.token_hash, refreshTokenKey, maxRotations);
    if (rotations === undefined) return undefined;
    const isGracePeriodOver = rotations === 1 && row.previous_until !== null && row.previous_until <= now;
    if (rotations > 1 || isGracePeriodOver) {
      // A superseded refresh token was used again: treat the session as stolen and end it.
      await rows.endSessions(db, { id: row.id }, now);
      return undefined;
    }
    const nextToken = deriveNextRefreshToken(token, refreshTokenKey);
    if (rotations === 0 && now - row.rotated_at >= REFRESH_TOKEN_ROTATION_MS) {
      await rows.updateRefreshToken(db, row, hashRefreshToken(nextToken), now);
      return nextToken;
    }
    const isFirstUse = rotations === 0 && row.previous_until === null;
    if (isFirstUse || now - row.seen_at >= LAST_SEEN_INTERVAL_MS)
      await rows.updateLastSeen(db, row, rotations === 0, now);
    return rotations === 0 ? token : nextToken;
  }

  const isKnownDevice: SessionService['isKnownDevice'] = (token, userId) =>
    isDeviceTokenValid(token, userId, deviceKey);

  return {
    isKnownDevice,

    async createSession(userId, { userAgent, deviceToken }, now) {
      const isKnown = isKnownDevice(deviceToken, userId);
      const id = createId(now);
      const refreshToken = createRefreshToken(id);
      const name = formatDeviceName(userAgent);
      await runInTransaction(db, async (trx) => {
        const user = await rows.findUserForSession(trx, userId);
        if (!user) throw new AppError('UNAUTHORIZED');
        const isNewDevice = !isKnown && (await rows.hasEarlierSession(trx, userId));
        await rows.insertSession(trx, {
          id,
          user_id: userId,
          token_hash: hashRefreshToken(refreshToken),
          previous_until: null,
          rotated_at: now,
          created_at: now,
          seen_at: now,
          idle_expires_at: now + SESSION_IDLE_TTL_MS,
          absolute_expires_at: now + SESSION_MAX_AGE_MS,
          name,
        });
        if (!isNewDevice) return;
        await outbox?.send(
          {
            kind: 'new-device',
            to: { email: user.email },
            language: user.language ?? 'en',
            country: user.country ?? 'ae',
            data: { name: user.name, device: name, at: String(now) },
          },
          trx,
        );
      });
      const ownDeviceToken = isKnown ? (deviceToken as string) : createDeviceToken(userId, deviceKey);
      return { ...(await issueTokens(userId, refreshToken, now)), deviceToken: ownDeviceToken };
    },

    async refresh(text, now) {
      const token = parseRefreshToken(text);
      const row = token && (await rows.findActiveSession(db, token.sessionId, now));
      const refreshToken = row && (await rotateToken(row, token, now));
      return (
        refreshToken && { tokens: await issueTokens(row.user_id, refreshToken, now), userId: row.user_id }
      );
    },

    async findSession(sessionId, now) {
      return await rows.findSessionUserId(db, sessionId, now);
    },

    verifyIdentityToken: (token, now) => verifyIdentityToken(keyStore, token, now),

    async endSession(sessionId, trx) {
      await rows.endSessions(trx ?? db, { id: sessionId }, clock());
    },

    async endAllSessions(userId, exceptId, trx) {
      await rows.endSessions(trx ?? db, { userId, exceptId }, clock());
    },

    async removeDevice(sessionId, userId) {
      return (await rows.endSessions(db, { id: sessionId, userId }, clock())) > 0;
    },

    async listDevices(userId, current) {
      const activeSessions = await rows.listActiveSessions(db, userId, clock());
      return activeSessions.map(({ id, name, created_at, seen_at }) => ({
        id,
        isCurrent: id === current,
        name,
        signedInAt: created_at,
        seenAt: seen_at,
      }));
    },

    deleteExpired: (now) => rows.deleteExpiredSessions(db, now),
  };
}

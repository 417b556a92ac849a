import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as times from '#lib/backend/auth/sessions/lifetimes.ts';
import { createSessionService, type SessionService } from '#lib/backend/auth/sessions/session-service.ts';
import type { Db } from '#lib/backend/db/database.ts';
import { verifyAccessToken } from '#lib/backend/gateway/access-token.ts';
import type { Message } from '#lib/backend/messaging/message.ts';
import { openMigrated, testDatabases } from '../../databases.ts';
import { insertUser } from '../insert-user.ts';

const START = Date.UTC(2026, 10, 20, 8);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SECRET = 'the secret of this test';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0 Safari/537.36';

const hashAppToken = (appToken: string) =>
  createHash('sha256')
    .update(appToken.split('.')[1] as string)
    .digest('base64url');

describe.each(testDatabases)('Sessions, on $name', (database) => {
  let db: Db;
  let sessions: SessionService;
  let now = START;
  let userCount = 0;
  const sent: Message[] = [];

  const person = () => insertUser(db, `person-${++userCount}`);
  const createSession = (userId: string, deviceToken?: string) =>
    sessions.createSession(userId, { userAgent: CHROME, deviceToken }, now);
  const getSessionId = async (accessToken: string) => {
    const claims = await verifyAccessToken(`Bearer ${accessToken}`, SECRET, now);
    return claims?.scope === 'private' ? claims.sid : '';
  };
  const refresh = (token: string) => sessions.refresh(token, now);
  const readSessionRow = (appToken: string) =>
    db
      .selectFrom('sessions')
      .selectAll()
      .where('id', '=', appToken.split('.')[0] as string)
      .executeTakeFirst();

  beforeAll(async () => {
    db = await openMigrated(database);
  });
  afterAll(() => db?.destroy());
  beforeEach(() => {
    now = START;
    sent.length = 0;
    sessions = createSessionService({
      db,
      clock: () => now,
      secret: SECRET,
      outbox: { send: async (message) => sent.push(message) },
    });
  });

  it('issue tokens of one user and store none of them in plain text', async () => {
    const userId = await person();
    const tokens = await createSession(userId);
    expect(tokens.expiresIn).toBe(900);
    expect(await verifyAccessToken(`Bearer ${tokens.accessToken}`, SECRET, now)).toMatchObject({
      sub: userId,
      scope: 'private',
    });
    expect(await sessions.findSession(await getSessionId(tokens.accessToken), now)).toEqual({ userId });
    expect(await sessions.verifyIdentityToken(tokens.identityToken, now)).toBe(userId);
    const rows = JSON.stringify([
      await readSessionRow(tokens.appToken),
      await db.selectFrom('jwks').selectAll().execute(),
    ]);
    for (const token of Object.values(tokens).filter((value) => typeof value === 'string')) {
      expect(rows).not.toContain(token);
    }
    expect(rows).not.toContain(tokens.appToken.split('.')[1]);
    expect(rows).not.toContain('"d"');
  });

  it('are created for each sign-in, but not for an unknown user', async () => {
    const userId = await person();
    const [firstSession, secondSession] = [await createSession(userId), await createSession(userId)];
    expect(firstSession.appToken.split('.')[0]).not.toBe(secondSession.appToken.split('.')[0]);
    await expect(createSession('nobody')).rejects.toThrow('UNAUTHORIZED');
    await db.updateTable('users').set({ deleted_at: now }).where('id', '=', userId).execute();
    await expect(createSession(userId)).rejects.toThrow('UNAUTHORIZED');
  });

  it('refresh without replacing a recent app token', async () => {
    const tokens = await createSession(await person());
    now += 10 * MINUTE;
    const refreshed = await refresh(tokens.appToken);
    expect(refreshed?.tokens.appToken).toBe(tokens.appToken);
    expect(refreshed?.tokens.accessToken).not.toBe(tokens.accessToken);
    expect(refreshed?.tokens.deviceToken).toBeUndefined();
  });

  it('replace an older app token, and accept the former one until the new one is used', async () => {
    const { appToken } = await createSession(await person());
    now += HOUR;
    const next = (await refresh(appToken))?.tokens.appToken as string;
    expect(next).not.toBe(appToken);
    now += 2 * DAY;
    expect((await refresh(appToken))?.tokens.appToken).toBe(next);
    const third = (await refresh(next))?.tokens.appToken as string;
    expect([next, appToken]).not.toContain(third);
    expect((await refresh(next))?.tokens.appToken).toBe(third);
  });

  it('accept the former app token for a minute more, for requests in flight', async () => {
    const { appToken } = await createSession(await person());
    now += HOUR;
    const next = (await refresh(appToken))?.tokens.appToken as string;
    now += MINUTE;
    expect((await refresh(next))?.tokens.appToken).toBe(next);
    now += times.PREVIOUS_TOKEN_GRACE_MS - 1;
    expect((await refresh(appToken))?.tokens.appToken).toBe(next);
    expect((await refresh(next))?.tokens.appToken).toBe(next);
  });

  it('end when a former app token is reused later, as it may be stolen', async () => {
    const { appToken, accessToken } = await createSession(await person());
    const sid = await getSessionId(accessToken);
    now += HOUR;
    const next = (await refresh(appToken))?.tokens.appToken as string;
    await refresh(next);
    now += times.PREVIOUS_TOKEN_GRACE_MS;
    expect(await refresh(appToken)).toBeUndefined();
    expect(await refresh(next)).toBeUndefined();
    expect(await sessions.findSession(sid, now)).toBeUndefined();
  });

  it('end when a much older token is reused, and ignore tokens that they never had', async () => {
    const { appToken } = await createSession(await person());
    let token = appToken;
    for (let change = 0; change < 5; change += 1) {
      now += HOUR;
      token = (await refresh(token))?.tokens.appToken as string;
    }
    const [id] = token.split('.');
    expect(await refresh(`${id}.${'A'.repeat(43)}`)).toBeUndefined();
    expect(await refresh(token)).toBeDefined();
    expect(await refresh(appToken)).toBeUndefined();
    expect(await refresh(token)).toBeUndefined();
  });

  it('return the same valid token to a hundred concurrent refreshes', async () => {
    const { appToken } = await createSession(await person());
    now += 3 * HOUR;
    const responses = await Promise.all(Array.from({ length: 100 }, () => refresh(appToken)));
    const appTokens = new Set(responses.map((response) => response?.tokens.appToken));
    expect(appTokens.size).toBe(1);
    const [next] = appTokens as Set<string>;
    expect((await readSessionRow(appToken))?.token_hash).toBe(hashAppToken(next as string));
    expect((await refresh(next as string))?.tokens.appToken).toBe(next);
  });

  it('last as long as they are used, up to ninety days', async () => {
    const idle = await createSession(await person());
    now += times.SESSION_IDLE_TTL_MS - 1;
    expect(await sessions.findSession(idle.appToken.split('.')[0] as string, now)).toBeDefined();
    now += 1;
    expect(await sessions.findSession(idle.appToken.split('.')[0] as string, now)).toBeUndefined();
    expect(await refresh(idle.appToken)).toBeUndefined();

    now = START;
    let { appToken } = await createSession(await person());
    while (now + 10 * DAY < START + times.SESSION_MAX_AGE_MS) {
      now += 10 * DAY;
      appToken = (await refresh(appToken))?.tokens.appToken as string;
      expect(appToken).toBeDefined();
    }
    now = START + times.SESSION_MAX_AGE_MS;
    expect(await refresh(appToken)).toBeUndefined();
  });

  it('tolerate a clock that is set back', async () => {
    const { appToken } = await createSession(await person());
    now += 2 * HOUR;
    const next = (await refresh(appToken))?.tokens.appToken as string;
    now -= 5 * HOUR;
    expect((await refresh(next))?.tokens.appToken).toBe(next);
    expect((await refresh(appToken))?.tokens.appToken).toBe(next);
    const row = await readSessionRow(next);
    expect(row?.absolute_expires_at).toBe(START + times.SESSION_MAX_AGE_MS);
  });

  it("list only the user's devices, and sign them out one by one or all at once", async () => {
    const [userId, other] = [await person(), await person()];
    const firstSession = await createSession(userId);
    now += MINUTE;
    const secondSession = await createSession(userId);
    const otherVisitor = await createSession(other);
    const [firstId, secondId, otherId] = [firstSession, secondSession, otherVisitor].map(
      (tokens) => tokens.appToken.split('.')[0] as string,
    );
    expect(await sessions.listDevices(userId, secondId)).toEqual([
      {
        id: secondId,
        isCurrent: true,
        name: 'Chrome · Windows',
        signedInAt: START + MINUTE,
        seenAt: START + MINUTE,
      },
      { id: firstId, isCurrent: false, name: 'Chrome · Windows', signedInAt: START, seenAt: START },
    ]);
    expect(await sessions.removeDevice(otherId as string, userId)).toBe(false);
    expect(await sessions.removeDevice(firstId as string, userId)).toBe(true);
    expect(await sessions.removeDevice(firstId as string, userId)).toBe(false);
    expect(await refresh(firstSession.appToken)).toBeUndefined();
    const thirdSession = await createSession(userId);
    await sessions.endAllSessions(userId, secondId);
    expect(await refresh(thirdSession.appToken)).toBeUndefined();
    expect(await refresh(secondSession.appToken)).toBeDefined();
    await sessions.endAllSessions(userId);
    expect(await sessions.listDevices(userId)).toEqual([]);
    expect(await refresh(otherVisitor.appToken)).toBeDefined();
  });

  it('notify the user of a sign-in from an unknown device, and of no other', async () => {
    const userId = await insertUser(db, `person-${++userCount}`, { language: 'ar' });
    const first = await createSession(userId);
    expect(sent).toEqual([]);
    const repeatedSignIn = await createSession(userId, first.deviceToken);
    expect(repeatedSignIn.deviceToken).toBe(first.deviceToken);
    expect(sent).toEqual([]);
    await sessions.endAllSessions(userId);
    const other = await createSession(await person());
    expect(sessions.isKnownDevice(other.deviceToken, userId)).toBe(false);
    const unknownDevice = await createSession(userId, other.deviceToken);
    expect(unknownDevice.deviceToken).not.toBe(other.deviceToken);
    expect(sent).toEqual([
      {
        kind: 'new-device',
        to: { email: `${userId}@binaa.example` },
        language: 'ar',
        country: 'ae',
        data: { name: `Name of ${userId}`, device: 'Chrome · Windows', at: String(START) },
      },
    ]);
  });

  it('delete rows that cannot be used any more', async () => {
    const { appToken } = await createSession(await person());
    await sessions.deleteExpired(now + times.SESSION_MAX_AGE_MS - 1);
    expect(await readSessionRow(appToken)).toBeDefined();
    await sessions.deleteExpired(now + times.SESSION_MAX_AGE_MS);
    expect(await readSessionRow(appToken)).toBeUndefined();
  });
});

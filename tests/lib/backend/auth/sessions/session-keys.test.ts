import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as times from '#lib/backend/auth/sessions/lifetimes.ts';
import { createSessionService, type SessionService } from '#lib/backend/auth/sessions/session-service.ts';
import { type Db, openDatabase } from '#lib/backend/db/database.ts';
import { migrateDatabase } from '#lib/backend/db/migrate.ts';
import { verifyAccessToken } from '#lib/backend/gateway/access-token.ts';
import { openMigrated, testDatabases } from '../../databases.ts';
import { insertUser } from '../insert-user.ts';

const START = Date.UTC(2026, 10, 20, 8);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SECRET = 'the secret of this test';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0 Safari/537.36';

describe.each(testDatabases)('Session keys and processes, on $name', (database) => {
  let db: Db;
  let sessions: SessionService;
  let now = START;
  let userCount = 0;

  const createSessions = (secret = SECRET) => createSessionService({ db, clock: () => now, secret });
  const person = () => insertUser(db, `person-${++userCount}`);
  const createSession = (userId: string) => sessions.createSession(userId, { userAgent: CHROME }, now);
  const refresh = (token: string, service = sessions) => service.refresh(token, now);

  beforeAll(async () => {
    db = await openMigrated(database);
  });
  afterAll(() => db?.destroy());
  beforeEach(() => {
    now = START;
    sessions = createSessions();
  });

  it('reject tokens that were signed with another secret', async () => {
    const tokens = await createSession(await person());
    const otherSessions = createSessions('another secret');
    expect(await otherSessions.verifyIdentityToken(tokens.identityToken, now)).toBeUndefined();
    expect(await sessions.verifyIdentityToken(tokens.identityToken, now)).toBeDefined();
    now += HOUR;
    const foreignTokens = (await refresh(tokens.appToken, otherSessions))?.tokens as { accessToken: string };
    await expect(verifyAccessToken(`Bearer ${foreignTokens.accessToken}`, SECRET, now)).rejects.toThrow(
      'UNAUTHORIZED',
    );
  });

  it('keep a session valid in a new process, and in two at once', async () => {
    const tokens = await createSession(await person());
    const otherProcess = createSessions();
    expect(await otherProcess.verifyIdentityToken(tokens.identityToken, now)).toBe(`person-${userCount}`);
    now += HOUR;
    const [firstTokens, secondTokens] = await Promise.all([
      refresh(tokens.appToken),
      refresh(tokens.appToken, otherProcess),
    ]);
    expect(firstTokens?.tokens.appToken).toBe(secondTokens?.tokens.appToken);
    await otherProcess.endSession(tokens.appToken.split('.')[0] as string);
    expect(await refresh(firstTokens?.tokens.appToken as string)).toBeUndefined();
  });

  it('rotate after their period, and accept the former key for a while', async () => {
    const userId = await person();
    const another = createSessions();
    now += times.SIGNING_KEY_TTL_MS - MINUTE;
    const before = await createSession(userId);
    expect(await another.verifyIdentityToken(before.identityToken, now)).toBe(userId);
    now += 2 * MINUTE;
    const after = await createSession(userId);
    const getKeyId = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[0] as string, 'base64url').toString()).kid;
    expect(getKeyId(after.identityToken)).not.toBe(getKeyId(before.identityToken));
    for (const token of [before.identityToken, after.identityToken]) {
      expect(await another.verifyIdentityToken(token, now)).toBe(userId);
    }
    now += times.SIGNING_KEY_TTL_MS + times.SIGNING_KEY_RETENTION_MS;
    await createSession(userId);
    const ids = (await db.selectFrom('jwks').select('id').execute()).map((row) => row.id);
    expect(ids).not.toContain(getKeyId(before.identityToken));
  });
});

it('a session survives a restart on the same database file', async () => {
  const file = join(mkdtempSync(join(process.env.DATA_DIR as string, 'sessions-')), 'binaa.db');
  const start = async () => {
    const db = openDatabase({ file });
    await migrateDatabase(db);
    return { db, sessions: createSessionService({ db, clock: () => START, secret: SECRET }) };
  };
  const before = await start();
  await insertUser(before.db, 'layla');
  const tokens = await before.sessions.createSession('layla', { userAgent: CHROME }, START);
  await before.db.destroy();
  const after = await start();
  expect(await after.sessions.verifyIdentityToken(tokens.identityToken, START)).toBe('layla');
  expect((await after.sessions.refresh(tokens.appToken, START + HOUR))?.userId).toBe('layla');
  await after.db.destroy();
});

it('two processes that refresh at once on one database file agree', async () => {
  const file = join(mkdtempSync(join(process.env.DATA_DIR as string, 'sessions-')), 'binaa.db');
  const start = () => {
    const db = openDatabase({ file });
    return { db, sessions: createSessionService({ db, clock: () => START, secret: SECRET }) };
  };
  const [firstProcess, secondProcess] = [start(), start()];
  await migrateDatabase(firstProcess.db);
  await insertUser(firstProcess.db, 'layla');
  let { appToken } = await firstProcess.sessions.createSession('layla', { userAgent: CHROME }, START);
  for (let hour = 1; hour <= 3; hour += 1) {
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        (index % 2 ? firstProcess : secondProcess).sessions.refresh(appToken, START + hour * HOUR),
      ),
    );
    const appTokens = new Set(responses.map((response) => response?.tokens.appToken));
    expect(appTokens.size).toBe(1);
    expect(appTokens).not.toContain(appToken);
    [appToken] = appTokens as unknown as [string];
  }
  const refreshed = await secondProcess.sessions.refresh(appToken, START + 3 * HOUR);
  expect(refreshed?.tokens.appToken).toBe(appToken);
  expect(
    await firstProcess.sessions.verifyIdentityToken(
      refreshed?.tokens.identityToken as string,
      START + 3 * HOUR,
    ),
  ).toBe('layla');
  await firstProcess.db.destroy();
  await secondProcess.db.destroy();
});

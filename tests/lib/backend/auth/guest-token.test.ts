import { expect, it } from 'vitest';
import { createBackend } from '#lib/backend/backend.ts';
import { createGuestToken } from '#lib/contract/auth/guest-token.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';
import { type TestDatabase, testDatabases } from '../databases.ts';
import { openAuthHarness, signUp } from './auth-harness.ts';

it('a guest token cannot be issued for the id of a customer, even a deleted one', async () => {
  const harness = await openAuthHarness(testDatabases[0] as TestDatabase);
  const secrets = { token: 'the secret of this test' };
  const backend = createBackend({
    database: harness.db,
    formatErrorMessage: getErrorMessage,
    secrets,
    log: () => {},
  });
  const requestToken = async (guestId: string) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ guestId });
    return (
      await backend.handle(new Request(`http://x${createGuestToken.path}`, { method: 'POST', headers, body }))
    ).status;
  };
  const { userId } = await signUp(harness);
  expect([await requestToken('a-guest'), await requestToken(userId)]).toEqual([200, 401]);
  await harness.db.updateTable('users').set({ deleted_at: 1 }).where('id', '=', userId).execute();
  expect(await requestToken(userId)).toBe(401);
  await backend.close();
});

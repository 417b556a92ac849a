import { expect, test } from 'vitest';
import { createBackend } from '#lib/backend/backend.ts';
import { createToken } from '#lib/contract/token.ts';
import { errorWords } from '#lib/messages/errors.ts';
import { type Engine, engines } from '../databases.ts';
import { join, openBench } from './bench.ts';

test('nobody gets a guest’s token in the name of a customer, not even of one who has gone', async () => {
  const bench = await openBench(engines[0] as Engine);
  const secrets = { token: 'the secret of this test' };
  const backend = createBackend({ database: bench.db, words: errorWords, secrets, log: () => {} });
  const ask = async (guestId: string) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ guestId });
    return (
      await backend.handle(new Request(`http://x${createToken.path}`, { method: 'POST', headers, body }))
    ).status;
  };
  const { userId } = await join(bench);
  expect([await ask('a-guest'), await ask(userId)]).toEqual([200, 401]);
  await bench.db.updateTable('users').set({ deleted_at: 1 }).where('id', '=', userId).execute();
  expect(await ask(userId)).toBe(401);
  await backend.close();
});

import { expect, it } from 'vitest';
import { DEFAULT_SCRYPT_COST } from '#lib/backend/auth/users/password-hash.ts';
import * as authContract from '#lib/contract/auth/auth.ts';
import { type TestDatabase, testDatabases } from '../databases.ts';
import { openAuthHarness, signUp } from './auth-harness.ts';

const SAMPLES = 200;
const ROUNDS = 3;

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}

it('an unknown account is rejected in the same time as a wrong password', { timeout: 300_000 }, async () => {
  // Only the number of hash rounds is reduced: the measured difference does not grow with them, so it becomes
  // easier to detect.
  const harness = await openAuthHarness(testDatabases[0] as TestDatabase, {
    cost: { ...DEFAULT_SCRYPT_COST, N: 2 ** 12, p: 1 },
  });
  const { person } = await signUp(harness);
  const time = async (identifier: string) => {
    const started = performance.now();
    const { error } = await harness.call(authContract.signIn, {
      body: { identifier, password: 'wrong horse 1' },
    });
    const ms = performance.now() - started;
    expect(error).toBe('CREDENTIALS_WRONG');
    // Advances the clock; otherwise the rate limit would reject the calls.
    harness.now += 3_600_000;
    return ms;
  };
  for (let warm = 0; warm < 20; warm += 1) await time(person.email);
  const differences: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [wrongPasswordTimes, unknownUserTimes]: [number[], number[]] = [[], []];
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      // Alternate the order, so that neither has an advantage.
      const isFirst = sample % 2 === 0;
      if (isFirst) wrongPasswordTimes.push(await time(person.email));
      unknownUserTimes.push(await time(`nobody${round}-${sample}@example.com`));
      if (!isFirst) wrongPasswordTimes.push(await time(person.email));
    }
    differences.push(Math.abs(median(unknownUserTimes) / median(wrongPasswordTimes) - 1));
    if ((differences.at(-1) as number) < 0.05) break;
  }
  // A busy machine may disturb one round, but not all three.
  expect(Math.min(...differences)).toBeLessThan(0.05);
  await harness.close();
});

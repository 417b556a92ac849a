import { expect, it } from 'vitest';
import {
  createPasswordHasher,
  DEFAULT_SCRYPT_COST,
  hashLegacyPassword,
} from '#lib/backend/auth/users/password-hasher.ts';
import { FAST_HASHING } from './auth-harness.ts';

const hasher = createPasswordHasher(FAST_HASHING);

it('hashes the same password differently each time, and knows it again', async () => {
  const [one, other] = await Promise.all([hasher.hash('correct horse 1'), hasher.hash('correct horse 1')]);
  expect(one).not.toBe(other);
  expect(one).toMatch(/^scrypt:16:1:1:[\w-]{22}:[\w-]{43}$/);
  expect(await hasher.verify('correct horse 1', one)).toBe(true);
  expect(await hasher.verify('correct horse 2', one)).toBe(false);
  expect(await hasher.verifyDummy('correct horse 1')).toBe(false);
});

it.each([
  ['composed and combined letters', 'caf\u00e9 1234', 'cafe\u0301 1234'],
  ['Arabic and Latin digits', 'كلمة ١٢٣', 'كلمة 123'],
  ['wide and plain letters', 'ｐａｓｓword 1', 'password 1'],
])('takes %s for the same', async (_, typed, again) => {
  expect(await hasher.verify(again, await hasher.hash(typed))).toBe(true);
});

it('wraps what the shop before this one kept', async () => {
  const hash = await hasher.hashLegacyDigest('salt', hashLegacyPassword('salt', 'old password 1'));
  expect(hash).toMatch(/^wrapped:salt:scrypt:/);
  expect(await hasher.verify('old password 1', hash)).toBe(true);
  expect(await hasher.verify('old password 2', hash)).toBe(false);
});

it('refuses a hash of no known kind', async () => {
  await expect(hasher.verify('x', 'md5:abc')).rejects.toThrow('no known kind');
});

it('lets no more wait than it can serve in a moment', async () => {
  const slow = createPasswordHasher({ ...FAST_HASHING, N: 2 ** 12 });
  const ends = await Promise.allSettled(Array.from({ length: 80 }, () => slow.verifyDummy('x')));
  const refused = ends.filter((it) => it.status === 'rejected');
  expect(refused).toHaveLength(80 - 62);
  expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
  expect(await slow.verifyDummy('x')).toBe(false);
});

it('costs the shop what is called strong enough', () => {
  expect(DEFAULT_SCRYPT_COST).toEqual({ N: 32_768, r: 8, p: 3 });
});

import { expect, it } from 'vitest';
import {
  createPasswordHasher,
  DEFAULT_SCRYPT_COST,
  hashLegacyPassword,
} from '#lib/backend/auth/users/password-hash.ts';
import { FAST_HASHING } from './auth-harness.ts';

const hasher = createPasswordHasher(FAST_HASHING);

it('hashes a password differently each time, and verifies both hashes', async () => {
  const [firstHash, secondHash] = await Promise.all([
    hasher.hash('correct horse 1'),
    hasher.hash('correct horse 1'),
  ]);
  expect(firstHash).not.toBe(secondHash);
  expect(firstHash).toMatch(/^scrypt:16:1:1:[\w-]{22}:[\w-]{43}$/);
  expect(await hasher.verify('correct horse 1', firstHash)).toBe(true);
  expect(await hasher.verify('correct horse 2', firstHash)).toBe(false);
  expect(await hasher.verifyDummy('correct horse 1')).toBe(false);
});

it.each([
  ['composed and combined letters', 'caf\u00e9 1234', 'cafe\u0301 1234'],
  ['Arabic and Latin digits', 'كلمة ١٢٣', 'كلمة 123'],
  ['wide and plain letters', 'ｐａｓｓword 1', 'password 1'],
])('accepts %s as the same password', async (_, password, equivalent) => {
  expect(await hasher.verify(equivalent, await hasher.hash(password))).toBe(true);
});

it('verifies wrapped hashes of the previous shop', async () => {
  const hash = await hasher.hashLegacyDigest('salt', hashLegacyPassword('salt', 'old password 1'));
  expect(hash).toMatch(/^wrapped:salt:scrypt:/);
  expect(await hasher.verify('old password 1', hash)).toBe(true);
  expect(await hasher.verify('old password 2', hash)).toBe(false);
});

it('rejects a hash of an unknown format', async () => {
  await expect(hasher.verify('x', 'md5:abc')).rejects.toThrow('Unknown password hash scheme');
});

it('limits the number of waiting jobs', async () => {
  const slowHasher = createPasswordHasher({ ...FAST_HASHING, N: 2 ** 12 });
  const results = await Promise.allSettled(Array.from({ length: 80 }, () => slowHasher.verifyDummy('x')));
  const rejected = results.filter((result) => result.status === 'rejected');
  expect(rejected).toHaveLength(80 - 62);
  expect(rejected[0]).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
  expect(await slowHasher.verifyDummy('x')).toBe(false);
});

it('uses parameters of the recommended strength', () => {
  expect(DEFAULT_SCRYPT_COST).toEqual({ N: 32_768, r: 8, p: 3 });
});

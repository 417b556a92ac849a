import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { cacheCspDigests } from '#lib/build/csp-digests.ts';

const FILE = 'node_modules/astro/dist/core/encryption.js';
const { transform } = cacheCspDigests();

/** The digest function of the framework as the build has it. */
function loadDigestFunction(digest: (...values: unknown[]) => unknown) {
  const { code } = transform(readFileSync(FILE, 'utf8'), `/shop/${FILE}`) ?? { code: '' };
  const functions = /const cspDigests = [\s\S]*?(?=async function generateContentHash)/.exec(code)?.[0];
  const encodeBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  const create = new Function(
    'crypto',
    'encoder',
    'encodeBase64',
    'ALGORITHMS',
    `${functions}; return generateCspDigest;`,
  );
  return create({ subtle: { digest } }, new TextEncoder(), encodeBase64, { 'SHA-256': 'sha256-' }) as (
    text: string,
    algorithm: string,
  ) => Promise<string>;
}

it('computes the digest of a text once', async () => {
  const digest = vi.fn((...values: unknown[]) =>
    crypto.subtle.digest(values[0] as string, values[1] as BufferSource),
  );
  const generateCspDigest = loadDigestFunction(digest);
  const first = await generateCspDigest('alert(1)', 'SHA-256');
  expect(first).toBe('sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=');
  expect(await generateCspDigest('alert(1)', 'SHA-256')).toBe(first);
  expect(await generateCspDigest('alert(2)', 'SHA-256')).not.toBe(first);
  expect(digest).toHaveBeenCalledTimes(2);
});

it('leaves other modules as they are, and fails when the framework has changed', () => {
  expect(transform('export const a = 1;', '/shop/src/a.ts')).toBeNull();
  expect(() => transform('export const a = 1;', `/shop/${FILE}`)).toThrow('another function');
});

const MODULE = /\/astro\/dist\/core\/encryption\.js$/;
const DIGEST_FUNCTION = 'async function generateCspDigest(data, algorithm) {';

// The replacement has the same name and caches up to 1,000 digests.
const CACHED_DIGEST_FUNCTION = `const cspDigests = new Map();
function generateCspDigest(data, algorithm) {
  const key = algorithm + data;
  let digest = cspDigests.get(key);
  if (!digest) {
    digest = computeCspDigest(data, algorithm);
    if (cspDigests.size < 1000) cspDigests.set(key, digest);
  }
  return digest;
}
async function computeCspDigest(data, algorithm) {`;

/**
 * Computes each digest of the content security policy once. The framework does so at each response, for inline
 * scripts and styles that are the same in all responses of a build.
 */
export function cacheCspDigests() {
  return {
    name: 'cache-csp-digests',
    transform(code: string, id: string) {
      if (!MODULE.test(id)) return null;
      if (!code.includes(DIGEST_FUNCTION)) throw new Error('Astro has another function for CSP digests.');
      return { code: code.replace(DIGEST_FUNCTION, () => CACHED_DIGEST_FUNCTION), map: null };
    },
  };
}

import { describe, expect, it } from 'vitest';
import { createGuestId, hashOwnerId } from '#lib/session/guest-id.server.ts';

const now = 1_790_000_000_000;
const seed = (at: number) => `${at}.0b6e3c1e-5a44-4a8e-9c2f-3f1b2a9c7d10`;

describe('The id of a new guest', () => {
  it('is the same for all first writes of a browser', () => {
    const id = createGuestId(seed(now), now + 5_000);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(createGuestId(seed(now), now + 9_000)).toBe(id);
    expect(createGuestId(seed(now + 1), now)).not.toBe(id);
  });

  it.each([
    ['none', undefined],
    ['an old one', seed(now - 61_000)],
    ['one from the future', seed(now + 61_000)],
    ['nonsense', 'seed'],
    ['one that is too long', `${seed(now)}0`],
  ])('ignores a seed that is %s', (_, seedValue) => {
    expect(createGuestId(seedValue, now)).not.toBe(createGuestId(seedValue, now));
  });
});

describe('The hashed owner id', () => {
  it('is stable, unique and safe in a cookie', () => {
    const owner = '0b6e3c1e-5a44-4a8e-9c2f-3f1b2a9c7d10';
    expect(hashOwnerId(owner)).toBe(hashOwnerId(owner));
    expect(hashOwnerId(owner)).toMatch(/^[\w-]{8}$/);
    expect(hashOwnerId(owner.replace('0b', '0c'))).not.toBe(hashOwnerId(owner));
  });
});

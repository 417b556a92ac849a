import { describe, expect, it } from 'vitest';
import { formatDeviceName } from '#lib/backend/auth/sessions/device-name.ts';
import { createDeviceToken, isDeviceTokenValid } from '#lib/backend/auth/sessions/device-token.ts';
import {
  countRotationsSince,
  createRefreshToken,
  deriveNextRefreshToken,
  formatRefreshToken,
  hashRefreshToken,
  parseRefreshToken,
} from '#lib/backend/auth/sessions/refresh-token.ts';

describe('An app token', () => {
  const first = createRefreshToken('session-1');

  it('is read as it was written, and has exactly one successor', () => {
    expect(parseRefreshToken(formatRefreshToken(first))).toEqual(first);
    const next = deriveNextRefreshToken(first, 'key');
    expect(next).toEqual(deriveNextRefreshToken(first, 'key'));
    expect(next.secret).not.toBe(first.secret);
    expect(deriveNextRefreshToken(first, 'another key').secret).not.toBe(next.secret);
    expect(deriveNextRefreshToken({ ...first, sessionId: 'session-2' }, 'key').secret).not.toBe(next.secret);
  });

  it('returns how many rotations ago it was replaced', () => {
    let token = first;
    for (let rotations = 0; rotations < 50; rotations += 1) {
      expect(countRotationsSince(first, hashRefreshToken(token), 'key', 50)).toBe(rotations);
      token = deriveNextRefreshToken(token, 'key');
    }
    expect(
      countRotationsSince(first, hashRefreshToken(deriveNextRefreshToken(first, 'key')), 'key', 0),
    ).toBeUndefined();
    expect(countRotationsSince(token, hashRefreshToken(first), 'key', 50)).toBeUndefined();
    expect(
      countRotationsSince(createRefreshToken('session-1'), hashRefreshToken(first), 'key', 50),
    ).toBeUndefined();
  });

  it.each([
    '',
    '.',
    'a.b',
    'x'.repeat(400),
    `s.${'a'.repeat(44)}`,
    `../s.${'a'.repeat(43)}`,
    "'; drop table--",
  ])('is not read from %j', (text) => {
    expect(parseRefreshToken(text)).toBeUndefined();
  });
});

it('a device token belongs to one user and cannot be created without the key', () => {
  const token = createDeviceToken('layla', 'key');
  expect(token.length).toBeLessThanOrEqual(200);
  expect(isDeviceTokenValid(token, 'layla', 'key')).toBe(true);
  expect(createDeviceToken('layla', 'key')).not.toBe(token);
  const invalidTokens = [
    isDeviceTokenValid(token, 'omar', 'key'),
    isDeviceTokenValid(token, 'layla', 'another key'),
  ];
  const forged = [
    undefined,
    '',
    'x.y',
    `${token}x`,
    token.replace(/^./, (character) => (character === 'a' ? 'b' : 'a')),
  ];
  expect([
    ...invalidTokens,
    ...forged.map((token) => isDeviceTokenValid(token, 'layla', 'key')),
  ]).not.toContain(true);
});

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, 'Chrome · Windows'],
  [`${MOZILLA} (Windows NT 10.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`, 'Edge · Windows'],
  [`${MOZILLA} (Linux; Android 10; K) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome · Android'],
  [
    `${MOZILLA} (Linux; Android 13; SM-S908B) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet · Android',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile Safari/604.1`,
    'Safari · iPhone',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile Safari/604.1`,
    'Chrome · iPhone',
  ],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15`,
    'Safari · macOS',
  ],
  [`${MOZILLA} (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox · Linux'],
  ['curl/8.5.0', ''],
  ['<script>alert(1)</script>', ''],
  ['', ''],
  [null, ''],
])('a device name is read from its user agent: %s', (agent, name) => {
  expect(formatDeviceName(agent)).toBe(name);
});

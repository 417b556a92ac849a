import { describe, expect, it, test } from 'vitest';
import {
  ageOfAppToken,
  followAppToken,
  hashAppToken,
  newAppToken,
  readAppToken,
  writeAppToken,
} from '#lib/backend/accounts/sessions/app-token.ts';
import { nameDevice } from '#lib/backend/accounts/sessions/device-name.ts';
import { isDeviceToken, newDeviceToken } from '#lib/backend/accounts/sessions/device-token.ts';

describe('an app token', () => {
  const first = newAppToken('session-1');

  it('is read as it was written, and is followed by one alone', () => {
    expect(readAppToken(writeAppToken(first))).toEqual(first);
    const next = followAppToken(first, 'key');
    expect(next).toEqual(followAppToken(first, 'key'));
    expect(next.secret).not.toBe(first.secret);
    expect(followAppToken(first, 'another key').secret).not.toBe(next.secret);
    expect(followAppToken({ ...first, sessionId: 'session-2' }, 'key').secret).not.toBe(next.secret);
  });

  it('knows how long ago it was the session’s', () => {
    let token = first;
    for (let age = 0; age < 50; age += 1) {
      expect(ageOfAppToken(first, hashAppToken(token), 'key', 50)).toBe(age);
      token = followAppToken(token, 'key');
    }
    expect(ageOfAppToken(first, hashAppToken(followAppToken(first, 'key')), 'key', 0)).toBeUndefined();
    expect(ageOfAppToken(token, hashAppToken(first), 'key', 50)).toBeUndefined();
    expect(ageOfAppToken(newAppToken('session-1'), hashAppToken(first), 'key', 50)).toBeUndefined();
  });

  it.each([
    '',
    '.',
    'a.b',
    'x'.repeat(400),
    `s.${'a'.repeat(44)}`,
    `../s.${'a'.repeat(43)}`,
    "'; drop table--",
  ])('is not %j', (text) => {
    expect(readAppToken(text)).toBeUndefined();
  });
});

test('a device token belongs to one user, and cannot be made without the key', () => {
  const token = newDeviceToken('layla', 'key');
  expect(token.length).toBeLessThanOrEqual(200);
  expect(isDeviceToken(token, 'layla', 'key')).toBe(true);
  expect(newDeviceToken('layla', 'key')).not.toBe(token);
  const bad = [isDeviceToken(token, 'omar', 'key'), isDeviceToken(token, 'layla', 'another key')];
  const forged = [undefined, '', 'x.y', `${token}x`, token.replace(/^./, (it) => (it === 'a' ? 'b' : 'a'))];
  expect([...bad, ...forged.map((it) => isDeviceToken(it, 'layla', 'key'))]).not.toContain(true);
});

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
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
])('a device is called by what it says of itself: %s', (agent, name) => {
  expect(nameDevice(agent)).toBe(name);
});

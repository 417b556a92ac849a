import { describe, expect, it } from 'vitest';
import { createEncryption } from '#lib/backend/crypto/encrypt.ts';

const keys = createEncryption('secret', 'binaa identity keys');
const outbox = createEncryption('secret', 'binaa outbox');

// Values as stored in databases of earlier versions.
const STORED_KEY = 'OYO2U4y7gkoaXJuA-ycqRhDOBpArrUMjVGhsJTWZZv7B';
const STORED_MESSAGE = 'a7krFR1A0RLJ2wf5DCuRBk7KKtSIZKWtAfH9RlMvvQdu8fH-AM8gNM8mBjVq';

describe('createEncryption', () => {
  it('decrypts what it encrypted', () => {
    expect(keys.decrypt(keys.encrypt('a key'))).toBe('a key');
    expect(outbox.decrypt(outbox.encrypt('text', 'id-1'), 'id-1')).toBe('text');
  });

  it('decrypts values that earlier versions stored', () => {
    expect(keys.decrypt(STORED_KEY)).toBe('a key');
    expect(outbox.decrypt(STORED_MESSAGE, 'id-1')).toBe('{"code":"123456"}');
  });

  it('returns undefined for another secret, purpose or associated value', () => {
    expect(createEncryption('another', 'binaa identity keys').decrypt(STORED_KEY)).toBeUndefined();
    expect(outbox.decrypt(STORED_KEY)).toBeUndefined();
    expect(outbox.decrypt(STORED_MESSAGE, 'id-2')).toBeUndefined();
    expect(outbox.decrypt(STORED_MESSAGE)).toBeUndefined();
  });

  it('returns undefined for a value that is cut or empty', () => {
    expect(keys.decrypt(STORED_KEY.slice(0, -4))).toBeUndefined();
    expect(keys.decrypt('')).toBeUndefined();
  });
});

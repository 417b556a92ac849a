import { expect, it } from 'vitest';
import { assertUncommonPassword } from '#lib/backend/auth/users/common-passwords.ts';

it.each([
  'password1',
  'PassWord1',
  '12345678',
  '١٢٣٤٥٦٧٨',
  'qwerty123',
  ' 1q2w3e4r ',
  'Binaa2026',
  'my Binaa 1',
  'بناء123456',
])('the password %s is easy to guess', async (password) => {
  await expect(assertUncommonPassword(password)).rejects.toMatchObject({ code: 'PASSWORD_COMMON' });
});

it.each([
  'layla-builds-1',
  'old password 1',
  'Gate 7 of the yard',
  'binaa is my corner shop 4',
  'حائط أزرق 9',
])('the password %s is not', async (password) => {
  await expect(assertUncommonPassword(password)).resolves.toBeUndefined();
});

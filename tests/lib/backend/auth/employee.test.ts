import { expect, it } from 'vitest';
import { isEmployeeEmail } from '#lib/backend/auth/users/employee.ts';

const rule = {
  included: ['binaa.example', 'partner'],
  excluded: ['guest.binaa.example', 'temp@binaa.example'],
};

it.each([
  ['a domain that is included', 'omar@binaa.example', true],
  ['a domain that contains an included text', 'omar@mail.binaa.example', true],
  ['any case', ' Omar@PARTNER.example ', true],
  ['an excluded domain, although it contains an included one', 'omar@guest.binaa.example', false],
  ['a domain below an excluded one, which is not that one', 'omar@x.guest.binaa.example', true],
  ['an excluded address', 'TEMP@binaa.example', false],
  ['the same user elsewhere', 'temp@mail.binaa.example', true],
  ['an included text before the at alone', 'partner@elsewhere.example', false],
  ['another domain', 'omar@elsewhere.example', false],
  ['no address', 'binaa.example', false],
  ['no user', '@binaa.example', false],
])('%s: %s is an employee: %s', (_, email, expected) => {
  expect(isEmployeeEmail(email, rule)).toBe(expected);
});

it('there are no employees without a configured domain', () => {
  expect(isEmployeeEmail('omar@binaa.example', { included: [], excluded: [] })).toBe(false);
  expect(isEmployeeEmail('omar@binaa.example', { included: [''], excluded: [] })).toBe(false);
});

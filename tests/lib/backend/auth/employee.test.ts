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
  ['a subdomain of an excluded domain, which is not excluded', 'omar@x.guest.binaa.example', true],
  ['an excluded address', 'TEMP@binaa.example', false],
  ['an excluded local part at another domain', 'temp@mail.binaa.example', true],
  ['an included text only in the local part', 'partner@elsewhere.example', false],
  ['another domain', 'omar@elsewhere.example', false],
  ['no @ sign', 'binaa.example', false],
  ['no local part', '@binaa.example', false],
])('%s: %s is an employee: %s', (_, email, expected) => {
  expect(isEmployeeEmail(email, rule)).toBe(expected);
});

it('there are no employees without a configured domain', () => {
  expect(isEmployeeEmail('omar@binaa.example', { included: [], excluded: [] })).toBe(false);
  expect(isEmployeeEmail('omar@binaa.example', { included: [''], excluded: [] })).toBe(false);
});

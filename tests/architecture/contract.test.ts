import { expect, it } from 'vitest';
import { authoriseSandboxPayment } from '#lib/contract/sandbox.ts';
import { readFiles } from './rules/source-files.ts';

it('the contract has no unused endpoint or schema', () => {
  const files = readFiles('src', /\.(ts|tsx|astro)$/);
  const contract = files.filter(({ path }) => path.startsWith('src/lib/contract/'));
  expect(contract.length).toBeGreaterThan(0);
  const unused = contract.flatMap(({ path, text }) => {
    const names = [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map((match) => match[1] as string);
    return names
      .filter((name) => {
        const word = new RegExp(`\\b${name}\\b`);
        const isUsedHere = text.split(word).length > 2;
        return !isUsedHere && !files.some((other) => other.path !== path && word.test(other.text));
      })
      .map((name) => `${path}: ${name}`);
  });
  expect(unused).toEqual([]);
});

it('the card endpoint states its results: approval, a challenge, or an error of the payment itself', () => {
  const reply = (status: string) =>
    authoriseSandboxPayment.reply.safeParse({ status, location: '/en-ae/cart' }).success;
  expect(['Authorised', 'Challenge', 'Pending', 'Declined'].map(reply)).toEqual([true, true, true, false]);
  expect(authoriseSandboxPayment.errors.every((code) => code.startsWith('PAYMENT_'))).toBe(true);
});

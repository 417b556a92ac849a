import { expect, it } from 'vitest';
import { authoriseCard } from '#lib/contract/payment.ts';
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

it('the card endpoint states its results: approval, or an error of the payment itself', () => {
  const reply = (status: string) =>
    authoriseCard.reply.safeParse({ status, returnPath: '/en-ae/cart' }).success;
  expect([reply('Authorised'), reply('Declined')]).toEqual([true, false]);
  expect(authoriseCard.errors.every((code) => code.startsWith('PAYMENT_'))).toBe(true);
});

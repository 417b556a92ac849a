import { expect, it } from 'vitest';
import { readFiles } from './rules/source-files.ts';
import { findQueriesOutsideTransaction } from './rules/transaction-rules.ts';

const read = (text: string) =>
  findQueriesOutsideTransaction({ path: 'src/lib/backend/cart/queries.ts', text });

it('no query of the backend leaves the transaction that it is written in', () => {
  const files = readFiles('src/lib/backend', /\.ts$/);
  expect(files.length).toBeGreaterThan(0);
  expect(
    files.flatMap((file) => findQueriesOutsideTransaction(file).map((line) => `${file.path}:${line}`)),
  ).toEqual([]);
});

it.each([
  ['by its name', "transaction(db, async (trx) => {\n  await db.selectFrom('cart').execute();\n});"],
  ['passed on', 'await db.transaction().execute(async (trx) => {\n  await holdStock(db, 3);\n});'],
  ['by another name', 'await shop.transaction().execute(async (trx) => {\n  await holdStock(shop, 3);\n});'],
  ['in a nested function', 'transaction(db, (trx) => {\n  const read = () => db.selectFrom(x);\n});'],
])('a use of the database itself inside a transaction is found: %s', (_title, text) => {
  expect(read(text)).toEqual([2]);
});

it.each([
  ['the transaction', 'transaction(db, async (trx) => {\n  await trx.selectFrom(x).execute();\n});'],
  ['a transaction named db', 'transaction(base, async (db) => {\n  await db.selectFrom(x).execute();\n});'],
  ['a query outside', 'transaction(db, (trx) => save(trx));\nawait db.selectFrom(x).execute();'],
  ['a key named db', 'transaction(db, (trx) => save({ db: trx }, trx.db));'],
])('nothing is found in %s', (_title, text) => {
  expect(read(text)).toEqual([]);
});

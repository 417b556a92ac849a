import { AsyncLocalStorage } from 'node:async_hooks';
import type { AdapterFactory, CustomAdapter } from 'better-auth/adapters';
import { createAdapterFactory } from 'better-auth/adapters';
import type { BetterAuthOptions } from 'better-auth/types';
import type { Kysely } from 'kysely';
import type { Db, Trx } from '../db/database.ts';

type Where = NonNullable<Parameters<CustomAdapter['findMany']>[0]['where']>;
type AnyDb = Kysely<Record<string, Record<string, unknown>>>;
type Row = Record<string, unknown>;

const OPERATORS = {
  ...{ eq: '=', ne: '!=', lt: '<', lte: '<=', gt: '>', gte: '>=' },
  ...{ in: 'in', not_in: 'not in' },
} as const;

/** The library's tables in the shop's own database, by the shop's rules: times are numbers, flags 0 or 1. */
export interface Store {
  adapter: AdapterFactory<BetterAuthOptions>;
  /** What the library does meanwhile belongs to the transaction. */
  within<T>(trx: Trx, work: () => Promise<T>): Promise<T>;
}

export function createStore(db: Db): Store {
  const current = new AsyncLocalStorage<Trx>();
  const use = () => (current.getStore() ?? db) as unknown as AnyDb;
  const adapter = createAdapterFactory({
    config: {
      adapterId: 'binaa',
      supportsBooleans: false,
      supportsNumericIds: false,
      transaction: false,
      customTransformInput: ({ data }) => (data instanceof Date ? data.getTime() : data),
      customTransformOutput: ({ data, fieldAttributes }) =>
        fieldAttributes.type === 'date' && typeof data === 'number' ? new Date(data) : data,
    },
    adapter: () => tableAdapter(use),
  });
  return { adapter, within: (trx, work) => current.run(trx, work) };
}

function tableAdapter(use: () => AnyDb): CustomAdapter {
  const adapter = {
    create: ({ model, data }: { model: string; data: Row }) =>
      use().insertInto(model).values(data).returningAll().executeTakeFirstOrThrow(),
    findOne: async ({ model, where }: { model: string; where: Where }) =>
      (await narrow(use().selectFrom(model).selectAll(), where).limit(1).executeTakeFirst()) ?? null,
    findMany: ({ model, where, limit }: { model: string; where?: Where; limit: number }) =>
      narrow(use().selectFrom(model).selectAll(), where).limit(limit).execute(),
    count: async ({ model, where }: { model: string; where?: Where }) => {
      const query = use()
        .selectFrom(model)
        .select((eb) => eb.fn.countAll().as('rows'));
      return Number((await narrow(query, where).executeTakeFirstOrThrow()).rows);
    },
    update: async ({ model, where, update }: { model: string; where: Where; update: Row }) =>
      (await narrow(use().updateTable(model).set(update), where).returningAll().executeTakeFirst()) ?? null,
    updateMany: async ({ model, where, update }: { model: string; where: Where; update: Row }) =>
      Number((await narrow(use().updateTable(model).set(update), where).executeTakeFirst()).numUpdatedRows),
    delete: async ({ model, where }: { model: string; where: Where }) => {
      await narrow(use().deleteFrom(model), where).execute();
    },
    deleteMany: async ({ model, where }: { model: string; where: Where }) =>
      Number((await narrow(use().deleteFrom(model), where).executeTakeFirst()).numDeletedRows),
  };
  return adapter as unknown as CustomAdapter;
}

// A condition that is not understood must not widen what is changed.
function narrow<Query>(query: Query, where: Where = []): Query {
  let narrowed = query as { where(field: string, operator: string, value: unknown): typeof narrowed };
  for (const { field, operator, connector, value } of where) {
    const known = OPERATORS[operator as keyof typeof OPERATORS];
    if (!known || connector !== 'AND') throw new Error(`No such condition: ${connector} ${operator}`);
    const isNull = value === null && (known === '=' || known === '!=');
    narrowed = narrowed.where(field, isNull ? (known === '=' ? 'is' : 'is not') : known, value);
  }
  return narrowed as Query;
}

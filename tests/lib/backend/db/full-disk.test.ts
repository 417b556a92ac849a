import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import { isTransientDatabaseError } from '#lib/backend/db/transient-error.ts';
import { EMIRATES } from '../../../contract/harness/client.ts';
import { createFunctionClient, createFunctionHarness } from '../../../contract/harness/function-client.ts';
import { addToCart, buy, readCurrentCart } from '../../../contract/harness/purchase-steps.ts';
import { createFixtureSeed } from '../backend-fixture.ts';
import { openSeeded, shopDatabases, type TestDatabase } from '../databases.ts';

describe('A shop whose disk is full', () => {
  let db: Db;
  let client: ReturnType<typeof createFunctionClient>;
  const seed = createFixtureSeed();
  const productCode = seed.products.find(({ isPaint, prices }) => !isPaint && prices.ae)?.code as string;

  beforeEach(async () => {
    db = await openSeeded(shopDatabases[0] as TestDatabase, seed);
    client = createFunctionClient(createFunctionHarness(db));
  });
  afterEach(() => client.close());

  /** Limits the database to its present number of pages; SQLite reports that limit like a full disk. */
  async function fillDisk(): Promise<void> {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.raw(String(rows[0]?.page_count))}`.execute(db);
  }
  const freeDisk = () => sql`pragma max_page_count = 1000000`.execute(db);

  it('returns a temporary error, shows what is stored, and sells again when there is space', async () => {
    const visitor = client.visitor();
    expect((await addToCart(visitor, EMIRATES, { productCode }, 2)).status).toBe(200);
    await fillDisk();
    const codes = new Set<string | undefined>();
    const statuses = new Set<number>();
    // The last pages still have room for some rows.
    for (let attempt = 0; attempt < 300 && !codes.has('UNAVAILABLE'); attempt += 1) {
      const { status, error } = await addToCart(client.visitor(), EMIRATES, { productCode }, 1);
      codes.add(error?.code);
      statuses.add(status);
    }
    expect([...statuses].toSorted()).toEqual(statuses.has(200) ? [200, 503] : [503]);
    expect((await readCurrentCart(visitor, EMIRATES)).itemCount).toBe(2);
    const refused = await buy(visitor, EMIRATES);
    expect(refused.error?.code).toBe('UNAVAILABLE');
    const orders = await db.selectFrom('orders').select('status').execute();
    expect(orders.filter(({ status }) => status === 'Accepted')).toEqual([]);
    await freeDisk();
    const { data } = await buy(visitor, EMIRATES);
    expect(data?.status).toBe('Accepted');
    expect((await readCurrentCart(visitor, EMIRATES)).itemCount).toBe(0);
  });

  it.each(['SQLITE_FULL', '53100'])('has a temporary error by the code %s', (code) => {
    expect(isTransientDatabaseError(Object.assign(new Error('database or disk is full'), { code }))).toBe(
      true,
    );
  });
});

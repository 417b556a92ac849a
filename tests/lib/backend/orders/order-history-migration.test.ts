import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrateDatabase } from '#lib/backend/db/migrate.ts';
import { testDatabases } from '../databases.ts';

const order = (
  id: string,
  status: string,
  submitted: number | null,
  updated: number,
) => sql`insert into orders
  (id, order_number, cart_id, owner_id, country, currency, status, subtotal, discount_total, shipping_subtotal,
   shipping_total, total, tax_total, tax_rate, created_at, updated_at, submitted_at)
  values (${id}, ${submitted === null ? null : `AE26-00000${id.length}-1`}, ${id}, 'o', 'ae', 'AED', ${status},
   1000, 100, 1500, 1500, 2400, 114, 500, 1, ${updated}, ${submitted})`;

it.each(testDatabases)(
  '$name: earlier orders get a history, and their amounts still have to add up',
  async ({ open }) => {
    const db = await open();
    await migrateDatabase(db, '015-wished-sizes');
    const orders = [
      ['d', 'Pending', null, 2],
      ['dd', 'Accepted', 3, 3],
      ['ddd', 'Delivered', 4, 9],
    ] as const;
    for (const [id] of orders) {
      await sql`insert into carts (id, owner_id, country, created_at, updated_at) values (${id}, ${id}, 'ae', 1, 1)`.execute(
        db,
      );
    }
    for (const [id, status, submitted, updated] of orders) {
      await order(id, status, submitted, updated).execute(db);
    }
    expect(await migrateDatabase(db)).toContain('018-order-life');
    const events = await db
      .selectFrom('order_events')
      .select(['order_id', 'place', 'status', 'at'])
      .orderBy('order_id')
      .orderBy('place')
      .execute();
    expect(events.map((event) => Object.values({ ...event, at: Number(event.at) }))).toEqual([
      ['d', 1, 'Pending', 1],
      ['dd', 1, 'Pending', 1],
      ['dd', 2, 'Accepted', 3],
      ['ddd', 1, 'Pending', 1],
      ['ddd', 2, 'Accepted', 4],
      ['ddd', 3, 'Delivered', 9],
    ]);
    const change = (values: object) => db.updateTable('orders').set(values).where('id', '=', 'd').execute();
    await change({ payment_fee: 1000, total: 3400 });
    const row = await db.selectFrom('orders').selectAll().where('id', '=', 'd').executeTakeFirstOrThrow();
    expect([row.fulfillment_method, Number(row.payment_fee), row.payment_method]).toEqual([
      'Ship',
      1000,
      null,
    ]);
    // Constraints hold on both engines: amounts that do not add up, and an accepted order without a number.
    await expect(change({ payment_fee: 0 })).rejects.toThrow();
    await expect(change({ status: 'Accepted' })).rejects.toThrow();
    await change({ status: 'Cancelled' });
    await db.destroy();
  },
);

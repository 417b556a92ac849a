import type { Kysely, Migration } from 'kysely';
import { createFlagCheck, createTable, getColumnTypes } from './columns.ts';

/** Adds coupons, their uses, and the discounts of carts and orders. */
export const cart: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, int, big } = getColumnTypes(db);
    await createTable(db, 'coupons')
      .addColumn('code', text, (c) => c.primaryKey())
      .addColumn('body', text, (c) => c.notNull())
      .execute();
    await createTable(db, 'coupon_uses')
      .addColumn('coupon_code', text, (c) => c.notNull())
      .addColumn('owner_id', text, (c) => c.notNull())
      .addColumn('order_id', text, (c) => c.notNull().references('orders.id'))
      .addColumn('used_at', big, (c) => c.notNull())
      .addPrimaryKeyConstraint('coupon_uses_once', ['coupon_code', 'owner_id'])
      .execute();
    const { schema } = db;
    await schema.alterTable('carts').addColumn('coupon_code', text).execute();
    await schema
      .alterTable('carts')
      .addColumn('is_employee', int, (c) => c.notNull().defaultTo(0).check(createFlagCheck('is_employee')))
      .execute();
    await schema
      .alterTable('orders')
      .addColumn('discounts', text, (c) => c.notNull().defaultTo('[]'))
      .execute();
    await schema
      .alterTable('order_lines')
      .addColumn('discount', big, (c) => c.notNull().defaultTo(0))
      .execute();
    await schema.createIndex('coupon_uses_of').on('coupon_uses').columns(['order_id']).execute();
  },
};

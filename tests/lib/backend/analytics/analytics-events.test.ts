import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createAnalyticsEventCleanup,
  createAnalyticsEventCollector,
} from '#lib/backend/analytics/event-collector.ts';
import { formatEventReport } from '#lib/backend/analytics/format-report.ts';
import { readEventReport } from '#lib/backend/analytics/report.ts';
import type { Db } from '#lib/backend/db/database.ts';
import { BROWSER_RATE_LIMITS } from '#lib/backend/gateway/rate-limits.ts';
import { AnalyticsEventSchema } from '#lib/contract/analytics/events.ts';
import { openMigrated, testDatabases } from '../databases.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const CONTEXT = { clientNetwork: '192.0.2.1', now: NOW };

let nextId = 1;
const money = { amount: 1000, currency: 'AED' };
const FIELDS: Record<string, object> = {
  customer: { customerType: 'guest' },
  view_item: {
    productCode: 'BN-1',
    name: 'A drill',
    brand: 'Rukn',
    category: 'tools/drills',
    price: money,
    isAvailable: true,
  },
  cart_update: { action: 'add', items: [], itemCount: 1, couponCodes: [], total: money },
  checkout: { step: 'contact', items: [], deliveryMethod: 'home_delivery', couponCodes: [], total: money },
  purchase: {
    orderNumber: 'AE26-000001-1',
    status: 'success',
    itemCount: 1,
    deliveryMethod: 'home_delivery',
    paymentSource: 'credit_card',
    couponCodes: [],
    voucherValue: money,
    shippingTotal: money,
    total: money,
  },
};

/** Returns an event with the fields that its name needs. */
const createEvent = (event: string, overrides: object = {}) => ({
  id: `event-${nextId++}`,
  at: NOW - HOUR,
  event,
  pageType: 'product',
  country: 'ae',
  language: 'en',
  isEmployee: false,
  ...FIELDS[event],
  ...overrides,
});

describe.each(testDatabases)('Analytics events, on $name', (database) => {
  let db: Db;
  let collect: (visitor: string, ...events: unknown[]) => Promise<number>;

  beforeAll(async () => {
    db = await openMigrated(database);
  });
  beforeEach(async () => {
    await db.deleteFrom('analytics_events').execute();
    const collectEvents = createAnalyticsEventCollector(db, { address: BROWSER_RATE_LIMITS.events });
    collect = (visitor, ...events) => collectEvents({ visitor: `anonymous-${visitor}`, events }, CONTEXT);
  });
  afterAll(() => db?.destroy());

  const readRows = () => db.selectFrom('analytics_events').selectAll().orderBy('at').orderBy('id').execute();

  it('are stored once, with their fields', async () => {
    const event = createEvent('view_item', { isEmployee: true, country: 'kw' });
    expect(await collect('a', event, createEvent('customer'))).toBe(2);
    expect(await collect('a', event)).toBe(1);
    const rows = await readRows();
    expect(rows).toHaveLength(2);
    const stored = rows.find(({ id }) => id === event.id);
    expect(stored).toMatchObject({
      event: 'view_item',
      page_type: 'product',
      country: 'kw',
      visitor: 'anonymous-a',
      is_employee: 1,
    });
    expect(JSON.parse(stored?.body ?? '')).toEqual(FIELDS.view_item);
  });

  it.each([
    ['an unknown name', { event: 'click' }],
    ['a field that it does not know', { email: 'layla@example.com' }],
    ['a missing field', { productCode: undefined }],
    ['a page type that does not exist', { pageType: 'basket' }],
    ['a time before the last four days', { at: NOW - 5 * DAY }],
  ])('with %s are left out, and the others are stored', async (_, overrides) => {
    expect(await collect('a', createEvent('view_item', overrides), createEvent('customer'))).toBe(1);
    expect((await readRows()).map(({ event }) => event)).toEqual(['customer']);
  });

  it('from a clock that is ahead get the current time', async () => {
    await collect('a', createEvent('customer', { at: NOW + DAY }), createEvent('customer', { at: NOW + 1 }));
    expect((await readRows()).map(({ at }) => Number(at))).toEqual([NOW, NOW + 1]);
  });

  it('above the total rate are refused', async () => {
    const rate = { burst: 2, perSecond: 0.001 };
    const collectEvents = createAnalyticsEventCollector(db, {
      address: BROWSER_RATE_LIMITS.events,
      total: rate,
    });
    const body = { visitor: 'anonymous-a', events: [createEvent('customer'), createEvent('customer')] };
    await collectEvents(body, CONTEXT);
    await expect(collectEvents(body, { ...CONTEXT, clientNetwork: '192.0.2.2' })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
  });

  it('of one address are refused above its own rate, and those of others are not', async () => {
    const collectEvents = createAnalyticsEventCollector(db, { address: { burst: 2, perSecond: 0.001 } });
    const createBody = () => ({
      visitor: 'anonymous-a',
      events: [createEvent('customer'), createEvent('customer')],
    });
    await collectEvents(createBody(), CONTEXT);
    await expect(collectEvents(createBody(), CONTEXT)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await collectEvents(createBody(), { ...CONTEXT, clientNetwork: '192.0.2.2' })).toBe(2);
  });

  it('are deleted after 90 days', async () => {
    await collect('a', createEvent('customer'), createEvent('customer', { at: NOW - 3 * DAY }));
    await createAnalyticsEventCleanup(db)(NOW + 88 * DAY);
    expect(await readRows()).toHaveLength(1);
  });

  it('are reported by name, page type, country, language and day', async () => {
    await collect(
      'a',
      createEvent('view_item'),
      createEvent('view_item', { at: NOW - DAY, country: 'kw', language: 'ar' }),
      createEvent('customer', { isEmployee: true, pageType: 'home' }),
    );
    await collect('b', createEvent('customer', { at: NOW - 3 * DAY, pageType: 'home' }));
    const report = await readEventReport(db, { days: 2 }, NOW);
    expect(report).toMatchObject({
      since: '2026-11-19',
      total: 3,
      employeeEvents: 1,
      events: [
        { value: 'view_item', count: 2 },
        { value: 'customer', count: 1 },
      ],
      pageTypes: [
        { value: 'product', count: 2 },
        { value: 'home', count: 1 },
      ],
      countries: [
        { value: 'ae', count: 2 },
        { value: 'kw', count: 1 },
      ],
      languages: [
        { value: 'en', count: 2 },
        { value: 'ar', count: 1 },
      ],
      byDay: [
        { day: '2026-11-19', count: 1, visitors: 1 },
        { day: '2026-11-20', count: 2, visitors: 1 },
      ],
    });
    expect((await readEventReport(db, { days: 2, country: 'kw' }, NOW)).total).toBe(1);
    const text = formatEventReport(report);
    expect(text).toContain('Events since 2026-11-19 (2 days), all countries');
    expect(text).toContain('3 events of visitors who agreed to analytics, 1 of employees');
    expect(text).toMatch(/^ {2}2 {2}view_item$/m);
    expect(text).toMatch(/^ {2}2 {2}1 {2}2026-11-20$/m);
  });

  it('make a funnel of the visitors who took each step after the one before', async () => {
    const at = (hours: number) => ({ at: NOW - 10 * HOUR + hours * HOUR });
    const steps = (['view_item', 'cart_update', 'checkout', 'purchase'] as const).map((name, hours) =>
      createEvent(name, at(hours)),
    );
    await collect('buys', ...steps);
    await collect('leaves', createEvent('view_item', at(0)), createEvent('cart_update', at(1)));
    await collect(
      'removes',
      createEvent('view_item', at(0)),
      createEvent('cart_update', { ...at(1), action: 'remove' }),
    );
    await collect('backwards', createEvent('cart_update', at(0)), createEvent('view_item', at(1)));
    await collect(
      'returns',
      createEvent('view_item', at(0)),
      createEvent('cart_update', at(1)),
      createEvent('checkout', at(2)),
      createEvent('purchase', { ...at(3), status: 'return' }),
    );
    // The first cart was filled before the first view, a second one after it.
    await collect(
      'repeats',
      createEvent('cart_update', at(0)),
      createEvent('view_item', at(1)),
      createEvent('cart_update', at(2)),
    );
    const report = await readEventReport(db, { days: 1 }, NOW);
    expect(report.funnel.map(({ visitors }) => visitors)).toEqual([6, 4, 2, 1]);
    expect(formatEventReport(report)).toMatch(/^ {2}1 {2} *16\.7 % {2} *50\.0 % {2}placed an order$/m);
  });

  it('are reported as none when nothing was collected', async () => {
    const report = await readEventReport(db, { days: 30, country: 'om' }, NOW);
    expect(formatEventReport(report)).toContain('No events yet');
  });
});

it('Analytics events have the names of the specification', () => {
  const names = AnalyticsEventSchema.def.options.map(({ shape }) => shape.event.def.values[0] as string);
  expect(names.sort()).toEqual([
    'cart_update',
    'checkout',
    'consent',
    'customer',
    'newsletter',
    'purchase',
    'purchase_item',
    'search',
    'view_category',
    'view_item',
    'wishlist',
  ]);
});

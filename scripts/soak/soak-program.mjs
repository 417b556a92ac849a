// The shop, its API, the proxy between them and the customers of `npm run soak`. Arguments: minutes and customers.
import { mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { openDataFolder, startBackendProcess } from '../../tests/contract/harness/backend-process.ts';
import { choosePurchasedProducts } from '../../tests/contract/harness/purchased-products.ts';
import { createSiteClient } from '../../tests/contract/harness/site-client.ts';
import { prepareShopData, startShopProcess } from '../../tests/support/servers/shop-process.ts';
import { readMemory } from '../bench/process-memory.mjs';
import { median } from '../bench/statistics.mjs';
import { green, printLine, red } from '../cli/output.mjs';
import { browseAndBuy, findWrongCarts } from './customers.mjs';
import { startFaultProxy } from './fault-proxy.mjs';

const [minutes, customerCount] = process.argv.slice(2).map(Number);
const DURATION_MS = minutes * 60_000;
const SAMPLE_MS = 5000;
const MAX_GROWTH = 0.05;
const MINUTES_FOR_GROWTH = 10;
// All customers have one network address here, so its limits are raised.
const BACKEND_ENV = { ADDRESS_CROWD: '1000', SEED_ACCOUNTS: '0', PAYMENT_METHODS_ON: 'ae:cash' };

const dataDir = await prepareShopData(BACKEND_ENV);
const product = await fillStock();
let backend = await startBackendProcess(dataDir, BACKEND_ENV);
const proxy = await startFaultProxy(backend.origin);
const shopDir = `${process.env.DATA_DIR}/shop`;
mkdirSync(shopDir);
const shopEnv = { ADDRESS_CROWD: '1000', API_BASE_URL: proxy.url };
let shop = await startShopProcess(shopDir, shopEnv);

const record = { orders: [], carts: [], errors: new Map(), steps: 0 };
const memory = [];
const stop = new AbortController();
const client = createSiteClient(shop.url);
const running = Promise.all([
  ...Array.from({ length: customerCount }, () =>
    browseAndBuy({ client, product, signal: stop.signal, record }),
  ),
  sampleMemory(),
]);
await wait(DURATION_MS / 3);
await shop.stop();
shop = await startShopProcess(shopDir, shopEnv, shop.url);
memory.length = 0;
await wait(DURATION_MS / 3);
await backend.stop('SIGTERM');
backend = await startBackendProcess(dataDir, { ...BACKEND_ENV, API_PORT: new URL(backend.origin).port });
await wait(DURATION_MS / 3);
stop.abort();
await running;

proxy.isFaulty = false;
await wait(2000);
const wrongCarts = await findWrongCarts(record.carts);
const lostOrders = await findLostOrders();
process.exitCode = report() ? 0 : 1;
await shop.stop();
await backend.stop('SIGTERM');
proxy.close();

/** Gives one product a stock that is never used up; returns its code. */
async function fillStock() {
  const db = openDataFolder(dataDir);
  const { first } = await choosePurchasedProducts(db);
  await db.destroy();
  return first;
}

async function sampleMemory() {
  while (!stop.signal.aborted) {
    await wait(SAMPLE_MS);
    const megabytes = readMemory(shop.pid);
    if (megabytes) memory.push(megabytes);
  }
}

/** Returns the confirmed orders that are not in the database with their payment. */
async function findLostOrders() {
  const db = openDataFolder(dataDir);
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('payments as p', 'p.order_id', 'o.id')
    .where('o.submitted_at', 'is not', null)
    .select('o.order_number as number')
    .execute();
  await db.destroy();
  const storedNumbers = new Set(rows.map(({ number }) => number));
  return record.orders.filter(({ number }) => !storedNumbers.has(number));
}

/** Prints the results; returns whether nothing was lost and the memory has not grown. */
function report() {
  const { calls, rejected, lost, slow } = proxy.counts;
  printLine(`${record.steps} steps of ${customerCount} customers in ${minutes} minutes`);
  printLine(
    `${calls} calls of the API: ${rejected} failed, ${lost} failed after they were carried out, ${slow} late`,
  );
  printLine(`${record.orders.length} orders confirmed, ${lostOrders.length} lost`);
  printLine(`${record.carts.length} carts left, ${wrongCarts.length} with another content than confirmed`);
  for (const cart of wrongCarts) printLine(red(`  ${JSON.stringify(cart)}`));
  const errors = [...record.errors].toSorted(([, a], [, b]) => b - a);
  const errorCount = errors.reduce((sum, [, count]) => sum + count, 0);
  printLine(`${errorCount} errors seen by customers (${((100 * errorCount) / record.steps).toFixed(1)} %)`);
  for (const [name, count] of errors) printLine(`  ${String(count).padStart(5)}  ${name}`);
  const sampleCount = Math.max(1, Math.floor(memory.length / 5));
  const [first, last] = [memory.slice(sampleCount, 2 * sampleCount), memory.slice(-sampleCount)].map((part) =>
    median(part),
  );
  const growth = last / first - 1;
  printLine(
    `Memory of the shop since its restart, MB: ${first} then ${last} (${(100 * growth).toFixed(1)} %)`,
  );
  const hasGrown = minutes >= MINUTES_FOR_GROWTH && growth > MAX_GROWTH;
  const hasPassed =
    lostOrders.length === 0 && wrongCarts.length === 0 && record.orders.length > 0 && !hasGrown;
  printLine(hasPassed ? green('Nothing was lost.') : red('The soak failed.'));
  return hasPassed;
}

import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium, findHeadlessShell } from './scripts/services/chromium.mjs';
import type { Region } from './tests/support/e2e/fixtures.ts';

const port = Number(process.env.E2E_PORT || 4421);
const baseURL = `http://localhost:${port}`;

// Tests read their orders from the database directly.
const dataDir = path.join(tmpdir(), `binaa-stories-data-${port}`);
process.env.E2E_DATA_DIR = dataDir;

const chromium = findHeadlessShell() ?? findChromium();
if (!chromium)
  throw new Error('No Chromium was found: "npm test" installs one, or name yours in CHROMIUM_PATH.');

const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  // The 2.6 pixels per CSS pixel of a Pixel 7 cost 37 % more CPU time of the browser, and no test depends on them.
  deviceScaleFactor: 1,
  hasTouch: true,
  isMobile: true,
};
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

export default defineConfig<{ region: Region }>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // A failed test is retried once, with a trace, and then reported as flaky, without failing the run.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL,
    actionTimeout: 10_000,
    timezoneId: 'Asia/Dubai',
    // `page.route` does not see what a service worker requests; the tests of the service worker allow it.
    serviceWorkers: 'block',
    // Tracing slows down every test.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: chromium,
      // The sandbox does not work as root; background networking would add requests.
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    // A test for which neither direction nor width matters is tagged to run in one project only.
    { name: 'en', grepInvert: /@phone/, use: { ...desktop, locale: 'en-AE', region: 'en-ae' } },
    { name: 'ar', grepInvert: /@desktop/, use: { ...phone, locale: 'ar-AE', region: 'ar-ae' } },
    // Another country and currency with three decimals, for tests tagged @everywhere.
    { name: 'kw', grep: /@everywhere/, use: { ...phone, locale: 'ar-KW', region: 'ar-kw' } },
  ],
  webServer: {
    command: 'node scripts/serve-test-site.mjs',
    url: `${baseURL}/readyz`,
    // All tests share one address: raise its rate limit.
    env: {
      PORT: String(port),
      SITE_URL: baseURL,
      DATA_DIR: dataDir,
      ADDRESS_CROWD: '100',
      PAYMENT_METHODS_ON: 'bh:cash',
    },
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

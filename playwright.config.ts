import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium, findHeadlessShell } from './scripts/services/chromium.mjs';
import type { Region } from './tests/support/e2e/fixtures.ts';

const port = Number(process.env.E2E_PORT || 4421);
const baseURL = `http://localhost:${port}`;

// Stories read what they placed from the database itself.
const data = path.join(tmpdir(), `binaa-stories-data-${port}`);
process.env.E2E_DATA_DIR = data;

const chromium = findHeadlessShell() ?? findChromium();
if (!chromium)
  throw new Error('No Chromium was found: "npm test" installs one, or name yours in CHROMIUM_PATH.');

const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
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
  // What passes at the second try is told as flaky in the summary: to be looked into, but no reason to stop a landing.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL,
    actionTimeout: 10_000,
    timezoneId: 'Asia/Dubai',
    // Tracing takes time of every story: in CI only what failed is traced, as it is tried again.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      executablePath: chromium,
      // Root has no sandbox to offer; a browser that phones home makes its own traffic.
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    // Where neither direction nor width can matter a story is tagged to run in one of the two alone.
    { name: 'en', grepInvert: /@phone/, use: { ...desktop, locale: 'en-AE', region: 'en-ae' } },
    { name: 'ar', grepInvert: /@desktop/, use: { ...phone, locale: 'ar-AE', region: 'ar-ae' } },
    // Three decimals, another country: for the stories that are tagged to run everywhere.
    { name: 'kw', grep: /@everywhere/, use: { ...phone, locale: 'ar-KW', region: 'ar-kw' } },
  ],
  webServer: {
    command: 'node scripts/serve-test-site.mjs',
    url: `${baseURL}/readyz`,
    // All stories come from one address.
    env: { PORT: String(port), SITE_URL: baseURL, DATA_DIR: data, ADDRESS_CROWD: '100' },
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from './scripts/services/chromium.mjs';
import { FONT_CONFIG } from './scripts/visual/fonts.mjs';

const port = Number(process.env.VISUAL_PORT || 4423);
const baseURL = `http://localhost:${port}`;

const chromium = findHeadlessShell() ?? findChromium();
if (!chromium)
  throw new Error('No Chromium was found: "npm test" installs one, or name yours in CHROMIUM_PATH.');

const desktop = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 390, height: 900 }, hasTouch: true, isMobile: true };

/** Screenshots of each kind of page in both directions at two widths: `npm run test:visual`. */
export default defineConfig({
  testDir: 'tests/visual',
  outputDir: 'test-results/visual',
  snapshotPathTemplate: 'tests/visual/baselines/{arg}-{projectName}{ext}',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  reporter: 'list',
  expect: {
    timeout: 10_000,
    toHaveScreenshot: {
      animations: 'allow',
      caret: 'hide',
      scale: 'css',
      // Versions of Chromium smooth text and scale pictures a little differently. A block that has moved or
      // is missing exceeds the ratio.
      threshold: 0.2,
      maxDiffPixelRatio: 0.002,
    },
  },
  use: {
    baseURL,
    actionTimeout: 10_000,
    timezoneId: 'Asia/Dubai',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--font-render-hinting=none',
        // Every CPU renders the same pixels, and so do the headless shell and the full Chromium.
        '--disable-lcd-text',
        '--disable-skia-runtime-opts',
      ],
      env: { ...process.env, FONTCONFIG_FILE: FONT_CONFIG },
    },
  },
  projects: [
    { name: 'en-desktop', metadata: { region: 'en-ae' }, use: { ...desktop, locale: 'en-AE' } },
    { name: 'en-phone', metadata: { region: 'en-ae' }, use: { ...phone, locale: 'en-AE' } },
    { name: 'ar-desktop', metadata: { region: 'ar-ae' }, use: { ...desktop, locale: 'ar-AE' } },
    { name: 'ar-phone', metadata: { region: 'ar-ae' }, use: { ...phone, locale: 'ar-AE' } },
  ],
  webServer: {
    command: 'node scripts/visual/serve.mjs',
    url: `${baseURL}/readyz`,
    env: { PORT: String(port), DATA_DIR: path.join(tmpdir(), `binaa-visual-data-${port}`) },
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

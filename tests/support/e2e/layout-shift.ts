import type { Page } from '@playwright/test';

type WindowWithShift = typeof globalThis & { moved?: number };

/** Measures layout shift from the next page on, except directly after user input. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const windowWithShift = globalThis as WindowWithShift;
    windowWithShift.moved = 0;
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) windowWithShift.moved = (windowWithShift.moved ?? 0) + value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the layout shift, including that of the previous frame. */
export function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    return (globalThis as WindowWithShift).moved ?? Number.NaN;
  });
}

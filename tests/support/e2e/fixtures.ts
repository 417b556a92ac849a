import {
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  type Response,
} from '@playwright/test';

/** A locale tag as URLs contain it. */
export type Region = 'en-ae' | 'ar-ae' | 'ar-kw' | 'en-sa' | 'en-bh' | 'ar-bh';

/** The locale of a test. */
export type TestLocale = {
  region: Region;
  language: 'en' | 'ar';
  country: string;
  /** The URL of a page in this locale: `path('/cart')` is `/ar-kw/cart`. */
  path: (rest?: string) => string;
  /** Returns the text in the language of this locale. */
  translate: <English, Arabic>(texts: { en: English; ar: Arabic }) => English | Arabic;
};

const parseTestLocale = (region: Region): TestLocale => {
  const [language, country] = region.split('-') as ['en' | 'ar', string];
  return {
    region,
    language,
    country,
    path: (rest = '') => `/${region}${rest}`,
    translate: (texts) => texts[language],
  };
};

/** Collects console errors, uncaught errors, error responses and failed requests of the pages it follows. */
export class PageMonitor {
  readonly problems: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Call before an action that causes the problem on purpose. */
  expectProblem(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  follow(page: Page): void {
    page.on('console', (message: ConsoleMessage) => {
      // Chromium reports violations of the content security policy as console errors.
      if (message.type() === 'error') this.#note(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error: Error) => this.#note(`uncaught: ${error.message}`));
    page.on('requestfailed', (request: Request) => {
      const reason = request.failure()?.errorText ?? '';
      // Leaving a page aborts its requests, which is no failure.
      if (reason !== 'net::ERR_ABORTED') this.#note(`failed: ${request.method()} ${request.url()} ${reason}`);
    });
    page.on('response', (response: Response) => {
      if (response.status() >= 400)
        this.#note(`${response.status()}: ${response.request().method()} ${response.url()}`);
    });
  }

  #note(problem: string): void {
    if (!this.#expected.some((pattern) => pattern.test(problem))) this.problems.push(problem);
  }
}

/**
 * Suppresses the `pointermove` at 0,0 that the headless shell fires in a new page without any input (measured
 * in 9 of 12 pages; Chromium itself fires none). The page would take it for the visitor's first interaction.
 */
function ignoreInitialPointer(): void {
  addEventListener(
    'pointermove',
    (event) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    },
    true,
  );
}

/** The `test` of the end-to-end tests: with a monitored page and a locale. */
export const test = base.extend<{ region: Region; testLocale: TestLocale; watch: PageMonitor }>({
  region: ['en-ae', { option: true }],
  testLocale: async ({ region }, use) => use(parseTestLocale(region)),
  context: async ({ context }, use) => {
    await context.addInitScript(ignoreInitialPointer);
    await use(context);
  },
  watch: [
    async ({ context }, use) => {
      const watch = new PageMonitor();
      context.on('page', (page) => watch.follow(page));
      await use(watch);
      expect(watch.problems, 'what the browser reported').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

import { expect, type Locator, type Page } from '@playwright/test';
import { interpolate } from '#lib/format/interpolate.ts';
import { MESSAGE_RESOURCES } from '#lib/messages/resources.ts';
import { simpleProduct } from '../known-products.ts';
import type { TestLocale } from './fixtures.ts';
import { ShopPage } from './shop-page.ts';

/** Returns what is wrong with the visible focus; empty when the focus is visible. Runs in the page. */
function findFocusProblem(focused: Element): string {
  const { left, top, right, bottom, width, height } = focused.getBoundingClientRect();
  const elementName = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40);
  const name = `${focused.localName} "${elementName}"`;
  // The focus ring is on the focused element, on its label, or on an element around it.
  const ancestors = [
    focused.parentElement,
    focused.parentElement?.parentElement,
    focused.closest('article, label, form'),
  ];
  const rings = [focused, focused.nextElementSibling, ...ancestors].flatMap((element) =>
    element ? [getComputedStyle(element), getComputedStyle(element, '::after')] : [],
  );
  const isRingVisible = rings.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  );
  if (!isRingVisible) return `${name} shows no focus`;
  // Visually hidden radios have a visible label.
  if (width < 2) return '';
  if (left < -1 || right > innerWidth + 1) return `${name} is cut at a side: ${left} to ${right}`;
  // In a textarea the browser only scrolls to the current line.
  const parts = focused.localName === 'textarea' ? [0.1] : [0.2, 0.5, 0.8];
  if (parts.length > 1 && height < innerHeight / 2 && (top < -1 || bottom > innerHeight + 1))
    return `${name} is not in sight: ${top} to ${bottom}`;
  const label = focused.closest('label');
  for (const down of parts) {
    const over = document.elementFromPoint(left + width / 2, Math.min(top + height * down, innerHeight - 1));
    // Toasts are temporary.
    if (!over || over.closest('.toasts') || over.contains(focused) || label?.contains(over)) continue;
    if (!focused.contains(over)) return `${name} is behind ${over.className || over.localName}`;
  }
  return '';
}

/** A user who uses only the keyboard: nothing is clicked or focused by other means. */
export class Keyboard {
  readonly page: Page;
  readonly testLocale: TestLocale;

  constructor(page: Page, testLocale: TestLocale) {
    this.page = page;
    this.testLocale = testLocale;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** The arrow key in reading direction. */
  get forwardKey(): string {
    return this.testLocale.translate({ en: 'ArrowRight', ar: 'ArrowLeft' });
  }

  get backwardKey(): string {
    return this.testLocale.translate({ en: 'ArrowLeft', ar: 'ArrowRight' });
  }

  /** Opens a page and skips to its content. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.testLocale.path(path));
    await this.skipToMain();
  }

  async skipToMain(): Promise<void> {
    const { skip } = MESSAGE_RESOURCES[this.testLocale.language].shell;
    await this.enter(this.page.getByRole('link', { name: skip, exact: true }));
  }

  /** Presses Tab until the target has visible focus; fails after too many presses. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab', maxPresses = 110): Promise<void> {
    await target.first().waitFor({ state: 'attached' });
    const isFocused = () =>
      target.evaluateAll((all) => all.includes(document.activeElement as HTMLElement & SVGElement));
    for (let presses = 0; presses < maxPresses; presses += 1) {
      await this.press(key);
      if (await isFocused()) {
        await this.expectFocusVisible();
        return;
      }
    }
    throw new Error(`${maxPresses} times ${key} did not lead to ${target}`);
  }

  /** Tabs to the target and presses Enter. */
  async enter(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.tabTo(target, key);
    await this.press('Enter');
  }

  /** Tabs to a field and replaces its text. */
  async type(target: Locator, text: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.tabTo(target, key);
    await this.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  /** Asserts that the focus ring is visible and not covered; the page may still be scrolling. */
  async expectFocusVisible(): Promise<void> {
    const focused = this.page.locator(':focus');
    await expect.poll(() => focused.evaluate(findFocusProblem), 'where the focus is').toBe('');
  }

  /** Waits until the target has visible focus. */
  async expectFocusOn(target: Locator): Promise<void> {
    await expect(target).toBeFocused();
    await this.expectFocusVisible();
  }

  /** Asserts that focus cycles inside a dialog, through all of its parts. */
  async expectFocusTrap(dialog: Locator, maxPresses = 40): Promise<void> {
    const first = this.page.locator(':focus');
    const start = await first.elementHandle();
    for (let presses = 0; presses < maxPresses; presses += 1) {
      await this.press('Tab');
      const isInside = await dialog.evaluate(
        // Between the last and the first element the focus may be on the body.
        (element) => document.activeElement === document.body || element.contains(document.activeElement),
      );
      expect(isInside, 'the focus stays in the dialog').toBe(true);
      if (presses > 0 && (await start?.evaluate((element) => element === document.activeElement))) return;
    }
    throw new Error(`${maxPresses} times Tab did not lead round the dialog`);
  }
}

/** A keyboard user with the interface texts of the page. */
export function createKeyboardUser(page: Page, testLocale: TestLocale) {
  const shop = new ShopPage(page, testLocale);
  const { main } = shop;
  return {
    keys: new Keyboard(page, testLocale),
    shop,
    main,
    messages: MESSAGE_RESOURCES[testLocale.language],
    button: (name: string | RegExp, within: Locator = main) =>
      within.getByRole('button', { name, exact: true }),
    /** The name of a control for a product. */
    of: (open: string, { name } = simpleProduct) => interpolate(open, { name: name[testLocale.language] }),
    disclosure: (name: string) => main.locator('summary').filter({ hasText: name }),
  };
}

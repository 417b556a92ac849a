import { expect, type Locator, type Page, test } from '@playwright/test';
import { paintProduct, shade } from '../known-products.ts';
import type { TestLocale } from './fixtures.ts';

const LABELS = {
  cart: { en: /^Cart/, ar: /^السلة/ },
  checkout: { en: 'Go to checkout', ar: 'إتمام الشراء' },
  pay: { en: /^Pay /, ar: /^ادفع / },
  continue: { en: /^Continue to /, ar: /^تابع إلى / },
  collect: { en: 'Click and collect', ar: 'الاستلام من المتجر' },
  shades: { en: 'Choose your shade', ar: 'اختر درجة اللون' },
  cartTitle: { en: 'Your cart', ar: 'سلة التسوق' },
  thanks: { en: 'Thank you, your order is placed', ar: 'شكرًا لك، استلمنا طلبك' },
};

/** Card numbers of the sandbox. */
export const CARDS = {
  accepted: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficientFunds: '4000 0000 0000 9995',
};

/** The shop as a visitor uses it: mostly by roles and texts. */
export class ShopPage {
  readonly page: Page;
  readonly testLocale: TestLocale;

  constructor(page: Page, testLocale: TestLocale) {
    this.page = page;
    this.testLocale = testLocale;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get addButton(): Locator {
    // The button's text changes while an addition takes longer.
    const name = this.testLocale.translate({
      en: /^(Add to cart|Adding…)$/,
      ar: /^(أضف إلى السلة|تجري الإضافة…)$/,
    });
    return this.main.getByRole('button', { name }).first();
  }

  get cartLink(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: this.testLocale.translate(LABELS.cart) });
  }

  get drawer(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Lines of the cart page or of the drawer. */
  lines(within: Locator = this.main): Locator {
    return within
      .getByRole('list')
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('spinbutton') });
  }

  async openPaint(): Promise<void> {
    await this.page.goto(this.testLocale.path(`/products/${paintProduct.slug}`));
  }

  /** Opens the shades, unless they are open. */
  async openShades(): Promise<void> {
    const label = this.main.locator('summary').filter({ hasText: this.testLocale.translate(LABELS.shades) });
    const isOpen = await label.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open);
    if (!isOpen) await label.click();
  }

  /** Opens the family of the test's shade and selects it. */
  async chooseShade(): Promise<void> {
    const name = shade.name[this.testLocale.language];
    await this.openShades();
    const family = this.main.getByRole('group').filter({ hasText: name }).last();
    await family.locator('summary').click();
    await this.main.getByRole('radio', { name }).check();
  }

  async add(): Promise<void> {
    await this.addButton.click();
  }

  /** Presses the button again, after the interval in which a second press is ignored. */
  async addAgain(): Promise<void> {
    await this.addButton.click({ delay: 650, noWaitAfter: true });
  }

  /** Scrolls up: on phones the header is hidden while the page is scrolled down. */
  async showHeader(): Promise<void> {
    await this.page.evaluate(() => scrollTo(0, 0));
  }

  /** Waits until the header shows this quantity. */
  async expectCount(count: number): Promise<void> {
    await expect(this.page.getByRole('banner').locator('#cartCount')).toHaveText(String(count));
  }

  /** Waits until the header shows no quantity, as for an empty cart. */
  async expectCountEmpty(): Promise<void> {
    await expect(this.page.getByRole('banner').locator('#cartCount')).toHaveText('');
  }

  async openCart(): Promise<void> {
    await this.page.goto(this.testLocale.path('/cart'));
    await expect(
      this.main.getByRole('heading', { level: 1, name: this.testLocale.translate(LABELS.cartTitle) }),
    ).toBeVisible();
  }

  /** Opens the checkout, which redirects to the first incomplete step. */
  async openCheckout(): Promise<void> {
    await this.page.goto(this.testLocale.path('/checkout'));
  }

  async toCheckout(): Promise<void> {
    await this.main.getByRole('link', { name: this.testLocale.translate(LABELS.checkout) }).click();
    await this.page.waitForURL(`**${this.testLocale.path('/checkout/contact')}`);
  }

  /** Submits the form of a checkout step and waits for the next step. */
  async continueTo(step: 'delivery' | 'payment' | 'review'): Promise<void> {
    await this.main.getByRole('button', { name: this.testLocale.translate(LABELS.continue) }).click();
    await this.page.waitForURL(`**${this.testLocale.path(`/checkout/${step}`)}`);
  }

  /** Fills in the contact step for the locale's country. */
  async fillContact(): Promise<void> {
    const { country } = this.testLocale;
    const field = (name: string): Locator => this.page.locator(`[name="${name}"]`);
    await field('emailAddress').fill('layla@example.com');
    const phones: Record<string, string> = { kw: '٥٠٠١٢٣٤٥', bh: '3600 1234' };
    await field('phone').fill(phones[country] ?? '050 123 4567');
    await field('firstName').fill(this.testLocale.translate({ en: 'Layla', ar: 'ليلى' }));
    await field('lastName').fill(this.testLocale.translate({ en: 'Haddad', ar: 'حداد' }));
  }

  /** Fills in a home delivery to the first listed area, in a free slot of the next days. */
  async fillDelivery(): Promise<void> {
    const field = (name: string): Locator => this.page.locator(`[name="${name}"]`);
    await field('deliveryArea').selectOption({ index: 1 });
    const showTimes = field('showTimes');
    // Without script a button shows the times. An island that hydrates now removes the button and loads the
    // times.
    if (await showTimes.isVisible()) await showTimes.click({ timeout: 2000 }).catch(() => undefined);
    await expect(this.main.locator('[name="slot"]:checked')).toHaveCount(1);
    await this.chooseOwnTime();
    const { country } = this.testLocale;
    if (country === 'kw' || country === 'bh') await field('block').fill(country === 'kw' ? '4' : '428');
    if (country === 'sa') await field('postalOrZipCode').fill('12345');
    await field('deliveryAddress').fill(this.testLocale.translate({ en: 'Al Wasl Road', ar: 'شارع الوصل' }));
    await field('buildingNo').fill('12');
  }

  /**
   * Chooses one of the shown slots by the test's id: if all tests chose the same slot, it would be full
   * before the last of them has placed its order.
   */
  private async chooseOwnTime(): Promise<void> {
    const times = this.main.locator('[name="slot"]:enabled').filter({ visible: true });
    const { testId, retry } = test.info();
    const number = Number.parseInt(testId.slice(-6), 16) + retry;
    await times.nth(number % (await times.count())).check();
  }

  /** Chooses the first store where the order can be collected; returns its name. */
  async chooseStore(): Promise<string> {
    await this.main.getByText(this.testLocale.translate(LABELS.collect), { exact: true }).click();
    const store = this.page.locator('label', { has: this.page.locator('[name="store"]:enabled') }).first();
    const name = (await store.locator('.store-choice__name').textContent())?.trim() ?? '';
    await store.click();
    return name;
  }

  async choosePayment(method: string): Promise<void> {
    await this.main.locator('label', { has: this.page.locator(`[value="${method}"]`) }).click();
  }

  /** Completes all steps of the checkout up to the review, with home delivery and the given payment method. */
  async fillCheckout(method = 'card'): Promise<void> {
    await this.fillContact();
    await this.continueTo('delivery');
    await this.fillDelivery();
    await this.continueTo('payment');
    await this.choosePayment(method);
    await this.continueTo('review');
  }

  /** Presses the review's button and waits for the provider's page. */
  async goToPayment(): Promise<void> {
    await this.main.getByRole('button', { name: this.testLocale.translate(LABELS.pay) }).click();
    await this.page.waitForURL('**/sandbox/pay/**');
  }

  async fillCard(number: string): Promise<void> {
    await this.page.locator('[name="cardNumber"]').fill(number);
    await this.page.locator('[name="expiry"]').fill('12/39');
    await this.page.locator('[name="cvc"]').fill('123');
    await this.page.locator('[name="cardholder"]').fill('LAYLA HADDAD');
  }

  async pay(number: string = CARDS.accepted): Promise<void> {
    await this.fillCard(number);
    await this.page.getByRole('button', { name: this.testLocale.translate(LABELS.pay) }).click();
  }

  /** Waits for the confirmation page and returns the order number of its URL. */
  async expectConfirmation(): Promise<string> {
    await this.page.waitForURL('**/order-confirmation/**');
    await expect(
      this.main.getByRole('heading', { level: 1, name: this.testLocale.translate(LABELS.thanks) }),
    ).toBeVisible();
    return decodeURIComponent(new URL(this.page.url()).pathname.split('/').at(-1) as string);
  }
}

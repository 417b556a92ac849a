import sharp from 'sharp';
import { fillCart } from '../../support/e2e/api-calls.ts';
import { AuthPage } from '../../support/e2e/auth-page.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { answerCase, readCaseLink } from '../../support/e2e/cases.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { deliverOrder } from '../../support/e2e/order-progress.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';

const TEXTS = {
  problem: {
    en: 'The housing has a crack from the handle to the motor. <b>See the photo.</b>',
    ar: 'في الغلاف شق من المقبض إلى المحرك. <b>انظر الصورة.</b>',
  },
  answer: { en: 'We send you a new one tomorrow.', ar: 'نرسل إليك منتجًا جديدًا غدًا.' },
  again: { en: 'Thank you. Shall I keep the old one?', ar: 'شكرًا. هل أحتفظ بالقديم؟' },
};

/** Buys the contents of the cart from the checkout's contact step or, signed in, from its second. */
async function buy(shop: ShopPage, email?: string): Promise<string> {
  await shop.openCheckout();
  if (email !== undefined) {
    await shop.fillContact();
    await shop.page.locator('[name="emailAddress"]').fill(email);
  }
  await shop.continueTo('delivery');
  await shop.fillDelivery();
  await shop.continueTo('payment');
  await shop.continueTo('review');
  await shop.goToPayment();
  await shop.pay();
  return await shop.expectConfirmation();
}

test('a customer reports a problem with a photo, and reads the answer', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);
  const account = new AuthPage(page, testLocale);
  const { cases, errors, account: texts } = account.messages;
  await account.register();
  await account.open('/my-account/cases');
  await expect(account.main).toContainText(cases.noneTitle);
  await expectAccessible(page);
  await fillCart(page, testLocale);
  const orderNumber = await buy(shop);
  await account.open(`/contact/${orderNumber}`);
  await expect(account.main).toContainText(cases.notDelivered);
  await deliverOrder(orderNumber);

  await account.open(`/my-account/orders/${orderNumber}`);
  await account.main.getByRole('link', { name: cases.helpOpen }).click();
  await account.expectPath(`/contact/${orderNumber}`);
  await expectAccessible(page);
  await account.main.getByRole('radio').nth(1).check();
  await account.field(cases.message).fill(testLocale.translate(TEXTS.problem));
  const photos = account.main.locator('input[type=file]');
  await photos.setInputFiles({
    name: '../../photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no photo'),
  });
  await account.clickButton(cases.send);
  await expect(account.main).toContainText(errors.field.reason);
  await account.field(cases.reasonLabel).selectOption('damaged');
  await photos.setInputFiles({
    name: '../../photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no photo'),
  });
  await account.clickButton(cases.send);
  await expect(account.alert.first()).toContainText(errors.PHOTO_INVALID);
  await expect(account.field(cases.message)).toHaveValue(testLocale.translate(TEXTS.problem));
  const picture = sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#b5651d' } });
  await photos.setInputFiles({
    name: 'crack.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture.jpeg().toBuffer(),
  });
  await account.clickButton(cases.send);

  await expect(account.main).toContainText(cases.opened);
  const caseNumber = new URL(page.url()).pathname.split('/').at(-1) as string;
  await account.expectPath(`/my-account/cases/${caseNumber}`);
  await expect(account.main).toContainText(testLocale.translate(TEXTS.problem));
  await expect(account.main).toContainText(cases.reason.damaged);
  const photo = account.main.getByRole('img', { name: cases.photoOf.replace('{{number}}', '1') });
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
  await expectAccessible(page);

  answerCase(caseNumber, testLocale.translate(TEXTS.answer));
  await page.reload();
  await expect(account.main).toContainText(cases.statusText.answered);
  await expect(account.main).toContainText(testLocale.translate(TEXTS.answer));
  await account.field(cases.reply).fill(testLocale.translate(TEXTS.again));
  await account.clickButton(cases.send);
  await expect(account.main).toContainText(cases.replied);
  await expect(account.main).toContainText(cases.statusText.open);
  await account.clickButton(cases.solve);
  await expect(account.main).toContainText(cases.statusText.solved);
  await account.open('/my-account');
  await account.main.getByRole('link', { name: texts.cases }).first().click();
  await expect(account.main.getByRole('listitem').filter({ hasText: caseNumber })).toContainText(orderNumber);
  await expectAccessible(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest writes about an order, and reads the answer by the link of the email', async ({
    page,
    testLocale,
  }) => {
    const shop = new ShopPage(page, testLocale);
    const track = new AuthPage(page, testLocale);
    const { cases, orders } = track.messages;
    const { email } = track.customer;
    await fillCart(page, testLocale);
    const orderNumber = await buy(shop, email);
    // Another device, without the session of the purchase.
    await page.context().clearCookies();
    await track.open(`/contact/${orderNumber}`);
    await track.expectPath('/ordertrack');
    await track.field(orders.number).fill(orderNumber);
    await track.field(orders.track.email).fill(email);
    await track.clickButton(orders.track.submit);
    await track.main.getByRole('link', { name: cases.helpOpen }).click();
    await track.field(cases.message).fill(testLocale.translate(TEXTS.again));
    await track.clickButton(cases.send);
    await track.expectTitle(cases.sentTitle);
    const caseNumber = new URL(page.url()).pathname.split('/').at(-1) as string;
    answerCase(caseNumber, testLocale.translate(TEXTS.answer));

    await page.context().clearCookies();
    await page.goto(await readCaseLink(page, caseNumber));
    await expect(track.main).toContainText(testLocale.translate(TEXTS.answer));
    await track.field(cases.reply).fill(testLocale.translate(TEXTS.problem));
    await track.clickButton(cases.send);
    await expect(track.main).toContainText(cases.replied);
    await track.clickButton(cases.solve);
    await expect(track.main).toContainText(cases.statusText.solved);
  });

  test('the help finds answers with links, and lists other ways of contact', async ({ page, testLocale }) => {
    const help = new AuthPage(page, testLocale);
    const { cases, errors } = help.messages;
    await help.open('/help-support');
    await help
      .field(cases.search.label)
      .fill(testLocale.translate({ en: 'how do I track my orders', ar: 'متابعة الطلب' }));
    await help.clickButton(cases.search.submit);
    await help.expectPath('/help-search');
    await help.main
      .getByRole('link', { name: testLocale.translate({ en: 'tracking page', ar: 'صفحة التتبع' }) })
      .first()
      .click();
    await help.expectPath('/ordertrack');
    await help.open('/help-search?q=xyzzy');
    await expect(help.main).toContainText(cases.search.noneTitle);
    await help.main.getByRole('link', { name: cases.write }).click();
    await help.expectPath('/contact');
    await help.field(cases.message).fill(testLocale.translate(TEXTS.again));
    await help.clickButton(cases.send);
    await expect(help.main).toContainText(errors.missing.email);
    await help.field(cases.email).fill(help.customer.email);
    await help.clickButton(cases.send);
    await help.expectTitle(cases.sentTitle);
  });
});

import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';

const TEXTS = {
  enquiry: { en: 'What do you need?', ar: 'ماذا تحتاج؟' },
  company: { en: 'Company name', ar: 'اسم الشركة' },
  name: { en: 'Your name', ar: 'اسمك' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  phone: { en: 'Mobile number', ar: 'رقم الجوال' },
  send: { en: 'Send the enquiry', ar: 'إرسال طلب الكميات' },
  sent: { en: 'We have your enquiry', ar: 'وصلنا طلب الكميات' },
  wrongPhone: { en: 'digits without a leading zero', ar: 'أرقام من دون صفر في البداية' },
  missingPhone: { en: 'Please enter your mobile number.', ar: 'أدخل رقم الجوال.' },
  letterEmail: { en: 'Email address', ar: 'عنوان البريد الإلكتروني' },
  letterPhone: { en: 'WhatsApp number', ar: 'رقم واتساب' },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  subscribe: { en: 'Subscribe', ar: 'اشترك' },
  subscribed: { en: 'You are subscribed', ar: 'تم تسجيل اشتراكك' },
  byEmail: { en: 'by email', ar: 'بالبريد الإلكتروني' },
};

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an enquiry is corrected and sent @everywhere', async ({ page, testLocale }) => {
    const { translate } = testLocale;
    await page.goto(testLocale.path('/bulk-orders'));
    const main = page.getByRole('main');
    const field = (labels: { en: string; ar: string }) => main.getByLabel(translate(labels), { exact: true });
    const text = translate({ en: 'Forty doors for a school', ar: 'أربعون بابًا لمدرسة' });
    await field(TEXTS.enquiry).fill(text);
    await field(TEXTS.company).fill(translate({ en: 'Dar Contracting', ar: 'دار للمقاولات' }));
    await field(TEXTS.name).fill(translate({ en: 'Huda Al Ali', ar: 'هدى العلي' }));
    await field(TEXTS.email).fill('huda@example.com');
    await field(TEXTS.phone).fill('123');
    await main.getByRole('button', { name: translate(TEXTS.send) }).click();

    await expect(page).toHaveURL(/\/bulk-orders\/enquiry$/);
    await expect(main.getByRole('alert')).toContainText(translate(TEXTS.wrongPhone));
    await expect(main.getByRole('alert')).toBeFocused();
    await expect(field(TEXTS.enquiry)).toHaveValue(text);

    await main.getByRole('alert').getByRole('link').click();
    await expect(field(TEXTS.phone)).toBeInViewport();
    await field(TEXTS.phone).fill(testLocale.country === 'kw' ? '٥٠٠١٢٣٤٥' : '050 123 4567');
    await main.getByRole('button', { name: translate(TEXTS.send) }).click();
    await expect(main.getByRole('heading', { level: 1, name: translate(TEXTS.sent) })).toBeVisible();
    await expect(main).toContainText(/BE\d{2}-[0-9A-Z]{8}/);
  });

  test('the newsletter is ordered in the footer, by email or phone', async ({ page, testLocale }) => {
    const { translate } = testLocale;
    await page.goto(testLocale.path('/brands'));
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('checkbox')).not.toBeChecked();
    await expect(footer.getByLabel(translate(TEXTS.letterPhone))).toBeHidden();
    await footer.getByRole('radio', { name: translate(TEXTS.whatsapp) }).check();
    await expect(footer.getByLabel(translate(TEXTS.letterEmail))).toBeHidden();
    await footer.getByLabel(translate(TEXTS.letterPhone)).fill('050 123 4567');
    await footer.getByRole('checkbox').check();
    await footer.getByRole('button', { name: translate(TEXTS.subscribe) }).click();
    await expect(
      page.getByRole('main').getByRole('heading', { level: 1, name: translate(TEXTS.subscribed) }),
    ).toBeVisible();
  });
});

test('with script too, a newsletter order leads to a confirmation page', async ({ page, testLocale }) => {
  const { translate } = testLocale;
  await page.goto(testLocale.path('/brands'));
  const footer = page.getByRole('contentinfo');
  // A number is cut to the country's length while it is typed.
  await footer.getByRole('radio', { name: translate(TEXTS.whatsapp) }).check();
  const phone = footer.getByLabel(translate(TEXTS.letterPhone));
  await phone.fill('501234567899');
  await expect(phone).toHaveValue('501234567');
  await footer.getByRole('radio').first().check();
  await footer.getByLabel(translate(TEXTS.letterEmail)).fill('huda@example.com');
  await footer.getByRole('checkbox').check();
  const sent = page.waitForResponse((response) => response.url().endsWith(testLocale.path('/newsletter')));
  await footer.getByRole('button', { name: translate(TEXTS.subscribe) }).click();
  expect((await sent).headers()['cache-control']).toBe('private, no-store');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: translate(TEXTS.subscribed) })).toBeVisible();
  await expect(main).toContainText(translate(TEXTS.byEmail));
  await expect(main).toContainText('huda@example.com');
  await expectAccessible(page);
});

test('axe finds nothing on the results of the contact forms', async ({ page, testLocale }) => {
  const { translate } = testLocale;
  const main = page.getByRole('main');
  await page.goto(testLocale.path('/bulk-orders'));
  await main.getByLabel(translate(TEXTS.enquiry), { exact: true }).fill('40');
  await main.getByRole('button', { name: translate(TEXTS.send) }).evaluate((button: HTMLButtonElement) => {
    if (button.form) button.form.noValidate = true;
  });
  await main.getByRole('button', { name: translate(TEXTS.send) }).click();
  await expect(main.getByRole('alert')).toContainText(translate(TEXTS.missingPhone));
  await expectAccessible(page);
});

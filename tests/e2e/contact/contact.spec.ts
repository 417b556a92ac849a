import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';

const WORDS = {
  enquiry: { en: 'What do you need?', ar: 'ماذا تحتاج؟' },
  company: { en: 'Company name', ar: 'اسم الشركة' },
  name: { en: 'Your name', ar: 'اسمك' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  phone: { en: 'Mobile number', ar: 'رقم الجوال' },
  send: { en: 'Send the enquiry', ar: 'إرسال الاستفسار' },
  sent: { en: 'We have your enquiry', ar: 'وصلنا استفسارك' },
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
    await field(WORDS.enquiry).fill(text);
    await field(WORDS.company).fill(translate({ en: 'Dar Contracting', ar: 'دار للمقاولات' }));
    await field(WORDS.name).fill(translate({ en: 'Huda Al Ali', ar: 'هدى العلي' }));
    await field(WORDS.email).fill('huda@example.com');
    await field(WORDS.phone).fill('123');
    await main.getByRole('button', { name: translate(WORDS.send) }).click();

    await expect(page).toHaveURL(/\/bulk-orders\/enquiry$/);
    await expect(main.getByRole('alert')).toContainText(translate(WORDS.wrongPhone));
    await expect(main.getByRole('alert')).toBeFocused();
    await expect(field(WORDS.enquiry)).toHaveValue(text);

    await main.getByRole('alert').getByRole('link').click();
    await expect(field(WORDS.phone)).toBeInViewport();
    await field(WORDS.phone).fill(testLocale.country === 'kw' ? '٥٠٠١٢٣٤٥' : '050 123 4567');
    await main.getByRole('button', { name: translate(WORDS.send) }).click();
    await expect(main.getByRole('heading', { level: 1, name: translate(WORDS.sent) })).toBeVisible();
    await expect(main).toContainText(/BE\d{2}-[0-9A-Z]{8}/);
  });

  test('the newsletter is ordered in the footer, by email or phone', async ({ page, testLocale }) => {
    const { translate } = testLocale;
    await page.goto(testLocale.path('/brands'));
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('checkbox')).not.toBeChecked();
    await expect(footer.getByLabel(translate(WORDS.letterPhone))).toBeHidden();
    await footer.getByRole('radio', { name: translate(WORDS.whatsapp) }).check();
    await expect(footer.getByLabel(translate(WORDS.letterEmail))).toBeHidden();
    await footer.getByLabel(translate(WORDS.letterPhone)).fill('050 123 4567');
    await footer.getByRole('checkbox').check();
    await footer.getByRole('button', { name: translate(WORDS.subscribe) }).click();
    await expect(
      page.getByRole('main').getByRole('heading', { level: 1, name: translate(WORDS.subscribed) }),
    ).toBeVisible();
  });
});

test('with script too, a newsletter order leads to a confirmation page', async ({ page, testLocale }) => {
  const { translate } = testLocale;
  await page.goto(testLocale.path('/brands'));
  const footer = page.getByRole('contentinfo');
  // A number is cut to the country's length while it is typed.
  await footer.getByRole('radio', { name: translate(WORDS.whatsapp) }).check();
  const phone = footer.getByLabel(translate(WORDS.letterPhone));
  await phone.fill('501234567899');
  await expect(phone).toHaveValue('501234567');
  await footer.getByRole('radio').first().check();
  await footer.getByLabel(translate(WORDS.letterEmail)).fill('huda@example.com');
  await footer.getByRole('checkbox').check();
  const sent = page.waitForResponse((response) => response.url().endsWith(testLocale.path('/newsletter')));
  await footer.getByRole('button', { name: translate(WORDS.subscribe) }).click();
  expect((await sent).headers()['cache-control']).toBe('private, no-store');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: translate(WORDS.subscribed) })).toBeVisible();
  await expect(main).toContainText(translate(WORDS.byEmail));
  await expect(main).toContainText('huda@example.com');
  await expectAccessible(page);
});

test('axe finds nothing on the results of the contact forms', async ({ page, testLocale }) => {
  const { translate } = testLocale;
  const main = page.getByRole('main');
  await page.goto(testLocale.path('/bulk-orders'));
  await main.getByLabel(translate(WORDS.enquiry), { exact: true }).fill('40');
  await main.getByRole('button', { name: translate(WORDS.send) }).evaluate((button: HTMLButtonElement) => {
    if (button.form) button.form.noValidate = true;
  });
  await main.getByRole('button', { name: translate(WORDS.send) }).click();
  await expect(main.getByRole('alert')).toContainText(translate(WORDS.missingPhone));
  await expectAccessible(page);
});

import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/browser.ts';

const WORDS = {
  enquiry: { en: 'What do you need?', ar: 'ماذا تحتاج؟' },
  company: { en: 'Company name', ar: 'اسم الشركة' },
  name: { en: 'Your name', ar: 'اسمك' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  phone: { en: 'Mobile number', ar: 'رقم الجوال' },
  send: { en: 'Send the enquiry', ar: 'إرسال الاستفسار' },
  sent: { en: 'Your enquiry is with us', ar: 'وصلنا استفسارك' },
  wrongPhone: { en: 'Please enter a valid mobile number.', ar: 'يُرجى إدخال رقم جوال صحيح.' },
  letterEmail: { en: 'Email address', ar: 'عنوان البريد الإلكتروني' },
  letterPhone: { en: 'WhatsApp number', ar: 'رقم واتساب' },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  subscribe: { en: 'Send me the letter', ar: 'أرسلوا إليّ الرسالة' },
  subscribed: { en: 'You are on the list', ar: 'تم تسجيل اشتراكك' },
  byEmail: { en: 'by email', ar: 'بالبريد الإلكتروني' },
};

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an enquiry is corrected and sent @everywhere', async ({ page, place }) => {
    const { say } = place;
    await page.goto(place.path('/bulk-orders'));
    const main = page.getByRole('main');
    const field = (words: { en: string; ar: string }) => main.getByLabel(say(words), { exact: true });
    const text = say({ en: 'Forty doors for a school', ar: 'أربعون بابًا لمدرسة' });
    await field(WORDS.enquiry).fill(text);
    await field(WORDS.company).fill(say({ en: 'Dar Contracting', ar: 'دار للمقاولات' }));
    await field(WORDS.name).fill(say({ en: 'Huda Al Ali', ar: 'هدى العلي' }));
    await field(WORDS.email).fill('huda@example.com');
    await field(WORDS.phone).fill('123');
    await main.getByRole('button', { name: say(WORDS.send) }).click();

    await expect(page).toHaveURL(/\/bulk-orders\/enquiry$/);
    await expect(main.getByRole('alert')).toContainText(say(WORDS.wrongPhone));
    await expect(field(WORDS.enquiry)).toHaveValue(text);

    await main.getByRole('alert').getByRole('link').click();
    await expect(field(WORDS.phone)).toBeInViewport();
    await field(WORDS.phone).fill(place.country === 'kw' ? '٥٠٠١٢٣٤٥' : '050 123 4567');
    await main.getByRole('button', { name: say(WORDS.send) }).click();
    await expect(main.getByRole('heading', { level: 1, name: say(WORDS.sent) })).toBeVisible();
    await expect(main).toContainText(/BE\d{2}-[0-9A-Z]{8}/);
  });

  test('the letter is asked for in the footer, by either way', async ({ page, place }) => {
    const { say } = place;
    await page.goto(place.path('/brands'));
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('checkbox')).not.toBeChecked();
    await expect(footer.getByLabel(say(WORDS.letterPhone))).toBeHidden();
    await footer.getByRole('radio', { name: say(WORDS.whatsapp) }).check();
    await expect(footer.getByLabel(say(WORDS.letterEmail))).toBeHidden();
    await footer.getByLabel(say(WORDS.letterPhone)).fill('050 123 4567');
    await footer.getByRole('checkbox').check();
    await footer.getByRole('button', { name: say(WORDS.subscribe) }).click();
    await expect(
      page.getByRole('main').getByRole('heading', { level: 1, name: say(WORDS.subscribed) }),
    ).toBeVisible();
  });
});

test('with script too, who asks for the letter is told on a page of its own how it comes', async ({
  page,
  place,
}) => {
  const { say } = place;
  await page.goto(place.path('/brands'));
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel(say(WORDS.letterEmail)).fill('huda@example.com');
  await footer.getByRole('checkbox').check();
  const sent = page.waitForResponse((response) => response.url().endsWith(place.path('/newsletter')));
  await footer.getByRole('button', { name: say(WORDS.subscribe) }).click();
  expect((await sent).headers()['cache-control']).toBe('private, no-store');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: say(WORDS.subscribed) })).toBeVisible();
  await expect(main).toContainText(say(WORDS.byEmail));
  await expect(main).toContainText('huda@example.com');
  await expectAccessible(page);
});

test('axe finds nothing on what the forms answer', async ({ page, place }) => {
  const { say } = place;
  const main = page.getByRole('main');
  await page.goto(place.path('/bulk-orders'));
  await main.getByLabel(say(WORDS.enquiry), { exact: true }).fill('40');
  await main.getByRole('button', { name: say(WORDS.send) }).evaluate((button: HTMLButtonElement) => {
    if (button.form) button.form.noValidate = true;
  });
  await main.getByRole('button', { name: say(WORDS.send) }).click();
  await expect(main.getByRole('alert')).toContainText(say(WORDS.wrongPhone));
  await expectAccessible(page);
});

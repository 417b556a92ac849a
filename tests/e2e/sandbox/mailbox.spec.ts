import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';

const TEXTS = {
  title: { en: 'Mailbox', ar: 'صندوق الرسائل' },
  code: { en: 'Code', ar: 'رمز' },
  subject: { en: 'Your code for Binaa', ar: 'رمزك من بناء' },
  lead: { en: 'Confirm your email address', ar: 'أكّد بريدك الإلكتروني' },
  drawn: { en: 'As email', ar: 'كما تصل بالبريد' },
  back: { en: 'All messages', ar: 'كل الرسائل' },
  refresh: { en: 'Refresh', ar: 'تحديث' },
};

const HOME = '/sandbox/mailbox';
const key = () => readFileSync(join(process.env.E2E_DATA_DIR as string, 'mailbox-key'), 'utf8').trim();

test('a requested code can be read in the mailbox', async ({ page, testLocale, baseURL, watch }) => {
  const { translate } = testLocale;
  const email = `mailbox-${testLocale.country}-${Date.now()}@binaa.example`;
  const signUpResponse = await page.request.post('/api/experience/binaa/v1/identity/sign-up', {
    headers: { origin: baseURL as string, location: testLocale.country, locale: testLocale.language },
    data: {
      name: 'Huda Al Ali',
      email,
      mobile: `+97150${String(Date.now()).slice(-7)}`,
      password: 'a long password 1',
      newsletter: { email: false, whatsapp: false },
    },
  });
  expect(signUpResponse.status()).toBe(200);

  await page.goto(`${HOME}?key=${key()}&locale=${testLocale.language}-${testLocale.country}`);
  expect(page.url()).not.toContain(key());
  await expect(page.getByRole('heading', { level: 1, name: translate(TEXTS.title) })).toBeVisible();
  await expectAccessible(page);
  const entry = page.getByRole('listitem').filter({ hasText: email });
  await page.getByRole('link', { name: translate(TEXTS.refresh) }).click();
  await entry.getByRole('link', { name: translate(TEXTS.subject) }).click();

  await expect(page.getByRole('heading', { level: 1, name: translate(TEXTS.code) })).toBeVisible();
  await expect(page.locator('pre')).toContainText(translate(TEXTS.lead));
  await expect(page.getByRole('link', { name: translate(TEXTS.back) })).toBeVisible();
  await expectAccessible(page);

  // The test's own access triggers the script block of the frame.
  watch.expectProblem(/Blocked script execution in '[^']*\/mail'/);
  await page.getByRole('link', { name: translate(TEXTS.drawn) }).click();
  const mail = page.frameLocator('iframe');
  await expect(mail.getByText(translate(TEXTS.lead))).toBeVisible();
  await expect(mail.getByText(/^\d{6}$/)).toBeVisible();
});

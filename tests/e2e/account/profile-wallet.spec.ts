import { readFileSync } from 'node:fs';
import { createTestCustomer } from '../../support/e2e/auth-page.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { readMailboxCode } from '../../support/e2e/mailbox.ts';
import { WalletCustomer } from '../../support/e2e/wallet-customer.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a profile is completed, and its phone changed by a code', async ({ page, testLocale }) => {
    const customer = new WalletCustomer(page, testLocale);
    const { account, auth, errors, wallet } = customer.messages;
    const next = createTestCustomer(testLocale);
    await customer.register();
    await customer.open('/my-account/profile');
    const missing = customer.region(account.incompleteTitle);
    await expect(missing.getByRole('progressbar')).toBeVisible();
    await expect(missing.getByRole('link', { name: account['complete-address'] })).toBeVisible();

    const birthday = `${account.birthday} (${account.optional})`;
    await customer.field(birthday).fill('31/02/1990');
    await customer.clickButton(account.save);
    await expect(customer.alert).toContainText(errors.field.birthday);
    await customer.field(birthday).fill('28/02/1990');
    await customer.clickButton(account.save);
    await expect(customer.main.getByRole('status')).toContainText(account.saved);
    await expect(customer.field(birthday)).toHaveValue('28/02/1990');

    await customer.field(account.newMobile).fill(next.mobile);
    await customer.clickButton(account.changeMobile);
    await customer.expectPath('/verify');
    const code = await readMailboxCode(page, next.mobile.replace(/^0/, ''));
    await customer.field(auth.code).fill(code === '000000' ? '000001' : '000000');
    await customer.clickButton(auth['verify-change-mobile']);
    await expect(customer.alert).toContainText(errors.CODE_WRONG.replace(/\.$/, ''));
    await customer.enterCode(code, auth['verify-change-mobile']);
    await expect(customer.main.getByRole('status')).toContainText(account.contactChanged);
    await expect(missing.getByRole('link', { name: account['complete-mobile'] })).toHaveCount(0);
    await customer.open('/my-account/wallet');
    await customer.expectTitle(wallet.title);
    await expect(customer.main).toContainText(wallet.historyEmpty);
  });

  test('data are downloaded, and the account deleted with money in its wallet', async ({
    page,
    testLocale,
  }) => {
    const customer = new WalletCustomer(page, testLocale);
    const { account, auth, errors, export: texts, wallet } = customer.messages;
    const { email } = customer.customer;
    await customer.createWallet(12_345);
    await customer.open('/my-account/wallet');
    const history = customer.region(wallet.historyTitle);
    await expect(history.getByRole('row')).toHaveCount(2);
    await expect(history).toContainText('+');
    await expect(history).toContainText('123.45');
    await expect(customer.region(wallet.limitsTitle)).toContainText('30');

    await customer.open('/my-account/security');
    const data = customer.region(account.dataTitle);
    const download = async (label: string) => {
      const started = page.waitForEvent('download');
      await data.getByRole('link', { name: label, exact: true }).click();
      const file = await started;
      return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
    };
    const json = await download(account.dataJson);
    expect(json.name).toMatch(/^binaa-data-\d{4}-\d\d-\d\d\.json$/);
    const content = JSON.parse(json.text);
    expect(content.profile).toMatchObject([{ email }]);
    expect(content.walletEntries).toMatchObject([{ amount: { amount: 12_345 } }]);
    const html = await download(account.dataHtml);
    expect(html.name).toMatch(/\.html$/);
    expect(html.text).toContain(`<h1>${texts.title}</h1>`);
    expect(html.text).toContain(email);

    await customer.clickButton(account.deletionSend);
    await expect(customer.alert).toContainText(errors.WALLET_HAS_BALANCE);
    await customer.field(account.deletionLeave).check();
    await customer.clickButton(account.deletionSend);
    await customer.expectPath('/verify');
    await customer.enterCode(await readMailboxCode(page, email), auth['verify-deletion']);
    await expect(page).toHaveURL((url) => url.pathname === testLocale.path());
    await customer.open('/my-account/data.json');
    await customer.expectPath('/sign-in');
  });
});

test('profile, wallet and security are accessible, and no wider than the screen', async ({
  page,
  testLocale,
}) => {
  const customer = new WalletCustomer(page, testLocale);
  await customer.createWallet(12_345);
  for (const path of ['/my-account', '/my-account/profile', '/my-account/wallet', '/my-account/security']) {
    await customer.open(path);
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

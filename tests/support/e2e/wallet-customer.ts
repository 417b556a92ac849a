import path from 'node:path';
import Database from 'better-sqlite3';
import { parsePhone } from '#lib/format/phone.ts';
import { parseLocale } from '#lib/locale/locale.ts';
import { AuthPage } from './auth-page.ts';
import { readMailboxCode } from './mailbox.ts';

function openDatabase(): Database.Database {
  const folder = process.env.E2E_DATA_DIR;
  if (!folder) throw new Error('E2E_DATA_DIR is not set: it is the data folder of the shop under test');
  return new Database(path.join(folder, 'binaa.db'));
}

/** A signed-in customer with a wallet, which belongs to their confirmed number. */
export class WalletCustomer extends AuthPage {
  /** E.164. */
  get mobile(): string {
    const locale = parseLocale(this.testLocale.region);
    const mobile = locale && parsePhone(this.customer.mobile, locale.country);
    if (!mobile) throw new Error('Not a number of the country');
    return mobile;
  }

  /** Signs up, confirms the number by its code, and gets a reward in minor units. */
  async createWallet(amount: number): Promise<void> {
    await this.register();
    await this.open('/my-account');
    await this.clickButton(this.messages.wallet['number-unproven-link']);
    await this.expectPath('/verify');
    const code = await readMailboxCode(this.page, this.mobile);
    await this.enterCode(code, this.messages.auth['verify-change-mobile']);
    await this.expectPath('/my-account');
    this.#addReward(amount);
  }

  readBalance(): number {
    const db = openDatabase();
    try {
      const row = db.prepare('select balance from wallets where mobile = ?').get(this.mobile);
      return (row as { balance: number }).balance;
    } finally {
      db.close();
    }
  }

  #addReward(amount: number): void {
    const db = openDatabase();
    try {
      const { id } = db.prepare('select id from wallets where mobile = ?').get(this.mobile) as { id: string };
      db.transaction(() => {
        db.prepare(
          `insert into wallet_transactions (id, wallet_id, kind, amount, balance, reference, created_at)
           values (?, ?, 'reward', ?, ?, ?, ?)`,
        ).run(`reward-${id}`, id, amount, amount, `reward ${id}`, Date.now());
        db.prepare('update wallets set balance = ? where id = ?').run(amount, id);
      })();
    } finally {
      db.close();
    }
  }

  /** Asks for a PIN in the payment step and returns it. */
  async sendPin(): Promise<string> {
    const { wallet } = this.messages;
    await this.clickButton(wallet.pay.send, this.region(wallet.title));
    await this.field(wallet.pay.pin).waitFor();
    return await readMailboxCode(this.page, this.mobile);
  }

  /** Pays with a PIN: the given amount, by default the one in the field. */
  async enterPin(pin: string, amount?: string): Promise<void> {
    const { wallet } = this.messages;
    if (amount !== undefined) await this.field(wallet.pay.amount).fill(amount);
    await this.field(wallet.pay.pin).fill(pin);
    await this.region(wallet.title).getByRole('button', { name: wallet.pay.confirm }).click();
  }
}

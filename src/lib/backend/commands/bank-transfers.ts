// Command: lists refunds by bank transfer, or marks them as sent. Called by `scripts/returns/transfers.mjs`.
import { parseArgs } from 'node:util';
import { readEnvOrExit, readSessionSecret } from '#lib/env.server.ts';
import { type Currency, formatDecimalAmount } from '#lib/locale/currency.ts';
import { deriveTokenSecret } from '../crypto/token-secret.ts';
import { getDatabasePath, openDatabase } from '../db/database.ts';
import { describeSystemError } from '../db/describe-error.ts';
import { createBankAccountEncryption } from '../orders/returns/refund/bank-account.ts';
import { listDueTransfers, markTransfersSent } from '../orders/returns/refund/bank-transfers.ts';

const env = readEnvOrExit();
const { values } = parseArgs({ options: { sent: { type: 'string' } } });
const db = openDatabase({ url: env.DATABASE_URL, file: getDatabasePath(env.DATA_DIR) }, 'job');

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

try {
  const transfers = await listDueTransfers(
    db,
    createBankAccountEncryption(deriveTokenSecret(readSessionSecret(env))),
  );
  if (values.sent === undefined) {
    process.stdout.write('return,amount,currency,holder,iban\n');
    for (const { returnNumber, amount, currency, holder, iban } of transfers) {
      const decimal = formatDecimalAmount(amount, currency as Currency);
      process.stdout.write(`${[returnNumber, decimal, currency, quote(holder), iban].join(',')}\n`);
    }
  } else {
    const numbers = values.sent.split(',').map((number) => number.trim());
    const ids = transfers
      .filter(({ returnNumber }) => numbers.includes(returnNumber))
      .map(({ returnId }) => returnId);
    process.stdout.write(`${await markTransfersSent(db, ids, Date.now())} transfers are marked as sent.\n`);
    if (ids.length !== numbers.length) process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`The transfers were not read: ${describeSystemError(error)}.\n`);
  process.exitCode = 1;
} finally {
  await db.destroy();
}

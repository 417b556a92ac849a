import { logger } from '#lib/logger.server.ts';
import { findUserByIdentifier } from '../auth/users/users.ts';
import type { Db } from '../db/database.ts';
import { readSampleAccounts } from './sample-accounts.ts';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Logs an error when a shop with a public URL has sample accounts, whose passwords are published: the
 * database is meant for trials. Returns their email addresses.
 */
export async function warnAboutSampleAccounts(
  db: Db,
  siteUrl: string,
  log: { error(entry: object): void } = logger,
): Promise<string[]> {
  if (LOCAL_HOSTS.includes(new URL(siteUrl).hostname)) return [];
  const emails: string[] = [];
  for (const { email } of readSampleAccounts()) {
    if (await findUserByIdentifier(db, email)) emails.push(email);
  }
  if (emails.length > 0) {
    log.error({
      event: 'configuration',
      code: 'SAMPLE_ACCOUNTS',
      message: `${emails.length} sample accounts with published passwords exist in this shop: delete them, or use another database.`,
    });
  }
  return emails;
}

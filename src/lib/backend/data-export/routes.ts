import { exportAccount } from '#lib/contract/account/account-data.ts';
import type { EndpointReply } from '#lib/contract/endpoint.ts';
import { assertRecentlyConfirmed } from '../account/session-confirmation.ts';
import { findUserById } from '../auth/users/users.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import { defineRoute, type RequestContext, type Route, requireCallerId } from '../gateway/request-context.ts';
import { EXPORT_SECTIONS } from './sections.ts';

/** The export of a customer's data. */
export function dataExportRoutes(db: Db): Route[] {
  return [defineRoute(exportAccount, (_, context) => readExport(db, context))];
}

async function readExport(db: Db, context: RequestContext): Promise<EndpointReply<typeof exportAccount>> {
  const { now } = context;
  const user = await findUserById(db, requireCallerId(context));
  if (!user) throw new AppError('UNAUTHORIZED');
  await assertRecentlyConfirmed(db, context);
  const sections = [];
  for (const [name, readSection] of Object.entries(EXPORT_SECTIONS)) {
    sections.push({ name, records: await readSection(db, user, now) });
  }
  return { createdAt: now, sections };
}

import { exportAccount } from '#lib/contract/account/account-data.ts';
import type { EndpointReply } from '#lib/contract/endpoint.ts';
import { createLinkBuilder, type LoaderResult, type SessionContext } from '../context.ts';
import { redirectToSignIn, toAccountFailure } from './read-profile.ts';

const SECURITY_PATH = '/my-account/security';

/** Loads all data of the customer. Without a recent confirmation the security page asks for a code first. */
export async function loadDataExport(
  context: SessionContext,
): Promise<LoaderResult<EndpointReply<typeof exportAccount>>> {
  const { requestSession, locale } = context;
  if (!requestSession.account) return redirectToSignIn(context, SECURITY_PATH);
  const result = await requestSession.client.call(exportAccount, {});
  if (result.ok) return { kind: 'ok', model: result.data };
  if (result.error.code === 'CONFIRMATION_REQUIRED') {
    return { kind: 'redirect', href: createLinkBuilder(locale)(`${SECURITY_PATH}#data-title`) };
  }
  return toAccountFailure(result.error, context, SECURITY_PATH);
}

/** Returns the headers of a downloaded export. */
export function getExportHeaders(createdAt: number, type: 'json' | 'html'): Record<string, string> {
  const date = new Date(createdAt).toISOString().slice(0, 10);
  return {
    'content-type': type === 'json' ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'content-disposition': `attachment; filename="binaa-data-${date}.${type}"`,
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  };
}

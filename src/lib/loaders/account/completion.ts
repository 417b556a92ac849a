import { readAddresses } from '#lib/contract/account/saved-addresses.ts';
import type { Profile } from '#lib/contract/auth/account-fields.ts';
import type { ProfileCompletionModel } from '#lib/format/models/account.ts';
import { createLinkBuilder, type SessionContext } from '../context.ts';

type CompletionPart = 'name' | 'email' | 'mobile' | 'address' | 'region';

/**
 * Loads the fields of a complete profile, and where they are entered. Gender and birthday are optional and do
 * not count.
 */
export async function loadCompletion(
  profile: Profile,
  context: SessionContext,
): Promise<ProfileCompletionModel> {
  const { client } = context.requestSession;
  const { accountId, contactId } = profile;
  const addresses = await client.call(readAddresses, { params: { accountId }, query: { contactId } });
  const parts: Record<CompletionPart, { isDone: boolean; path: string }> = {
    name: { isDone: profile.name !== '', path: '/my-account/profile#details-name' },
    email: { isDone: profile.email !== '', path: '/my-account/profile#contact-email' },
    mobile: {
      isDone: profile.isMobileVerified,
      path: profile.mobile === null ? '/my-account/profile#contact-mobile' : '/my-account/wallet',
    },
    // An address book that cannot be read does not count as missing.
    address: {
      isDone: !addresses.ok || addresses.data.addresses.length > 0,
      path: '/my-account/addresses/new',
    },
    region: {
      isDone: profile.language !== null && profile.country !== null,
      path: '/my-account/profile#locale-title',
    },
  };
  const entries = Object.entries(parts) as [CompletionPart, (typeof parts)[CompletionPart]][];
  const link = createLinkBuilder(context.locale);
  const missing = entries.filter(([, { isDone }]) => !isDone);
  return {
    total: entries.length,
    completedCount: entries.length - missing.length,
    missing: missing.map(([part, { path }]) => ({
      label: context.t(`account:complete-${part}`),
      href: link(path),
    })),
  };
}

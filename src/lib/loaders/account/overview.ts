import { formatDate } from '#lib/format/date.ts';
import type { AccountOverviewModel } from '#lib/format/models/account.ts';
import type { LoaderResult, SessionContext } from '../context.ts';
import { getFlashMessage } from '../form-state.ts';
import { loadAccountWallet } from '../wallet/account-wallet.ts';
import { loadCompletion } from './completion.ts';
import { readProfile } from './read-profile.ts';

/** Loads the overview page of the account. */
export async function loadAccountOverview(
  context: SessionContext,
): Promise<LoaderResult<AccountOverviewModel>> {
  const profile = await readProfile(context, '/my-account');
  if (profile.kind !== 'ok') return profile;
  const { name, isEmployee, employeeEmailId, createdAt } = profile.model;
  return {
    kind: 'ok',
    model: {
      flash: getFlashMessage(context, []),
      name,
      memberSince: formatDate(createdAt, context.locale),
      completion: await loadCompletion(profile.model, context),
      wallet: await loadAccountWallet(context, profile.model),
      employee: isEmployee ? (employeeEmailId ?? '') : null,
    },
  };
}

import * as accountContract from '#lib/contract/account/account.ts';
import * as accountData from '#lib/contract/account/account-data.ts';
import * as onboarding from '#lib/contract/auth/onboarding.ts';
import { defineRoute, type Route, requireCallerId } from '../gateway/request-context.ts';
import { SUCCESS_REPLY } from '../gateway/responses.ts';
import { requestContactChange } from './change-contact.ts';
import { checkIdentifier, readEmployeeStatus } from './check-identifier.ts';
import { requestAccountDeletion } from './deletion/delete-account.ts';
import { readDeletionBlockers } from './deletion/deletion-blockers.ts';
import type { AccountService } from './service.ts';
import { readSessionConfirmation, requestSessionConfirmation } from './session-confirmation.ts';
import { updateNewsletterConsents, updateProfile } from './update-profile.ts';

/** Endpoints of an account: profile, contact, deletion, consents. */
export function accountRoutes(accountService: AccountService): Route[] {
  const { auth } = accountService;
  return [
    defineRoute(accountContract.readAccount, (_, context) =>
      accountService.readProfile(requireCallerId(context)),
    ),
    defineRoute(accountContract.updateAccount, ({ body }, context) => updateProfile(auth, body, context)),
    defineRoute(accountContract.changeContact, ({ body }, context) =>
      requestContactChange(auth, body, context),
    ),
    defineRoute(accountContract.requestAccountDeletion, ({ body }, context) =>
      requestAccountDeletion(auth, body, context),
    ),
    defineRoute(accountData.readDeletionBlockers, (_, context) =>
      readDeletionBlockers(auth.db, requireCallerId(context)),
    ),
    defineRoute(accountData.readConfirmation, async (_, context) => ({
      until: await readSessionConfirmation(auth.db, context),
    })),
    defineRoute(accountData.requestConfirmation, (_, context) => requestSessionConfirmation(auth, context)),
    defineRoute(onboarding.lookUpAccount, ({ body }, context) => checkIdentifier(auth, body, context)),
    defineRoute(onboarding.checkEmployeeEmail, (_, context) => readEmployeeStatus(auth, context)),
    defineRoute(onboarding.setConsent, async ({ body }, context) => {
      await updateNewsletterConsents(auth, body, context);
      return SUCCESS_REPLY;
    }),
  ];
}

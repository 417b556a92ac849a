import * as accountContract from '#lib/contract/account.ts';
import * as onboarding from '#lib/contract/auth/onboarding.ts';
import { defineRoute, type Route, requireCallerId } from '../gateway/request-context.ts';
import { SUCCESS_REPLY } from '../gateway/responses.ts';
import { requestContactChange } from './change-contact.ts';
import { checkIdentifier, readEmployeeStatus } from './check-identifier.ts';
import { requestAccountDeletion } from './delete-account.ts';
import type { AccountService } from './service.ts';
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
    defineRoute(accountContract.requestAccountDeletion, (_, context) =>
      requestAccountDeletion(auth, context),
    ),
    defineRoute(onboarding.lookUpAccount, ({ body }, context) => checkIdentifier(auth, body, context)),
    defineRoute(onboarding.checkEmployeeEmail, (_, context) => readEmployeeStatus(auth, context)),
    defineRoute(onboarding.setConsent, async ({ body }, context) => {
      await updateNewsletterConsents(auth, body, context);
      return SUCCESS_REPLY;
    }),
  ];
}

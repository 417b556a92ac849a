import * as wire from '#lib/contract/auth/auth.ts';
import * as onboarding from '#lib/contract/auth/onboarding.ts';
import { updateNewsletterConsents, updateProfile } from '../auth/users/user-profile.ts';
import { defineRoute, type Route, requireCallerId } from '../gateway/request-context.ts';
import { requestContactChange } from './change-contact.ts';
import { checkIdentifier, readEmployeeStatus } from './check-identifier.ts';
import { requestAccountDeletion } from './delete-account.ts';
import type { AccountService } from './service.ts';

const SUCCESS_REPLY = { errorCode: 0 };

/** Endpoints of an account: profile, contact, deletion, consents. */
export function accountRoutes(accounts: AccountService): Route[] {
  const { context } = accounts;
  return [
    defineRoute(wire.readAccount, (_, call) => accounts.readProfile(requireCallerId(call))),
    defineRoute(wire.updateAccount, ({ body }, call) => updateProfile(context, body, call)),
    defineRoute(wire.changeContact, ({ body }, call) => requestContactChange(context, body, call)),
    defineRoute(wire.askDeletion, (_, call) => requestAccountDeletion(context, call)),
    defineRoute(onboarding.lookUpAccount, ({ body }, call) => checkIdentifier(context, body, call)),
    defineRoute(onboarding.checkEmployeeEmail, (_, call) => readEmployeeStatus(context, call)),
    defineRoute(onboarding.setConsent, async ({ body }, call) => {
      await updateNewsletterConsents(context, body, call);
      return SUCCESS_REPLY;
    }),
  ];
}

import * as wire from '#lib/contract/identity.ts';
import * as onboarding from '#lib/contract/onboarding.ts';
import { callerOf, defineRoute, type Route } from '../gateway/call.ts';
import type { Accounts } from './accounts.ts';
import { beginContactChange } from './contact.ts';
import { beginDeletion } from './deletion.ts';
import { viewEmployee, viewIdentifier } from './onboarding.ts';
import { changeProfile, keepConsents } from './profile.ts';

const DONE = { errorCode: 0 };

/** Endpoints of an account: profile, contact, deletion, consents. */
export function accountRoutes(accounts: Accounts): Route[] {
  const { parts } = accounts;
  return [
    defineRoute(wire.readAccount, (_, call) => accounts.profile(callerOf(call))),
    defineRoute(wire.setAccountInfo, ({ body }, call) => changeProfile(parts, body, call)),
    defineRoute(wire.changeContact, ({ body }, call) => beginContactChange(parts, body, call)),
    defineRoute(wire.askDeletion, (_, call) => beginDeletion(parts, call)),
    defineRoute(onboarding.viewAccountIdentifier, ({ body }, call) => viewIdentifier(parts, body, call)),
    defineRoute(onboarding.employeeEmailIdentifier, (_, call) => viewEmployee(parts, call)),
    defineRoute(onboarding.consent, async ({ body }, call) => {
      await keepConsents(parts, body, call);
      return DONE;
    }),
  ];
}

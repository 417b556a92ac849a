import * as wire from '#lib/contract/identity.ts';
import * as onboarding from '#lib/contract/onboarding.ts';
import { callerOf, defineRoute, type Route } from '../gateway/call.ts';
import type { Accounts } from './accounts.ts';
import { demandChallenge, resendChallenge, stepOf } from './challenges.ts';
import { beginContactChange } from './contact.ts';
import { beginDeletion } from './deletion.ts';
import { viewEmployee, viewIdentifier } from './onboarding.ts';
import { changeProfile, keepConsents } from './profile.ts';
import { beginReset, finishReset, replaceOwnPassword } from './reset.ts';
import { countAddress, quietly } from './rules.ts';
import { sendSignInCode, signInByPassword } from './sign-in.ts';
import { beginSignUp } from './sign-up.ts';

const DONE = { errorCode: 0 };

/** How people come in and keep their account; sessions have routes of their own. */
export function accountRoutes(accounts: Accounts): Route[] {
  const { parts } = accounts;
  return [
    defineRoute(wire.signUp, ({ body }, call) => beginSignUp(parts, body, call)),
    defineRoute(wire.signIn, ({ body }, call) => signInByPassword(parts, body, call)),
    defineRoute(wire.sendCode, ({ body }, call) => sendSignInCode(parts, body, call)),
    defineRoute(wire.readChallenge, async ({ params }, call) =>
      stepOf(await demandChallenge(parts, params.challengeId, call)),
    ),
    defineRoute(wire.resendCode, async ({ params }, call) => {
      await countAddress(parts, 'sendFromAddress', call);
      return await quietly(resendChallenge(parts, params.challengeId, call));
    }),
    defineRoute(wire.verifyCode, ({ params, body }, call) =>
      accounts.verify(params.challengeId, body.code, call),
    ),
    defineRoute(wire.forgotPassword, ({ body }, call) => beginReset(parts, body, call)),
    defineRoute(wire.choosePassword, ({ params, body }, call) =>
      finishReset(parts, params.challengeId, body.password, call),
    ),
    defineRoute(wire.readAccount, (_, call) => accounts.profile(callerOf(call))),
    defineRoute(wire.setAccountInfo, ({ body }, call) => changeProfile(parts, body, call)),
    defineRoute(wire.changePassword, async ({ body }, call) => {
      await replaceOwnPassword(parts, body, call);
      return DONE;
    }),
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

import * as accountContract from '#lib/contract/account/account.ts';
import * as contract from '#lib/contract/auth/auth.ts';
import { defineRoute, type RequestContext, type Route } from '../gateway/request-context.ts';
import { SUCCESS_REPLY } from '../gateway/responses.ts';
import type { AuthContext } from './auth-context.ts';
import { presentChallengeStep, requireOpenChallenge, resendChallenge } from './challenges/challenges.ts';
import { changeOwnPassword } from './change-password.ts';
import { consumeNetworkAttempt } from './limits/count-attempt.ts';
import { requestPasswordReset, resetPassword } from './reset-password.ts';
import { padResponseTime } from './response-time.ts';
import { sendSignInCode, signInByPassword } from './sign-in.ts';
import { requestSignUp } from './sign-up.ts';

/** Verifies the code of a challenge and runs the handler of its purpose. */
type VerifyChallenge = (
  challengeId: string,
  code: string,
  context: RequestContext,
) => Promise<contract.AuthStep>;

/** Endpoints of sign-up, sign-in, one-time codes and passwords. */
export function authRoutes(auth: AuthContext, verifyChallenge: VerifyChallenge): Route[] {
  return [
    defineRoute(contract.signUp, ({ body }, context) => requestSignUp(auth, body, context)),
    defineRoute(contract.signIn, ({ body }, context) => signInByPassword(auth, body, context)),
    defineRoute(contract.requestSignInCode, ({ body }, context) => sendSignInCode(auth, body, context)),
    defineRoute(contract.readChallenge, async ({ params }, context) =>
      presentChallengeStep(await requireOpenChallenge(auth, params.challengeId, context)),
    ),
    defineRoute(contract.resendCode, async ({ params }, context) => {
      await consumeNetworkAttempt(auth, 'sendPerNetwork', context);
      return await padResponseTime(resendChallenge(auth, params.challengeId, context));
    }),
    defineRoute(contract.verifyCode, ({ params, body }, context) =>
      verifyChallenge(params.challengeId, body.code, context),
    ),
    defineRoute(contract.forgotPassword, ({ body }, context) => requestPasswordReset(auth, body, context)),
    defineRoute(contract.choosePassword, ({ params, body }, context) =>
      resetPassword(auth, params.challengeId, body.password, context),
    ),
    defineRoute(accountContract.changePassword, async ({ body }, context) => {
      await changeOwnPassword(auth, body, context);
      return SUCCESS_REPLY;
    }),
  ];
}

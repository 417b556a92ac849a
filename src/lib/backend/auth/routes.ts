import * as wire from '#lib/contract/auth/auth.ts';
import { defineRoute, type RequestContext, type Route } from '../gateway/request-context.ts';
import type { AuthContext } from './auth-context.ts';
import { presentChallengeStep, requireOpenChallenge, resendChallenge } from './challenges/challenges.ts';
import { consumeNetworkAttempt, padResponseTime } from './identifiers.ts';
import { changeOwnPassword, requestPasswordReset, resetPassword } from './reset-password.ts';
import { sendSignInCode, signInByPassword } from './sign-in.ts';
import { requestSignUp } from './sign-up.ts';

const SUCCESS_REPLY = { errorCode: 0 };

/** Verifies the code of a challenge and runs the handler of its purpose. */
type VerifyChallenge = (challengeId: string, code: string, call: RequestContext) => Promise<wire.AuthStep>;

/** Endpoints of sign-up, sign-in, one-time codes and passwords. */
export function authRoutes(parts: AuthContext, verifyChallenge: VerifyChallenge): Route[] {
  return [
    defineRoute(wire.signUp, ({ body }, call) => requestSignUp(parts, body, call)),
    defineRoute(wire.signIn, ({ body }, call) => signInByPassword(parts, body, call)),
    defineRoute(wire.requestSignInCode, ({ body }, call) => sendSignInCode(parts, body, call)),
    defineRoute(wire.readChallenge, async ({ params }, call) =>
      presentChallengeStep(await requireOpenChallenge(parts, params.challengeId, call)),
    ),
    defineRoute(wire.resendCode, async ({ params }, call) => {
      await consumeNetworkAttempt(parts, 'sendFromAddress', call);
      return await padResponseTime(resendChallenge(parts, params.challengeId, call));
    }),
    defineRoute(wire.verifyCode, ({ params, body }, call) =>
      verifyChallenge(params.challengeId, body.code, call),
    ),
    defineRoute(wire.forgotPassword, ({ body }, call) => requestPasswordReset(parts, body, call)),
    defineRoute(wire.choosePassword, ({ params, body }, call) =>
      resetPassword(parts, params.challengeId, body.password, call),
    ),
    defineRoute(wire.changePassword, async ({ body }, call) => {
      await changeOwnPassword(parts, body, call);
      return SUCCESS_REPLY;
    }),
  ];
}

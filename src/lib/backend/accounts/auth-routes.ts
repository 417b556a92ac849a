import * as wire from '#lib/contract/identity.ts';
import { type Call, defineRoute, type Route } from '../gateway/call.ts';
import { demandChallenge, resendChallenge, stepOf } from './challenges.ts';
import type { Parts } from './parts.ts';
import { beginReset, finishReset, replaceOwnPassword } from './reset.ts';
import { countAddress, quietly } from './rules.ts';
import { sendSignInCode, signInByPassword } from './sign-in.ts';
import { beginSignUp } from './sign-up.ts';

const SUCCESS_REPLY = { errorCode: 0 };

/** Verifies the code of a challenge, and does what it was sent for. */
type VerifyChallenge = (challengeId: string, code: string, call: Call) => Promise<wire.Step>;

/** Endpoints of sign-up, sign-in, one-time codes and passwords. */
export function authRoutes(parts: Parts, verifyChallenge: VerifyChallenge): Route[] {
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
      verifyChallenge(params.challengeId, body.code, call),
    ),
    defineRoute(wire.forgotPassword, ({ body }, call) => beginReset(parts, body, call)),
    defineRoute(wire.choosePassword, ({ params, body }, call) =>
      finishReset(parts, params.challengeId, body.password, call),
    ),
    defineRoute(wire.changePassword, async ({ body }, call) => {
      await replaceOwnPassword(parts, body, call);
      return SUCCESS_REPLY;
    }),
  ];
}

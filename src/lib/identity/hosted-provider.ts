import type { Client, Result } from '#lib/client/client.ts';
import * as accountWire from '#lib/contract/account/account.ts';
import type { AuthStep, ChallengePurpose } from '#lib/contract/auth/auth.ts';
import * as wire from '#lib/contract/auth/auth.ts';
import { createHostedAccount } from './hosted-account.ts';
import { ACCOUNT_UNKNOWN, createError, PENDING_CODES, toApiError } from './hosted-errors.ts';
import { splitName } from './hosted-profile.ts';
import type { Sdk, SdkMethod, SdkReply } from './hosted-sdk.ts';
import {
  getResendDelay,
  isEmail,
  MAX_SENDS,
  type PendingChallenge,
  type SignUpDetails,
  toChallenge,
} from './pending-challenge.ts';
import type { IdentityProvider } from './provider.ts';

export interface HostedProviderOptions {
  sdk: Sdk;
  /** The shop's public key at the provider. */
  key: string;
  /** Client of the browser API. */
  client: Client;
  /** Language of the provider's messages. */
  language: string;
  now?: () => number;
}

type AuthStepPromise = Promise<Result<AuthStep>>;
type SignInDetails = { identifier: string; signUpDetails?: SignUpDetails | undefined };

/**
 * Identity provider for accounts of a hosted provider, through its script. The shop opens its own session for
 * the provider's identity token.
 */
export function createHostedProvider({
  sdk,
  key,
  client,
  language,
  now = Date.now,
}: HostedProviderOptions): IdentityProvider {
  let pending: PendingChallenge | undefined;
  const account = createHostedAccount(sdk, client);

  /** Exchanges the provider's JWT for a session of the shop; the JWT is not stored. */
  async function openShopSession(signUpDetails?: SignUpDetails): AuthStepPromise {
    const jwtReply = await sdk('getJWT', { fields: 'email,email_verified,name', audience: key });
    if (jwtReply?.errorCode !== 0 || !jwtReply.id_token) return toApiError('getJWT', jwtReply);
    const reply = await client.call(wire.openSession, { body: { identityToken: jwtReply.id_token } });
    if (!reply.ok) return reply;
    pending = undefined;
    if (!signUpDetails || reply.data.kind !== 'signed-in') return reply;
    const { name, newsletter } = signUpDetails;
    const updateResult = await client.call(accountWire.updateAccount, { body: { name, newsletter } });
    return updateResult.ok ? { ok: true, data: { ...reply.data, profile: updateResult.data } } : reply;
  }

  async function send(
    input: SignInDetails & { purpose: ChallengePurpose; regToken?: string | undefined },
    sendCount = 0,
  ): AuthStepPromise {
    const { identifier, purpose } = input;
    const channel = isEmail(identifier) ? 'email' : 'phone';
    const to = channel === 'email' ? { email: identifier } : { phoneNumber: identifier };
    const method = `auth.otp.${channel}.sendCode` as const;
    const reply = await sdk(method, { ...to, lang: language });
    // A password reset does not reveal whether the account exists.
    const isUnknownAccount = purpose === 'reset' && reply?.errorCode === ACCOUNT_UNKNOWN;
    if (reply?.errorCode !== 0 && !isUnknownAccount) {
      const failure = toApiError(method, reply);
      if (reply?.errorCode === ACCOUNT_UNKNOWN)
        failure.error.details = { channel: channel === 'email' ? channel : 'sms' };
      return failure;
    }
    pending = { ...input, vToken: reply.vToken, sentAt: now(), sendCount: sendCount + 1 };
    return { ok: true, data: { kind: 'code', challenge: toChallenge(pending) } };
  }

  function requestNewPassword(challenge: PendingChallenge, isMigrated: boolean): Result<AuthStep> {
    pending = challenge;
    return { ok: true, data: { kind: 'new-password', challenge: toChallenge(challenge), isMigrated } };
  }

  /** Continues with the step that the provider requires: session, code or new password. */
  async function continueSignIn(
    method: SdkMethod,
    reply: SdkReply | undefined,
    subject: SignInDetails,
  ): AuthStepPromise {
    if (reply?.errorCode === 0) return await openShopSession(subject.signUpDetails);
    const { errorCode, regToken } = reply ?? {};
    if (!regToken) return toApiError(method, reply);
    if (errorCode === PENDING_CODES.registration && method !== 'finalizeRegistration') {
      const finalized = await sdk('finalizeRegistration', { regToken });
      return await continueSignIn('finalizeRegistration', finalized, subject);
    }
    if (errorCode === PENDING_CODES.verification && isEmail(subject.identifier)) {
      return await send({ ...subject, purpose: 'sign-up', regToken });
    }
    if (errorCode === PENDING_CODES.password) {
      const { identifier } = subject;
      const challenge = {
        purpose: 'reset',
        identifier,
        vToken: undefined,
        regToken,
        sentAt: now(),
        sendCount: 0,
      } as const;
      return requestNewPassword(challenge, true);
    }
    return toApiError(method, reply);
  }

  const signIn = async (identifier: string, password: string): AuthStepPromise =>
    await continueSignIn('login', await sdk('login', { loginID: identifier, password }), { identifier });

  async function verify(challenge: PendingChallenge, code: string): AuthStepPromise {
    const { purpose, identifier, vToken, regToken } = challenge;
    if (!vToken) return createError('CODE_WRONG');
    if (purpose === 'reset') {
      const reply = await sdk('auth.otp.authenticate', { vToken, code });
      if (reply?.errorCode !== 0) return toApiError('auth.otp.authenticate', reply);
      return requestNewPassword({ ...challenge, resetToken: reply.aToken }, false);
    }
    if (purpose === 'change-email' || purpose === 'change-mobile') {
      const changeResult = await account.changeContact(identifier, { vToken, code });
      if (!changeResult.ok) return changeResult;
      pending = undefined;
      return { ok: true, data: { kind: 'changed', profile: changeResult.data } };
    }
    const method = `auth.otp.${isEmail(identifier) ? 'email' : 'phone'}.login` as const;
    return await continueSignIn(
      method,
      await sdk(method, { vToken, code, ...(regToken && { regToken }) }),
      challenge,
    );
  }

  return {
    ...account.calls,
    signIn: ({ identifier, password }) => signIn(identifier, password),
    sendCode: ({ identifier }) => send({ identifier, purpose: 'sign-in' }),
    forgotPassword: ({ identifier }) => send({ identifier, purpose: 'reset' }),
    changeContact: (body) =>
      'email' in body
        ? send({ identifier: body.email, purpose: 'change-email' })
        : send({ identifier: body.mobile, purpose: 'change-mobile' }),

    async signUp({ name, email, mobile, password, newsletter }) {
      const registration = await sdk('initRegistration', {});
      if (registration?.errorCode !== 0) return toApiError('initRegistration', registration);
      const profile = { ...splitName(name), phones: [{ type: 'mobile', number: mobile }] };
      const form = { email, password, profile, lang: language, finalizeRegistration: true };
      const reply = await sdk('register', { ...form, regToken: registration.regToken });
      return await continueSignIn('register', reply, {
        identifier: email,
        signUpDetails: { name, newsletter },
      });
    },

    async resendCode() {
      if (!pending) return createError('CHALLENGE_NOT_FOUND');
      const seconds = getResendDelay(pending, now());
      if (seconds > 0) return createError('CODE_TOO_SOON', { seconds });
      return pending.sendCount < MAX_SENDS
        ? await send(pending, pending.sendCount)
        : createError('CODE_LIMIT');
    },

    async verifyCode({ code }) {
      return pending ? await verify(pending, code) : createError('CHALLENGE_NOT_FOUND');
    },

    async choosePassword({ password }) {
      if (pending?.purpose !== 'reset' || !(pending.resetToken || pending.regToken)) {
        return createError('CHALLENGE_NOT_FOUND');
      }
      const { identifier, resetToken, regToken } = pending;
      const method = resetToken ? 'resetPassword' : 'setAccountInfo';
      const credentials = resetToken ? { passwordResetToken: resetToken } : { regToken };
      const reply = await sdk(method, { ...credentials, newPassword: password });
      return reply?.errorCode === 0 ? await signIn(identifier, password) : toApiError(method, reply);
    },
  };
}

import type { Client, Result } from '#lib/client/client.ts';
import type { Purpose, Step } from '#lib/contract/identity.ts';
import * as wire from '#lib/contract/identity.ts';
import { createHostedAccount } from './hosted-account.ts';
import type { Identity } from './identity.ts';
import { challengeOf, isEmail, MAX_SENDS, type Pending, type Person, secondsLeft } from './pending.ts';
import { splitName } from './person.ts';
import { PENDING, refuse, translate, UNKNOWN } from './refusals.ts';
import type { Sdk, SdkCall, SdkReply } from './sdk.ts';

export interface HostedOptions {
  sdk: Sdk;
  /** The provider's name for this shop. */
  key: string;
  /** To the shop's own door. */
  client: Client;
  /** In which the provider writes. */
  language: string;
  now?: () => number;
}

type Progress = Promise<Result<Step>>;
type Who = { identifier: string; person?: Person | undefined };

/** The accounts of a hosted provider, through its script. The shop opens a session of its own on the provider's word. */
export function createHosted({ sdk, key, client, language, now = Date.now }: HostedOptions): Identity {
  let pending: Pending | undefined;
  const account = createHostedAccount(sdk, client);

  /** Takes the provider's word to the shop's door; it is kept nowhere. */
  async function enter(person?: Person): Progress {
    const word = await sdk('getJWT', { fields: 'email,email_verified,name', audience: key });
    if (word?.errorCode !== 0 || !word.id_token) return translate('getJWT', word);
    const reply = await client.call(wire.openSession, { body: { identityToken: word.id_token } });
    if (!reply.ok) return reply;
    pending = undefined;
    if (!person || reply.data.kind !== 'signed-in') return reply;
    const { name, newsletter } = person;
    const kept = await client.call(wire.setAccountInfo, { body: { name, newsletter } });
    return kept.ok ? { ok: true, data: { ...reply.data, profile: kept.data } } : reply;
  }

  async function send(it: Who & { purpose: Purpose; regToken?: string | undefined }, sends = 0): Progress {
    const { identifier, purpose } = it;
    const channel = isEmail(identifier) ? 'email' : 'phone';
    const to = channel === 'email' ? { email: identifier } : { phoneNumber: identifier };
    const call = `auth.otp.${channel}.sendCode` as const;
    const reply = await sdk(call, { ...to, lang: language });
    // Whether there is such an account is not told to who forgot a password.
    const isNobody = purpose === 'reset' && reply?.errorCode === UNKNOWN;
    if (reply?.errorCode !== 0 && !isNobody) {
      const failure = translate(call, reply);
      if (reply?.errorCode === UNKNOWN)
        failure.error.details = { channel: channel === 'email' ? channel : 'sms' };
      return failure;
    }
    pending = { ...it, vToken: reply.vToken, sentAt: now(), sends: sends + 1 };
    return { ok: true, data: { kind: 'code', challenge: challengeOf(pending) } };
  }

  function askPassword(it: Pending, isMigrated: boolean): Result<Step> {
    pending = it;
    return { ok: true, data: { kind: 'new-password', challenge: challengeOf(it), isMigrated } };
  }

  /** Goes on to where the provider points: in, to a code, or to a new password. */
  async function proceed(call: SdkCall, reply: SdkReply | undefined, who: Who): Progress {
    if (reply?.errorCode === 0) return await enter(who.person);
    const { errorCode, regToken } = reply ?? {};
    if (!regToken) return translate(call, reply);
    if (errorCode === PENDING.registration && call !== 'finalizeRegistration') {
      const done = await sdk('finalizeRegistration', { regToken });
      return await proceed('finalizeRegistration', done, who);
    }
    if (errorCode === PENDING.verification && isEmail(who.identifier)) {
      return await send({ ...who, purpose: 'sign-up', regToken });
    }
    if (errorCode === PENDING.password) {
      const { identifier } = who;
      const it = {
        purpose: 'reset',
        identifier,
        vToken: undefined,
        regToken,
        sentAt: now(),
        sends: 0,
      } as const;
      return askPassword(it, true);
    }
    return translate(call, reply);
  }

  const signIn = async (identifier: string, password: string): Progress =>
    await proceed('login', await sdk('login', { loginID: identifier, password }), { identifier });

  async function verify(it: Pending, code: string): Progress {
    const { purpose, identifier, vToken, regToken } = it;
    if (!vToken) return refuse('CODE_WRONG');
    if (purpose === 'reset') {
      const reply = await sdk('auth.otp.authenticate', { vToken, code });
      if (reply?.errorCode !== 0) return translate('auth.otp.authenticate', reply);
      return askPassword({ ...it, proof: reply.aToken }, false);
    }
    if (purpose === 'change-email' || purpose === 'change-mobile') {
      const changed = await account.change(identifier, { vToken, code });
      if (!changed.ok) return changed;
      pending = undefined;
      return { ok: true, data: { kind: 'changed', profile: changed.data } };
    }
    const call = `auth.otp.${isEmail(identifier) ? 'email' : 'phone'}.login` as const;
    return await proceed(call, await sdk(call, { vToken, code, ...(regToken && { regToken }) }), it);
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
      const begun = await sdk('initRegistration', {});
      if (begun?.errorCode !== 0) return translate('initRegistration', begun);
      const profile = { ...splitName(name), phones: [{ type: 'mobile', number: mobile }] };
      const form = { email, password, profile, lang: language, finalizeRegistration: true };
      const reply = await sdk('register', { ...form, regToken: begun.regToken });
      return await proceed('register', reply, { identifier: email, person: { name, newsletter } });
    },

    async resendCode() {
      if (!pending) return refuse('CHALLENGE_NOT_FOUND');
      const seconds = secondsLeft(pending, now());
      if (seconds > 0) return refuse('CODE_TOO_SOON', { seconds });
      return pending.sends < MAX_SENDS ? await send(pending, pending.sends) : refuse('CODE_LIMIT');
    },

    async verifyCode({ code }) {
      return pending ? await verify(pending, code) : refuse('CHALLENGE_NOT_FOUND');
    },

    async choosePassword({ password }) {
      if (pending?.purpose !== 'reset' || !(pending.proof || pending.regToken)) {
        return refuse('CHALLENGE_NOT_FOUND');
      }
      const { identifier, proof, regToken } = pending;
      const call = proof ? 'resetPassword' : 'setAccountInfo';
      const ours = proof ? { passwordResetToken: proof } : { regToken };
      const reply = await sdk(call, { ...ours, newPassword: password });
      return reply?.errorCode === 0 ? await signIn(identifier, password) : translate(call, reply);
    },
  };
}

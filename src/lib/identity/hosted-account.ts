import type { Client, Result } from '#lib/client/client.ts';
import * as accountWire from '#lib/contract/account/account.ts';
import type { Profile } from '#lib/contract/auth/account-fields.ts';
import * as wire from '#lib/contract/auth/auth.ts';
import { SIGNED_OUT, toApiError } from './hosted-errors.ts';
import { mergeProfile, splitName, toGenderCode } from './hosted-profile.ts';
import type { Sdk, SdkMethod } from './hosted-sdk.ts';
import { isEmail } from './pending-challenge.ts';
import type { IdentityProvider } from './provider.ts';

/** Account calls of a signed-in customer at the hosted provider. */
export interface HostedAccount {
  calls: Pick<IdentityProvider, 'readAccount' | 'setAccountInfo' | 'signOut'>;
  /** Stores the email address or mobile number that a code was sent to. */
  changeContact(identifier: string, code: { vToken: string; code: string }): Promise<Result<Profile>>;
}

export function createHostedAccount(sdk: Sdk, client: Client): HostedAccount {
  async function readAccount(): Promise<Result<Profile>> {
    const reply = await sdk('getAccountInfo', { include: 'profile,emails,phoneNumber' });
    // The provider's session may end before the shop's; only the shop's is relevant here.
    const isReachable = reply?.errorCode === 0 || reply?.errorCode === SIGNED_OUT;
    if (!isReachable) return toApiError('getAccountInfo', reply);
    const account = await client.call(accountWire.readAccount, {});
    return account.ok ? { ok: true, data: mergeProfile(account.data, reply) } : account;
  }

  /** Makes the calls in sequence; returns the first error. */
  async function callInSequence(calls: readonly [SdkMethod, Record<string, unknown>][]) {
    for (const [method, params] of calls) {
      const reply = await sdk(method, params);
      if (reply?.errorCode !== 0) return toApiError(method, reply);
    }
    return undefined;
  }

  return {
    async changeContact(identifier, code) {
      const failure = isEmail(identifier)
        ? await callInSequence([
            ['auth.otp.verify', code],
            ['setAccountInfo', { profile: { email: identifier } }],
          ])
        : await callInSequence([['auth.otp.phone.update', code]]);
      return failure ?? (await readAccount());
    },

    calls: {
      readAccount,

      async setAccountInfo(body) {
        const { name, gender } = body;
        const profile = {
          ...(name && splitName(name)),
          ...(gender !== undefined && { gender: toGenderCode(gender) }),
        };
        const changesProviderProfile = Object.keys(profile).length > 0;
        const failure = changesProviderProfile
          ? await callInSequence([['setAccountInfo', { profile }]])
          : undefined;
        return failure ?? (await client.call(accountWire.updateAccount, { body }));
      },

      async signOut(body) {
        const reply = await sdk('logout', {});
        // Sign-out succeeds even when the provider cannot be reached or its session has ended.
        const isSignedOut = !reply || reply.errorCode === 0 || reply.errorCode === SIGNED_OUT;
        const failure = isSignedOut ? undefined : toApiError('logout', reply);
        if (failure && failure.error.code !== 'NO_RESPONSE') return failure;
        return await client.call(wire.signOut, { body });
      },
    },
  };
}

import type { Result } from '#lib/client/client.ts';
import type { Profile } from '#lib/contract/account.ts';
import type { AnyEndpoint, Input } from '#lib/contract/endpoint.ts';
import type * as wire from '#lib/contract/identity.ts';

type Body<E extends AnyEndpoint> = Input<E>['body'];
type Progress = Promise<Result<wire.Step>>;

/**
 * How people come in, whoever keeps the accounts: the shop's own backend or a hosted provider. Methods are called as the
 * calls of the contract that they stand for. Who has come in has a session of the shop in either case; what proves it
 * to the shop (a hosted provider's JWT) is no part of an answer. A code that is waited for is the adapter's to remember.
 */
export interface Identity {
  signUp(body: Body<typeof wire.signUp>): Progress;
  signIn(body: Body<typeof wire.signIn>): Progress;
  sendCode(body: Body<typeof wire.sendCode>): Progress;
  /** CHALLENGE_NOT_FOUND when none was sent from here. */
  resendCode(): Progress;
  verifyCode(body: Body<typeof wire.verifyCode>): Progress;
  forgotPassword(body: Body<typeof wire.forgotPassword>): Progress;
  choosePassword(body: Body<typeof wire.choosePassword>): Progress;
  changeContact(body: Body<typeof wire.changeContact>): Progress;
  /** Who is signed in, profile and addresses. IDENTITY_MISSING when the provider cannot be asked. */
  readAccount(): Promise<Result<Profile>>;
  setAccountInfo(body: Body<typeof wire.setAccountInfo>): Promise<Result<Profile>>;
  signOut(body: Body<typeof wire.signOut>): Promise<Result<{ errorCode: number }>>;
}

/** Names of the calls that an adapter answers. */
export type IdentityCall = keyof Identity;

import type { Result } from '#lib/client/client.ts';
import type { Profile } from '#lib/contract/auth/account-fields.ts';
import type * as wire from '#lib/contract/auth/auth.ts';
import type { AnyEndpoint, EndpointInput } from '#lib/contract/endpoint.ts';

type Body<E extends AnyEndpoint> = EndpointInput<E>['body'];
type AuthStepResult = Promise<Result<wire.AuthStep>>;

/**
 * How people come in, whoever keeps the accounts: the shop's own backend or a hosted provider. Methods are called as the
 * calls of the contract that they stand for. Who has come in has a session of the shop in either case; what proves it
 * to the shop (a hosted provider's JWT) is no part of an answer. A code that is waited for is the adapter's to remember.
 */
export interface IdentityProvider {
  signUp(body: Body<typeof wire.signUp>): AuthStepResult;
  signIn(body: Body<typeof wire.signIn>): AuthStepResult;
  sendCode(body: Body<typeof wire.requestSignInCode>): AuthStepResult;
  /** CHALLENGE_NOT_FOUND when none was sent from here. */
  resendCode(): AuthStepResult;
  verifyCode(body: Body<typeof wire.verifyCode>): AuthStepResult;
  forgotPassword(body: Body<typeof wire.forgotPassword>): AuthStepResult;
  choosePassword(body: Body<typeof wire.choosePassword>): AuthStepResult;
  changeContact(body: Body<typeof wire.changeContact>): AuthStepResult;
  /** Who is signed in, profile and addresses. IDENTITY_MISSING when the provider cannot be asked. */
  readAccount(): Promise<Result<Profile>>;
  setAccountInfo(body: Body<typeof wire.updateAccount>): Promise<Result<Profile>>;
  signOut(body: Body<typeof wire.signOut>): Promise<Result<{ errorCode: number }>>;
}

/** Names of the calls that an adapter answers. */
export type IdentityMethod = keyof IdentityProvider;

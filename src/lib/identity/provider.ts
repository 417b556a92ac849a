import type { Result } from '#lib/client/client.ts';
import type * as accountWire from '#lib/contract/account/account.ts';
import type { Profile } from '#lib/contract/auth/account-fields.ts';
import type * as wire from '#lib/contract/auth/auth.ts';
import type { AnyEndpoint, EndpointInput } from '#lib/contract/endpoint.ts';

type Body<E extends AnyEndpoint> = EndpointInput<E>['body'];
type AuthStepResult = Promise<Result<wire.AuthStep>>;

/**
 * Authentication of customers, by the shop's own backend or a hosted provider. Methods are named after the
 * endpoints that they replace. Signing in opens a session of the shop in both cases; credentials such as a
 * hosted provider's JWT are not part of any result. The provider remembers the pending challenge.
 */
export interface IdentityProvider {
  signUp(body: Body<typeof wire.signUp>): AuthStepResult;
  signIn(body: Body<typeof wire.signIn>): AuthStepResult;
  sendCode(body: Body<typeof wire.requestSignInCode>): AuthStepResult;
  /** CHALLENGE_NOT_FOUND when no code was sent from this page. */
  resendCode(): AuthStepResult;
  verifyCode(body: Body<typeof wire.verifyCode>): AuthStepResult;
  forgotPassword(body: Body<typeof wire.forgotPassword>): AuthStepResult;
  choosePassword(body: Body<typeof wire.choosePassword>): AuthStepResult;
  changeContact(body: Body<typeof accountWire.changeContact>): AuthStepResult;
  /** Returns the profile of the signed-in customer. IDENTITY_MISSING when a hosted script is not loaded. */
  readAccount(): Promise<Result<Profile>>;
  setAccountInfo(body: Body<typeof accountWire.updateAccount>): Promise<Result<Profile>>;
  signOut(body: Body<typeof wire.signOut>): Promise<Result<{ errorCode: number }>>;
}

export type IdentityMethod = keyof IdentityProvider;

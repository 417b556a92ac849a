import type { Result } from '#lib/client/client.ts';
import * as accountContract from '#lib/contract/account/account.ts';
import { requestConfirmation } from '#lib/contract/account/account-data.ts';
import { collectEvents } from '#lib/contract/analytics/events.ts';
import * as identity from '#lib/contract/auth/auth.ts';
import { lookUpAccount } from '#lib/contract/auth/onboarding.ts';
import type { AnyEndpoint, EndpointReply } from '#lib/contract/endpoint.ts';
import { handleCollectEvents } from './analytics/collect-events.server.ts';
import {
  type ApiContext,
  type ApiHandler,
  handleAccountIdentifier,
  handleAuthStep,
  handleChallengeStep,
  handleProfile,
  handleSignIn,
  handleSignOut,
  proxyCall,
} from './auth/auth-handlers.server.ts';
import type { ApiInput } from './proxy.server.ts';

/** Handlers of the endpoints that are not only forwarded. */
export const apiHandlers: ReadonlyMap<AnyEndpoint, ApiHandler> = new Map<AnyEndpoint, ApiHandler>([
  [identity.signIn, handleSignIn],
  [identity.signUp, handleAuthStep],
  [identity.requestSignInCode, handleAuthStep],
  [identity.forgotPassword, handleAuthStep],
  [identity.openSession, handleAuthStep],
  [accountContract.changeContact, handleAuthStep],
  [accountContract.requestAccountDeletion, handleAuthStep],
  [requestConfirmation, handleAuthStep],
  [identity.readChallenge, handleChallengeStep],
  [identity.resendCode, handleChallengeStep],
  [identity.verifyCode, handleChallengeStep],
  [identity.choosePassword, handleChallengeStep],
  [accountContract.readAccount, handleProfile],
  [accountContract.updateAccount, handleProfile],
  [identity.signOut, handleSignOut],
  [lookUpAccount, handleAccountIdentifier],
  [collectEvents, handleCollectEvents],
]);

/** Calls an endpoint for a browser: by its own handler, or forwarded with the session's ids and tokens. */
export async function dispatchCall<E extends AnyEndpoint>(
  endpoint: E,
  input: ApiInput,
  context: ApiContext,
): Promise<Result<EndpointReply<E>>> {
  const handle = apiHandlers.get(endpoint) ?? proxyCall;
  return (await handle(endpoint, input, context)) as Result<EndpointReply<E>>;
}

import type { Client } from '#lib/client/client.ts';
import * as accountWire from '#lib/contract/account/account.ts';
import * as wire from '#lib/contract/auth/auth.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { IdentityProvider } from './provider.ts';

// The browser API knows the pending challenge of this browser.
const params = { challengeId: CURRENT_ID };

/** Identity provider for accounts of the shop itself, through the browser API. */
export function createEmbeddedProvider({ call }: Client): IdentityProvider {
  return {
    signUp: (body) => call(wire.signUp, { body }),
    signIn: (body) => call(wire.signIn, { body }),
    sendCode: (body) => call(wire.requestSignInCode, { body }),
    resendCode: () => call(wire.resendCode, { params }),
    verifyCode: (body) => call(wire.verifyCode, { params, body }),
    forgotPassword: (body) => call(wire.forgotPassword, { body }),
    choosePassword: (body) => call(wire.choosePassword, { params, body }),
    changeContact: (body) => call(accountWire.changeContact, { body }),
    readAccount: () => call(accountWire.readAccount, {}),
    setAccountInfo: (body) => call(accountWire.updateAccount, { body }),
    signOut: (body) => call(wire.signOut, { body }),
  };
}

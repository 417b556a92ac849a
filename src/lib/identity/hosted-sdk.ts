import type { IdentityConfig } from './config.ts';

/** Reply of the provider's script; which fields are set depends on the method. */
export interface SdkReply {
  /** 0: success. */
  errorCode: number;
  errorMessage?: string;
  errorDetails?: string;
  validationErrors?: { errorCode?: number; fieldName?: string }[];
  UID?: string;
  /** Token of a code that was sent. */
  vToken?: string;
  /** Token of an account with incomplete registration or a required password change. */
  regToken?: string;
  /** Token of an email address or mobile number verified by a code. */
  aToken?: string;
  /** Identity token (JWT). */
  id_token?: string;
  profile?: { firstName?: string; lastName?: string; email?: string; gender?: string };
  phoneNumber?: string;
}

/** Methods of the provider's script that the shop uses, named below `accounts`. */
export type SdkMethod =
  | 'login'
  | 'logout'
  | 'initRegistration'
  | 'register'
  | 'finalizeRegistration'
  | 'getAccountInfo'
  | 'setAccountInfo'
  | 'resetPassword'
  | 'getJWT'
  | `auth.otp.${'verify' | 'authenticate'}`
  | `auth.otp.email.${'sendCode' | 'login'}`
  | `auth.otp.phone.${'sendCode' | 'login' | 'update'}`;

/**
 * Calls the provider; undefined when its script could not be loaded or lacks the method. A call that times
 * out has the code 504002.
 */
export type Sdk = (methodName: SdkMethod, params: Record<string, unknown>) => Promise<SdkReply | undefined>;

type SdkFunction = (params: object) => void;

const LOAD_TIMEOUT_MS = 8000;
const REPLY_TIMEOUT_MS = 15_000;
const POLL_INTERVAL_MS = 50;
const TIMEOUT_REPLY = { errorCode: 504_002 };

const getAccounts = (global: string): object | undefined =>
  (window as unknown as Record<string, { accounts?: object } | undefined>)[global]?.accounts;

// The script may load further scripts before it defines `accounts`.
function loadAccounts({ sdkUrl, globalName }: IdentityConfig): Promise<object | undefined> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const finish = (accounts?: object): void => {
      clearInterval(pollTimer);
      clearTimeout(timeout);
      if (!accounts) script.remove();
      resolve(accounts);
    };
    const poll = (): void => {
      const accounts = getAccounts(globalName);
      if (accounts) finish(accounts);
    };
    const pollTimer = setInterval(poll, POLL_INTERVAL_MS);
    const timeout = setTimeout(finish, LOAD_TIMEOUT_MS);
    script.onload = poll;
    script.onerror = () => finish();
    script.async = true;
    script.src = sdkUrl;
    document.head.append(script);
  });
}

function findMethod(accounts: object, methodName: SdkMethod): SdkFunction | undefined {
  const method = methodName
    .split('.')
    .reduce<unknown>((parent, name) => (parent as Record<string, unknown> | undefined)?.[name], accounts);
  return typeof method === 'function' ? (params) => method(params) : undefined;
}

function callMethod(method: SdkFunction, params: object): Promise<SdkReply> {
  return new Promise((resolve) => {
    const timeout = setTimeout(() => resolve(TIMEOUT_REPLY), REPLY_TIMEOUT_MS);
    const callback = (reply: SdkReply): void => {
      clearTimeout(timeout);
      resolve(reply);
    };
    method({ ...params, callback });
  });
}

/**
 * Creates the SDK function. The script is loaded by the first call; when that fails, the next call tries
 * again.
 */
export function createSdk(config: IdentityConfig): Sdk {
  let loading: Promise<object | undefined> | undefined;

  return async (methodName, params) => {
    loading ??= loadAccounts(config);
    const accounts = await loading;
    const method = accounts && findMethod(accounts, methodName);
    if (method) return await callMethod(method, params);
    if (!accounts) loading = undefined;
    return undefined;
  };
}

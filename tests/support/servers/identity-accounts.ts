import { randomInt, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** An account of the fake provider. */
export interface HostedAccount {
  uid: string;
  email: string;
  /** E.164. */
  phone?: string;
  password: string;
  /** Earlier passwords. */
  earlierPasswords?: string[];
  firstName: string;
  lastName: string;
  isVerified: boolean;
  /** An imported account that must choose a password first. */
  mustChangePassword?: boolean;
}

type Params = Record<string, unknown>;
type ProviderResponse = { errorCode: number; errorMessage?: string; errorDetails?: string } & Params;

const successResponse = (facts: Params = {}): ProviderResponse => ({ errorCode: 0, ...facts });
const createErrorResponse = (errorCode: number, errorDetails = '', facts: Params = {}): ProviderResponse => ({
  errorCode,
  errorMessage: 'Refused',
  errorDetails,
  ...facts,
});
const MAX_SENDS = 5;

/** Creates the accounts of the fake provider and its API, in memory. */
export async function createHostedAccounts(issuer: () => string) {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k-1', alg: 'ES256', use: 'sig' }] };
  const accounts: HostedAccount[] = [];
  /** The last code that was sent to an address. */
  const codes = new Map<string, string>();
  const sends = new Map<string, number>();
  const calls: string[] = [];
  /** What each token identifies: an account id or an address. */
  const tokens = new Map<string, string>();

  const createToken = (subject: string): string => {
    const token = `t-${randomUUID()}`;
    tokens.set(token, subject);
    return token;
  };
  const findAccount = (address: unknown) =>
    accounts.find((account) => address && [account.email, account.phone].includes(String(address)));
  const findTokenHolder = (token: unknown) => accounts.find(({ uid }) => uid === tokens.get(String(token)));
  const createSessionResponse = (account: HostedAccount): ProviderResponse =>
    successResponse({ UID: account.uid, session: createToken(account.uid) });
  const createPendingResponse = (code: number, account: HostedAccount) =>
    createErrorResponse(code, 'Pending', { regToken: createToken(account.uid) });

  function sendCode(address: string): ProviderResponse {
    if (!findAccount(address)) return createErrorResponse(403_047, 'There is no such user');
    const count = (sends.get(address) ?? 0) + 1;
    if (count > MAX_SENDS) return createErrorResponse(403_048, 'Too many codes');
    sends.set(address, count);
    codes.set(address, String(randomInt(1_000_000)).padStart(6, '0'));
    return successResponse({ vToken: createToken(address) });
  }

  /** Returns the address that a code verifies; a correct code can be used once. */
  function consumeCode({ vToken, code }: Params): string | undefined {
    const address = tokens.get(String(vToken));
    if (!address || codes.get(address) !== code) return undefined;
    codes.delete(address);
    return address;
  }

  function signInByCode(params: Params): ProviderResponse {
    const address = consumeCode(params);
    const account = findAccount(address);
    if (!account) return createErrorResponse(400_006, 'Wrong code');
    if (address === account.email) account.isVerified = true;
    return createSessionResponse(account);
  }

  function setPassword(account: HostedAccount | undefined, password: string): ProviderResponse {
    if (!account) return createErrorResponse(403_005, 'Unauthorized user');
    if (account.password === password || account.earlierPasswords?.includes(password))
      return createErrorResponse(401_030, 'Old Password Used');
    account.earlierPasswords = [...(account.earlierPasswords ?? []), account.password];
    account.password = password;
    account.mustChangePassword = false;
    return successResponse();
  }

  const methods: Record<string, (params: Params) => ProviderResponse | Promise<ProviderResponse>> = {
    login({ loginID, password }) {
      const account = findAccount(loginID);
      if (account?.earlierPasswords?.includes(String(password)))
        return createErrorResponse(401_030, 'Old Password Used');
      if (!account || account.password !== password)
        return createErrorResponse(403_042, 'Invalid login or password');
      if (account.mustChangePassword) return createPendingResponse(403_100, account);
      return account.isVerified ? createSessionResponse(account) : createPendingResponse(206_002, account);
    },
    logout: ({ session }) =>
      tokens.delete(String(session)) ? successResponse() : createErrorResponse(403_005, 'Unauthorized user'),
    initRegistration: () => successResponse({ regToken: createToken('new') }),
    register({ email, password, profile, regToken }) {
      if (tokens.get(String(regToken)) !== 'new') return createErrorResponse(400_006, 'Bad token');
      const { firstName, lastName, phones } = profile as HostedAccount & { phones: { number: string }[] };
      const phone = phones[0]?.number;
      const takenField = findAccount(email) ? 'email' : findAccount(phone) ? 'profile.phones' : undefined;
      if (takenField) {
        const validationErrors = [{ errorCode: 400_003, fieldName: takenField }];
        return createErrorResponse(400_009, 'Validation failed', { validationErrors });
      }
      const account = { uid: randomUUID(), email, phone, password, firstName, lastName, isVerified: false };
      accounts.push(account as HostedAccount);
      return createPendingResponse(206_002, account as HostedAccount);
    },
    finalizeRegistration({ regToken }) {
      const account = findTokenHolder(regToken);
      return account ? createSessionResponse(account) : createErrorResponse(403_005, 'Unauthorized user');
    },
    getAccountInfo({ session }) {
      const account = findTokenHolder(session);
      if (!account) return createErrorResponse(403_005, 'Unauthorized user');
      const { uid, email, firstName, lastName, phone } = account;
      return successResponse({ UID: uid, profile: { email, firstName, lastName }, phoneNumber: phone });
    },
    setAccountInfo({ session, regToken, newPassword, profile }) {
      if (newPassword) return setPassword(findTokenHolder(regToken), String(newPassword));
      const account = findTokenHolder(session);
      if (!account) return createErrorResponse(403_005, 'Unauthorized user');
      Object.assign(account, profile);
      return successResponse();
    },
    resetPassword: ({ passwordResetToken, newPassword }) =>
      setPassword(findAccount(tokens.get(String(passwordResetToken))), String(newPassword)),
    async getJWT({ session, audience }) {
      const account = findTokenHolder(session);
      if (!account) return createErrorResponse(403_005, 'Unauthorized user');
      const claims = {
        email: account.email,
        email_verified: account.isVerified,
        name: `${account.firstName} ${account.lastName}`,
      };
      const token = new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid: 'k-1' })
        .setSubject(account.uid)
        .setIssuer(issuer())
        .setAudience(String(audience))
        .setIssuedAt()
        .setExpirationTime('5m');
      return successResponse({ id_token: await token.sign(privateKey) });
    },
    'auth.otp.email.sendCode': ({ email }) => sendCode(String(email)),
    'auth.otp.phone.sendCode': ({ phoneNumber }) => sendCode(String(phoneNumber)),
    'auth.otp.email.login': signInByCode,
    'auth.otp.phone.login': signInByCode,
    'auth.otp.verify': (params) =>
      consumeCode(params) ? successResponse() : createErrorResponse(400_006, 'Wrong code'),
    'auth.otp.authenticate'(params) {
      const address = consumeCode(params);
      return address
        ? successResponse({ aToken: createToken(address) })
        : createErrorResponse(400_006, 'Wrong code');
    },
    'auth.otp.phone.update'({ session, ...params }) {
      const [account, phone] = [findTokenHolder(session), consumeCode(params)];
      if (!account || !phone) return createErrorResponse(400_006, 'Wrong code');
      account.phone = phone;
      return successResponse();
    },
  };

  return {
    accounts,
    codes,
    calls,
    jwks,
    async handleCall(method: string, params: Params): Promise<ProviderResponse> {
      calls.push(method);
      return (await methods[method]?.(params)) ?? createErrorResponse(400_001, 'No such method');
    },
  };
}

export type HostedAccounts = Awaited<ReturnType<typeof createHostedAccounts>>;

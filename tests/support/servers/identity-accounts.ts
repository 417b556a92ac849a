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
  former?: string[];
  firstName: string;
  lastName: string;
  isVerified: boolean;
  /** An imported account that must choose a password first. */
  mustChange?: boolean;
}

type Params = Record<string, unknown>;
type Answer = { errorCode: number; errorMessage?: string; errorDetails?: string } & Params;

const successResponse = (facts: Params = {}): Answer => ({ errorCode: 0, ...facts });
const createErrorResponse = (errorCode: number, errorDetails = '', facts: Params = {}): Answer => ({
  errorCode,
  errorMessage: 'Refused',
  errorDetails,
  ...facts,
});
const MAX_SENDS = 5;

/** The accounts of the fake provider and its API, in memory. */
export async function createHostedAccounts(issuer: () => string) {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k-1', alg: 'ES256', use: 'sig' }] };
  const people: HostedAccount[] = [];
  /** The last code that was sent to an address. */
  const codes = new Map<string, string>();
  const sends = new Map<string, number>();
  const calls: string[] = [];
  /** Tokens of every kind, with what they identify. */
  const tokens = new Map<string, string>();

  const make = (stands: string): string => {
    const token = `t-${randomUUID()}`;
    tokens.set(token, stands);
    return token;
  };
  const find = (address: unknown) =>
    people.find((it) => address && [it.email, it.phone].includes(String(address)));
  const holder = (token: unknown) => people.find(({ uid }) => uid === tokens.get(String(token)));
  const enter = (it: HostedAccount): Answer => successResponse({ UID: it.uid, session: make(it.uid) });
  const pend = (code: number, it: HostedAccount) =>
    createErrorResponse(code, 'Pending', { regToken: make(it.uid) });

  function send(address: string): Answer {
    if (!find(address)) return createErrorResponse(403_047, 'There is no such user');
    const count = (sends.get(address) ?? 0) + 1;
    if (count > MAX_SENDS) return createErrorResponse(403_048, 'Too many codes');
    sends.set(address, count);
    codes.set(address, String(randomInt(1_000_000)).padStart(6, '0'));
    return successResponse({ vToken: make(address) });
  }

  /** The address that a code verifies; a right code can be used once. */
  function prove({ vToken, code }: Params): string | undefined {
    const address = tokens.get(String(vToken));
    if (!address || codes.get(address) !== code) return undefined;
    codes.delete(address);
    return address;
  }

  function sayCode(params: Params): Answer {
    const address = prove(params);
    const it = find(address);
    if (!it) return createErrorResponse(400_006, 'Wrong code');
    if (address === it.email) it.isVerified = true;
    return enter(it);
  }

  function choose(it: HostedAccount | undefined, password: string): Answer {
    if (!it) return createErrorResponse(403_005, 'Unauthorized user');
    if (it.password === password || it.former?.includes(password))
      return createErrorResponse(401_030, 'Old Password Used');
    it.former = [...(it.former ?? []), it.password];
    it.password = password;
    it.mustChange = false;
    return successResponse();
  }

  const methods: Record<string, (params: Params) => Answer | Promise<Answer>> = {
    login({ loginID, password }) {
      const it = find(loginID);
      if (it?.former?.includes(String(password))) return createErrorResponse(401_030, 'Old Password Used');
      if (!it || it.password !== password) return createErrorResponse(403_042, 'Invalid login or password');
      if (it.mustChange) return pend(403_100, it);
      return it.isVerified ? enter(it) : pend(206_002, it);
    },
    logout: ({ session }) =>
      tokens.delete(String(session)) ? successResponse() : createErrorResponse(403_005, 'Unauthorized user'),
    initRegistration: () => successResponse({ regToken: make('new') }),
    register({ email, password, profile, regToken }) {
      if (tokens.get(String(regToken)) !== 'new') return createErrorResponse(400_006, 'Bad token');
      const { firstName, lastName, phones } = profile as HostedAccount & { phones: { number: string }[] };
      const phone = phones[0]?.number;
      const taken = find(email) ? 'email' : find(phone) ? 'profile.phones' : undefined;
      if (taken) {
        const validationErrors = [{ errorCode: 400_003, fieldName: taken }];
        return createErrorResponse(400_009, 'Validation failed', { validationErrors });
      }
      const it = { uid: randomUUID(), email, phone, password, firstName, lastName, isVerified: false };
      people.push(it as HostedAccount);
      return pend(206_002, it as HostedAccount);
    },
    finalizeRegistration({ regToken }) {
      const it = holder(regToken);
      return it ? enter(it) : createErrorResponse(403_005, 'Unauthorized user');
    },
    getAccountInfo({ session }) {
      const it = holder(session);
      if (!it) return createErrorResponse(403_005, 'Unauthorized user');
      const { uid, email, firstName, lastName, phone } = it;
      return successResponse({ UID: uid, profile: { email, firstName, lastName }, phoneNumber: phone });
    },
    setAccountInfo({ session, regToken, newPassword, profile }) {
      if (newPassword) return choose(holder(regToken), String(newPassword));
      const it = holder(session);
      if (!it) return createErrorResponse(403_005, 'Unauthorized user');
      Object.assign(it, profile);
      return successResponse();
    },
    resetPassword: ({ passwordResetToken, newPassword }) =>
      choose(find(tokens.get(String(passwordResetToken))), String(newPassword)),
    async getJWT({ session, audience }) {
      const it = holder(session);
      if (!it) return createErrorResponse(403_005, 'Unauthorized user');
      const claims = {
        email: it.email,
        email_verified: it.isVerified,
        name: `${it.firstName} ${it.lastName}`,
      };
      const token = new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid: 'k-1' })
        .setSubject(it.uid)
        .setIssuer(issuer())
        .setAudience(String(audience))
        .setIssuedAt()
        .setExpirationTime('5m');
      return successResponse({ id_token: await token.sign(privateKey) });
    },
    'auth.otp.email.sendCode': ({ email }) => send(String(email)),
    'auth.otp.phone.sendCode': ({ phoneNumber }) => send(String(phoneNumber)),
    'auth.otp.email.login': sayCode,
    'auth.otp.phone.login': sayCode,
    'auth.otp.verify': (params) =>
      prove(params) ? successResponse() : createErrorResponse(400_006, 'Wrong code'),
    'auth.otp.authenticate'(params) {
      const address = prove(params);
      return address
        ? successResponse({ aToken: make(address) })
        : createErrorResponse(400_006, 'Wrong code');
    },
    'auth.otp.phone.update'({ session, ...params }) {
      const [it, phone] = [holder(session), prove(params)];
      if (!it || !phone) return createErrorResponse(400_006, 'Wrong code');
      it.phone = phone;
      return successResponse();
    },
  };

  return {
    people,
    codes,
    calls,
    jwks,
    async answer(method: string, params: Params): Promise<Answer> {
      calls.push(method);
      return (await methods[method]?.(params)) ?? createErrorResponse(400_001, 'No such method');
    },
  };
}

export type HostedAccounts = Awaited<ReturnType<typeof createHostedAccounts>>;

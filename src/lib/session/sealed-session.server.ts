import * as z from 'zod/mini';
import type { Profile } from '#lib/contract/auth/account-fields.ts';
import type { SessionTokens } from '#lib/contract/auth/auth.ts';
import { EmailSchema, IdSchema } from '#lib/contract/fields.ts';
import { seal, unseal } from './cookie-encryption.server.ts';

const DAY = 24 * 3600;

/** Lifetime of a session after its last change, in seconds. */
export const SESSION_SECONDS = 30 * DAY;

const IdByCountrySchema = z.partialRecord(z.enum(['ae', 'kw', 'sa', 'bh', 'qa', 'om']), IdSchema);
const createTokenSchema = (maxLength: number) => z.string().check(z.minLength(1), z.maxLength(maxLength));

const AccountSchema = z.strictObject({
  /** Owner id of carts and orders. */
  userId: IdSchema,
  accountId: IdSchema,
  contactId: IdSchema,
  /** Refreshes the other two tokens. */
  appToken: createTokenSchema(400),
  accessToken: createTokenSchema(2048),
  identityToken: createTokenSchema(2048),
  /** Expiry of the access and identity tokens, epoch seconds. */
  accessExpires: z.int(),
  isEmployee: z.boolean(),
  /** Work email address of an employee; null for others. */
  employeeEmailId: z.nullable(EmailSchema),
});
export type SessionAccount = z.output<typeof AccountSchema>;

/** Session data: opaque ids and tokens, readable only by the server. */
export const SessionSchema = z.strictObject({
  /** Created at the first write; missing in a session that started with a sign-in. */
  guestId: z.optional(IdSchema),
  /** Token of the guest; missing until a call needs it. */
  accessToken: z.optional(z.string().check(z.maxLength(1024))),
  /** The signed-in customer. */
  account: z.optional(AccountSchema),
  /** The pending one-time code. */
  challenge: z.optional(IdSchema),
  /** Cart id by country. Saves a call: the backend finds a cart by owner and country. */
  carts: IdByCountrySchema,
  /** Id of the last draft order by country, whose values fill in the checkout form. */
  orders: IdByCountrySchema,
  /** Id of the customer's wishlist. Saves a call. */
  wishlist: z.optional(IdSchema),
  /** Expiry of the session, epoch seconds. */
  expires: z.int(),
});
export type Session = z.output<typeof SessionSchema>;

export function createSession(): Session {
  return { carts: {}, orders: {}, expires: 0 };
}

/** Creates the session data of a customer. */
export function createSessionAccount(
  profile: Profile,
  tokens: SessionTokens,
  now = Date.now(),
): SessionAccount {
  const { userId, accountId, contactId, isEmployee, employeeEmailId } = profile;
  const { appToken, accessToken, identityToken, expiresIn } = tokens;
  const accessExpiresAt = Math.floor(now / 1000) + expiresIn;
  return {
    userId,
    accountId,
    contactId,
    isEmployee,
    employeeEmailId,
    appToken,
    accessToken,
    identityToken,
    accessExpires: accessExpiresAt,
  };
}

/** Returns the owner id of carts and orders; undefined while the session has none. */
export function getOwnerId(session: Session | undefined): string | undefined {
  return session?.account?.userId ?? session?.guestId;
}

/** Seals a session and renews its expiry. */
export function sealSession(session: Session, now = Date.now()): string {
  return seal({ ...session, expires: Math.floor(now / 1000) + SESSION_SECONDS }, 'session');
}

/** Unseals a session; undefined when it is forged, expired or of another version. */
export function unsealSession(cookie: string | undefined, now = Date.now()): Session | undefined {
  const parsed = SessionSchema.safeParse(unseal(cookie, 'session'));
  return parsed.success && parsed.data.expires * 1000 > now ? parsed.data : undefined;
}

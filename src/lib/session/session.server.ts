import * as z from 'zod/mini';
import type { Profile } from '#lib/contract/auth/account-fields.ts';
import type { Tokens } from '#lib/contract/auth/auth.ts';
import { EmailSchema, IdSchema } from '#lib/contract/fields.ts';
import { seal, unseal } from './seal.server.ts';

const DAY = 24 * 3600;

/** Seconds that a session lives after its last change. */
export const SESSION_SECONDS = 30 * DAY;

const byCountry = z.partialRecord(z.enum(['ae', 'kw', 'sa', 'bh', 'qa', 'om']), IdSchema);
const token = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

/** Somebody who is signed in. */
const AccountSchema = z.strictObject({
  /** The owner of carts and orders. */
  userId: IdSchema,
  accountId: IdSchema,
  contactId: IdSchema,
  /** Gives the other two anew. */
  appToken: token(400),
  accessToken: token(2048),
  identityToken: token(2048),
  /** Epoch seconds after which the two are refused. */
  accessExpires: z.int(),
  isEmployee: z.boolean(),
  /** The address at work; null for others. */
  employeeEmailId: z.nullable(EmailSchema),
});
export type SessionAccount = z.output<typeof AccountSchema>;

/** What the shop keeps of a visitor: opaque ids and tokens, which only the shop can read. */
export const SessionSchema = z.strictObject({
  /** Born at the first write; a session that somebody signs in with has none. */
  guestId: z.optional(IdSchema),
  /** The guest's token; absent until the first call that needs it. */
  accessToken: z.optional(z.string().check(z.maxLength(1024))),
  /** Who is signed in. */
  account: z.optional(AccountSchema),
  /** The one-time code that is waited for. */
  challenge: z.optional(IdSchema),
  /** The cart of each country, to spare a call: the backend knows it by owner and country. */
  carts: byCountry,
  /** The order that checkout drew up last, by country, so that its form is filled in again. */
  orders: byCountry,
  /** The wishlist of who is signed in, to spare a call. */
  wishlist: z.optional(IdSchema),
  /** Epoch seconds after which it is worth nothing. */
  expires: z.int(),
});
export type Session = z.output<typeof SessionSchema>;

/** A session of nobody yet. */
export function createSession(): Session {
  return { carts: {}, orders: {}, expires: 0 };
}

/** What the session keeps of a customer and his tokens. */
export function createSessionAccount(profile: Profile, tokens: Tokens, now = Date.now()): SessionAccount {
  const { userId, accountId, contactId, isEmployee, employeeEmailId } = profile;
  const { appToken, accessToken, identityToken, expiresIn } = tokens;
  const accessExpiresAt = Math.floor(now / 1000) + expiresIn;
  return {
    ...{ userId, accountId, contactId, isEmployee, employeeEmailId },
    ...{ appToken, accessToken, identityToken, accessExpires: accessExpiresAt },
  };
}

/** Whose carts and orders a session opens; undefined while it has none. */
export function getOwnerId(session: Session | undefined): string | undefined {
  return session?.account?.userId ?? session?.guestId;
}

/** A session as its cookie holds it. */
export function sealSession(session: Session, now = Date.now()): string {
  return seal({ ...session, expires: Math.floor(now / 1000) + SESSION_SECONDS }, 'session');
}

/** The session of a cookie; undefined for one that is forged, expired or of another version. */
export function unsealSession(cookie: string | undefined, now = Date.now()): Session | undefined {
  const parsed = SessionSchema.safeParse(unseal(cookie, 'session'));
  return parsed.success && parsed.data.expires * 1000 > now ? parsed.data : undefined;
}

import * as z from 'zod/mini';
import { IdSchema } from '#lib/contract/fields.ts';
import { seal, unseal } from './seal.server.ts';

const DAY = 24 * 3600;

/** Seconds that a session lives after its last change. */
export const SESSION_SECONDS = 30 * DAY;

const byCountry = z.partialRecord(z.enum(['ae', 'kw', 'sa', 'bh', 'qa', 'om']), IdSchema);

/** What the shop keeps of a visitor: opaque ids and a token, nothing that says who it is. */
export const SessionSchema = z.strictObject({
  /** Born at the first write. */
  guestId: IdSchema,
  /** The guest's token; absent until the first call that needs it. */
  accessToken: z.optional(z.string().check(z.maxLength(1024))),
  /** The cart of each country, to spare a call: the backend knows it by owner and country. */
  carts: byCountry,
  /** The order that checkout drew up last, by country, so that its form is filled in again. */
  orders: byCountry,
  /** Epoch seconds after which it is worth nothing. */
  expires: z.int(),
});
export type Session = z.output<typeof SessionSchema>;

/** The session of a new guest. */
export function createSession(guestId: string = crypto.randomUUID()): Session {
  return { guestId, carts: {}, orders: {}, expires: 0 };
}

/** A session as its cookie holds it. */
export function sealSession(session: Session, now = Date.now()): string {
  return seal({ ...session, expires: Math.floor(now / 1000) + SESSION_SECONDS }, 'session');
}

/** The session of a cookie; undefined for one that is forged, expired or of another version. */
export function openSession(cookie: string | undefined, now = Date.now()): Session | undefined {
  const parsed = SessionSchema.safeParse(unseal(cookie, 'session'));
  return parsed.success && parsed.data.expires * 1000 > now ? parsed.data : undefined;
}

import { createHmac, hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { NOTICE_CONFIRMATION_HOURS, NOTICE_DAYS } from '#lib/contract/wishlist/notices.ts';

const ALGORITHM = 'HS256';
const TYPE = 'notice+jwt';
const HOUR_SECONDS = 3600;

// A link that stops still works some time after the last notice.
const LIFETIME_SECONDS = {
  confirm: NOTICE_CONFIRMATION_HOURS * HOUR_SECONDS,
  stop: (NOTICE_DAYS + 30) * 24 * HOUR_SECONDS,
};

type LinkPurpose = keyof typeof LIFETIME_SECONDS;

/** What a link is for: `confirm` one notice, or `stop` all of a recipient. */
export interface NoticeLink {
  purpose: LinkPurpose;
  /** Id of the notice, or key of the recipient. */
  subject: string;
}

/** Signs and verifies the tokens of links in emails, which contain no address. */
export interface NoticeLinks {
  sign(link: NoticeLink, now: number): Promise<string>;
  /** Returns undefined for a forged, expired or malformed token. */
  verify(token: string, now: number): Promise<NoticeLink | undefined>;
  /** Returns the key of a guest's address. */
  getRecipientKey(email: string): string;
}

/** The keys are derived for this purpose alone. */
export function createNoticeLinks(secret: string): NoticeLinks {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'binaa notice link', 32));
  return {
    async sign({ purpose, subject }, now) {
      return await new SignJWT({ sub: subject, purpose })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setExpirationTime(Math.floor(now / 1000) + LIFETIME_SECONDS[purpose])
        .sign(key);
    },
    async verify(token, now) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          typ: TYPE,
          currentDate: new Date(now),
          requiredClaims: ['sub', 'exp', 'purpose'],
        });
        const { sub: subject, purpose } = payload;
        if (subject === undefined || (purpose !== 'confirm' && purpose !== 'stop')) return undefined;
        return { purpose, subject };
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
    getRecipientKey: (email) =>
      `mail:${createHmac('sha256', key).update(email.toLowerCase()).digest('base64url')}`,
  };
}

/** Returns the key of a customer. */
export const getCustomerKey = (userId: string): string => `user:${userId}`;

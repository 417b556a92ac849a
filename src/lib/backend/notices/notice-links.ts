import { createHmac } from 'node:crypto';
import { NOTICE_CONFIRMATION_HOURS, NOTICE_DAYS } from '#lib/contract/notices.ts';
import { createLinkTokenSigner, deriveLinkKey } from '../crypto/link-token.ts';

const HOUR_SECONDS = 3600;

// Unsubscribe links remain valid for some time after the last notice.
const LIFETIME_SECONDS = {
  confirm: NOTICE_CONFIRMATION_HOURS * HOUR_SECONDS,
  stop: (NOTICE_DAYS + 30) * 24 * HOUR_SECONDS,
};

type LinkPurpose = keyof typeof LIFETIME_SECONDS;

/** A link in an email: `confirm` confirms one notice, `stop` ends all notices of a recipient. */
export interface NoticeLink {
  purpose: LinkPurpose;
  /** Id of the notice, or key of the recipient. */
  subject: string;
}

/** Signs and verifies the tokens of links in emails, which contain no email address. */
export interface NoticeLinks {
  sign(link: NoticeLink, now: number): Promise<string>;
  /** Returns undefined for a forged, expired or malformed token. */
  verify(token: string, now: number): Promise<NoticeLink | undefined>;
  /** Returns the key of a guest's email address. */
  getRecipientKey(email: string): string;
}

export function createNoticeLinks(secret: string): NoticeLinks {
  const key = deriveLinkKey(secret, 'notice link');
  const signer = createLinkTokenSigner(key, 'notice+jwt');
  return {
    sign: ({ purpose, subject }, now) =>
      signer.sign({ sub: subject, purpose }, now, LIFETIME_SECONDS[purpose]),
    async verify(token, now) {
      const { sub: subject, purpose } = (await signer.verify(token, now)) ?? {};
      if (subject === undefined || (purpose !== 'confirm' && purpose !== 'stop')) return undefined;
      return { purpose, subject };
    },
    getRecipientKey: (email) =>
      `mail:${createHmac('sha256', key).update(email.toLowerCase()).digest('base64url')}`,
  };
}

/** Returns the key of a customer. */
export const getCustomerKey = (userId: string): string => `user:${userId}`;

import type { Env } from '#lib/env.server.ts';
import { createSmtp, type SmtpOptions } from './smtp.ts';
import { createWebhook, type SmsOptions } from './webhook.ts';
import type { Ways } from './worker.ts';

/** How this shop writes to people. */
export interface MessagingOptions {
  /** The shop's own origin, in links and in codes by SMS. */
  site: string;
  smtp?: SmtpOptions | undefined;
  sms?: SmsOptions | undefined;
  /** What opens the mailbox; without it there is none to look into. */
  mailboxKey?: string | undefined;
}

/** For a backend that nobody configures: all goes to the mailbox, and nobody looks into it. */
export const NO_MESSAGING: MessagingOptions = { site: 'http://localhost' };

/** As the environment says. There is no mailbox where mail really goes out. */
export function messagingOf(env: Env, readKey: () => string): MessagingOptions {
  const { SITE_URL: site, SMTP_URL, SMTP_FROM, SMS_URL, SMS_KEY, SMS_SENDER } = env;
  return {
    site,
    smtp: SMTP_URL && SMTP_FROM ? { url: SMTP_URL, from: SMTP_FROM } : undefined,
    sms: SMS_URL && SMS_KEY ? { url: SMS_URL, key: SMS_KEY, sender: SMS_SENDER } : undefined,
    mailboxKey: SMTP_URL ? undefined : readKey(),
  };
}

/** The ways out that these settings open; nothing connects before the first message. */
export function waysOf({ site, smtp, sms }: MessagingOptions): Ways {
  return {
    ...(smtp && { smtp: createSmtp(smtp, new URL(site).hostname) }),
    ...(sms && { webhook: createWebhook(sms) }),
  };
}

import type { Env } from '#lib/env.server.ts';
import type { Transports } from './outbox-worker.ts';
import { createSmsWebhookTransport, type SmsWebhookConfig } from './transports/sms-webhook.ts';
import { createSmtpTransport, type SmtpConfig } from './transports/smtp.ts';

/** How this shop writes to people. */
export interface MessagingConfig {
  /** The shop's own origin, in links and in codes by SMS. */
  site: string;
  smtp?: SmtpConfig | undefined;
  sms?: SmsWebhookConfig | undefined;
  /** What opens the mailbox; without it there is none to look into. */
  mailboxKey?: string | undefined;
}

/** For a backend that nobody configures: all goes to the mailbox, and nobody looks into it. */
export const MAILBOX_ONLY_CONFIG: MessagingConfig = { site: 'http://localhost' };

/** As the environment says. There is no mailbox where mail really goes out. */
export function readMessagingConfig(env: Env, readKey: () => string): MessagingConfig {
  const { SITE_URL: site, SMTP_URL, SMTP_FROM, SMS_URL, SMS_KEY, SMS_SENDER } = env;
  return {
    site,
    smtp: SMTP_URL && SMTP_FROM ? { url: SMTP_URL, from: SMTP_FROM } : undefined,
    sms: SMS_URL && SMS_KEY ? { url: SMS_URL, key: SMS_KEY, sender: SMS_SENDER } : undefined,
    mailboxKey: SMTP_URL ? undefined : readKey(),
  };
}

/** The ways out that these settings open; nothing connects before the first message. */
export function createTransports({ site, smtp, sms }: MessagingConfig): Transports {
  return {
    ...(smtp && { smtp: createSmtpTransport(smtp, new URL(site).hostname) }),
    ...(sms && { webhook: createSmsWebhookTransport(sms) }),
  };
}

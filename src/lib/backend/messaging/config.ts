import type { Env } from '#lib/env.server.ts';
import type { Transports } from './outbox-worker.ts';
import { createSmsWebhookTransport, type SmsWebhookConfig } from './transports/sms-webhook.ts';
import { createSmtpTransport, type SmtpConfig } from './transports/smtp.ts';

/** Settings of emails and SMS. */
export interface MessagingConfig {
  /** Origin of the shop, for links and for codes by SMS. */
  site: string;
  smtp?: SmtpConfig | undefined;
  sms?: SmsWebhookConfig | undefined;
  /** Key of the mailbox page; without it there is no mailbox page. */
  mailboxKey?: string | undefined;
}

/** Default of a backend without configuration: messages are stored and not sent. */
export const MAILBOX_ONLY_CONFIG: MessagingConfig = { site: 'http://localhost' };

/** Reads the settings from the environment. With SMTP there is no mailbox page. */
export function readMessagingConfig(env: Env, readMailboxKey: () => string): MessagingConfig {
  const { SITE_URL: site, SMTP_URL, SMTP_FROM, SMS_URL, SMS_KEY, SMS_SENDER } = env;
  return {
    site,
    smtp: SMTP_URL && SMTP_FROM ? { url: SMTP_URL, from: SMTP_FROM } : undefined,
    sms: SMS_URL && SMS_KEY ? { url: SMS_URL, key: SMS_KEY, sender: SMS_SENDER } : undefined,
    mailboxKey: SMTP_URL ? undefined : readMailboxKey(),
  };
}

/** Creates the configured transports, which connect at the first message. */
export function createTransports({ site, smtp, sms }: MessagingConfig): Transports {
  return {
    ...(smtp && { smtp: createSmtpTransport(smtp, new URL(site).hostname) }),
    ...(sms && { webhook: createSmsWebhookTransport(sms) }),
  };
}

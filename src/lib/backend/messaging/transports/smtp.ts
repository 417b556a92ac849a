import type { Transporter } from 'nodemailer';
import { type Transport, TransportError } from './transport.ts';

/** Settings of the SMTP server. */
export interface SmtpConfig {
  /** `smtp://` or `smtps://`, with nodemailer options in the query. */
  url: string;
  /** Email address of the sender. */
  from: string;
}

interface SmtpFailure {
  code?: string;
  responseCode?: number;
  command?: string;
}

// Only codes are kept, because the server's text may contain the recipient.
function toTransportError(error: unknown): TransportError {
  const { code = 'SMTP', responseCode } = error as SmtpFailure;
  // The server permanently rejects this recipient or content; other errors concern the connection or the
  // login.
  const isPermanent = (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;
  return new TransportError(responseCode ? `${code} ${responseCode}` : code, isPermanent);
}

/** Sends email by SMTP; connects at the first message. `host` is the domain of message ids. */
export function createSmtpTransport({ url, from }: SmtpConfig, host: string): Transport {
  let transporter: Promise<Transporter> | undefined;
  const createTransporter = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      pool: true,
      maxConnections: 5,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    } as never);
  };

  return {
    async send({ id, to, language, content }) {
      transporter ??= createTransporter();
      try {
        await (await transporter).sendMail({
          // As objects, because nodemailer would parse a string as a list of addresses.
          from: { name: content.sender, address: from },
          to: { name: '', address: to },
          subject: content.subject,
          text: content.text,
          html: content.html,
          messageId: `<${id}@${host}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            'Content-Language': language,
            ...(content.unsubscribeHref && {
              'List-Unsubscribe': `<${content.unsubscribeHref}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
      } catch (error) {
        throw toTransportError(error);
      }
    },
    close() {
      void transporter?.then((openTransporter) => openTransporter.close());
    },
  };
}

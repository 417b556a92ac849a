import type { Transporter } from 'nodemailer';
import { type Transport, TransportError } from './transport.ts';

/** Where mail goes out, and in whose name. */
export interface SmtpConfig {
  /** `smtp://` or `smtps://`, with what nodemailer reads from its query. */
  url: string;
  /** Address of the sender. */
  from: string;
}

interface Failed {
  code?: string;
  responseCode?: number;
  command?: string;
}

// What a server says of a failure may name the person: its number says enough.
function toTransportError(error: unknown): TransportError {
  const { code = 'SMTP', responseCode } = error as Failed;
  // The server refuses this person or this text, and will do so again; other refusals are of the shop itself.
  const isFinal = (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;
  return new TransportError(responseCode ? `${code} ${responseCode}` : code, isFinal);
}

/** Mail by SMTP. `host` stands in the ids of messages. Connects at the first one. */
export function createSmtpTransport({ url, from }: SmtpConfig, host: string): Transport {
  let transporter: Promise<Transporter> | undefined;
  const open = async (): Promise<Transporter> => {
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
      transporter ??= open();
      try {
        await (await transporter).sendMail({
          // Objects are taken as they are, where a text would be read as a list of addresses.
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
          },
        });
      } catch (error) {
        throw toTransportError(error);
      }
    },
    close() {
      void transporter?.then((it) => it.close());
    },
  };
}

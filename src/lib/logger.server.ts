import { type Logger, pino, stdTimeFunctions } from 'pino';

export type { Logger };

export type WriteLine = (line: string) => void;

const SECRETS = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'newPassword',
  'secret',
  'token',
  'accessToken',
  'refreshToken',
  'appToken',
  'guestToken',
];

// Named, because a wildcard would be tried on every field of every entry.
const CARRIERS = ['headers', 'body', 'input', 'query', 'cookies'];

// A `code` at the top of an entry says which error it is; in what a customer sent it is a one-time code.
const REDACTED_PATHS = [
  ...SECRETS.map((name) => `["${name}"]`),
  ...CARRIERS.flatMap((carrier) => [...SECRETS, 'code'].map((name) => `${carrier}["${name}"]`)),
];

// Written synchronously to pipes and files, so that a crash loses nothing.
const writeToStdout: WriteLine = (line) => process.stdout.write(line);

/** Writes one JSON line per entry, with `time`, `level` and the fields given; secrets are redacted by their path. */
export function createLogger(write: WriteLine = writeToStdout): Logger {
  return pino(
    {
      base: null,
      messageKey: 'message',
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
    },
    { write },
  );
}

export const logger = createLogger();

/** The stack of an error, or what was thrown in its place. */
export function formatErrorStack(error: unknown): string {
  return String((error as Error | null)?.stack ?? error);
}

/** Logs an error with its stack as the message. */
export function logError(
  event: string,
  error: unknown,
  fields: Record<string, unknown> = {},
  target: Logger = logger,
): void {
  target.error({ event, ...fields, message: formatErrorStack(error) });
}

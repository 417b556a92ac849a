import { destination, type Logger, pino, stdTimeFunctions } from 'pino';

export type { Logger };

export type WriteLine = (line: string) => void;

const SECRET_FIELDS = [
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
  'pin',
  'pinToken',
  'identifierValue',
];

// Listed by name, because a wildcard would be tried on every field of every entry.
const CONTAINER_FIELDS = ['headers', 'body', 'input', 'query', 'cookies'];

// At the top of an entry, `code` is an error code; within request data it is a one-time code.
const REDACTED_PATHS = [
  ...SECRET_FIELDS.map((name) => `["${name}"]`),
  ...CONTAINER_FIELDS.flatMap((container) =>
    [...SECRET_FIELDS, 'code'].map((name) => `${container}["${name}"]`),
  ),
];

/**
 * Creates a logger that writes one JSON line per entry with `time`, `level` and its fields, secrets redacted.
 */
export function createLogger(write?: WriteLine): Logger {
  return pino(
    {
      base: null,
      messageKey: 'message',
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
    },
    // Synchronous, so that a crash loses no entries: `process.stdout` loses what a full pipe does not take.
    write ? { write } : destination({ dest: 1, sync: true }),
  );
}

export const logger = createLogger();

/** Returns the stack of an error, or the thrown value as text. */
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

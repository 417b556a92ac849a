const ERROR_CAUSES: [code: RegExp, words: string][] = [
  [/^(SQLITE_BUSY|SQLITE_LOCKED|55P03)/, 'another program keeps the database locked'],
  [/^(SQLITE_FULL|ENOSPC|EDQUOT|53100)/, 'the disk is full'],
  [/^(SQLITE_READONLY|SQLITE_CANTOPEN|SQLITE_PERM|EACCES|EPERM|EROFS)/, 'a file may not be written'],
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB)/, 'the database is damaged'],
  [/^(SQLITE_IOERR|EIO)/, 'the disk reports I/O errors'],
  [/^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|57P0\d|08\d\d\d)/, 'the database cannot be reached'],
];

/** Describes a database or file system error for the terminal, cause first. */
export function describeSystemError(error: unknown): string {
  const { code = '', message = String(error) } = (error ?? {}) as { code?: string; message?: string };
  const description = ERROR_CAUSES.find(([pattern]) => pattern.test(code))?.[1];
  return description ? `${description} (${message})` : message;
}

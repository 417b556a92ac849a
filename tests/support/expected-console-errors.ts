// Console errors of the running test: patterns of those that it expects, and texts of all others.
const expected: RegExp[] = [];
const unexpected: string[] = [];

/** Call before an action that logs an error on purpose; otherwise that error fails the test. */
export const expectConsoleError = (pattern: RegExp): void => {
  expected.push(pattern);
};

export const recordConsoleError = (text: string): void => {
  const index = expected.findIndex((pattern) => pattern.test(text));
  if (index === -1) unexpected.push(text);
  else expected.splice(index, 1);
};

/** Clears both lists and returns what is wrong, if anything. */
export const consumeConsoleErrorReport = (): string | undefined => {
  const unexpectedErrors = unexpected.splice(0);
  const missingErrors = expected.splice(0);
  if (unexpectedErrors.length > 0) return `Unexpected console.error:\n${unexpectedErrors.join('\n')}`;
  if (missingErrors.length > 0) return `Expected on console.error and not seen: ${missingErrors.join(', ')}`;
  return undefined;
};

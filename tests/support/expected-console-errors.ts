/** Console errors that the running test expects, and the unexpected ones. */
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
  const noise = unexpected.splice(0);
  const silence = expected.splice(0);
  if (noise.length > 0) return `Unexpected console.error:\n${noise.join('\n')}`;
  if (silence.length > 0) return `Expected on console.error and not seen: ${silence.join(', ')}`;
  return undefined;
};

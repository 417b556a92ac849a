/** Errors on the console that the running test has foretold, and those it has not. */
const expected: RegExp[] = [];
const unexpected: string[] = [];

/** Call before the act that logs an error on purpose; without it, that error fails the test. */
export const expectConsoleError = (pattern: RegExp): void => {
  expected.push(pattern);
};

export const recordConsoleError = (text: string): void => {
  const index = expected.findIndex((pattern) => pattern.test(text));
  if (index === -1) unexpected.push(text);
  else expected.splice(index, 1);
};

/** Empties the notes and says what is wrong with them. */
export const takeConsoleProblem = (): string | undefined => {
  const noise = unexpected.splice(0);
  const silence = expected.splice(0);
  if (noise.length > 0) return `Unexpected console.error:\n${noise.join('\n')}`;
  if (silence.length > 0) return `Expected on console.error and not seen: ${silence.join(', ')}`;
  return undefined;
};

/** Errors on the console that the running test has foretold, and those it has not. */
const foretold: RegExp[] = [];
const unexpected: string[] = [];

/** Call before the act that logs an error on purpose; without it, that error fails the test. */
export const expectConsoleError = (pattern: RegExp): void => {
  foretold.push(pattern);
};

export const noteConsoleError = (text: string): void => {
  const index = foretold.findIndex((pattern) => pattern.test(text));
  if (index === -1) unexpected.push(text);
  else foretold.splice(index, 1);
};

/** Empties the notes and says what is wrong with them. */
export const settleConsole = (): string | undefined => {
  const noise = unexpected.splice(0);
  const silence = foretold.splice(0);
  if (noise.length > 0) return `Unexpected console.error:\n${noise.join('\n')}`;
  if (silence.length > 0) return `Expected on console.error and not seen: ${silence.join(', ')}`;
  return undefined;
};

const isTerminal = process.stdout.isTTY === true;
const paint = (code, text) =>
  isTerminal && !process.env.NO_COLOR ? `\u001b[${code}m${text}\u001b[0m` : text;

export const bold = (text) => paint(1, text);
export const dim = (text) => paint(2, text);
export const green = (text) => paint(32, text);
export const red = (text) => paint(31, text);

export const printLine = (line = '') => process.stdout.write(`${line}\n`);

/** @param {number} ms */
export const formatSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Runs `work` with a progress message and its duration. A terminal shows one line, a log two.
 * @template T @param {{ doing: string, done: string }} labels @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function withProgress({ doing, done }, work) {
  const start = Date.now();
  process.stdout.write(isTerminal ? `  ${dim('·')} ${doing} …` : `  · ${doing} …\n`);
  const rewrite = (line) => process.stdout.write(`${isTerminal ? '\r\u001b[2K' : ''}${line}\n`);
  try {
    const result = await work();
    rewrite(`  ${green('✓')} ${done} ${dim(`(${formatSeconds(Date.now() - start)})`)}`);
    return result;
  } catch (error) {
    rewrite(`  ${red('✗')} ${doing}`);
    throw error;
  }
}

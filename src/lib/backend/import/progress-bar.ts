const WIDTH = 28;
const INTERVAL_MS = 120;
const STEP_PERCENT = 10;

/** Progress bar on a terminal; elsewhere a line every ten per cent. */
export function createProgressBar(total: number, out: NodeJS.WriteStream = process.stdout) {
  const started = performance.now();
  const isTerminal = out.isTTY === true;
  let lastShownAt = Number.NEGATIVE_INFINITY;
  let lastStep = 0;

  function formatLine(done: number, rows: number): string {
    const share = total === 0 ? 1 : Math.min(1, done / total);
    const seconds = (performance.now() - started) / 1000;
    const speed = Math.round(rows / Math.max(seconds, 0.001)).toLocaleString('en');
    const full = Math.round(share * WIDTH);
    const bar = isTerminal ? `[${'#'.repeat(full)}${'-'.repeat(WIDTH - full)}] ` : '';
    return `${bar}${Math.floor(share * 100)}%  ${rows.toLocaleString('en')} rows, ${speed} a second`;
  }

  return {
    show(done: number, rows: number): void {
      if (isTerminal) {
        if (performance.now() - lastShownAt < INTERVAL_MS && done < total) return;
        lastShownAt = performance.now();
        out.write(`\r\u001b[2K${formatLine(done, rows)}`);
        return;
      }
      const next = total === 0 ? 100 : Math.floor((done / total) * 100);
      if (next < lastStep + STEP_PERCENT) return;
      lastStep = next - (next % STEP_PERCENT);
      out.write(`${formatLine(done, rows)}\n`);
    },
    /** Prints a line above the bar. */
    print(text: string): void {
      out.write(isTerminal ? `\r\u001b[2K${text}\n` : `${text}\n`);
    },
    close(): void {
      if (isTerminal) out.write('\n');
    },
  };
}

const WIDTH = 28;
const INTERVAL_MS = 120;
const STEP_PERCENT = 10;

/** Progress bar on a terminal; elsewhere a line every ten per cent. */
export function createProgressBar(total: number, stream: NodeJS.WriteStream = process.stdout) {
  const started = performance.now();
  const isTerminal = stream.isTTY === true;
  let lastPrintedAt = Number.NEGATIVE_INFINITY;
  let lastStep = 0;

  function formatLine(bytesRead: number, rows: number): string {
    const share = total === 0 ? 1 : Math.min(1, bytesRead / total);
    const seconds = (performance.now() - started) / 1000;
    const speed = Math.round(rows / Math.max(seconds, 0.001)).toLocaleString('en');
    const filledWidth = Math.round(share * WIDTH);
    const bar = isTerminal ? `[${'#'.repeat(filledWidth)}${'-'.repeat(WIDTH - filledWidth)}] ` : '';
    return `${bar}${Math.floor(share * 100)}%  ${rows.toLocaleString('en')} rows, ${speed} a second`;
  }

  return {
    show(bytesRead: number, rows: number): void {
      if (isTerminal) {
        if (performance.now() - lastPrintedAt < INTERVAL_MS && bytesRead < total) return;
        lastPrintedAt = performance.now();
        stream.write(`\r\u001b[2K${formatLine(bytesRead, rows)}`);
        return;
      }
      const nextPercent = total === 0 ? 100 : Math.floor((bytesRead / total) * 100);
      if (nextPercent < lastStep + STEP_PERCENT) return;
      lastStep = nextPercent - (nextPercent % STEP_PERCENT);
      stream.write(`${formatLine(bytesRead, rows)}\n`);
    },
    /** Prints a line above the bar. */
    print(text: string): void {
      stream.write(isTerminal ? `\r\u001b[2K${text}\n` : `${text}\n`);
    },
    close(): void {
      if (isTerminal) stream.write('\n');
    },
  };
}

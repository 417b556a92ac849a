import { describe, expect, it } from 'vitest';
import { createProgressBar } from '#lib/backend/import/progress-bar.ts';

function screen(isTTY: boolean) {
  const output: string[] = [];
  const out = { isTTY, write: (text: string) => output.push(text) } as unknown as NodeJS.WriteStream;
  return { out, written: output };
}

describe('Import progress', () => {
  it('prints one line for each tenth without a terminal', () => {
    const { out, written: output } = screen(false);
    const progress = createProgressBar(1000, out);
    for (let done = 0; done <= 1000; done += 1) progress.show(done, done * 2);
    progress.print('line 7: a word');
    progress.close();
    expect(output).toHaveLength(11);
    expect(output[0]).toMatch(/^10% {2}200 rows, [\d,]+ a second\n$/);
    expect(output.at(-2)).toMatch(/^100% {2}2,000 rows/);
    expect(output.at(-1)).toBe('line 7: a word\n');
  });

  it('draws a bar on a terminal, with messages above it', () => {
    const { out, written: output } = screen(true);
    const progress = createProgressBar(1000, out);
    for (let done = 0; done <= 1000; done += 1) progress.show(done, done);
    progress.print('line 7: a word');
    progress.close();
    expect(output[0]).toBe('\r\u001b[2K[----------------------------] 0%  0 rows, 0 a second');
    expect(output.at(-3)).toContain('[############################] 100%');
    expect(output.at(-2)).toBe('\r\u001b[2Kline 7: a word\n');
    expect(output.length).toBeLessThan(20);
  });

  it('is complete for an empty file', () => {
    const { out, written: output } = screen(false);
    createProgressBar(0, out).show(0, 0);
    expect(output.join('')).toMatch(/^100%/);
  });
});

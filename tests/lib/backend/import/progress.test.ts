import { describe, expect, it } from 'vitest';
import { createProgressBar } from '#lib/backend/import/progress-bar.ts';

function screen(isTTY: boolean) {
  const written: string[] = [];
  const out = { isTTY, write: (text: string) => written.push(text) } as unknown as NodeJS.WriteStream;
  return { out, written };
}

describe('Import progress', () => {
  it('prints one line for each tenth without a terminal', () => {
    const { out, written } = screen(false);
    const progress = createProgressBar(1000, out);
    for (let done = 0; done <= 1000; done += 1) progress.show(done, done * 2);
    progress.print('line 7: a word');
    progress.close();
    expect(written).toHaveLength(11);
    expect(written[0]).toMatch(/^10% {2}200 rows, [\d,]+ a second\n$/);
    expect(written.at(-2)).toMatch(/^100% {2}2,000 rows/);
    expect(written.at(-1)).toBe('line 7: a word\n');
  });

  it('draws a bar on a terminal, with messages above it', () => {
    const { out, written } = screen(true);
    const progress = createProgressBar(1000, out);
    for (let done = 0; done <= 1000; done += 1) progress.show(done, done);
    progress.print('line 7: a word');
    progress.close();
    expect(written[0]).toBe('\r\u001b[2K[----------------------------] 0%  0 rows, 0 a second');
    expect(written.at(-3)).toContain('[############################] 100%');
    expect(written.at(-2)).toBe('\r\u001b[2Kline 7: a word\n');
    expect(written.length).toBeLessThan(20);
  });

  it('is complete for an empty file', () => {
    const { out, written } = screen(false);
    createProgressBar(0, out).show(0, 0);
    expect(written.join('')).toMatch(/^100%/);
  });
});

import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { createLogger, logError } from '#lib/logger.server.ts';

function openLog() {
  const lines: string[] = [];
  const logger = createLogger((line) => lines.push(line));
  return { logger, lines, read: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

describe('A log entry', () => {
  it('is one line of JSON with time, level and fields', () => {
    const { logger, lines, read } = openLog();
    logger.info({ event: 'request', url: '/en-ae\n', cache: undefined, code: null });
    logger.error({ event: 'image', message: 'The source "a" failed' });
    expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
    const time = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
    expect(read()).toEqual([
      { time, level: 'info', event: 'request', url: '/en-ae\n', code: null },
      { time, level: 'error', event: 'image', message: 'The source "a" failed' },
    ]);
  });

  it('for an error has its stack as message', () => {
    const { logger, read } = openLog();
    logError('failure', new Error('no table'), { reference: 'r-1' }, logger);
    logError('failure', 'a text', {}, logger);
    logError('failure', undefined, {}, logger);
    const [thrown, text, undefinedValue] = read();
    expect(thrown).toMatchObject({ level: 'error', event: 'failure', reference: 'r-1' });
    expect(thrown?.message).toMatch(/^Error: no table\n\s+at /);
    expect([text?.message, undefinedValue?.message]).toEqual(['a text', 'undefined']);
  });
});

describe('Secrets in the log', () => {
  it.each([
    ['authorization'],
    ['cookie'],
    ['set-cookie'],
    ['password'],
    ['token'],
    ['accessToken'],
    ['refreshToken'],
    ['appToken'],
  ])('named %s are redacted, as fields and inside requests', (name) => {
    const { logger, lines, read } = openLog();
    const secrets = { [name]: 'hunter2', other: 'kept' };
    logger.info({ ...secrets, headers: secrets, body: secrets, input: secrets, query: secrets });
    const redacted = { [name]: '[redacted]', other: 'kept' };
    expect(lines[0]).not.toContain('hunter2');
    expect(read()[0]).toMatchObject({ ...redacted, headers: redacted, body: redacted, input: redacted });
  });

  it('are one-time codes, not error codes', () => {
    const { logger, read } = openLog();
    logger.error({ code: 'HTTP 503', body: { code: '123456' }, query: 'text', headers: null });
    expect(read()[0]).toMatchObject({
      code: 'HTTP 503',
      body: { code: '[redacted]' },
      query: 'text',
      headers: null,
    });
  });

  it('stay in the object that was logged', () => {
    const { logger } = openLog();
    const body = { password: 'hunter2' };
    logger.info({ body });
    expect(body).toEqual({ password: 'hunter2' });
  });
});

it('an entry is written before the logging process exits', () => {
  const program = `
    import { logger } from '#lib/logger.server.ts';
    logger.error({ event: 'uncaught', message: 'x'.repeat(200_000) });
    process.abort();
  `;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout)).toMatchObject({ event: 'uncaught', message: 'x'.repeat(200_000) });
});

import { describe, expect, it } from 'vitest';
import { apiHandlers } from '#lib/api/dispatch.server.ts';
import { refreshTokens, signIn } from '#lib/contract/auth/auth.ts';
import { endpoints } from '#lib/contract/index.ts';

describe('The dispatch table', () => {
  it('has a handler for each endpoint that returns a sign-in step, so that no token reaches script', () => {
    const steps = endpoints.filter(({ reply }) => reply === signIn.reply);
    expect(steps.length).toBeGreaterThan(5);
    for (const endpoint of steps)
      expect([endpoint.name, apiHandlers.has(endpoint)]).toEqual([endpoint.name, true]);
    expect(apiHandlers.has(refreshTokens)).toBe(false);
  });

  it('has a handler for each endpoint with a challenge, which belongs to one browser', () => {
    const calls = endpoints.filter(({ path }) => path.includes('{challengeId}'));
    for (const endpoint of calls)
      expect([endpoint.name, apiHandlers.has(endpoint)]).toEqual([endpoint.name, true]);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { submitConsent } from '#lib/api/forms/analytics/consent.server.ts';
import type { FormContext } from '#lib/api/forms/form-context.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';

const set = vi.fn();
const drop = vi.fn();

function send(fields: Record<string, string>, referer?: string): Promise<string> {
  set.mockReset();
  drop.mockReset();
  const headers: Record<string, string> = referer === undefined ? {} : { referer };
  return submitConsent({
    fields: new URLSearchParams(fields),
    locale: parseLocale('ar-kw') as Locale,
    browserRequest: {
      cookies: { set, delete: drop },
      request: new Request('http://localhost/', { headers }),
    },
  } as unknown as FormContext);
}

describe('The consent form', () => {
  it('stores the decision for a year, readable by script', async () => {
    await send({ choice: 'analytics' });
    const options = { path: '/', httpOnly: false, sameSite: 'lax', maxAge: 31_536_000 };
    expect(set).toHaveBeenCalledExactlyOnceWith(
      'binaa-consent',
      'analytics',
      expect.objectContaining(options),
    );
    expect(drop).not.toHaveBeenCalled();
  });

  it("deletes the visitor's token on a refusal", async () => {
    await send({ choice: 'none' });
    expect(set.mock.calls[0]?.slice(0, 2)).toEqual(['binaa-consent', 'none']);
    expect(drop).toHaveBeenCalledExactlyOnceWith('_ALGOLIA', { path: '/' });
  });

  it.each<Record<string, string>>([{}, { choice: '' }, { choice: 'all' }])(
    'changes nothing with %o',
    async (fields) => {
      await send(fields);
      expect(set).not.toHaveBeenCalled();
      expect(drop).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['http://localhost/ar-kw/product-list?q=a%20b', '/ar-kw/product-list?q=a%20b'],
    ['https://elsewhere.example/ar-kw/brands', '/ar-kw/brands'],
    ['http://localhost//elsewhere.example/', '/ar-kw'],
    [undefined, '/ar-kw'],
    ['nonsense', '/ar-kw'],
  ])('redirects from %o to %s', async (referer, place) => {
    expect(await send({ choice: 'none' }, referer)).toBe(place);
  });
});

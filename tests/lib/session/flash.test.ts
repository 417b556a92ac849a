import type { AstroCookies } from 'astro';
import { describe, expect, it } from 'vitest';
import { CONTACT_FIELDS } from '#lib/format/checkout/contact-form.ts';
import { BILLING_PREFIX } from '#lib/format/checkout/delivery-form.ts';
import { ADDRESS_FIELD_NAMES } from '#lib/locale/address-rules.ts';
import { consumeFlash, type FlashMessage, restoreFlash, setFlash } from '#lib/session/flash.server.ts';

/** Fake cookies that drop values above 4096 bytes, as browsers do. */
function createCookies() {
  const jar = new Map<string, string>();
  const cookies = {
    has: (name: string) => jar.has(name),
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
    set: (name: string, value: string) => {
      if (`${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=300`.length <= 4096)
        jar.set(name, value);
    },
    delete: (name: string) => jar.delete(name),
  };
  return cookies as unknown as AstroCookies;
}

const names = [...CONTACT_FIELDS, ...ADDRESS_FIELD_NAMES].flatMap((name) => [name, BILLING_PREFIX + name]);

// Texts of realistic words without repetition.
function typed(length: number): Record<string, string> {
  const words = 'شارع الوصل بناية النخيل قرب مسجد الرحمة الطابق الثالث خلف مدرسة الأمل حي الزهور'.split(' ');
  return Object.fromEntries(
    names.map((name, index) => [name, [...words.slice(index % 9), ...words].join(' ').slice(0, length)]),
  );
}

describe('A flash message', () => {
  it.each([20, 40, 60, 250])(
    'arrives with every field invalid and %d Arabic characters in each',
    (length) => {
      const cookies = createCookies();
      setFlash(cookies, { form: 'checkout', error: 'خطأ', fields: names, values: typed(length) });
      const flash = consumeFlash(cookies);
      expect(flash?.fields).toEqual(names);
      expect(flash?.error).toBe('خطأ');
    },
  );

  it('keeps typed values of realistic length, and is read once', () => {
    const cookies = createCookies();
    const flashMessage: FlashMessage = { form: 'checkout', fields: names, values: typed(40) };
    setFlash(cookies, flashMessage);
    expect(consumeFlash(cookies)).toEqual(flashMessage);
    expect(consumeFlash(cookies)).toBeUndefined();
  });

  it('is kept through a redirect, unless there is a newer one', () => {
    const cookies = createCookies();
    const [first, second]: [FlashMessage, FlashMessage] = [
      { form: 'session', error: 'One' },
      { form: 'checkout', error: 'Two' },
    ];
    restoreFlash(cookies, first);
    restoreFlash(cookies, second);
    expect(consumeFlash(cookies)).toEqual(first);
    restoreFlash(cookies, second);
    expect(consumeFlash(cookies)).toEqual(second);
  });

  it('is null when it is forged', () => {
    const cookies = createCookies();
    cookies.set('binaa-flash', 'forged');
    expect(consumeFlash(cookies)).toBeUndefined();
  });
});

import type { AstroCookies } from 'astro';
import { describe, expect, it } from 'vitest';
import { BILLING_PREFIX, CONTACT_FIELDS } from '#lib/format/checkout/checkout-form.ts';
import { ADDRESS_FIELD_NAMES } from '#lib/locale/address-rules.ts';
import { consumeFlash, type FlashMessage, restoreFlash, setFlash } from '#lib/session/flash.server.ts';

/** A browser's cookies, as far as a flash needs them: one above 4096 bytes is dropped. */
function makeCookies() {
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

// Words as people write them, none like another.
function typed(length: number): Record<string, string> {
  const words = 'شارع الوصل بناية النخيل قرب مسجد الرحمة الطابق الثالث خلف مدرسة الأمل حي الزهور'.split(' ');
  return Object.fromEntries(
    names.map((name, index) => [name, [...words.slice(index % 9), ...words].join(' ').slice(0, length)]),
  );
}

describe('a flash', () => {
  it.each([20, 40, 60, 250])('arrives with every field wrong and %d Arabic characters in each', (length) => {
    const cookies = makeCookies();
    setFlash(cookies, { form: 'checkout', error: 'خطأ', fields: names, values: typed(length) });
    const flash = consumeFlash(cookies);
    expect(flash?.fields).toEqual(names);
    expect(flash?.error).toBe('خطأ');
  });

  it('keeps what was typed when it is as long as people write, and is read once', () => {
    const cookies = makeCookies();
    const said: FlashMessage = { form: 'checkout', fields: names, values: typed(40) };
    setFlash(cookies, said);
    expect(consumeFlash(cookies)).toEqual(said);
    expect(consumeFlash(cookies)).toBeUndefined();
  });

  it('that a page only led on with is said on the next one, unless there is a newer one', () => {
    const cookies = makeCookies();
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

  it('is nothing when it is forged', () => {
    const cookies = makeCookies();
    cookies.set('binaa-flash', 'forged');
    expect(consumeFlash(cookies)).toBeUndefined();
  });
});

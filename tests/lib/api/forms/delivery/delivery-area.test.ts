import { describe, expect, it } from 'vitest';
import { TestBrowser } from '../../../session/test-browser.ts';
import { sendForm, setUpApiHarness } from '../../api-harness.ts';

setUpApiHarness();

describe('A delivery area', () => {
  it('is stored as a code by country, and the visitor returns to the page they came from', async () => {
    const browser = new TestBrowser();
    const next = '/products/drill?size=2';
    expect(await sendForm(browser, 'deliveryArea', { area: 'AE-DU-BARSHA', next })).toBe(`/en-ae${next}`);
    expect(await sendForm(browser, 'deliveryArea', { area: 'KW-HA-BAYAN' }, 'ar-kw')).toBe(
      '/ar-kw/delivery-areas',
    );
    expect(browser.jar.get('binaa-area-ae')).toBe('AE-DU-BARSHA');
    expect(browser.jar.get('binaa-area-kw')).toBe('KW-HA-BAYAN');
  });

  it.each(['KW-HA-BAYAN', 'AE-DU-NOWHERE', 'AE-DU-BARSHA;x'])(
    '%s is not stored for another country',
    async (area) => {
      const browser = new TestBrowser();
      expect(await sendForm(browser, 'deliveryArea', { area })).toBe('/en-ae/delivery-areas');
      expect(browser.jar.get('binaa-area-ae')).toBeUndefined();
    },
  );

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example'])(
    'never leads to %s',
    async (next) => {
      const browser = new TestBrowser();
      expect(await sendForm(browser, 'deliveryArea', { area: 'AE-DU-BARSHA', next })).toBe(
        '/en-ae/delivery-areas',
      );
    },
  );

  it('is deleted in all countries', async () => {
    const browser = new TestBrowser();
    await sendForm(browser, 'deliveryArea', { area: 'AE-DU-BARSHA' });
    await sendForm(browser, 'deliveryArea', { area: 'KW-HA-BAYAN' }, 'ar-kw');
    await sendForm(browser, 'deliveryArea', { area: '' });
    expect([browser.jar.get('binaa-area-ae'), browser.jar.get('binaa-area-kw')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

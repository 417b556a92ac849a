import { describe, expect, it } from 'vitest';
import { coerceFields, parseFieldTree } from '#lib/api/forms/parse-fields.ts';
import { getRefererPath, toSafePath } from '#lib/api/safe-path.ts';
import { addItem } from '#lib/contract/cart/cart.ts';

describe('Form fields', () => {
  it('become the body of the endpoint', () => {
    const fields = new URLSearchParams([
      ['body.quantity', '2'],
      ['body.product.productCode', 'BN-1'],
      ['body.options.0.attributeFQN', 'tenant~shade'],
      ['body.options.0.value', 'Liwa Sand|BN-2041'],
    ]);
    const body = coerceFields(addItem.body, parseFieldTree(fields).body);
    expect(addItem.body.safeParse(body)).toMatchObject({
      success: true,
      data: { quantity: 2, options: [{ attributeFQN: 'tenant~shade', value: 'Liwa Sand|BN-2041' }] },
    });
  });

  it.each(['-3', '1.5', '99999999999999999999', 'two', ''])(
    'leave the quantity %j to validation',
    (quantity) => {
      const tree = parseFieldTree([
        ['body.quantity', quantity],
        ['body.product.productCode', 'BN-1'],
      ]);
      expect(addItem.body.safeParse(coerceFields(addItem.body, tree.body)).success).toBe(false);
    },
  );

  it('keep unknown fields for validation, and touch no prototype', () => {
    const tree = parseFieldTree([
      ['body.__proto__.isAdmin', '1'],
      ['body.surprise', 'x'],
    ]);
    expect(({} as { isAdmin?: string }).isAdmin).toBeUndefined();
    expect(addItem.body.safeParse(coerceFields(addItem.body, tree.body)).success).toBe(false);
  });
});

describe('Redirect targets of forms', () => {
  it.each(['/en-ae/cart', '/ar-kw/products/x?shade=1', '/'])('include %s', (path) => {
    expect(toSafePath(path, '/no')).toBe(path);
  });

  it('are percent-encoded for the header', () => {
    const path = toSafePath('/ar-ae/search?q=دهان 50%25\ud800', '/no');
    expect(path).toBe('/ar-ae/search?q=%D8%AF%D9%87%D8%A7%D9%86%2050%25%EF%BF%BD');
    expect(new Headers({ location: path }).get('location')).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:x',
    '/a\nb',
    '',
    null,
    7,
  ])('exclude %j', (path) => {
    expect(toSafePath(path, '/fallback')).toBe('/fallback');
  });
});

describe('The path of a referer', () => {
  it.each([
    ['http://localhost/en-ae/cart?a=1#lines', '/en-ae/cart?a=1'],
    ['http://localhost//evil.example/', undefined],
    ['http://localhost/en-ae/cart?a=\\', undefined],
    [`http://localhost/${'a'.repeat(500)}`, undefined],
    ['nonsense', undefined],
    [undefined, undefined],
  ])('of %j is %j', (referer, path) => {
    const request = new Request('http://localhost/', { headers: referer === undefined ? {} : { referer } });
    expect(getRefererPath(request)).toBe(path);
  });
});

import { describe, expect, it } from 'vitest';
import { addItem } from '#lib/contract/cart.ts';
import { readFields, safePath, shapeFields } from '#lib/door/form.ts';

describe('form fields', () => {
  it('become what the call takes', () => {
    const fields = new URLSearchParams([
      ['body.quantity', '2'],
      ['body.product.productCode', 'BN-1'],
      ['body.options.0.attributeFQN', 'tenant~shade'],
      ['body.options.0.value', 'Liwa Sand|BN-2041'],
    ]);
    const body = shapeFields(addItem.body, readFields(fields).body);
    expect(addItem.body.safeParse(body)).toMatchObject({
      success: true,
      data: { quantity: 2, options: [{ attributeFQN: 'tenant~shade', value: 'Liwa Sand|BN-2041' }] },
    });
  });

  it.each(['-3', '1.5', '99999999999999999999', 'two', ''])(
    'leave the quantity %j to be refused',
    (quantity) => {
      const tree = readFields([
        ['body.quantity', quantity],
        ['body.product.productCode', 'BN-1'],
      ]);
      expect(addItem.body.safeParse(shapeFields(addItem.body, tree.body)).success).toBe(false);
    },
  );

  it('keep unknown fields, to be refused, and touch no prototype', () => {
    const tree = readFields([
      ['body.__proto__.isAdmin', '1'],
      ['body.surprise', 'x'],
    ]);
    expect(({} as { isAdmin?: string }).isAdmin).toBeUndefined();
    expect(addItem.body.safeParse(shapeFields(addItem.body, tree.body)).success).toBe(false);
  });
});

describe('where a form leads', () => {
  it.each(['/en-ae/cart', '/ar-kw/products/x?shade=1', '/'])('%s is ours', (path) => {
    expect(safePath(path, '/no')).toBe(path);
  });

  it('a page that is named in letters is named as a header can carry it', () => {
    const path = safePath('/ar-ae/search?q=دهان 50%25\ud800', '/no');
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
  ])('%j is not', (path) => {
    expect(safePath(path, '/fallback')).toBe('/fallback');
  });
});

import { describe, expect, it } from 'vitest';
import { formatCart } from '#lib/format/cart/cart.ts';
import { createCartFormatOptions } from '#lib/format/format-options.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { createCart, createLine } from '../../islands/cart/fake-cart.ts';

const name = 'رؤوس مفك، PH2، 5 قطع';
const isolated = 'رؤوس مفك، \u2066PH2\u2069، 5 قطع';

describe('Names in a cart', () => {
  it('isolate left-to-right parts inside Arabic text, in lines and in change messages', () => {
    const locale = parseLocale('ar-ae') as Locale;
    const line = createLine('BITS', 1);
    line.product.content.productName = name;
    const cart = createCart([line], [{ kind: 'price', productName: name, quantity: null }]);
    const model = formatCart(cart, createCartFormatOptions(locale, getTranslate('ar')));
    expect(model.lines[0]?.name).toBe(isolated);
    expect(model.alerts[0]?.text).toContain(isolated);
  });
});

import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CartTotals } from '#islands/cart/CartTotals.tsx';
import { getCartFormatOptions } from '#islands/cart/format-options.ts';
import { getCartMessages } from '#islands/cart/messages.ts';
import { createIslandContext } from '#islands/context.ts';
import { formatCart } from '#lib/format/cart/cart.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { createCart, createLine } from './fake-cart.ts';

afterEach(cleanup);

it.each([
  ['en-ae', '10% off, at most AED\u00a050.00'],
  ['ar-ae', 'خصم \u206610%\u2069، بحد أقصى 50.00\u00a0د.إ'],
])('the totals in %s show the maximum discount of a coupon, if it has one', (tag, text) => {
  const locale = parseLocale(tag) as Locale;
  const t = getTranslate(locale.language);
  const cart = createCart([createLine('SAW', 2)], [], 'WELCOME10');
  const [discount] = cart.discounts;
  if (!discount) throw new Error('The cart has a discount');
  const showTotals = (terms: Partial<typeof discount>) => {
    const changed = { ...cart, discounts: [{ ...discount, ...terms }] };
    const model = formatCart(changed, getCartFormatOptions(createIslandContext(locale, t)));
    const { container } = render(<CartTotals model={model} messages={getCartMessages(t, locale.language)} />);
    return container.querySelector('.totals__discount dt')?.textContent;
  };
  expect(showTotals({ percent: 10, cap: { amount: 5000, currency: 'AED' } })).toBe(
    `Eid gift (\u2068WELCOME10\u2069)${text}`,
  );
  expect(showTotals({ percent: 10, cap: null })).toBe('Eid gift (\u2068WELCOME10\u2069)');
});

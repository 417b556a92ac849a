import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getCartFormatOptions } from '#islands/cart/format-options.ts';
import { getCartMessages } from '#islands/cart/messages.ts';
import { CartContents } from '#islands/cart/page/CartContents.tsx';
import { getCouponMessages } from '#islands/cart/page/coupon-messages.ts';
import { getLineToolMessages } from '#islands/cart/page/line-tool-messages.ts';
import { createIslandContext } from '#islands/context.ts';
import { formatCart } from '#lib/format/cart/cart.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { connectCart, removeCartLine, setLineQuantity } from '#lib/state/cart/cart.ts';
import { createCart, createLine, FakeCart } from './fake-cart.ts';

// Loaded at the first press in the browser; here in advance.
await import('#islands/cart/page/page-actions.ts');

function createCartProps(tag: 'en-ae' | 'ar-kw') {
  const locale = parseLocale(tag) as Locale;
  const t = getTranslate(locale.language);
  const messages = getCartMessages(t, locale.language);
  return {
    context: createIslandContext(locale, t),
    messages,
    coupon: getCouponMessages(t),
    tools: getLineToolMessages(t, 'en'),
  };
}

let server: FakeCart;

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: sets the server's cookies.
  document.cookie = 'binaa-count=ae:3';
  server = new FakeCart([createLine('SAW', 2), createLine('TIN', 1, 'Sea Mist|C1-20')]);
  connectCart({ language: 'en', country: 'ae' }, server.client);
});
afterEach(cleanup);

const respond = () => act(() => server.respondToAll());
/** Waits for this number of calls: the handler of a form is loaded at its first press. */
const sent = (calls: number) => vi.waitFor(() => expect(server.calls).toHaveLength(calls));

it('a coupon form applies, announces and removes a coupon, and shows errors beside its field', async () => {
  const { context, messages, coupon, tools } = createCartProps('en-ae');
  const cart = formatCart(createCart(server.lines), getCartFormatOptions(context));
  render(
    <CartContents
      context={context}
      cart={cart}
      messages={messages}
      couponMessages={coupon}
      lineToolMessages={tools}
    />,
  );
  const field = () => screen.getByLabelText(coupon.label) as HTMLInputElement;
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  expect(field().form?.getAttribute('action')).toBe('/api/forms/applyCoupon');
  // The live region exists before its text changes.
  const alert = screen.getByRole('alert');
  expect([alert.textContent, alert.id]).toEqual(['', 'coupon-error']);
  press(coupon.apply);
  expect(await screen.findByText(coupon.required)).toBeTruthy();
  expect(screen.getByRole('alert')).toBe(alert);
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute('aria-describedby')).toBe(alert.id);
  for (const code of ['../x', 'a/b', 'a\\b', '..']) {
    fireEvent.input(field(), { target: { value: code } });
    press(coupon.apply);
    expect(await screen.findByText(coupon.unknown)).toBeTruthy();
  }
  expect(server.calls).toEqual([]);
  server.failNext('COUPON_EXPIRED');
  fireEvent.input(field(), { target: { value: 'OLD' } });
  press(coupon.apply);
  await sent(1);
  await respond();
  expect(alert.textContent).toBe('Refused: COUPON_EXPIRED');
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('OLD');
  fireEvent.input(field(), { target: { value: 'eid25' } });
  press(coupon.apply);
  await sent(2);
  await respond();
  expect(server.calls).toEqual(['applyCoupon', 'applyCoupon']);
  expect(screen.getByText('Coupon EID25 is on your cart.')).toBeTruthy();
  expect(screen.getByText(/^Eid gift/).nextSibling?.textContent).toMatch(/^−AED\s5\.00$/);
  press(coupon.remove);
  await sent(3);
  await respond();
  expect(field().value).toBe('');
  expect(screen.queryByText(/^Eid gift/)).toBeNull();
  expect(screen.getByText(messages.summary)).toBeTruthy();
});

it('an add-on has no quantity of its own, follows its line, and is restored onto it', async () => {
  const child = { ...createLine('WARRANTY', 2), parentItemId: 'SAW', warrantyProduct: true };
  const { context, messages, coupon, tools } = createCartProps('en-ae');
  const cart = createCart(server.lines);
  const items = cart.items.map((group) =>
    group.id === 'SAW' ? { ...group, items: [...group.items, child] } : group,
  );
  const model = formatCart({ ...cart, items }, getCartFormatOptions(context));
  expect(model.lines.map(({ id, parentId, addOns }) => [id, parentId, addOns])).toEqual([
    ['SAW', null, ['WARRANTY']],
    ['WARRANTY', 'SAW', []],
    ['TIN', null, []],
  ]);
  render(
    <CartContents
      context={context}
      cart={model}
      messages={messages}
      couponMessages={coupon}
      lineToolMessages={tools}
    />,
  );
  expect(screen.queryByRole('spinbutton', { name: /WARRANTY/ })).toBeNull();
  expect(screen.getByText('× 2')).toBeTruthy();
  act(() => void setLineQuantity('SAW', 3));
  expect(screen.getByText('× 3')).toBeTruthy();
  act(() => void removeCartLine('SAW'));
  expect(screen.queryByText(/^×/)).toBeNull();
  await respond();
});

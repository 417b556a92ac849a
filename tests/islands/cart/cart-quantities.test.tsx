import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getCartFormatOptions } from '#islands/cart/format-options.ts';
import { getCartMessages } from '#islands/cart/messages.ts';
import { CartContents } from '#islands/cart/page/CartContents.tsx';
import { getCouponMessages } from '#islands/cart/page/coupon-messages.ts';
import { getLineToolMessages } from '#islands/cart/page/line-tool-messages.ts';
import { createIslandContext } from '#islands/context.ts';
import { formatCart } from '#lib/format/cart/cart.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { connectCart } from '#lib/state/cart/cart.ts';
import { createCart, createLine, FakeCart } from './fake-cart.ts';

const t = getTranslate('en');
const messages = getCartMessages(t, 'en');

let server: FakeCart;

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: sets the server's cookies.
  document.cookie = 'binaa-count=ae:3';
  server = new FakeCart([createLine('SAW', 2), createLine('TIN', 1, 'Sea Mist|C1-20')]);
  connectCart({ language: 'en', country: 'ae' }, server.client);
});

afterEach(cleanup);

const respond = () => act(() => server.respondToAll());
/** The form of a step button. happy-dom does not resolve the button's `form` attribute. */
function getForm(button: HTMLElement): HTMLFormElement {
  return document.getElementById(button.getAttribute('form') ?? '') as HTMLFormElement;
}

const getField = (name: string) => screen.getByRole('spinbutton', { name }) as HTMLInputElement;

function renderCart() {
  const context = createIslandContext(parseLocale('en-ae') as Locale, t);
  const cart = formatCart(createCart(server.lines), getCartFormatOptions(context));
  const tools = getLineToolMessages(t, 'en');
  render(
    <CartContents
      context={context}
      cart={cart}
      messages={messages}
      couponMessages={getCouponMessages(t)}
      lineToolMessages={tools}
    />,
  );
}

it('a rejected quantity is reverted, and the error is shown beside the line', async () => {
  renderCart();
  server.failNext('OUT_OF_STOCK');
  const field = getField('Quantity of Product SAW');
  fireEvent.input(field, { target: { value: '15' } });
  fireEvent.submit(field.form as HTMLFormElement);
  expect(field.value).toBe('15');
  await respond();
  expect(field.value).toBe('2');
  const line = field.closest('li') as HTMLElement;
  expect(within(line).getByRole('alert').textContent).toBe('Refused: OUT_OF_STOCK');
});

it('an error without a text says that the change failed', async () => {
  renderCart();
  server.failNext('NEW_TROUBLE' as 'INTERNAL');
  const field = getField('Quantity of Product SAW');
  fireEvent.input(field, { target: { value: '3' } });
  fireEvent.submit(field.form as HTMLFormElement);
  await respond();
  const line = field.closest('li') as HTMLElement;
  expect(within(line).getByRole('alert').textContent).toBe('Failed to update cart item.');
});

it('a quantity above the maximum becomes the maximum, with a message', async () => {
  renderCart();
  const field = getField('Quantity of Product SAW');
  for (const typed of ['50', '60']) {
    fireEvent.input(field, { target: { value: typed } });
    fireEvent.blur(field);
    expect(field.value).toBe('20');
    await respond();
    const line = field.closest('li') as HTMLElement;
    expect(within(line).getByRole('alert').textContent).toContain('At most 20 per order');
  }
  expect(server.calls).toEqual(['setQuantity']);
  expect(server.lines.find((line) => line.id === 'SAW')?.quantity).toBe(20);
});

it('an invalid quantity is reverted without a request, with a message beside the line', async () => {
  renderCart();
  const field = getField('Quantity of Product SAW');
  const line = field.closest('li') as HTMLElement;
  // The browser's own validation message is suppressed.
  expect(field.form?.noValidate).toBe(true);
  for (const value of ['', '0', '-3', '1.5']) {
    fireEvent.input(field, { target: { value } });
    fireEvent.submit(field.form as HTMLFormElement);
    expect(field.value).toBe('2');
    expect(within(line).getByRole('alert').textContent).toBe(messages.invalidQuantity);
    // Leaving the field changes nothing.
    fireEvent.blur(field);
    expect(within(line).getByRole('alert')).toBeTruthy();
    fireEvent.input(field, { target: { value: value === '1.5' ? '3' : '2' } });
  }
  expect(server.calls).toEqual([]);
  fireEvent.blur(field);
  expect(within(line).queryByRole('alert')).toBeNull();
  await respond();
  expect(server.calls).toEqual(['setQuantity']);
});

it('a quantity above the stock is reduced to the stock, and further attempts to exceed it send no request', async () => {
  renderCart();
  const field = getField('Quantity of Product SAW');
  const line = field.closest('li') as HTMLElement;
  const increaseButton = screen.getByRole('button', { name: 'Increase the quantity of Product SAW' });
  server.failNext('OUT_OF_STOCK', { available: 3 });
  fireEvent.input(field, { target: { value: '15' } });
  fireEvent.submit(field.form as HTMLFormElement);
  await respond();
  expect(server.calls).toEqual(['setQuantity', 'setQuantity']);
  expect(server.lines.find(({ id }) => id === 'SAW')?.quantity).toBe(3);
  expect(field.value).toBe('3');
  const readAlert = () => within(line).getByRole('alert').textContent;
  expect(readAlert()).toBe('Refused: OUT_OF_STOCK');
  expect(increaseButton.getAttribute('aria-disabled')).toBe('true');
  for (const typed of ['4', '99']) {
    fireEvent.submit(getForm(increaseButton));
    fireEvent.input(field, { target: { value: typed } });
    fireEvent.blur(field);
    await respond();
    expect([field.value, readAlert()]).toEqual(['3', 'Refused: OUT_OF_STOCK']);
  }
  expect(server.calls).toHaveLength(2);
  // A smaller quantity is possible, and stock may have grown by then.
  fireEvent.submit(getForm(screen.getByRole('button', { name: 'Reduce the quantity of Product SAW' })));
  await respond();
  expect(within(line).queryByRole('alert')).toBeNull();
  expect(increaseButton.getAttribute('aria-disabled')).toBe('false');
});

it('one more on a line that exceeds the stock does not reduce it', async () => {
  renderCart();
  const field = getField('Quantity of Product SAW');
  const increaseButton = screen.getByRole('button', { name: 'Increase the quantity of Product SAW' });
  server.failNext('OUT_OF_STOCK', { available: 1 });
  fireEvent.submit(getForm(increaseButton));
  await respond();
  fireEvent.submit(getForm(increaseButton));
  fireEvent.input(field, { target: { value: '99' } });
  fireEvent.submit(field.form as HTMLFormElement);
  await respond();
  expect(field.value).toBe('2');
  expect(server.calls).toEqual(['setQuantity']);
});

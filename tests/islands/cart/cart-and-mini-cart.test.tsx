import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCartFormatOptions } from '#islands/cart/format-options.ts';
import { MiniCart } from '#islands/cart/MiniCart.tsx';
import { getCartMessages } from '#islands/cart/messages.ts';
import { CartContents } from '#islands/cart/page/CartContents.tsx';
import { getCouponMessages } from '#islands/cart/page/coupon-messages.ts';
import { getLineToolMessages } from '#islands/cart/page/line-tool-messages.ts';
import { createIslandContext } from '#islands/context.ts';
import { packJson } from '#islands/pack-json.ts';
import { Toaster } from '#islands/shell/Toaster.tsx';
import { getToasterMessages } from '#islands/ui/messages.ts';
import { formatCart } from '#lib/format/cart/cart.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { connectCart } from '#lib/state/cart/cart.ts';
import { setCartDrawerOpen } from '#lib/state/cart/drawer.ts';
import { $toasts, closeToast, showToast } from '#lib/state/shell/toasts.ts';
import { createCart, createLine, FakeCart } from './fake-cart.ts';

function createCartProps(tag: 'en-ae' | 'ar-kw') {
  const locale = parseLocale(tag) as Locale;
  const t = getTranslate(locale.language);
  const messages = getCartMessages(t, locale.language);
  return {
    t,
    context: createIslandContext(locale, t),
    messages,
    coupon: getCouponMessages(t),
    tools: getLineToolMessages(t, locale.language),
  };
}

let server: FakeCart;

function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: sets the server's cookies.
  document.cookie = text;
}

beforeEach(() => {
  setCookie('binaa-count=ae:3');
  server = new FakeCart([createLine('SAW', 2), createLine('TIN', 1, 'Sea Mist|C1-20')]);
  connectCart({ language: 'en', country: 'ae' }, server.client);
  // happy-dom has dialogs without modal behaviour.
  HTMLDialogElement.prototype.showModal ??= vi.fn();
});

afterEach(() => {
  cleanup();
  setCartDrawerOpen(false);
  for (const toast of $toasts.get()) closeToast(toast.id);
});

const respond = () => act(() => server.respondToAll());
/** The form of a step button. happy-dom does not resolve the button's `form` attribute. */
function getForm(button: HTMLElement): HTMLFormElement {
  return document.getElementById(button.getAttribute('form') ?? '') as HTMLFormElement;
}

const getField = (name: string) => screen.getByRole('spinbutton', { name }) as HTMLInputElement;

function renderCart() {
  const { context, messages, coupon, tools, t } = createCartProps('en-ae');
  const cart = formatCart(createCart(server.lines), getCartFormatOptions(context));
  render(
    <>
      <CartContents
        context={context}
        cart={cart}
        messages={messages}
        couponMessages={coupon}
        lineToolMessages={tools}
      />
      <Toaster messages={getToasterMessages(t)} />
    </>,
  );
}

describe('The cart page', () => {
  it('renders each line as forms that work without script', () => {
    renderCart();
    const form = getForm(screen.getByRole('button', { name: 'Increase the quantity of Product SAW' }));
    expect(form.getAttribute('action')).toBe('/api/forms/setQuantity');
    expect(Object.fromEntries(new FormData(form))).toEqual({
      locale: 'en-ae',
      'params.cartId': 'current',
      'params.lineItemId': 'SAW',
      'params.quantity': '3',
    });
    const typed = getField('Quantity of Product SAW').form as HTMLFormElement;
    expect(new FormData(typed).getAll('params.quantity')).toEqual(['2']);
    const remove = screen.getByRole('button', { name: 'Remove Product SAW' }) as HTMLButtonElement;
    expect(remove.form?.getAttribute('action')).toBe('/api/forms/removeItem');
  });

  it('shows four quick presses of one more at once, and ends at their sum', async () => {
    renderCart();
    const increaseButton = screen.getByRole('button', { name: 'Increase the quantity of Product SAW' });
    for (let press = 0; press < 4; press += 1) fireEvent.submit(getForm(increaseButton));
    expect(getField('Quantity of Product SAW').value).toBe('6');
    expect(screen.getByRole('heading', { name: '2 products, 7 pieces' })).toBeTruthy();
    await respond();
    expect(server.lines.find((line) => line.id === 'SAW')?.quantity).toBe(6);
    expect(screen.getByText('Total').nextSibling?.textContent).toBe('AED\u00A085.00');
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('Product SAW: quantity 6');
  });

  it('applies a quantity that was typed before hydration once the field loses focus', async () => {
    const { context, messages, coupon, tools } = createCartProps('en-ae');
    const cart = formatCart(createCart(server.lines), getCartFormatOptions(context));
    const view = (
      <CartContents
        context={context}
        cart={cart}
        messages={messages}
        couponMessages={coupon}
        lineToolMessages={tools}
      />
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(view);
    const field = getField('Quantity of Product SAW');
    const other = getField('Quantity of Product TIN');
    field.value = '3';
    other.focus();
    other.value = '4';
    render(view, { container, hydrate: true });
    expect(field.value).toBe('3');
    // The value is still being typed.
    expect(other.value).toBe('4');
    await respond();
    expect(server.lines.map((line) => line.quantity)).toEqual([3, 1]);
    fireEvent.blur(other);
    await respond();
    expect(server.lines.map((line) => line.quantity)).toEqual([3, 4]);
    expect(server.calls).toEqual(['setQuantity', 'setQuantity']);
  });

  it('removes a line at once, keeps the focus in the cart, and can restore the line with its shade', async () => {
    renderCart();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Product TIN' }));
    expect(screen.queryByText('Product TIN')).toBeNull();
    expect(document.activeElement?.tagName).toBe('H2');
    await respond();
    const call = vi.spyOn(server.client, 'call');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await respond();
    expect(call.mock.calls[0]?.[1]).toMatchObject({
      body: {
        product: { productCode: 'TIN' },
        quantity: 1,
        options: [{ attributeFQN: 'tenant~shade', value: 'Sea Mist|C1-20' }],
      },
    });
    expect(screen.getByText('Product TIN')).toBeTruthy();
  });

  it('restores a line at its position', async () => {
    renderCart();
    const names = () => screen.getAllByRole('link', { name: /^Product/ }).map((link) => link.textContent);
    expect(names()).toEqual(['Product SAW', 'Product TIN']);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Product SAW' }));
    await respond();
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await respond();
    expect(server.lines.map((line) => line.id)).toEqual(['TIN', 'SAW']);
    expect(names()).toEqual(['Product SAW', 'Product TIN']);
  });

  const type = (value: string) => {
    const field = getField('Quantity of Product TIN');
    fireEvent.input(field, { target: { value } });
    fireEvent.blur(field);
  };

  it.each([
    ['another removal', () => fireEvent.click(screen.getByRole('button', { name: 'Remove Product TIN' }))],
    ['another number', () => type('2')],
    ['a number that is too much', () => type('9999')],
  ])('shows that a line was restored until the next action: %s', async (_, performAction) => {
    renderCart();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Product SAW' }));
    await respond();
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await respond();
    expect(screen.getByText('Product SAW is back in your cart.')).toBeTruthy();
    performAction();
    expect(screen.queryByText('Product SAW is back in your cart.')).toBeNull();
    await respond();
  });

  it('shows where to go when it is empty, and prevents checkout with a line out of stock', () => {
    const { context, messages, coupon, tools } = createCartProps('ar-kw');
    const { unmount } = render(
      <CartContents
        context={context}
        cart={null}
        messages={messages}
        couponMessages={coupon}
        lineToolMessages={tools}
      />,
    );
    expect(screen.getByRole('link', { name: messages.browse }).getAttribute('href')).toBe(
      '/ar-kw/all-departments',
    );
    unmount();
    const lines = [{ ...createLine('SAW', 2), isAvailable: false }];
    render(
      <CartContents
        context={context}
        cart={formatCart(createCart(lines), getCartFormatOptions(context))}
        messages={messages}
        couponMessages={coupon}
        lineToolMessages={tools}
      />,
    );
    expect(screen.getByText(messages.blocked)).toBeTruthy();
    expect(screen.queryByRole('link', { name: messages.checkout })).toBeNull();
    expect(screen.getByRole('heading', { name: 'منتج واحد، قطعتان' })).toBeTruthy();
  });
});

describe('The mini-cart', () => {
  it('opens over the page, reads the cart, and returns the focus', async () => {
    const { context, messages } = createCartProps('en-ae');
    render(<MiniCart packed={packJson({ context, messages })} />);
    const link = screen.getByRole('link', { name: 'Cart' });
    expect(link.getAttribute('href')).toBe('/en-ae/cart');
    fireEvent.click(link);
    expect(server.calls).toEqual(['readCart']);
    await respond();
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    expect(dialog.getByText('Your cart: 3 pieces')).toBeTruthy();
    expect(dialog.getByText('Sea Mist')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Go to checkout', hidden: true }).getAttribute('href')).toBe(
      '/en-ae/checkout',
    );
    fireEvent(screen.getByRole('dialog', { hidden: true }), new Event('close'));
    expect(document.activeElement).toBe(link);
  });

  it('replaces the message of an addition, but no error', () => {
    const { context, messages } = createCartProps('en-ae');
    render(<MiniCart packed={packJson({ context, messages })} />);
    act(() => {
      showToast({ message: 'Added', type: 'success' });
      showToast({ message: 'No answer' });
    });
    fireEvent.click(screen.getByRole('link', { name: 'Cart' }));
    expect($toasts.get().map((toast) => toast.message)).toEqual(['No answer']);
  });

  it('is empty without a request for visitors without a cart', async () => {
    setCookie('binaa-count=; max-age=0');
    connectCart({ language: 'ar', country: 'kw' }, server.client);
    const { context, messages } = createCartProps('ar-kw');
    render(<MiniCart packed={packJson({ context, messages })} />);
    fireEvent.click(screen.getByRole('link', { name: messages.link }));
    expect(screen.getByText(messages.emptyTitle)).toBeTruthy();
    expect(server.calls).toEqual([]);
  });

  it('stays a link with the control key', () => {
    const { context, messages } = createCartProps('en-ae');
    render(<MiniCart packed={packJson({ context, messages })} />);
    fireEvent.click(screen.getByRole('link', { name: 'Cart' }), { ctrlKey: true });
    expect(server.calls).toEqual([]);
  });
});

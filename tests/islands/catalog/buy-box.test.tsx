import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BuyBox } from '#islands/catalog/product/BuyBox.tsx';
import { getBuyBoxMessages } from '#islands/catalog/product/messages.ts';
import { createIslandContext } from '#islands/context.ts';
import { Toaster } from '#islands/shell/Toaster.tsx';
import { getToasterMessages } from '#islands/ui/messages.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { connectCart } from '#lib/state/cart/cart.ts';
import { $toasts, closeToast } from '#lib/state/shell/toasts.ts';
import { FakeCart } from '../cart/fake-cart.ts';

let server: FakeCart;

beforeEach(() => {
  server = new FakeCart();
  connectCart({ language: 'en', country: 'ae' }, server.client);
});

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  for (const toast of $toasts.get()) closeToast(toast.id);
});

const respond = () => act(() => server.respondToAll());

describe('The product form', () => {
  const productFields = { code: 'TIN', name: 'Tin', quantity: 1, maximum: 20, isBuyable: true };
  const product = { ...productFields, returnPath: '/en-ae/cart' };

  function renderForm(hasShades: boolean, sizesPath?: string) {
    const locale = parseLocale('en-ae') as Locale;
    const t = getTranslate('en');
    const context = createIslandContext(locale, t);
    render(
      <>
        <BuyBox
          context={context}
          product={{ ...product, hasShades, sizesPath }}
          messages={getBuyBoxMessages(t)}
        >
          {hasShades && (
            <fieldset>
              <legend>Choose your shade</legend>
              <label>
                <input type="radio" name="body.options.0.value" value="Sea Mist|C1-20" />
                <svg fill="#aabbcc" aria-hidden="true" />
              </label>
            </fieldset>
          )}
        </BuyBox>
        <Toaster messages={getToasterMessages(t)} />
      </>,
    );
  }

  it('shows no quantity field for a product that is sold out', () => {
    const locale = parseLocale('en-ae') as Locale;
    const t = getTranslate('en');
    const soldOutProduct = { ...product, isBuyable: false };
    render(
      <BuyBox
        context={createIslandContext(locale, t)}
        product={soldOutProduct}
        messages={getBuyBoxMessages(t)}
      />,
    );
    const [only, ...others] = screen.getAllByRole('button');
    expect([only?.textContent, (only as HTMLButtonElement).disabled, others]).toEqual([
      'Out of stock',
      true,
      [],
    ]);
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });

  it('prompts for a missing shade, focuses the shades and sends nothing', () => {
    renderForm(true);
    fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    const alert = screen.getAllByRole('alert')[0] as HTMLElement;
    expect(alert.textContent).toBe('Choose a shade');
    expect(alert.parentElement).toBe(screen.getByRole('button', { name: 'Add to cart' }).parentElement);
    expect(document.activeElement).toBe(screen.getByRole('radio'));
    const shades = screen.getByRole('group');
    expect(shades.getAttribute('aria-invalid')).toBe('true');
    expect(shades.getAttribute('aria-describedby')).toBe(alert.id);
    expect(server.calls).toEqual([]);
    fireEvent.click(screen.getByRole('radio'));
    expect(shades.getAttribute('aria-invalid')).toBeNull();
    expect(alert.textContent).toBe('');
  });

  it('prompts for a missing size, focuses the sizes and sends nothing', () => {
    document.body.insertAdjacentHTML('beforeend', '<nav id="sizes"><a class="option" href="/m">M</a></nav>');
    Element.prototype.scrollIntoView ??= () => undefined;
    renderForm(false, '/en-ae/products/tee#sizes');
    const form = screen.getByRole('button', { name: 'Add to cart' }).closest('form') as HTMLFormElement;
    // Without script the form sends only these fields, and the page asks for the size.
    expect(form.getAttribute('method')).toBe('get');
    expect([...new FormData(form)]).toEqual([
      ['size', ''],
      ['quantity', '1'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Increase the quantity' }));
    expect(screen.getByRole('spinbutton')).toHaveProperty('value', '2');
    fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(screen.getAllByRole('alert')[0]?.textContent).toBe('Select a size');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'M' }));
    expect(server.calls).toEqual([]);
  });

  it('names the selected shade above the button and shows it on the image', () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img data-shade-src="/media/products/TIN-1.*.svg" src="/media/products/TIN-1.svg">',
    );
    renderForm(true);
    const button = screen.getByRole('button', { name: 'Add to cart' });
    const row = within(button.parentElement as HTMLElement);
    expect(row.queryByText('Sea Mist')).toBeNull();
    fireEvent.click(screen.getByRole('radio'));
    expect(row.getByText('Sea Mist')).toBeTruthy();
    expect(row.getByText('C1-20')).toBeTruthy();
    const image = document.querySelector('[data-shade-src]');
    expect(image?.getAttribute('src')).toBe('/media/products/TIN-1.C1-20.svg');
  });

  it('does not tint a photo', () => {
    document.body.insertAdjacentHTML('beforeend', '<img data-product-picture src="/media/imports/tin.webp">');
    renderForm(true);
    fireEvent.click(screen.getByRole('radio'));
    const image = document.querySelector('[data-product-picture]');
    expect(image?.getAttribute('src')).toBe('/media/imports/tin.webp');
  });

  it('sends shade and quantity, confirms the addition and links to the cart', async () => {
    renderForm(true);
    const call = vi.spyOn(server.client, 'call');
    fireEvent.click(screen.getByRole('radio'));
    fireEvent.click(screen.getByRole('button', { name: 'Increase the quantity' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    await respond();
    expect(call.mock.calls[0]?.[1]).toMatchObject({
      body: { quantity: 2, options: [{ attributeFQN: 'tenant~shade', value: 'Sea Mist|C1-20' }] },
    });
    expect(screen.getByRole('status').textContent).toContain('Tin added to your cart');
    expect(screen.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/en-ae/cart');
  });

  it.each(['', '0', '-2', '2.5'])('rejects the quantity "%s" and sends nothing', (quantity) => {
    renderForm(false);
    const field = screen.getByRole('spinbutton');
    fireEvent.change(field, { target: { value: quantity } });
    fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(screen.getAllByRole('alert')[0]?.textContent).toBe(
      'Adjust the quantity: a whole number, 1 or more.',
    );
    expect(document.activeElement).toBe(field);
    expect(server.calls).toEqual([]);
  });

  it('shows an error beside the button', async () => {
    renderForm(false);
    server.failNext('OUT_OF_STOCK');
    fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    await respond();
    expect(screen.getAllByRole('alert')[0]?.textContent).toBe('Refused: OUT_OF_STOCK');
  });

  it('says that adding failed where the error has no text', async () => {
    renderForm(false);
    server.failNext('NEW_TROUBLE' as 'INTERNAL');
    fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    await respond();
    expect(screen.getAllByRole('alert')[0]?.textContent).toBe('Failed to add item to cart.');
  });
});

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BuyBox } from '#islands/catalog/product/BuyBox.tsx';
import { getBuyBoxMessages } from '#islands/catalog/product/messages.ts';
import { createIslandContext } from '#islands/context.ts';
import { Toaster } from '#islands/shell/Toaster.tsx';
import { getToasterMessages } from '#islands/ui/messages.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { connectCart } from '#lib/state/cart/cart.ts';
import { $toasts, closeToast } from '#lib/state/shell/toasts.ts';
import { CartDouble } from '../cart/fake-cart.ts';

let server: CartDouble;

beforeEach(() => {
  server = new CartDouble();
  connectCart({ language: 'en', country: 'ae' }, server.client);
});

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  for (const toast of $toasts.get()) closeToast(toast.id);
});

const answer = () => act(() => server.answerAll());

describe('the product form', () => {
  const facts = { code: 'TIN', name: 'Tin', quantity: 1, maximum: 20, isBuyable: true };
  const product = { ...facts, returnPath: '/en-ae/cart' };

  function drawForm(hasShades: boolean, sizesPath?: string) {
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
        <Toaster words={getToasterMessages(t)} />
      </>,
    );
  }

  test('of what is sold out no number is asked', () => {
    const locale = parseLocale('en-ae') as Locale;
    const t = getTranslate('en');
    const gone = { ...product, isBuyable: false };
    render(
      <BuyBox context={createIslandContext(locale, t)} product={gone} messages={getBuyBoxMessages(t)} />,
    );
    const [only, ...others] = screen.getAllByRole('button');
    expect([only?.textContent, (only as HTMLButtonElement).disabled, others]).toEqual([
      'Out of stock',
      true,
      [],
    ]);
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });

  test('without a shade it asks for one, focuses it and sends nothing', () => {
    drawForm(true);
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

  test('without a size it asks for one, leads to the sizes and sends nothing', () => {
    document.body.insertAdjacentHTML('beforeend', '<nav id="sizes"><a class="choice" href="/m">M</a></nav>');
    Element.prototype.scrollIntoView ??= () => undefined;
    drawForm(false, '/en-ae/products/tee#sizes');
    const form = screen.getByRole('button', { name: 'Add to cart' }).closest('form') as HTMLFormElement;
    // Without script the page asks: nothing but that is in what the form sends.
    expect(form.getAttribute('method')).toBe('get');
    expect([...new FormData(form)]).toEqual([
      ['size', ''],
      ['quantity', '1'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(screen.getByRole('spinbutton')).toHaveProperty('value', '2');
    fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(screen.getAllByRole('alert')[0]?.textContent).toBe('Select a size');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'M' }));
    expect(server.calls).toEqual([]);
  });

  test('the chosen shade is named above the button, and the picture shows it', () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img data-product-picture src="/media/products/TIN-1.svg">',
    );
    drawForm(true);
    const button = screen.getByRole('button', { name: 'Add to cart' });
    const row = within(button.parentElement as HTMLElement);
    expect(row.queryByText('Sea Mist')).toBeNull();
    fireEvent.click(screen.getByRole('radio'));
    expect(row.getByText('Sea Mist')).toBeTruthy();
    expect(row.getByText('C1-20')).toBeTruthy();
    const picture = document.querySelector('[data-product-picture]');
    expect(picture?.getAttribute('src')).toBe('/media/products/TIN-1.C1-20.svg');
  });

  test('a picture that the shop has not drawn is not tinted', () => {
    document.body.insertAdjacentHTML('beforeend', '<img data-product-picture src="/media/imports/tin.webp">');
    drawForm(true);
    fireEvent.click(screen.getByRole('radio'));
    const picture = document.querySelector('[data-product-picture]');
    expect(picture?.getAttribute('src')).toBe('/media/imports/tin.webp');
  });

  test('sends the shade and the quantity, says that it was added and where the cart is', async () => {
    drawForm(true);
    const call = vi.spyOn(server.client, 'call');
    fireEvent.click(screen.getByRole('radio'));
    fireEvent.click(screen.getByRole('button', { name: 'One more' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    await answer();
    expect(call.mock.calls[0]?.[1]).toMatchObject({
      body: { quantity: 2, options: [{ attributeFQN: 'tenant~shade', value: 'Sea Mist|C1-20' }] },
    });
    expect(screen.getByRole('status').textContent).toContain('Tin added to your cart');
    expect(screen.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/en-ae/cart');
  });

  test.each(['', '0', '-2', '2.5'])('asks for another quantity than "%s" and sends nothing', (quantity) => {
    drawForm(false);
    const field = screen.getByRole('spinbutton');
    fireEvent.change(field, { target: { value: quantity } });
    fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(screen.getAllByRole('alert')[0]?.textContent).toBe(
      'Adjust the quantity: a whole number, 1 or more.',
    );
    expect(document.activeElement).toBe(field);
    expect(server.calls).toEqual([]);
  });

  test('says beside the button why it was refused', async () => {
    drawForm(false);
    server.failNext('OUT_OF_STOCK');
    fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    await answer();
    expect(screen.getAllByRole('alert')[0]?.textContent).toBe('Refused: OUT_OF_STOCK');
  });
});

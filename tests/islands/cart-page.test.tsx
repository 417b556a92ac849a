import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CartView } from '#islands/cart/CartView.tsx';
import { MiniCart } from '#islands/cart/MiniCart.tsx';
import { BulkAdd } from '#islands/cart/page/BulkAdd.tsx';
import { bulkWords } from '#islands/cart/page/more-words.ts';
import { SavedList } from '#islands/cart/page/SavedList.tsx';
import { savedWords } from '#islands/cart/page/saved-words.ts';
import { lineToolWords } from '#islands/cart/page/tool-words.ts';
import { cartPlace } from '#islands/cart/place.ts';
import { cartIslandWords, couponWords } from '#islands/cart/words.ts';
import { makeContext } from '#islands/context.ts';
import { Toaster } from '#islands/ui/Toaster.tsx';
import { toasterWords } from '#islands/ui/words.ts';
import type { Cart } from '#lib/contract/cart.ts';
import type { ProductDetail, Shade } from '#lib/contract/product.ts';
import { formatCart } from '#lib/format/cart.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/index.ts';
import { $cart, connectCart, refreshCart } from '#lib/stores/cart.ts';
import * as choices from '#lib/stores/choices.ts';
import { $toasts, closeToast } from '#lib/stores/toasts.ts';
import { $refused, $waiting } from '#lib/stores/waiting.ts';
import { CartDouble, makeCart, makeLine } from './cart-double.ts';

// What is fetched when it is first pressed: here at once.
await Promise.all([import('#islands/cart/page/ChangeLine.tsx'), import('#islands/cart/page/tools.ts')]);

const locale = parseLocale('en-ae') as Locale;
const t = getTranslate('en');
const context = makeContext(locale, t);
const words = cartIslandWords(t, 'en');

let server: CartDouble;

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the very cookie that the server sets.
  document.cookie = 'binaa-count=ae:3';
  server = new CartDouble([makeLine('SAW', 2), makeLine('TIN', 1, 'Sea Mist|C1-20')]);
  connectCart({ language: 'en', country: 'ae' }, server.client);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  $refused.set([]);
  $waiting.set(false);
  for (const { id } of $toasts.get()) closeToast(id);
});

const answer = () => act(() => server.answerAll());
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function drawPage(changes: Cart['changes'] = []) {
  const cart = formatCart(makeCart(server.lines, changes), cartPlace(context));
  return render(
    <>
      <CartView
        context={context}
        cart={cart}
        words={words}
        couponWords={couponWords(t)}
        toolWords={lineToolWords(t)}
        replaceable={['SAW']}
      />
      <SavedList context={context} saved={[]} words={savedWords(t)} />
      <Toaster words={toasterWords(t)} />
    </>,
  );
}

describe('lines', () => {
  test('what cannot be bought is set aside with what to do about it', () => {
    server.lines = [{ ...makeLine('SAW', 2), isAvailable: false }, makeLine('TIN', 1)];
    drawPage();
    const out = screen.getByRole('list', { name: words.outTitle });
    expect(within(out).getAllByRole('listitem')).toHaveLength(1);
    const instead = within(out).getByRole('link', { name: 'See alternatives: Product SAW' });
    expect(instead.getAttribute('href')).toBe('#instead-SAW');
    expect(within(out).getByRole('button', { name: 'Save for later: Product SAW' })).toBeTruthy();
    const rest = screen.getByRole('list', { name: words.lines });
    expect(within(rest).queryByText('Product SAW')).toBeNull();
    expect(screen.queryByRole('link', { name: words.checkout })).toBeNull();
  });

  test('what the backend changed is said until it is dismissed', async () => {
    drawPage([
      { kind: 'quantity', productName: 'Saw', quantity: 1 },
      { kind: 'price', productName: 'Tin', quantity: null },
    ]);
    expect(screen.getByText(words['changed-all'])).toBeTruthy();
    expect(screen.getByText('Tin: the price has changed.')).toBeTruthy();
    act(() => void refreshCart());
    await answer();
    expect($cart.get().cart?.changes).toEqual([]);
    press(words.dismiss);
    expect(screen.queryByText('Tin: the price has changed.')).toBeNull();
  });

  test('a line is saved, shown below, and brought back', async () => {
    drawPage();
    press('Save for later: Product SAW');
    await vi.waitFor(() => expect(server.calls).toEqual(['saveItem']));
    await answer();
    expect(screen.getByText('Product SAW is saved for later')).toBeTruthy();
    const section = screen.getByRole('region', { name: 'Saved for later' });
    expect(within(section).getByText('Product SAW')).toBeTruthy();
    server.failNext('OUT_OF_STOCK');
    press('Move to cart: Product SAW');
    await answer();
    expect(within(section).getByRole('alert').textContent).toBe('Refused: OUT_OF_STOCK');
    press('Move to cart: Product SAW');
    await answer();
    expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull();
    expect(screen.getByRole('spinbutton', { name: 'Quantity of Product SAW' })).toBeTruthy();
  });

  test('what came back is said until the next act, wherever on the page', async () => {
    const said = 'Product NAIL is back in your cart';
    server.saved = [makeLine('NAIL', 5)];
    drawPage();
    act(() => void refreshCart());
    await answer();
    press('Move to cart: Product NAIL');
    await answer();
    expect(screen.getByText(said)).toBeTruthy();
    act(() => void refreshCart());
    await answer();
    expect(screen.getByText(said)).toBeTruthy();
    press('Remove Product SAW');
    expect(screen.queryByText(said)).toBeNull();
    await answer();
    press('Undo');
    await answer();
    const back = 'Product SAW is back in your cart';
    expect(screen.getByText(back)).toBeTruthy();
    press('Save for later: Product TIN');
    await vi.waitFor(() => expect(server.calls).toContain('saveItem'));
    await answer();
    expect(screen.queryByText(back)).toBeNull();
  });

  test('what is no longer saved can be saved again', async () => {
    server.saved = [makeLine('NAIL', 5)];
    drawPage();
    act(() => void refreshCart());
    await answer();
    press('Remove from what is saved: Product NAIL');
    await answer();
    expect(screen.queryByText('Product NAIL')).toBeNull();
    press('Undo');
    await answer();
    expect(server.calls).toEqual(['readCart', 'removeSaved', 'addSaved']);
    expect(screen.getByText('Quantity: 5')).toBeTruthy();
    press('Remove from what is saved: Product NAIL');
    await answer();
    const full = { productCode: 'NAIL', code: 'SAVED_FULL', message: 'A hundred are saved already.' };
    server.missed = [{ ...full, index: 0, added: 0 }];
    fireEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
    await answer();
    expect(screen.getByText(full.message)).toBeTruthy();
  });

  test('while the network is away, what waits says so', async () => {
    drawPage();
    const more = screen.getByRole('button', { name: 'One more of Product SAW' });
    fireEvent.submit(document.getElementById(more.getAttribute('form') ?? '') as HTMLFormElement);
    act(() => $waiting.set(true));
    expect(screen.getByText(lineToolWords(t).waiting)).toBeTruthy();
    expect(screen.getByText(words.offline)).toBeTruthy();
    act(() => $waiting.set(false));
    await answer();
    expect(screen.queryByText(lineToolWords(t).waiting)).toBeNull();
  });
});

test('what was refused of an earlier page is told', async () => {
  render(
    <>
      <MiniCart context={context} words={words} />
      <Toaster words={toasterWords(t)} />
    </>,
  );
  const error = { code: 'OUT_OF_STOCK', status: 409, message: 'Only 2 left.' } as const;
  act(() => $refused.set([{ key: 'key', change: { kind: 'remove', lineId: 'SAW' }, error }]));
  expect(await screen.findByText(/offline was not possible: Only 2 left/)).toBeTruthy();
  expect($refused.get()).toEqual([]);
});

test('a line becomes another size and another shade where it stands', async () => {
  const money = (amount: number) => ({ amount, currency: 'AED' });
  const variant = (productCode: string, size: string, stock: number) => ({
    productCode,
    slug: productCode.toLowerCase(),
    options: [{ attributeFQN: 'tenant~pack', name: 'Pack size', values: [size] }],
    hex: '#ffffff',
    price: { price: money(1000), salePrice: null },
    inventoryInfo: { onlineStockAvailable: stock },
  });
  const details = {
    variants: [variant('TIN', '4 L', 3), variant('TIN-1', '1 L', 2), variant('TIN-10', '10 L', 0)],
  };
  const tone = { shadeName: 'Deep Sea', shadeCode: 'C9-1', hex: '#113355', family: 'blue' };
  const deck = [{ ...tone, shadeName: 'Sea Mist', shadeCode: 'C1-20' }, tone] as Shade[];
  vi.spyOn(choices, 'fetchChoices').mockResolvedValue({
    ok: true,
    data: { details: details as ProductDetail, shades: deck, packs: [] },
  });
  drawPage();
  const call = vi.spyOn(server.client, 'call');
  fireEvent.click(screen.getByRole('link', { name: 'Change options: Product TIN' }));
  const size = (await screen.findByLabelText('Pack size')) as HTMLSelectElement;
  expect(document.activeElement).toBe(size);
  expect([...size.options].map(({ text, disabled }) => [text, disabled])).toEqual([
    ['4 L · AED\u00A010.00', false],
    ['1 L · AED\u00A010.00', false],
    ['10 L · AED\u00A010.00 · Out of stock', true],
  ]);
  fireEvent.change(size, { target: { value: 'TIN-1' } });
  fireEvent.change(screen.getByLabelText('Shade'), { target: { value: 'Deep Sea|C9-1' } });
  press('Change');
  await answer();
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    params: { lineItemId: 'TIN' },
    body: { quantity: 1, product: { productCode: 'TIN-1' }, options: [{ value: 'Deep Sea|C9-1' }] },
  });
  expect(screen.queryByLabelText('Pack size')).toBeNull();
  expect(screen.getByText('Product TIN was changed.')).toBeTruthy();
});

test('choices that cannot be fetched are tried again, or left', async () => {
  const failed = { ok: false, error: { code: 'UNAVAILABLE', status: 503, message: '' } } as const;
  const fetched = vi.spyOn(choices, 'fetchChoices').mockResolvedValue(failed);
  drawPage();
  const change = screen.getByRole('link', { name: 'Change options: Product TIN' });
  fireEvent.click(change);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(document.activeElement).toBe(retry);
  await act(async () => press('Try again'));
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
  press('Cancel');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(document.activeElement).toBe(change);
});

describe('codes', () => {
  const field = () => screen.getByLabelText('Codes and quantities') as HTMLTextAreaElement;
  const send = (text: string) => {
    fireEvent.input(field(), { target: { value: text } });
    fireEvent.submit(field().form as HTMLFormElement);
  };

  beforeEach(() => {
    render(<BulkAdd context={context} words={bulkWords(t, 'en')} />);
  });

  test('good lines come in; bad ones stay in the field and are told by the number that they have there', async () => {
    const why = { productCode: 'X', code: 'PRODUCT_NOT_FOUND', message: 'We do not know this product.' };
    server.missed = [
      { ...why, index: 1, added: 0 },
      { ...why, index: 2, added: 3, message: 'Only 3 left.' },
    ];
    send('A-1 2\n\nwhat is this\nNOPE-9 1\nB-2 50');
    await answer();
    expect(field().value).toBe('what is this\nNOPE-9 1');
    const said = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(said.map((it) => it.textContent?.split(' (')[0])).toEqual([
      'Line 1: We could not read this. Write a code, then a quantity.',
      'Line 2: We do not know this product.',
      'Only 3 left.',
    ]);
    expect(screen.getByRole('status').textContent).toBe(
      '2 products were added to your cart. 2 lines need another look. They are still in the field.',
    );
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  test('what was typed meanwhile stays, and counts in the numbers', async () => {
    server.missed = [
      { productCode: 'X', index: 0, added: 0, code: 'PRODUCT_NOT_FOUND', message: 'Unknown.' },
    ];
    send('NOPE-9 1');
    fireEvent.input(field(), { target: { value: 'B-2 4\nNOPE-9 1' } });
    await answer();
    expect(field().value).toBe('B-2 4\nNOPE-9 1');
    expect(screen.getByRole('alert').textContent).toBe('Line 2: Unknown. (\u2068NOPE-9 1\u2069)');
  });

  test('too many pieces are told with how many there may be, and are not sent', async () => {
    send('99999 × A-1');
    expect((await screen.findByRole('listitem')).textContent).toBe(
      'Line 1: That is more than a line can take: at most 9,999. (\u206899999 × A-1\u2069)',
    );
    expect([server.calls, field().value]).toEqual([[], '99999 × A-1']);
  });

  test('nothing is lost when the call fails, and nothing is sent when nothing was typed', async () => {
    send('  \n');
    expect(screen.getByText('Write at least one product code.')).toBeTruthy();
    expect(server.calls).toEqual([]);
    server.failNext('INTERNAL');
    send('A-1 2\nB-2 1');
    await answer();
    expect(field().value).toBe('A-1 2\nB-2 1');
    expect(screen.getByRole('alert').textContent).not.toBe('');
  });

  test('all of it at once empties the field', async () => {
    send(Array.from({ length: 61 }, (_, index) => `C-${index} 1`).join('\n'));
    await answer();
    expect(server.calls).toEqual(['addItems', 'addItems']);
    expect(field().value).toBe('');
    expect(screen.getByRole('status').textContent).toBe('61 products were added to your cart.');
  });
});

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCartFormatOptions } from '#islands/cart/format-options.ts';
import { MiniCart } from '#islands/cart/MiniCart.tsx';
import { getCartMessages } from '#islands/cart/messages.ts';
import { CartContents } from '#islands/cart/page/CartContents.tsx';
import { getCouponMessages } from '#islands/cart/page/coupon-messages.ts';
import { getLineToolMessages } from '#islands/cart/page/line-tool-messages.ts';
import { getSavedItemsMessages } from '#islands/cart/saved/messages.ts';
import { SavedItems } from '#islands/cart/saved/SavedItems.tsx';
import { createIslandContext } from '#islands/context.ts';
import { packJson } from '#islands/pack-json.ts';
import { Toaster } from '#islands/shell/Toaster.tsx';
import { getToasterMessages } from '#islands/ui/messages.ts';
import type { Cart } from '#lib/contract/cart/cart.ts';
import { removeItem } from '#lib/contract/cart/cart.ts';
import type { ProductDetail, Shade } from '#lib/contract/catalog/product.ts';
import { formatCart } from '#lib/format/cart/cart.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { $cart, connectCart, refreshCart } from '#lib/state/cart/cart.ts';
import * as choices from '#lib/state/cart/line-choices.ts';
import { $isCartOffline, $rejectedChanges } from '#lib/state/cart/queue/offline-status.ts';
import { $toasts, closeToast } from '#lib/state/shell/toasts.ts';
import { createCart, createLine, FakeCart } from './fake-cart.ts';

// Loaded at the first press in the browser; here in advance.
await Promise.all([
  import('#islands/cart/page/ChangeLine.tsx'),
  import('#islands/cart/page/page-actions.ts'),
]);

const locale = parseLocale('en-ae') as Locale;
const t = getTranslate('en');
const context = createIslandContext(locale, t);
const messages = getCartMessages(t, 'en');

let server: FakeCart;

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: sets the server's cookies.
  document.cookie = 'binaa-count=ae:3';
  server = new FakeCart([createLine('SAW', 2), createLine('TIN', 1, 'Sea Mist|C1-20')]);
  connectCart({ language: 'en', country: 'ae' }, server.client);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  $rejectedChanges.set([]);
  $isCartOffline.set(false);
  for (const { id } of $toasts.get()) closeToast(id);
});

const respond = () => act(() => server.respondToAll());
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function renderPage(changes: Cart['changes'] = []) {
  const cart = formatCart(createCart(server.lines, changes), getCartFormatOptions(context));
  return render(
    <>
      <CartContents
        context={context}
        cart={cart}
        messages={messages}
        couponMessages={getCouponMessages(t)}
        lineToolMessages={getLineToolMessages(t, 'en')}
        codesWithAlternatives={['SAW']}
      />
      <SavedItems context={context} saved={[]} messages={getSavedItemsMessages(t)} />
      <Toaster messages={getToasterMessages(t)} />
    </>,
  );
}

describe('Cart lines', () => {
  it('that cannot be bought are listed separately with the possible actions', () => {
    server.lines = [{ ...createLine('SAW', 2), isAvailable: false }, createLine('TIN', 1)];
    renderPage();
    const out = screen.getByRole('list', { name: messages.outTitle });
    expect(within(out).getAllByRole('listitem')).toHaveLength(1);
    const alternativesLink = within(out).getByRole('link', { name: 'See alternatives: Product SAW' });
    expect(alternativesLink.getAttribute('href')).toBe('#instead-SAW');
    expect(within(out).getByRole('button', { name: 'Save for later: Product SAW' })).toBeTruthy();
    const rest = screen.getByRole('list', { name: messages.lines });
    expect(within(rest).queryByText('Product SAW')).toBeNull();
    expect(screen.queryByRole('link', { name: messages.checkout })).toBeNull();
  });

  it('that other customers are paying for are shown as reserved, not as sold out', () => {
    server.lines = [{ ...createLine('SAW', 2), isAvailable: false, isHeldByOthers: true }];
    renderPage();
    const out = screen.getByRole('list', { name: messages.outTitle });
    expect(within(out).getByText(messages.held)).toBeTruthy();
    expect(within(out).queryByText(messages.unavailable)).toBeNull();
  });

  it('that the backend changed are reported until the message is dismissed', async () => {
    renderPage([
      { kind: 'quantity', productName: 'Saw', quantity: 1 },
      { kind: 'price', productName: 'Tin', quantity: null },
    ]);
    expect(screen.getByText(messages['changed-all'])).toBeTruthy();
    expect(screen.getByText('Tin: the price has changed.')).toBeTruthy();
    act(() => void refreshCart());
    await respond();
    expect($cart.get().cart?.changes).toEqual([]);
    press(messages.dismiss);
    expect(screen.queryByText('Tin: the price has changed.')).toBeNull();
  });

  it('can be saved for later, appear below, and can be moved back', async () => {
    renderPage();
    press('Save for later: Product SAW');
    await vi.waitFor(() => expect(server.calls).toEqual(['saveItem']));
    await respond();
    expect(screen.getByText('Product SAW is saved for later.')).toBeTruthy();
    const section = screen.getByRole('region', { name: 'Saved for later' });
    expect(within(section).getByText('Product SAW')).toBeTruthy();
    server.failNext('OUT_OF_STOCK');
    press('Move to cart: Product SAW');
    await respond();
    expect(within(section).getByRole('alert').textContent).toBe('Refused: OUT_OF_STOCK');
    press('Move to cart: Product SAW');
    await respond();
    expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull();
    expect(screen.getByRole('spinbutton', { name: 'Quantity of Product SAW' })).toBeTruthy();
  });

  it('that were restored are reported until the next action anywhere on the page', async () => {
    const notices = 'Product NAIL is back in your cart.';
    server.saved = [createLine('NAIL', 5)];
    renderPage();
    act(() => void refreshCart());
    await respond();
    press('Move to cart: Product NAIL');
    await respond();
    expect(screen.getByText(notices)).toBeTruthy();
    act(() => void refreshCart());
    await respond();
    expect(screen.getByText(notices)).toBeTruthy();
    press('Remove Product SAW');
    expect(screen.queryByText(notices)).toBeNull();
    await respond();
    press('Undo');
    await respond();
    const restoredText = 'Product SAW is back in your cart.';
    expect(screen.getByText(restoredText)).toBeTruthy();
    press('Save for later: Product TIN');
    await vi.waitFor(() => expect(server.calls).toContain('saveItem'));
    await respond();
    expect(screen.queryByText(restoredText)).toBeNull();
  });

  it('lose their message when another tab changes the cart', async () => {
    renderPage();
    const increaseButton = screen.getByRole('button', { name: 'Increase the quantity of Product SAW' });
    fireEvent.submit(document.getElementById(increaseButton.getAttribute('form') ?? '') as HTMLFormElement);
    await respond();
    expect(screen.getByText('Product SAW: quantity 3')).toBeTruthy();
    act(() => void refreshCart());
    await respond();
    expect(screen.getByText('Product SAW: quantity 3')).toBeTruthy();
    server.lines = [];
    act(() => void refreshCart());
    await respond();
    expect(screen.getByRole('heading', { name: messages.emptyTitle })).toBeTruthy();
    expect(screen.queryByText('Product SAW: quantity 3')).toBeNull();
  });

  it('that are no longer saved can be saved again', async () => {
    server.saved = [createLine('NAIL', 5)];
    renderPage();
    act(() => void refreshCart());
    await respond();
    press('Remove from saved items: Product NAIL');
    await respond();
    expect(screen.queryByText('Product NAIL')).toBeNull();
    press('Undo');
    await respond();
    expect(server.calls).toEqual(['readCart', 'removeSaved', 'addSaved']);
    expect(screen.getByText('Quantity: 5')).toBeTruthy();
    press('Remove from saved items: Product NAIL');
    await respond();
    const full = { productCode: 'NAIL', code: 'SAVED_FULL', message: 'A hundred are saved already.' };
    server.rejectedItems = [{ ...full, index: 0, added: 0 }];
    fireEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
    await respond();
    expect(screen.getByText(full.message)).toBeTruthy();
  });

  it('are marked as waiting while the network is away', async () => {
    renderPage();
    const increaseButton = screen.getByRole('button', { name: 'Increase the quantity of Product SAW' });
    fireEvent.submit(document.getElementById(increaseButton.getAttribute('form') ?? '') as HTMLFormElement);
    act(() => $isCartOffline.set(true));
    expect(screen.getByText(getLineToolMessages(t, 'en').waiting)).toBeTruthy();
    expect(screen.getByText(messages.offline)).toBeTruthy();
    act(() => $isCartOffline.set(false));
    await respond();
    expect(screen.queryByText(getLineToolMessages(t, 'en').waiting)).toBeNull();
  });
});

it('a change that was rejected after its page was left is reported', async () => {
  render(
    <>
      <MiniCart packed={packJson({ context, messages })} />
      <Toaster messages={getToasterMessages(t)} />
    </>,
  );
  const error = { code: 'OUT_OF_STOCK', status: 409, message: 'Only 2 left.' } as const;
  act(() => $rejectedChanges.set([{ key: 'key', change: { endpoint: removeItem, input: {} }, error }]));
  expect(await screen.findByText(/offline was not possible: Only 2 left/)).toBeTruthy();
  expect($rejectedChanges.get()).toEqual([]);
});

it('a line gets another size and another shade in place', async () => {
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
  const shades = [{ ...tone, shadeName: 'Sea Mist', shadeCode: 'C1-20' }, tone] as Shade[];
  vi.spyOn(choices, 'loadLineChoices').mockResolvedValue({
    ok: true,
    data: { details: details as ProductDetail, shades, packs: [] },
  });
  renderPage();
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
  await respond();
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    params: { lineItemId: 'TIN' },
    body: { quantity: 1, product: { productCode: 'TIN-1' }, options: [{ value: 'Deep Sea|C9-1' }] },
  });
  expect(screen.queryByLabelText('Pack size')).toBeNull();
  expect(screen.getByText('Product TIN was changed.')).toBeTruthy();
});

it('options that fail to load can be requested again or dismissed', async () => {
  const failed = { ok: false, error: { code: 'UNAVAILABLE', status: 503, message: '' } } as const;
  const fetched = vi.spyOn(choices, 'loadLineChoices').mockResolvedValue(failed);
  renderPage();
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

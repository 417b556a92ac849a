import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ShareCart } from '#islands/cart/page/ShareCart.tsx';
import { getShareCartMessages } from '#islands/cart/page/share-messages.ts';
import { createIslandContext } from '#islands/context.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { connectCart, refreshCart, setLineQuantity } from '#lib/state/cart/cart.ts';
import { createLine, FakeCart } from './fake-cart.ts';

const t = getTranslate('en');
const context = createIslandContext(parseLocale('en-ae') as Locale, t);

let server: FakeCart;

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: sets the server's cookies.
  document.cookie = 'binaa-count=ae:3';
  server = new FakeCart([createLine('SAW', 2), createLine('TIN', 1, 'Sea Mist|C1-20')]);
  connectCart({ language: 'en', country: 'ae' }, server.client);
});
afterEach(cleanup);

const respond = () => act(() => server.respondToAll());
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('The link to a shared cart', () => {
  const reply = { data: { token: 'abc', expiresAt: 0 } };
  const link = () => screen.queryByLabelText('Link to this cart') as HTMLInputElement | null;
  let fetched = vi.fn<() => Promise<Response>>();

  beforeEach(() => {
    fetched = vi.fn(async () => Response.json(reply));
    vi.stubGlobal('fetch', fetched);
    render(<ShareCart context={context} messages={getShareCartMessages(t)} />);
  });
  afterEach(() => vi.unstubAllGlobals());

  async function createLink(): Promise<void> {
    press('Create a link');
    await respond();
    await vi.waitFor(() => expect(link()).toBeTruthy());
  }

  it('can be copied', async () => {
    await createLink();
    expect(link()?.value).toMatch(/\/en-ae\/shared\/cart\/abc$/);
    expect(screen.getByRole('status').textContent).toBe('Your link is ready.');
    const copy = vi.fn(async () => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copy } });
    await act(async () => press('Copy link'));
    expect(copy).toHaveBeenCalledWith(link()?.value);
    expect(screen.getByRole('status').textContent).toBe('The link is copied.');
  });

  it('waits for pending changes', async () => {
    act(() => void setLineQuantity('SAW', 5));
    press('Create a link');
    await act(() => server.response());
    expect(fetched).not.toHaveBeenCalled();
    act(() => void setLineQuantity('SAW', 6));
    await respond();
    await vi.waitFor(() => expect(link()).toBeTruthy());
    expect(server.calls).toEqual(['setQuantity', 'readCart', 'setQuantity', 'readCart']);
  });

  it('is requested again after a change, here or in another tab', async () => {
    await createLink();
    act(() => void setLineQuantity('SAW', 5));
    expect(link()).toBeNull();
    await respond();
    await createLink();
    server.lines = [createLine('SAW', 7)];
    act(() => void refreshCart());
    await respond();
    expect(link()).toBeNull();
  });

  it('is not requested while offline, with a message', async () => {
    server.failNext('NO_RESPONSE');
    press('Create a link');
    await respond();
    expect(screen.getByRole('alert').textContent).toBe('No response received from server.');
    expect(fetched).not.toHaveBeenCalled();
  });
});

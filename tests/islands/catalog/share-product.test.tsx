import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { getShareProductMessages } from '#islands/catalog/product/messages.ts';
import { ShareProduct } from '#islands/catalog/product/ShareProduct.tsx';
import { getTranslate } from '#lib/messages/translate.ts';

const ADDRESS = 'https://shop.example/en-ae/products/tin';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

function renderShare(): void {
  render(<ShareProduct url={ADDRESS} name="Tin" messages={getShareProductMessages(getTranslate('en'))} />);
}

const getHref = (name: string) => decodeURIComponent(screen.getByText(name).getAttribute('href') ?? '');

it('links contain the shade of the address, and no other parameter of it', () => {
  history.replaceState(null, '', '/?size=M&shade=BN-1007&utm=x');
  renderShare();
  expect(getHref('WhatsApp')).toBe(`https://wa.me/?text=Tin\n${ADDRESS}?shade=BN-1007`);
  expect(getHref('Email')).toBe(`mailto:?subject=Tin&body=${ADDRESS}?shade=BN-1007`);
  // Another shade is selected while the panel is open.
  history.replaceState(null, '', '/?shade=BN-1011');
  fireEvent.pointerDown(screen.getByText('WhatsApp'));
  expect(getHref('WhatsApp')).toContain('shade=BN-1011');
});

it('a copied link is announced, and is selected for manual copying where copying is not allowed', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  renderShare();
  await act(async () => fireEvent.click(screen.getByText('Copy link')));
  expect(writeText).toHaveBeenCalledWith(ADDRESS);
  expect(screen.getByRole('status').textContent).toBe('Link copied');

  writeText.mockRejectedValue(new Error('no'));
  const select = vi.spyOn(HTMLInputElement.prototype, 'select');
  await act(async () => fireEvent.click(screen.getByText('Copy link')));
  expect(select).toHaveBeenCalled();
});

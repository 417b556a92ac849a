import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getShareProductMessages } from '#islands/catalog/product/messages.ts';
import { ShareProduct } from '#islands/catalog/product/ShareProduct.tsx';
import { getTranslate } from '#lib/messages/translate.ts';

const ADDRESS = 'https://shop.example/en-ae/products/tin';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

function draw(): void {
  render(<ShareProduct url={ADDRESS} name="Tin" words={getShareProductMessages(getTranslate('en'))} />);
}

const hrefOf = (name: string) => decodeURIComponent(screen.getByText(name).getAttribute('href') ?? '');

test('links carry the shade that the address names, and nothing else of it', () => {
  history.replaceState(null, '', '/?size=M&shade=BN-1007&utm=x');
  draw();
  expect(hrefOf('WhatsApp')).toBe(`https://wa.me/?text=Tin\n${ADDRESS}?shade=BN-1007`);
  expect(hrefOf('Email')).toBe(`mailto:?subject=Tin&body=${ADDRESS}?shade=BN-1007`);
  // Another is chosen while it stands open.
  history.replaceState(null, '', '/?shade=BN-1011');
  fireEvent.pointerDown(screen.getByText('WhatsApp'));
  expect(hrefOf('WhatsApp')).toContain('shade=BN-1011');
});

test('what is copied is said, and what may not be copied is marked to be taken by hand', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  draw();
  await act(async () => fireEvent.click(screen.getByText('Copy link')));
  expect(writeText).toHaveBeenCalledWith(ADDRESS);
  expect(screen.getByRole('status').textContent).toBe('Link copied');

  writeText.mockRejectedValue(new Error('no'));
  const select = vi.spyOn(HTMLInputElement.prototype, 'select');
  await act(async () => fireEvent.click(screen.getByText('Copy link')));
  expect(select).toHaveBeenCalled();
});

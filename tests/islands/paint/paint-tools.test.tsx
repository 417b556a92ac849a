import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getCalculatorMessages, getRoomPreviewMessages } from '#islands/paint/messages.ts';
import { PaintCalculator } from '#islands/paint/PaintCalculator.tsx';
import { RoomPreview } from '#islands/paint/RoomPreview.tsx';
import type { CalculatorModel } from '#lib/format/models/paint.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { parseRoomInput } from '#lib/paint/paint-calculator.ts';

const t = getTranslate('en');

function renderPicker(): void {
  document.body.innerHTML = `<form id="shades">${['Sea Mist|C-1', 'Dune|C-2']
    .map(
      (value) =>
        `<input type="radio" name="body.options.0.value" value="${value}"><svg fill="#aabbcc"></svg>`,
    )
    .join('')}</form>`;
}

const choose = (value: string) =>
  fireEvent.click(document.querySelector(`[value="${value}"]`) as HTMLElement);

beforeEach(() => {
  sessionStorage.clear();
  renderPicker();
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

describe('The paint calculator', () => {
  const pack = (code: string, label: string, volume: number, price: number, maxQuantity = 20) => ({
    code,
    label,
    volume,
    price,
    maxQuantity,
  });

  function renderCalculator(values: Record<string, string> = {}, most = 20): void {
    const calculator: CalculatorModel = {
      coverage: 10,
      coverageText: '10 m²/L',
      coats: 2,
      packs: [pack('ONE', '1 L', 1000, 2000, most), pack('FOUR', '4 L', 4000, 7000, most)],
      currency: 'AED',
      room: parseRoomInput(new URLSearchParams(values)),
    };
    render(
      <PaintCalculator
        context={{ locale: 'en-ae', language: 'en', prefix: '/en-ae' }}
        calculator={calculator}
        shade={null}
        action="/en-ae/products/tin"
        messages={getCalculatorMessages(t, 'en')}
      />,
    );
  }

  const type = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  const sent = () =>
    Object.fromEntries(
      new FormData(document.querySelector('form[method=post]') as HTMLFormElement),
    ) as Record<string, string>;

  it('proposes the cheapest packs, and adds them to the cart in the selected shade', () => {
    renderCalculator();
    type('Area (m²)', '٢٢٫٥');
    expect(screen.getByText('22.5 m² in 2 coats takes 4.5 L.')).toBeTruthy();
    expect(screen.getByText('1 × 4 L')).toBeTruthy();
    expect(screen.getByText('1 × 1 L')).toBeTruthy();
    expect(screen.getByText('0.5 L left for touching up.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose a shade first' }).getAttribute('href')).toBe('#shades');
    choose('Dune|C-2');
    expect(screen.getByRole('button', { name: 'Add all to cart' })).toBeTruthy();
    expect(sent()).toMatchObject({
      'params.cartId': 'current',
      'body.items.0.product.productCode': 'ONE',
      'body.items.0.quantity': '1',
      'body.items.1.product.productCode': 'FOUR',
      'body.items.1.options.0.attributeFQN': 'tenant~shade',
      'body.items.1.options.0.value': 'Dune|C-2',
    });
  });

  it('shows errors beside their fields, missing values only on submit', () => {
    renderCalculator();
    type('Length (m)', '4');
    expect(screen.queryByText('Enter this size too.')).toBeNull();
    fireEvent.submit(screen.getByLabelText('Length (m)').closest('form') as HTMLFormElement);
    expect(screen.getAllByText('Enter this size too.')).toHaveLength(2);
    expect(screen.getByLabelText('Width (m)').getAttribute('aria-invalid')).toBe('true');
    type('Width (m)', '400');
    expect(screen.getByText('Enter at most 100 m.')).toBeTruthy();
    type('Area (m²)', '50000');
    expect(screen.getByText('Enter at most 10,000 m².')).toBeTruthy();
  });

  it("calculates from the page's address, and reports an area that is too large", () => {
    renderCalculator({ area: '500' }, 3);
    expect(screen.getByRole('link', { name: 'Bulk orders' }).getAttribute('href')).toBe('/en-ae/bulk-orders');
  });
});

describe('The room preview', () => {
  const values = {
    rooms: [
      { name: 'living', label: 'Living room' },
      { name: 'majlis', label: 'Majlis' },
    ],
    surface: 'walls' as const,
    messages: getRoomPreviewMessages(t),
  };
  const renderRoom = (shade: { name: string; code: string; hex: string } | null) =>
    render(<RoomPreview {...values} shade={shade} />);
  const image = () => screen.getByRole('img').getAttribute('src');

  it('shows each surface in its shade', () => {
    renderRoom(null);
    expect(image()).toBe('/media/rooms/living/-/-/-.svg');
    choose('Sea Mist|C-1');
    fireEvent.click(screen.getByLabelText('Door'));
    choose('Dune|C-2');
    fireEvent.click(screen.getByLabelText('Majlis'));
    expect(image()).toBe('/media/rooms/majlis/C-1/-/C-2.svg');
    expect(screen.getByRole('img').getAttribute('alt')).toBe('Majlis, Door in the chosen shade');
    expect(screen.getAllByRole('definition').map((definition) => definition.textContent)).toEqual([
      'Sea Mist C-1',
      'Dune C-2',
    ]);
  });

  it('starts with the shade that was selected before hydration', () => {
    choose('Sea Mist|C-1');
    act(() => void renderRoom({ name: 'Dune', code: 'C-2', hex: '#aabbcc' }));
    expect(image()).toBe('/media/rooms/living/C-1/-/-.svg');
  });

  const inAddress = { name: 'Sea Mist', code: 'C-1', hex: '#aabbcc' };

  it('keeps the shade of the address when another surface is changed first', () => {
    const room = document.body.appendChild(document.createElement('div'));
    room.innerHTML = renderToString(<RoomPreview {...values} shade={inAddress} />);
    (room.querySelector('[value="door"]') as HTMLElement).click();
    render(<RoomPreview {...values} shade={inAddress} />, { container: room, hydrate: true });
    expect(screen.getByRole('img').getAttribute('alt')).toBe('Living room, Door in the chosen shade');
    expect(image()).toBe('/media/rooms/living/C-1/-/-.svg');
  });

  it('is restored on return, except for shades that are no longer offered', () => {
    renderRoom(null);
    choose('Sea Mist|C-1');
    fireEvent.click(screen.getByLabelText('Door'));
    choose('Dune|C-2');
    cleanup();
    renderRoom({ name: 'Dune', code: 'C-2', hex: '#aabbcc' });
    expect(image()).toBe('/media/rooms/living/C-1/-/C-2.svg');
    cleanup();
    sessionStorage.setItem(`room ${location.pathname}`, 'C-9 <b> C-2 more');
    renderPicker();
    renderRoom(inAddress);
    expect(image()).toBe('/media/rooms/living/C-1/-/C-2.svg');
  });
});

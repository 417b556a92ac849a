import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BulkAdd } from '#islands/cart/bulk/BulkAdd.tsx';
import { BULK_REPORT_ID } from '#islands/cart/bulk/BulkReport.tsx';
import { getBulkAddMessages } from '#islands/cart/bulk/messages.ts';
import { createIslandContext } from '#islands/context.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { connectCart } from '#lib/state/cart/cart.ts';
import { createLine, FakeCart } from './fake-cart.ts';

const locale = parseLocale('en-ae') as Locale;
const t = getTranslate('en');
const context = createIslandContext(locale, t);

let server: FakeCart;

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: sets the server's cookies.
  document.cookie = 'binaa-count=ae:3';
  server = new FakeCart([createLine('SAW', 2)]);
  connectCart({ language: 'en', country: 'ae' }, server.client);
});

afterEach(cleanup);

const respond = () => act(() => server.respondToAll());

describe('Quick order', () => {
  const field = () => screen.getByLabelText('Codes and quantities') as HTMLTextAreaElement;
  const report = () => within(screen.getByTestId('report'));
  const send = (text: string) => {
    fireEvent.input(field(), { target: { value: text } });
    fireEvent.submit(field().form as HTMLFormElement);
  };

  beforeEach(() => {
    render(
      <>
        <div id={BULK_REPORT_ID} data-testid="report" tabIndex={-1}>
          <p>The report of an earlier form</p>
        </div>
        <BulkAdd context={context} messages={getBulkAddMessages(t, 'en')} />
      </>,
    );
  });

  it('adds valid lines, keeps invalid ones in the field and reports them by their line numbers there', async () => {
    const rejection = {
      productCode: 'X',
      code: 'PRODUCT_NOT_FOUND',
      message: 'We do not know this product.',
    };
    server.rejectedItems = [
      { ...rejection, index: 1, added: 0 },
      { ...rejection, index: 2, added: 3, message: 'Only 3 left.' },
    ];
    send('A-1 2\n\nwhat is this\nNOPE-9 1\nB-2 50');
    await respond();
    expect(field().value).toBe('what is this\nNOPE-9 1');
    const issues = [
      'Line 1: We could not read this. Enter a code, then a quantity.',
      'Line 2: We do not know this product.',
      '3 of 50 added. Only 3 left.',
    ];
    for (const list of [screen, report()]) {
      const texts = list.getAllByRole('listitem').map((item) => item.textContent?.split(' (')[0]);
      expect(texts.slice(0, 3)).toEqual(issues);
    }
    const title =
      '2 products were added to your cart. 1 line was added in part. 2 lines need checking. They are still in the field.';
    expect(report().getByText(title)).toBeTruthy();
    expect(report().queryByText('The report of an earlier form')).toBeNull();
    expect(document.activeElement).toBe(screen.getByTestId('report'));
    expect(report().getByRole('link', { name: 'Correct the lines' }).getAttribute('href')).toBe(
      `#${field().id}`,
    );
    expect(report().queryByRole('link', { name: 'Ask for a larger quantity' })).toBeNull();
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps text that was typed meanwhile, and numbers lines accordingly', async () => {
    server.rejectedItems = [
      { productCode: 'X', index: 0, added: 0, code: 'PRODUCT_NOT_FOUND', message: 'Unknown.' },
    ];
    send('NOPE-9 1');
    fireEvent.input(field(), { target: { value: 'B-2 4\nNOPE-9 1' } });
    await respond();
    expect(field().value).toBe('B-2 4\nNOPE-9 1');
    expect(report().getByRole('listitem').textContent).toBe('Line 2: Unknown. (\u2068NOPE-9 1\u2069)');
  });

  it('leads from quantities above the maximum to the bulk enquiry, with the codes and quantities', async () => {
    const rejectedItem = { productCode: 'X', code: 'QUANTITY_EXCEED', message: 'At most 20 per order.' };
    server.rejectedItems = [
      { ...rejectedItem, index: 0, added: 20 },
      { ...rejectedItem, index: 1, added: 0 },
    ];
    send('A-1 50\nB-2 200\nC-3 1');
    await respond();
    expect(report().getByRole('link', { name: 'Ask for a larger quantity' }).getAttribute('href')).toBe(
      '/en-ae/bulk-orders/enquiry?codes=A-1%2050%0AB-2%20200',
    );
  });

  it('reports quantities above the maximum and does not send them', async () => {
    send('99999 × A-1');
    await respond();
    expect(report().getByRole('listitem').textContent).toBe(
      'Line 1: The quantity is too large: at most 9,999. (\u206899999 × A-1\u2069)',
    );
    expect([server.calls, field().value]).toEqual([[], '99999 × A-1']);
  });

  it('keeps everything when the request fails, and sends nothing without input', async () => {
    send('  \n');
    expect(screen.getByText('Enter at least one product code.')).toBeTruthy();
    expect(server.calls).toEqual([]);
    server.failNext('INTERNAL');
    send('A-1 2\nB-2 1');
    await respond();
    expect(field().value).toBe('A-1 2\nB-2 1');
    expect(report().getAllByRole('listitem')).toHaveLength(1);
  });

  it('clears the field when everything was added', async () => {
    send(Array.from({ length: 61 }, (_, index) => `C-${index} 1`).join('\n'));
    await respond();
    expect(server.calls).toEqual(['addItems', 'addItems']);
    expect(field().value).toBe('');
    expect(report().getByText('61 products were added to your cart.')).toBeTruthy();
  });
});

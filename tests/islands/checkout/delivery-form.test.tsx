import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseArea, fillAddress, renderDeliveryForm, served, unservedSlots } from './delivery-harness.tsx';
import { getField, press, recordSubmits } from './form-harness.ts';

const sent = recordSubmits();
const fetchTimes = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  fetchTimes.mockReset();
  vi.stubGlobal('fetch', fetchTimes);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('The time slots of an area', () => {
  it('are loaded when the area is chosen, and the first free one is selected', async () => {
    fetchTimes.mockResolvedValue(Response.json(served));
    const { messages } = renderDeliveryForm('en-ae');
    expect(screen.getByText(messages.timesLater)).toBeTruthy();
    chooseArea(messages, 'X-CENTRE');
    await screen.findByText(served.arrivalText);
    expect(fetchTimes.mock.calls[0]?.[0]).toBe('/en-ae/checkout/delivery-slots?area=X-CENTRE');
    const checked = screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked);
    expect(checked.map((radio) => (radio as HTMLInputElement).value)).toContain('2026-11-25/12-15');
    expect((getField('morning 25') as HTMLInputElement).disabled).toBe(true);
    fillAddress(messages);
    press(messages.continue);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ deliveryArea: 'X-CENTRE', slot: '2026-11-25/12-15' });
  });

  it('are loaded for an area that was chosen before the script had loaded', async () => {
    fetchTimes.mockResolvedValue(Response.json(served));
    renderDeliveryForm('en-ae', {
      beforeHydration: (form) => {
        const select = form.querySelector<HTMLSelectElement>('[name="deliveryArea"]');
        if (select) select.value = 'X-CENTRE';
      },
    });
    await screen.findByText(served.arrivalText);
    expect(fetchTimes).toHaveBeenCalledOnce();
  });

  it('of the last chosen area are shown, even when an earlier response arrives later', async () => {
    let replyFirst: (reply: Response) => void = () => {};
    fetchTimes.mockReturnValueOnce(new Promise((resolve) => (replyFirst = resolve)));
    fetchTimes.mockResolvedValueOnce(Response.json(unservedSlots));
    const { messages } = renderDeliveryForm('en-ae');
    chooseArea(messages, 'X-CENTRE');
    chooseArea(messages, 'X-ISLAND');
    await screen.findByText(unservedSlots.arrivalText);
    replyFirst(Response.json(served));
    await Promise.resolve();
    expect(screen.queryByText(served.arrivalText)).toBeNull();
  });

  it('are replaced by a message when they cannot be loaded', async () => {
    fetchTimes.mockResolvedValue(new Response(null, { status: 503 }));
    const { messages } = renderDeliveryForm('en-ae');
    chooseArea(messages, 'X-CENTRE');
    expect((await screen.findByRole('alert')).textContent).toBe(messages.timesFailed);
  });
});

describe('An area without delivery', () => {
  it('is reported before an address is asked for, with the offer of collection', async () => {
    fetchTimes.mockResolvedValue(Response.json(unservedSlots));
    const { messages, texts } = renderDeliveryForm('en-ae');
    chooseArea(messages, 'X-ISLAND');
    await screen.findByText(unservedSlots.arrivalText);
    expect(screen.getByText(messages.chooseCollect)).toBeTruthy();
    expect(document.querySelector('[name=buildingNo]')).toBeNull();
    press(messages.continue);
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([`${messages.deliveryArea}: ${texts.field.deliveryArea}`]);
    expect(sent).not.toHaveBeenCalled();
  });

  it('removes the errors of address fields that are no longer asked for from the summary', async () => {
    fetchTimes.mockResolvedValue(Response.json(unservedSlots));
    const { messages } = renderDeliveryForm('en-ae');
    press(messages.continue);
    const summary = await screen.findByRole('alert');
    expect(within(summary).getAllByRole('link').length).toBeGreaterThan(1);
    chooseArea(messages, 'X-ISLAND');
    await screen.findByText(unservedSlots.arrivalText);
    expect(within(summary).getAllByRole('link')).toHaveLength(1);
  });

  it('offers no collection where the shop has none', async () => {
    fetchTimes.mockResolvedValue(Response.json(unservedSlots));
    const { messages } = renderDeliveryForm('en-ae', { methods: ['home'] });
    expect(screen.queryByText(messages.methodCollect)).toBeNull();
    chooseArea(messages, 'X-ISLAND');
    await screen.findByText(unservedSlots.arrivalText);
    expect(screen.getByText(messages.chooseArea)).toBeTruthy();
    expect(screen.queryByText(messages.chooseCollect)).toBeNull();
  });
});

describe('Collection', () => {
  it('needs a store, and no address', async () => {
    const { messages } = renderDeliveryForm('en-ae');
    fireEvent.click(getField(messages.methodCollect));
    press(messages.continue);
    await screen.findByRole('alert');
    expect((getField('Second store') as HTMLInputElement).disabled).toBe(true);
    fireEvent.click(getField('First store'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    press(messages.continue);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ deliveryMethod: 'collect', store: 'S-1' });
  });
});

describe('The billing address', () => {
  it('is required only when it differs from the delivery address', async () => {
    const values = { deliveryArea: 'X-CENTRE', buildingNo: '12', deliveryAddress: 'Street 8' };
    const { messages, texts } = renderDeliveryForm('en-ae', { values, times: served });
    fireEvent.click(screen.getByLabelText(messages.billingOther));
    press(messages.continue);
    const links = within(await screen.findByRole('alert')).getAllByRole('link');
    // The delivery address's fields have the same labels.
    expect(links.map((link) => link.textContent)).toContain(
      `${messages.billing}, ${messages.emirate}: ${texts.missing.emirate}`,
    );
    expect(sent).not.toHaveBeenCalled();
    fireEvent.click(document.querySelector('[name=billing][value=same]') as HTMLInputElement);
    press(messages.continue);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  });
});

describe.each(['en-ae', 'ar-kw', 'en-sa'] as const)('The address fields in %s', (tag) => {
  it('are those of the country, with optional ones marked', () => {
    const { messages, country } = renderDeliveryForm(tag);
    expect(document.querySelector('[name=block]') !== null).toBe(country.code === 'kw');
    expect(document.querySelector('[name=shortAddress]') !== null).toBe(country.code === 'sa');
    const mark = `(${messages.optional})`;
    const labels = [...document.querySelectorAll<HTMLLabelElement>('.method-home label[for]')];
    const marked = labels.filter(({ textContent }) => textContent.endsWith(mark));
    const names = marked.map(({ htmlFor }) => document.getElementById(htmlFor)?.getAttribute('name'));
    const ofCountry = { ae: [], kw: ['paciNumber'], sa: ['shortAddress'] }[country.code as 'ae'];
    expect(names).toEqual(['flatNo', ...ofCountry]);
    expect(marked.some(({ htmlFor }) => document.getElementById(htmlFor)?.hasAttribute('required'))).toBe(
      false,
    );
  });

  it('are at most twelve, together with the four of the contact step and the time slot', () => {
    renderDeliveryForm(tag);
    const names = new Set(
      [...document.querySelectorAll<HTMLInputElement>('.method-home [name]:not([type=submit])')].map(
        ({ name }) => name,
      ),
    );
    names.delete('showTimes');
    names.delete('area');
    // The contact has four fields, and the time is one.
    expect(names.size + 4 + 1).toBeLessThanOrEqual(12);
  });
});

import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeliveryForm } from '#islands/checkout/DeliveryForm.tsx';
import { getDeliveryMessages } from '#islands/checkout/messages.ts';
import { createIslandContext } from '#islands/context.ts';
import { toCheckoutCountry } from '#lib/format/checkout/checkout-country.ts';
import type { DeliveryTimesModel, SavedAddressOption } from '#lib/format/models/checkout.ts';
import { type Locale, type LocaleTag, parseLocale } from '#lib/locale/locale.ts';
import { MESSAGE_RESOURCES } from '#lib/messages/resources.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { getField, press, recordSubmits, type } from './form-harness.ts';

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

const served: DeliveryTimesModel = {
  promise: 'In 3 to 5 days',
  isServed: true,
  reasons: ['Mixing your paint takes a day.'],
  days: ['25', '26', '27', '28'].map((day) => ({
    label: `Day ${day}`,
    slots: [
      { value: `2026-11-${day}/09-12`, label: `morning ${day}`, isFull: day === '25' },
      { value: `2026-11-${day}/12-15`, label: `noon ${day}`, isFull: false },
    ],
  })),
};
const notServed: DeliveryTimesModel = {
  promise: 'Not delivered there',
  isServed: false,
  reasons: [],
  days: [],
};

function renderDeliveryForm(
  tag: LocaleTag,
  {
    values = {},
    times = null,
    savedAddresses = [],
  }: {
    values?: Record<string, string>;
    times?: DeliveryTimesModel | null;
    savedAddresses?: SavedAddressOption[];
  } = {},
) {
  const locale = parseLocale(tag) as Locale;
  const t = getTranslate(locale.language);
  const messages = getDeliveryMessages(t, locale);
  const country = toCheckoutCountry(locale.country, locale.language);
  const region = country.areas[0]?.value ?? '';
  const area = { region, isOther: false, isServed: true };
  const model = {
    form: { values, errors: {}, isStored: true },
    country,
    times,
    savedAddresses,
    canSaveAddress: savedAddresses.length > 0,
    regions: [
      {
        label: 'Region',
        areas: [
          { ...area, value: 'X-CENTRE', label: 'Centre' },
          { ...area, value: 'X-ISLAND', label: 'Island', isServed: false },
          { ...area, value: 'X-OTHER', label: 'Elsewhere', isOther: true },
        ],
      },
    ],
    stores: [
      {
        code: 'S-1',
        name: 'First store',
        address: 'Street',
        stock: 'All',
        hasAllItems: true,
        ready: 'Today',
        geo: { lat: 25, lng: 55 },
      },
      {
        code: 'S-2',
        name: 'Second store',
        address: 'Street',
        stock: 'None',
        hasAllItems: false,
        ready: null,
        geo: { lat: 24, lng: 54 },
      },
      {
        code: 'S-3',
        name: 'Third store',
        address: 'Street',
        stock: 'All',
        hasAllItems: true,
        ready: 'Today',
        geo: { lat: 24.4, lng: 54.4 },
      },
    ],
  };
  render(<DeliveryForm context={createIslandContext(locale, t)} model={model} messages={messages} />);
  return { messages, texts: MESSAGE_RESOURCES[locale.language].errors, country };
}

function chooseArea(messages: { deliveryArea: string }, value: string): void {
  const select = screen.getByLabelText(messages.deliveryArea);
  fireEvent.change(select, { target: { value } });
}

function fillAddress(messages: ReturnType<typeof renderDeliveryForm>['messages']): void {
  type(messages.deliveryAddress, 'Street 8');
  type(messages.buildingNo, '12');
}

describe('The times of an area', () => {
  it('are loaded when it is chosen, and the first free one is selected', async () => {
    fetchTimes.mockResolvedValue(Response.json(served));
    const { messages } = renderDeliveryForm('en-ae');
    expect(screen.getByText(messages.timesLater)).toBeTruthy();
    chooseArea(messages, 'X-CENTRE');
    await screen.findByText(served.promise);
    expect(fetchTimes.mock.calls[0]?.[0]).toBe('/en-ae/checkout/delivery-times?area=X-CENTRE');
    const checked = screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked);
    expect(checked.map((radio) => (radio as HTMLInputElement).value)).toContain('2026-11-25/12-15');
    expect((getField('morning 25') as HTMLInputElement).disabled).toBe(true);
    fillAddress(messages);
    press(messages.continue);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ deliveryArea: 'X-CENTRE', slot: '2026-11-25/12-15' });
  });

  it('of the last choice win, however late the first reply comes', async () => {
    let replyFirst: (reply: Response) => void = () => {};
    fetchTimes.mockReturnValueOnce(new Promise((resolve) => (replyFirst = resolve)));
    fetchTimes.mockResolvedValueOnce(Response.json(notServed));
    const { messages } = renderDeliveryForm('en-ae');
    chooseArea(messages, 'X-CENTRE');
    chooseArea(messages, 'X-ISLAND');
    await screen.findByText(notServed.promise);
    replyFirst(Response.json(served));
    await Promise.resolve();
    expect(screen.queryByText(served.promise)).toBeNull();
  });

  it('say so when they cannot be loaded', async () => {
    fetchTimes.mockResolvedValue(new Response(null, { status: 503 }));
    const { messages } = renderDeliveryForm('en-ae');
    chooseArea(messages, 'X-CENTRE');
    expect((await screen.findByRole('alert')).textContent).toBe(messages.timesFailed);
  });
});

describe('An area without delivery', () => {
  it('says so before an address is asked for, and offers collection', async () => {
    fetchTimes.mockResolvedValue(Response.json(notServed));
    const { messages, texts } = renderDeliveryForm('en-ae');
    chooseArea(messages, 'X-ISLAND');
    await screen.findByText(notServed.promise);
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
  it('is required only when it is another one', async () => {
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
    expect(names).toEqual(tag === 'en-sa' ? ['flatNo', 'shortAddress'] : ['flatNo']);
    expect(marked.some(({ htmlFor }) => document.getElementById(htmlFor)?.hasAttribute('required'))).toBe(
      false,
    );
  });

  it('are at most twelve with the contact’s four and the time', () => {
    renderDeliveryForm(tag);
    const names = new Set(
      [...document.querySelectorAll<HTMLInputElement>('.method-home [name]:not([type=submit])')].map(
        ({ name }) => name,
      ),
    );
    names.delete('showTimes');
    names.delete('area');
    // Contact has four fields, and the time is one.
    expect(names.size + 4 + 1).toBeLessThanOrEqual(12);
  });
});

describe('Stores by distance', () => {
  const stores = () => screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value);
  const stubPosition = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });

  it('are sorted when asked, and the position goes nowhere', async () => {
    const nearThird = { coords: { latitude: 24.4, longitude: 54.4 } } as GeolocationPosition;
    stubPosition((resolve) => resolve(nearThird));
    const { messages } = renderDeliveryForm('en-ae', { values: { deliveryMethod: 'collect' } });
    expect(stores().filter((value) => value.startsWith('S-'))).toEqual(['S-1', 'S-2', 'S-3']);
    press(messages.storesNear);
    await screen.findByText(messages.storesNearest);
    // The second cannot be collected from.
    expect(stores().filter((value) => value.startsWith('S-'))).toEqual(['S-3', 'S-1', 'S-2']);
    expect(screen.getAllByText(/km away/)).toHaveLength(3);
    expect(fetchTimes).not.toHaveBeenCalled();
  });

  it('stay as they are when the position is not given', async () => {
    stubPosition((_, reject) => reject?.({ code: 1 } as GeolocationPositionError));
    const { messages } = renderDeliveryForm('ar-ae', { values: { deliveryMethod: 'collect' } });
    press(messages.storesNear);
    await screen.findByText(messages.storesRefused);
    expect(stores().filter((value) => value.startsWith('S-'))).toEqual(['S-1', 'S-2', 'S-3']);
  });
});

describe('Saved addresses', () => {
  const home = {
    id: 'home',
    name: 'Huda',
    text: 'Street 12',
    area: 'X-CENTRE',
    isForDelivery: true,
    isForBilling: true,
  };
  const remote = { ...home, id: 'remote', text: 'Island', area: null, isForBilling: false };
  const office = { ...home, id: 'office', name: 'Company', text: 'Tower', isForDelivery: false, area: null };
  const savedAddresses = [home, remote, office];
  const values = { savedAddress: 'home' };

  it('need no other field than the time', async () => {
    const { messages } = renderDeliveryForm('en-ae', { values, times: served, savedAddresses });
    press(messages.continue);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ savedAddress: 'home', slot: '2026-11-25/12-15' });
  });

  it('to which nothing is delivered cannot be chosen, and those for billing are not listed', () => {
    const { messages } = renderDeliveryForm('ar-ae', { values, times: served, savedAddresses });
    const group = within(screen.getByRole('radiogroup', { name: messages.savedAddress }));
    const radios = group.getAllByRole('radio') as HTMLInputElement[];
    expect(radios.map(({ value, disabled }) => [value, disabled])).toEqual([
      ['home', false],
      ['remote', true],
      ['new', false],
    ]);
    expect(group.getByText(messages.notServed)).toBeTruthy();
  });

  it('load the times of their area when they are chosen, and another address those of the select', async () => {
    fetchTimes.mockImplementation(async () => Response.json(served));
    const { messages, texts } = renderDeliveryForm('en-ae', { values, times: served, savedAddresses });
    fireEvent.click(screen.getByLabelText(messages.anotherAddress));
    expect(screen.getByText(messages.timesLater)).toBeTruthy();
    press(messages.continue);
    expect(screen.getAllByText(texts.missing.deliveryArea, { exact: false }).length).toBeGreaterThan(0);
    const group = within(screen.getByRole('radiogroup', { name: messages.savedAddress }));
    fireEvent.click(group.getAllByRole('radio')[0] as HTMLElement);
    await screen.findByText(served.promise);
    expect(fetchTimes.mock.calls[0]?.[0]).toBe('/en-ae/checkout/delivery-times?area=X-CENTRE');
  });

  it('for billing are offered beside another address', async () => {
    const { messages } = renderDeliveryForm('en-ae', { values, times: served, savedAddresses });
    const billing = within(screen.getByRole('group', { name: messages.billing }));
    fireEvent.click(billing.getByLabelText(/Company/));
    press(messages.continue);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ billing: 'saved:office' });
  });
});

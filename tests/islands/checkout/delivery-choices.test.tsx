import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderDeliveryForm, served } from './delivery-harness.tsx';
import { press, recordSubmits } from './form-harness.ts';

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

describe('Stores by distance', () => {
  const stores = () => screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value);
  const stubPosition = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });

  it('are sorted on request, and the position is not sent to the server', async () => {
    const nearThird = { coords: { latitude: 24.4, longitude: 54.4 } } as GeolocationPosition;
    stubPosition((resolve) => resolve(nearThird));
    const { messages } = renderDeliveryForm('en-ae', { values: { deliveryMethod: 'collect' } });
    expect(stores().filter((value) => value.startsWith('S-'))).toEqual(['S-1', 'S-2', 'S-3']);
    press(messages.storesNear);
    await screen.findByText(messages.storesNearest);
    // The order cannot be collected in the second store.
    expect(stores().filter((value) => value.startsWith('S-'))).toEqual(['S-3', 'S-1', 'S-2']);
    expect(screen.getAllByText(/km away/)).toHaveLength(3);
    expect(fetchTimes).not.toHaveBeenCalled();
  });

  it('keep their order when the position is denied', async () => {
    stubPosition((_, reject) => reject?.({ code: 1 } as GeolocationPositionError));
    const { messages } = renderDeliveryForm('ar-ae', { values: { deliveryMethod: 'collect' } });
    press(messages.storesNear);
    await screen.findByText(messages.locationDenied);
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

  it('need no other field than the time slot', async () => {
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

  it('load the time slots of their area when they are chosen; another address loads those of the selected area', async () => {
    fetchTimes.mockImplementation(async () => Response.json(served));
    const { messages, texts } = renderDeliveryForm('en-ae', { values, times: served, savedAddresses });
    fireEvent.click(screen.getByLabelText(messages.anotherAddress));
    expect(screen.getByText(messages.timesLater)).toBeTruthy();
    press(messages.continue);
    expect(screen.getAllByText(texts.missing.deliveryArea, { exact: false }).length).toBeGreaterThan(0);
    const group = within(screen.getByRole('radiogroup', { name: messages.savedAddress }));
    fireEvent.click(group.getAllByRole('radio')[0] as HTMLElement);
    await screen.findByText(served.arrivalText);
    expect(fetchTimes.mock.calls[0]?.[0]).toBe('/en-ae/checkout/delivery-slots?area=X-CENTRE');
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

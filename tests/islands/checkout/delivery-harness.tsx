import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { DeliveryForm } from '#islands/checkout/DeliveryForm.tsx';
import { getDeliveryMessages } from '#islands/checkout/messages.ts';
import { createIslandContext } from '#islands/context.ts';
import { toCheckoutCountry } from '#lib/format/checkout/checkout-country.ts';
import type {
  DeliverySlotsModel,
  FormDeliveryMethod,
  SavedAddressOption,
} from '#lib/format/models/checkout.ts';
import { type Locale, type LocaleTag, parseLocale } from '#lib/locale/locale.ts';
import { MESSAGE_RESOURCES } from '#lib/messages/resources.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { type } from './form-harness.ts';

export const served: DeliverySlotsModel = {
  arrivalText: 'In 3 to 5 days',
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
export const unservedSlots: DeliverySlotsModel = {
  arrivalText: 'Not delivered there',
  isServed: false,
  reasons: [],
  days: [],
};

export function renderDeliveryForm(
  tag: LocaleTag,
  {
    values = {},
    times = null,
    savedAddresses = [],
    methods = ['home', 'collect'],
    beforeHydration,
  }: {
    values?: Record<string, string>;
    times?: DeliverySlotsModel | null;
    savedAddresses?: SavedAddressOption[];
    methods?: FormDeliveryMethod[];
    /** Changes the form that the server rendered, before its script has loaded. */
    beforeHydration?: (form: HTMLElement) => void;
  } = {},
) {
  const locale = parseLocale(tag) as Locale;
  const t = getTranslate(locale.language);
  const messages = getDeliveryMessages(t, locale);
  const country = toCheckoutCountry(locale.country, locale.language);
  const region = country.regions[0]?.value ?? '';
  const area = { region, isRestOfRegion: false, isServed: true };
  const model = {
    form: { values, errors: {}, isStored: true },
    country,
    methods,
    times,
    savedAddresses,
    canSaveAddress: savedAddresses.length > 0,
    regions: [
      {
        label: 'Region',
        areas: [
          { ...area, value: 'X-CENTRE', label: 'Centre' },
          { ...area, value: 'X-ISLAND', label: 'Island', isServed: false },
          { ...area, value: 'X-OTHER', label: 'Elsewhere', isRestOfRegion: true },
        ],
      },
    ],
    stores: [
      {
        code: 'S-1',
        name: 'First store',
        address: 'Street',
        stockText: 'All',
        hasAllItems: true,
        readyText: 'Today',
        geo: { lat: 25, lng: 55 },
      },
      {
        code: 'S-2',
        name: 'Second store',
        address: 'Street',
        stockText: 'None',
        hasAllItems: false,
        readyText: null,
        geo: { lat: 24, lng: 54 },
      },
      {
        code: 'S-3',
        name: 'Third store',
        address: 'Street',
        stockText: 'All',
        hasAllItems: true,
        readyText: 'Today',
        geo: { lat: 24.4, lng: 54.4 },
      },
    ],
  };
  const form = <DeliveryForm context={createIslandContext(locale, t)} model={model} messages={messages} />;
  if (beforeHydration) {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(form);
    beforeHydration(container);
    render(form, { container, hydrate: true });
  } else render(form);
  return { messages, texts: MESSAGE_RESOURCES[locale.language].errors, country };
}

export function chooseArea(messages: { deliveryArea: string }, value: string): void {
  const select = screen.getByLabelText(messages.deliveryArea);
  fireEvent.change(select, { target: { value } });
}

export function fillAddress(messages: ReturnType<typeof renderDeliveryForm>['messages']): void {
  type(messages.deliveryAddress, 'Street 8');
  type(messages.buildingNo, '12');
}

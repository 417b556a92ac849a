import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enhanceStoreAvailability } from '#islands/stores/enhance-store-availability.ts';
import { FindInStoreLink } from '#islands/stores/FindInStoreLink.tsx';
import { getStoreAvailabilityMessages, getStorePanelMessages } from '#islands/stores/messages.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { $preferredStore, setPreferredStore } from '#lib/state/stores/preferred-store.ts';
import { writeStorage } from '../../support/storage.ts';

const t = getTranslate('en');

const STORES = {
  quoz: { code: 'AE-01', name: 'Al Quoz', lat: 25.1157, lng: 55.1979 },
  musaffah: { code: 'AE-02', name: 'Mussafah', lat: 24.3569, lng: 54.5006 },
  sharjah: { code: 'AE-03', name: 'Sharjah', lat: 25.319, lng: 55.416 },
};
type Store = (typeof STORES)['quoz'];

const createStoreList = (...stores: Store[]) =>
  `<div class="store-availability__results"><ul class="store-availability__stores">${stores
    .map(
      ({ code, name, lat, lng }) =>
        `<li data-store="${code}" data-name="${name}" data-lat="${lat}" data-lng="${lng}"><h3>${name}</h3><p class="store-availability__distance" hidden></p><button type="button" aria-pressed="false" data-collect>Collect</button></li>`,
    )
    .join('')}</ul></div>`;

const createAvailability = (sum: string, list: string, chosen = '') => {
  const messages = JSON.stringify(getStoreAvailabilityMessages(t)).replaceAll('"', '&quot;');
  const city = (name: string) =>
    `<option value="${name}"${name === chosen ? ' selected' : ''}>${name || 'All'}</option>`;
  return `<div data-availability="/p/stores/list" data-messages="${messages}"><form><select name="city">${city('')}${city('Dubai')}${city('Abu Dhabi')}</select><button>Show</button><button type="button" data-near>Near</button></form><p class="store-availability__summary" role="status">${sum}</p><button type="button" data-retry hidden>Again</button>${list}</div>`;
};

const all = createStoreList(STORES.quoz, STORES.musaffah, STORES.sharjah);
let root: HTMLElement;
let end: () => void;
let requestedUrls: string[];
/**
 * Responses of the shop in the order of the requests: HTML or an error status; a promise delays the response.
 */
let responses: (string | number | Promise<string>)[];

async function response(url: string, { signal }: RequestInit = {}): Promise<Response> {
  requestedUrls.push(url);
  const next = await (responses.shift() ?? '');
  if (signal?.aborted) throw new DOMException('aborted', 'AbortError');
  return typeof next === 'number' ? new Response('', { status: next }) : new Response(next);
}

function renderAndEnhance(html = createAvailability('3 stores have it', all)): void {
  root.innerHTML = html;
  end = enhanceStoreAvailability(root);
}

const status = () => root.querySelector('[role=status]')?.textContent;
const names = () => [...root.querySelectorAll('h3')].map(({ textContent }) => textContent);
const find = (selector: string) => root.querySelector(selector) as HTMLElement;
const waitForUpdates = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

function selectCity(city: string): void {
  (find('select') as HTMLSelectElement).value = city;
  fireEvent.submit(find('form'));
}

function setPosition(position: { lat: number; lng: number } | { code: number }): void {
  const getCurrentPosition = (found: PositionCallback, failed: PositionErrorCallback): void => {
    if ('code' in position) failed(position as GeolocationPositionError);
    else found({ coords: { latitude: position.lat, longitude: position.lng } } as GeolocationPosition);
  };
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
}

beforeEach(() => {
  writeStorage(null);
  document.body.innerHTML = '<div id="root"></div>';
  root = document.getElementById('root') as HTMLElement;
  requestedUrls = [];
  responses = [];
  end = () => undefined;
  vi.stubGlobal('fetch', response);
});
afterEach(() => {
  end();
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('The list of stores', () => {
  it('is replaced by the stores of the selected city', async () => {
    renderAndEnhance();
    responses.push(createAvailability('1 store in Abu Dhabi has it', createStoreList(STORES.musaffah)));
    selectCity('Abu Dhabi');
    await waitForUpdates();
    expect(requestedUrls).toEqual(['/p/stores/list?city=Abu+Dhabi']);
    expect([names(), status()]).toEqual([['Mussafah'], '1 store in Abu Dhabi has it']);
  });

  it('shows the response of the last request, even when an earlier one arrives later', async () => {
    renderAndEnhance();
    let first = (_: string): void => undefined;
    responses.push(
      new Promise((resolve) => {
        first = resolve;
      }),
      createAvailability('new', createStoreList(STORES.quoz)),
    );
    selectCity('Abu Dhabi');
    selectCity('Dubai');
    await waitForUpdates();
    first(createAvailability('old', createStoreList(STORES.musaffah)));
    await waitForUpdates();
    expect([names(), status()]).toEqual([['Al Quoz'], 'new']);
  });

  it('shows that it is loading after 200 ms, reports a failure, and tries again', async () => {
    vi.useFakeTimers();
    renderAndEnhance();
    let fail = (_: Error): void => undefined;
    responses.push(
      new Promise((_, reject) => {
        fail = reject;
      }),
    );
    selectCity('Dubai');
    await vi.advanceTimersByTimeAsync(199);
    expect(status()).toBe('3 stores have it');
    await vi.advanceTimersByTimeAsync(1);
    expect(status()).toBe('Loading the stores…');
    fail(new Error('gone'));
    await vi.advanceTimersByTimeAsync(0);
    expect([status(), names().length]).toEqual(['The stores could not be loaded.', 3]);
    expect(find('[data-retry]').hidden).toBe(false);
    for (const invalidReply of [
      500,
      '<p>something else</p>',
      createAvailability('1 store', createStoreList(STORES.quoz)),
    ]) {
      responses.push(invalidReply);
      fireEvent.click(find('[data-retry]'));
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(requestedUrls).toEqual(Array(4).fill('/p/stores/list?city=Dubai'));
    expect([status(), names(), find('[data-retry]').hidden]).toEqual(['1 store', ['Al Quoz'], true]);
  });

  it('sorts stores of all cities by distance and shows the distance', async () => {
    setPosition({ lat: 24.36, lng: 54.5 });
    renderAndEnhance(createAvailability('1 store in Dubai has it', createStoreList(STORES.quoz), 'Dubai'));
    responses.push(createAvailability('3 stores have it', all));
    fireEvent.click(find('[data-near]'));
    await waitForUpdates();
    expect(requestedUrls).toEqual(['/p/stores/list']);
    expect(names()).toEqual(['Mussafah', 'Al Quoz', 'Sharjah']);
    const distances = [...root.querySelectorAll<HTMLElement>('.store-availability__distance')].filter(
      ({ hidden }) => !hidden,
    );
    expect(distances.map(({ textContent }) => textContent)).toEqual([
      '0.4 km away',
      '110 km away',
      '141 km away',
    ]);
    expect(status()).toMatch(/^The nearest first/);
    expect((find('select') as HTMLSelectElement).value).toBe('');
  });

  it.each([
    [{ code: 1 }, /^Your browser does not share your location/],
    [{ code: 2 }, /^We could not find your location/],
    [{ code: 3 }, /^We could not find your location/],
  ])('stays unchanged when the position is not available: %o', async (positionError, messages) => {
    setPosition(positionError);
    renderAndEnhance();
    fireEvent.click(find('[data-near]'));
    await waitForUpdates();
    expect(status()).toMatch(messages);
    expect(names()).toEqual(['Al Quoz', 'Mussafah', 'Sharjah']);
    expect(document.activeElement).toBe(find('select'));
    expect(find('[data-near]').ariaBusy).toBe('false');
  });

  it('stores one preferred store, and can remove it', () => {
    renderAndEnhance();
    const [first, second] = root.querySelectorAll<HTMLElement>('[data-collect]');
    const pressed = () => [...root.querySelectorAll('[data-collect]')].map(({ ariaPressed }) => ariaPressed);
    fireEvent.click(first as HTMLElement);
    expect([$preferredStore.get(), status()]).toEqual([
      'AE-01',
      expect.stringMatching(/^Al Quoz is your store now/),
    ]);
    fireEvent.click(second as HTMLElement);
    expect([$preferredStore.get(), pressed()]).toEqual(['AE-02', ['false', 'true', 'false']]);
    fireEvent.click(second as HTMLElement);
    expect([$preferredStore.get(), status()]).toEqual([null, 'Mussafah is no longer your store.']);
    setPreferredStore('AE-03');
    expect(pressed()).toEqual(['false', 'false', 'true']);
  });

  it('marks no store when the remembered one is unknown, and reports when storage fails', () => {
    writeStorage('collectStore', '"><b>');
    renderAndEnhance();
    expect(root.querySelector('[aria-pressed=true]')).toBeNull();
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('closed');
      },
      setItem: () => {
        throw new Error('closed');
      },
    });
    fireEvent.click(find('[data-collect]'));
    expect(status()).toMatch(/^Your browser does not allow/);
    expect(root.querySelector('[aria-pressed=true]')).toBeNull();
  });
});

describe('The link to the stores', () => {
  it('opens them over the page, announces the result, and stays a link with a modifier key', async () => {
    render(
      <FindInStoreLink messages={getStorePanelMessages(t)}>
        <a href="/en-ae/p/stores" data-find-in-store>
          Find
        </a>
      </FindInStoreLink>,
    );
    const link = screen.getByRole('link');
    link.addEventListener('click', (event) => event.ctrlKey && event.preventDefault());
    fireEvent.click(link, { ctrlKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();

    responses.push(503, createAvailability('3 stores have it', all));
    fireEvent.click(link);
    await waitForUpdates();
    expect(requestedUrls).toEqual(['/en-ae/p/stores/list']);
    expect(screen.getByRole('status').textContent).toBe('The stores could not be loaded.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitForUpdates();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      '3 stores have it',
      '3 stores have it',
    ]);
    root = screen.getByRole('dialog');
    fireEvent.click(find('[data-collect]'));
    expect($preferredStore.get()).toBe('AE-01');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

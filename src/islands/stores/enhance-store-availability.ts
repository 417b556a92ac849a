import { interpolate } from '#lib/format/interpolate.ts';
import { formatKm, type GeoPoint, getDistanceKm } from '#lib/format/stores/distance.ts';
import { fetchStoreAvailabilityHtml } from '#lib/state/stores/store-availability.ts';
import { $myStore, saveMyStore } from '../../lib/state/stores/preferred-store.ts';
import type { StoreAvailabilityMessages } from './messages.ts';

const SLOW_MS = 200;
// A position of the last five minutes is good enough, and street precision is not needed.
const WHERE: PositionOptions = { maximumAge: 300_000, timeout: 10_000 };
const REFUSED = 1;

function locate(): Promise<GeoPoint> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      reject,
      WHERE,
    );
  });
}

/**
 * Filters a store list by city in place, sorts it by distance and stores the preferred store. `root` contains
 * the list now or later. Returns a function that removes the handlers.
 */
export function enhanceStoreAvailability(root: HTMLElement): () => void {
  const ending = new AbortController();
  let asked = new AbortController();
  let position: GeoPoint | undefined;
  const find = <E extends HTMLElement>(selector: string) => root.querySelector<E>(selector);
  // City of the current list, or of the last one requested.
  let shown = find<HTMLOptionElement>('option[selected]')?.value ?? '';
  const words = () =>
    JSON.parse(find('[data-availability]')?.dataset.messages ?? '{}') as StoreAvailabilityMessages;

  function setStatus(text: string): void {
    const status = find('[role=status]');
    if (status) status.textContent = text;
  }

  function markPreferredStore(): void {
    const mine = $myStore.get();
    for (const button of root.querySelectorAll<HTMLElement>('[data-collect]')) {
      button.ariaPressed = String(button.closest<HTMLElement>('li')?.dataset.store === mine);
    }
  }

  function sort(): void {
    if (!position) return;
    const here = position;
    for (const list of root.querySelectorAll('.store-availability__stores')) {
      const stores = [...list.querySelectorAll<HTMLElement>('[data-store]')].map((store) => {
        const { lat, lng } = store.dataset;
        return { store, km: getDistanceKm(here, { lat: Number(lat), lng: Number(lng) }) };
      });
      for (const { store, km } of stores.sort((a, b) => a.km - b.km)) {
        const away = store.querySelector<HTMLElement>('.store-availability__distance');
        if (away) {
          away.textContent = interpolate(words().away, { km: formatKm(km) });
          away.hidden = false;
        }
        list.append(store);
      }
    }
  }

  /** Returns true when the list was replaced. */
  async function load(city: string): Promise<boolean> {
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    shown = city;
    const again = find<HTMLButtonElement>('[data-retry]');
    if (again) again.hidden = true;
    const slow = setTimeout(() => setStatus(words().loading), SLOW_MS);
    try {
      const html = await fetchStoreAvailabilityHtml(find('[data-availability]')?.dataset.availability ?? '', {
        city,
        signal,
      });
      const piece = new DOMParser().parseFromString(html, 'text/html');
      const fresh = piece.querySelector('.store-availability__results');
      if (!fresh) throw new Error('no list');
      if (signal.aborted) return false;
      find('.store-availability__results')?.replaceWith(fresh);
      setStatus(piece.querySelector('[role=status]')?.textContent ?? '');
      markPreferredStore();
      return true;
    } catch {
      // Superseded by another request, or the component was unmounted.
      if (signal.aborted) return false;
      setStatus(words().failed);
      if (again) again.hidden = false;
      return false;
    } finally {
      clearTimeout(slow);
    }
  }

  async function sortByDistance(button: HTMLButtonElement): Promise<void> {
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    setStatus(words().locating);
    try {
      position = await locate();
      const city = find<HTMLSelectElement>('[name=city]');
      if (city) city.value = '';
      if (!shown || (await load(''))) {
        sort();
        setStatus(words().nearest);
      }
    } catch (error) {
      setStatus((error as GeolocationPositionError)?.code === REFUSED ? words().refused : words().lost);
      find('[name=city]')?.focus();
    } finally {
      button.ariaBusy = 'false';
    }
  }

  function setPreferred(button: HTMLElement): void {
    const { store = '', name = '' } = button.closest<HTMLElement>('li')?.dataset ?? {};
    const isMine = button.ariaPressed === 'true';
    const isKept = saveMyStore(isMine ? null : store);
    markPreferredStore();
    const { collects, forgets, notKept } = words();
    setStatus(isKept ? interpolate(isMine ? forgets : collects, { name }) : notKept);
  }

  const options = { signal: ending.signal };
  root.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const city = String(new FormData(event.target as HTMLFormElement).get('city') ?? '');
      void load(city).then((isThere) => isThere && position && sort());
    },
    options,
  );
  root.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest('button');
      if (button?.matches('[data-near]')) void sortByDistance(button);
      else if (button?.matches('[data-collect]')) setPreferred(button);
      else if (button?.matches('[data-retry]')) {
        // The button is hidden by the press, which would lose the focus.
        find('[name=city]')?.focus();
        void load(shown);
      }
    },
    options,
  );
  const unsubscribe = $myStore.subscribe(markPreferredStore);
  return () => {
    unsubscribe();
    ending.abort();
    asked.abort();
  };
}

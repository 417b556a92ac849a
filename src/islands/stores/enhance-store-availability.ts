import { interpolate } from '#lib/format/interpolate.ts';
import { formatKm, type GeoPoint, getDistanceKm } from '#lib/format/stores/distance.ts';
import { fetchStoreAvailabilityHtml } from '#lib/state/stores/store-availability.ts';
import { $preferredStore, setPreferredStore } from '../../lib/state/stores/preferred-store.ts';
import { LOADING_DELAY_MS } from '../ui/loading-delay.ts';
import { isLocationDenied, locate } from './locate.ts';
import type { StoreAvailabilityMessages } from './messages.ts';

/**
 * Filters a store list by city in place, sorts it by distance and saves the preferred store. `root` contains
 * the list now or later. Returns a function that removes the handlers.
 */
export function enhanceStoreAvailability(root: HTMLElement): () => void {
  const controller = new AbortController();
  let pendingRequest = new AbortController();
  let position: GeoPoint | undefined;
  const findElement = <E extends HTMLElement>(selector: string) => root.querySelector<E>(selector);
  // City of the current list, or of the last one requested.
  let currentCity = findElement<HTMLOptionElement>('option[selected]')?.value ?? '';
  const getMessages = () =>
    JSON.parse(findElement('[data-availability]')?.dataset.messages ?? '{}') as StoreAvailabilityMessages;

  function setStatus(text: string): void {
    const status = findElement('[role=status]');
    if (status) status.textContent = text;
  }

  function markPreferredStore(): void {
    const preferredStore = $preferredStore.get();
    for (const button of root.querySelectorAll<HTMLElement>('[data-collect]')) {
      button.ariaPressed = String(button.closest<HTMLElement>('li')?.dataset.store === preferredStore);
    }
  }

  function sort(): void {
    if (!position) return;
    const origin = position;
    for (const list of root.querySelectorAll('.store-availability__stores')) {
      const stores = [...list.querySelectorAll<HTMLElement>('[data-store]')].map((store) => {
        const { lat, lng } = store.dataset;
        return { store, km: getDistanceKm(origin, { lat: Number(lat), lng: Number(lng) }) };
      });
      for (const { store, km } of stores.sort((a, b) => a.km - b.km)) {
        const distanceLabel = store.querySelector<HTMLElement>('.store-availability__distance');
        if (distanceLabel) {
          distanceLabel.textContent = interpolate(getMessages().distance, { km: formatKm(km) });
          distanceLabel.hidden = false;
        }
        list.append(store);
      }
    }
  }

  /** Returns true when the list was replaced. */
  async function load(city: string): Promise<boolean> {
    pendingRequest.abort();
    pendingRequest = new AbortController();
    const { signal } = pendingRequest;
    currentCity = city;
    const retryButton = findElement<HTMLButtonElement>('[data-retry]');
    if (retryButton) retryButton.hidden = true;
    const loadingTimer = setTimeout(() => setStatus(getMessages().loading), LOADING_DELAY_MS);
    try {
      const html = await fetchStoreAvailabilityHtml(
        findElement('[data-availability]')?.dataset.availability ?? '',
        {
          city,
          signal,
        },
      );
      const fragment = new DOMParser().parseFromString(html, 'text/html');
      const newList = fragment.querySelector('.store-availability__results');
      if (!newList) throw new Error('no list');
      if (signal.aborted) return false;
      findElement('.store-availability__results')?.replaceWith(newList);
      setStatus(fragment.querySelector('[role=status]')?.textContent ?? '');
      markPreferredStore();
      return true;
    } catch {
      // Superseded by another request, or the component was unmounted.
      if (signal.aborted) return false;
      setStatus(getMessages().failed);
      if (retryButton) retryButton.hidden = false;
      return false;
    } finally {
      clearTimeout(loadingTimer);
    }
  }

  async function sortByDistance(button: HTMLButtonElement): Promise<void> {
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    setStatus(getMessages().locating);
    try {
      position = await locate();
      const city = findElement<HTMLSelectElement>('[name=city]');
      if (city) city.value = '';
      if (!currentCity || (await load(''))) {
        sort();
        setStatus(getMessages().nearest);
      }
    } catch (error) {
      setStatus(isLocationDenied(error) ? getMessages().denied : getMessages().unavailable);
      findElement('[name=city]')?.focus();
    } finally {
      button.ariaBusy = 'false';
    }
  }

  function setPreferred(button: HTMLElement): void {
    const { store = '', name = '' } = button.closest<HTMLElement>('li')?.dataset ?? {};
    const wasPreferred = button.ariaPressed === 'true';
    const isStored = setPreferredStore(wasPreferred ? null : store);
    markPreferredStore();
    const { preferred, removed, notSaved } = getMessages();
    setStatus(isStored ? interpolate(wasPreferred ? removed : preferred, { name }) : notSaved);
  }

  const options = { signal: controller.signal };
  root.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const city = String(new FormData(event.target as HTMLFormElement).get('city') ?? '');
      void load(city).then((isLoaded) => isLoaded && position && sort());
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
        findElement('[name=city]')?.focus();
        void load(currentCity);
      }
    },
    options,
  );
  const unsubscribe = $preferredStore.subscribe(markPreferredStore);
  return () => {
    unsubscribe();
    controller.abort();
    pendingRequest.abort();
  };
}

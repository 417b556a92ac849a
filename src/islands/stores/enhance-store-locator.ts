import { interpolate } from '#lib/format/interpolate.ts';
import { formatKm, type GeoPoint, getDistanceKm } from '#lib/format/stores/distance.ts';
import { getLocationFailure, locate } from './locate.ts';
import type { StoreMap } from './map/store-map.ts';
import type { StoreMapMessages } from './messages.ts';

const getPoint = ({ dataset }: HTMLElement): GeoPoint => ({
  lat: Number(dataset.lat),
  lng: Number(dataset.lng),
});

/**
 * Sorts the list by the browser's position and shows a map, both on request; the position stays in the browser.
 * Returns a function that removes the handlers.
 */
export function enhanceStoreLocator(root: HTMLElement): () => void {
  const controller = new AbortController();
  const findElement = <E extends HTMLElement>(selector: string) => root.querySelector<E>(selector) as E;
  const messages = JSON.parse(findElement('[data-messages]').dataset.messages as string) as StoreMapMessages;
  const getCards = () => [...root.querySelectorAll<HTMLElement>('[data-store]')];
  let map: StoreMap | undefined;
  let isLoading = false;
  let position: GeoPoint | undefined;

  function setStatus(text: string | null): void {
    findElement('[role=status]').textContent = text;
  }

  /** Moves the cards into one list, the nearest first. */
  function sortCards(from: GeoPoint): void {
    const list = findElement('[data-nearest] ol');
    const cards = getCards().map((card) => ({ card, km: getDistanceKm(from, getPoint(card)) }));
    cards.sort((a, b) => a.km - b.km);
    for (const { card, km } of cards) {
      const label = card.querySelector<HTMLElement>('.store-card__distance');
      if (label) {
        label.textContent = interpolate(messages.distance, { km: formatKm(km) });
        label.hidden = false;
      }
      const item = document.createElement('li');
      item.append(card);
      list.append(item);
    }
    for (const item of list.querySelectorAll('li:empty')) item.remove();
    for (const part of root.querySelectorAll<HTMLElement>('[data-by-city]')) part.hidden = true;
    findElement('[data-nearest]').hidden = false;
    const open = cards.find(({ card }) => card.dataset.open !== undefined);
    const best = open ?? cards[0];
    if (!best) return;
    const values = { name: best.card.dataset.name ?? '', km: formatKm(best.km) };
    setStatus(interpolate(open ? messages.nearestOpen : messages.nearest, values));
  }

  async function sortByDistance(button: HTMLButtonElement): Promise<void> {
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    setStatus(messages.locating);
    try {
      position = await locate();
      if (controller.signal.aborted) return;
      sortCards(position);
      if (map) showStores(map);
    } catch (error) {
      setStatus(messages[getLocationFailure(error)]);
    } finally {
      button.ariaBusy = 'false';
    }
  }

  /** Shows the stores on the map, with the same numbers on cards and markers. */
  function showStores(storeMap: StoreMap): void {
    const stores = getCards().map((card, index) => {
      const number = card.querySelector<HTMLElement>('.store-card__number');
      if (number) {
        number.textContent = String(index + 1);
        number.hidden = false;
      }
      const onMap = card.querySelector<HTMLElement>('[data-on-map]');
      if (onMap) onMap.hidden = false;
      const { store: id = '', name = '' } = card.dataset;
      const href = card.querySelector<HTMLAnchorElement>('.store-card__name a')?.href ?? '';
      const opening = card.querySelector('.store-card__opening')?.textContent ?? '';
      return { id, name, href, opening, number: index + 1, point: getPoint(card) };
    });
    storeMap.setStores(stores, position);
  }

  function markCard(id: string | null): void {
    for (const card of getCards()) {
      if (card.dataset.store === id) card.setAttribute('aria-current', 'true');
      else card.removeAttribute('aria-current');
    }
  }

  async function toggleMap(button: HTMLButtonElement): Promise<void> {
    if (isLoading) return;
    const section = findElement('#store-map');
    const isShown = !section.hidden;
    if (!isShown && !map) {
      isLoading = true;
      const status = findElement('[role=status]').textContent;
      setStatus(messages.mapLoading);
      try {
        const { createStoreMap } = await import('./map/store-map.ts');
        if (controller.signal.aborted) return;
        section.hidden = false;
        map = createStoreMap(findElement('[data-map]'), messages, markCard);
        showStores(map);
        setStatus(status);
      } catch {
        section.hidden = true;
        setStatus(messages.mapFailed);
        return;
      } finally {
        isLoading = false;
      }
    }
    section.hidden = isShown;
    button.ariaExpanded = String(!isShown);
    const label = button.querySelector('span');
    if (label) label.textContent = isShown ? messages.showMap : messages.hideMap;
    for (const item of root.querySelectorAll<HTMLElement>('[data-on-map], .store-card__number')) {
      item.hidden = isShown;
    }
    if (isShown) markCard(null);
    else map?.showAll();
  }

  root.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest('button');
      if (button?.matches('[data-near]')) void sortByDistance(button);
      else if (button?.matches('[data-show-map]')) void toggleMap(button);
      else if (button?.closest('[data-on-map]')) {
        map?.select(button.closest<HTMLElement>('[data-store]')?.dataset.store ?? '');
      }
    },
    { signal: controller.signal },
  );
  return () => {
    controller.abort();
    map?.remove();
  };
}

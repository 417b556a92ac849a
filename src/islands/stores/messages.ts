import type { Translate } from '#lib/messages/translate.ts';

/** Messages of the enhanced store list; names and distances are placeholders. */
export interface StoreAvailabilityMessages {
  loading: string;
  failed: string;
  locating: string;
  nearest: string;
  denied: string;
  unavailable: string;
  distance: string;
  preferred: string;
  removed: string;
  notSaved: string;
}

/** Server only. */
export function getStoreAvailabilityMessages(t: Translate): StoreAvailabilityMessages {
  const name = '{{name}}';
  return {
    loading: t('availability:loading'),
    failed: t('availability:failed'),
    locating: t('availability:locating'),
    nearest: t('availability:nearest'),
    denied: t('availability:denied'),
    unavailable: t('availability:unavailable'),
    distance: t('availability:away', { km: '{{km}}' }),
    preferred: t('availability:collects', { name }),
    removed: t('availability:forgets', { name }),
    notSaved: t('availability:notKept'),
  };
}

/** Messages of the panel around the list. */
export interface StorePanelMessages {
  title: string;
  close: string;
  loading: string;
  failed: string;
  again: string;
}

/** Server only. */
export function getStorePanelMessages(t: Translate): StorePanelMessages {
  return {
    title: t('availability:find'),
    close: t('availability:close'),
    loading: t('availability:loading'),
    failed: t('availability:failed'),
    again: t('availability:again'),
  };
}

/** Messages of the buttons and the map of the store locator. */
export interface StoreMapMessages {
  locating: string;
  nearest: string;
  nearestOpen: string;
  distance: string;
  denied: string;
  unavailable: string;
  timeout: string;
  showMap: string;
  hideMap: string;
  mapLoading: string;
  mapFailed: string;
  marker: string;
  zoomIn: string;
  zoomOut: string;
  closePopup: string;
  you: string;
  outlines: string;
}

/** Server only. */
export function getStoreMapMessages(t: Translate): StoreMapMessages {
  const [name, km, number] = ['{{name}}', '{{km}}', '{{number}}'];
  return {
    locating: t('stores:locating'),
    nearest: t('stores:nearest', { name, km }),
    nearestOpen: t('stores:nearestOpen', { name, km }),
    distance: t('stores:away', { km }),
    denied: t('stores:denied'),
    unavailable: t('stores:unavailable'),
    timeout: t('stores:timeout'),
    showMap: t('stores:showMap'),
    hideMap: t('stores:hideMap'),
    mapLoading: t('stores:mapLoading'),
    mapFailed: t('stores:mapFailed'),
    marker: t('stores:marker', { number, name }),
    zoomIn: t('stores:zoomIn'),
    zoomOut: t('stores:zoomOut'),
    closePopup: t('stores:closePopup'),
    you: t('stores:you'),
    outlines: t('stores:outlines'),
  };
}

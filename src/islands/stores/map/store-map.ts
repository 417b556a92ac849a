import * as leaflet from 'leaflet';
import { interpolate } from '#lib/format/interpolate.ts';
import type { GeoPoint } from '#lib/format/stores/distance.ts';
import type { StoreMapMessages } from '../messages.ts';
import { createMarkerIcon, createPopupContent } from './marker-elements.ts';
import outlines from './outlines.json';

/** A store on the map; `number` is that of its card. */
export interface MapStore {
  id: string;
  name: string;
  href: string;
  opening: string;
  number: number;
  point: GeoPoint;
}

/** A map with markers, which can be reached by keyboard. */
export interface StoreMap {
  setStores(stores: readonly MapStore[], position: GeoPoint | undefined): void;
  /** Opens the popup of a store and moves the focus to it. */
  select(id: string): void;
  /** Shows all markers. */
  showAll(): void;
  remove(): void;
}

// Without tiles, nothing is visible between the outlines beyond this zoom.
const OUTLINE_ZOOM = 11;
const TILE_ZOOM = 18;
const ANIMATED = { animate: !matchMedia('(prefers-reduced-motion: reduce)').matches };

/** Parses coordinates of the form `lat lng lat lng`. */
function parseRing(text: string): [number, number][] {
  const numbers = text.split(' ').map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[index * 2] as number,
    numbers[index * 2 + 1] as number,
  ]);
}

/** Draws the countries below the tiles, so that the map is usable without tiles. */
function addOutlines(map: leaflet.Map, country: string | undefined): void {
  const pane = map.createPane('outlines');
  pane.style.zIndex = '150';
  const renderer = leaflet.svg({ pane: 'outlines', padding: 1 });
  for (const [code, polygons] of Object.entries(outlines)) {
    const className = `store-map__land${code === country ? ' store-map__land--here' : ''}`;
    const rings = polygons.map((polygon) => polygon.map(parseRing));
    leaflet
      .polygon(rings, { pane: 'outlines', renderer, className, interactive: false, smoothFactor: 0.5 })
      .addTo(map);
  }
}

function createMap(container: HTMLElement, messages: StoreMapMessages): leaflet.Map {
  const { country, direction, tiles, attribution } = container.dataset;
  const { animate } = ANIMATED;
  const map = leaflet.map(container, {
    zoomControl: false,
    attributionControl: false,
    // The mouse wheel scrolls the page instead of zooming the map.
    scrollWheelZoom: false,
    zoomAnimation: animate,
    fadeAnimation: animate,
    markerZoomAnimation: animate,
    maxZoom: tiles ? TILE_ZOOM : OUTLINE_ZOOM,
    minZoom: 4,
  });
  leaflet.control
    .zoom({
      position: direction === 'rtl' ? 'topright' : 'topleft',
      zoomInTitle: messages.zoomIn,
      zoomOutTitle: messages.zoomOut,
    })
    .addTo(map);
  const credits = leaflet.control.attribution({ prefix: false }).addTo(map);
  addOutlines(map, country);
  if (tiles) leaflet.tileLayer(tiles, { maxZoom: TILE_ZOOM }).addTo(map);
  const credit = escapeHtml(tiles ? (attribution ?? '') : messages.outlines);
  credits.addAttribution(`<bdi dir="auto">${credit}</bdi>`);
  return map;
}

// Leaflet takes attributions as HTML.
function escapeHtml(text: string): string {
  const element = document.createElement('p');
  element.textContent = text;
  return element.innerHTML;
}

/** Shows a map in an empty, visible element. `onSelect` receives the store whose popup is open, or null. */
export function createStoreMap(
  container: HTMLElement,
  messages: StoreMapMessages,
  onSelect: (id: string | null) => void,
): StoreMap {
  const map = createMap(container, messages);
  const layer = leaflet.featureGroup().addTo(map);
  const markers = new Map<string, leaflet.Marker>();
  const direction = container.dataset.direction ?? 'ltr';
  // Leaflet handles Escape only while the map itself has the focus.
  container.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') map.closePopup();
  });

  function addStore(store: MapStore): void {
    const { number, name } = store;
    const label = interpolate(messages.marker, { number: String(number), name });
    const marker = leaflet.marker(store.point, { icon: createMarkerIcon(String(number)), keyboard: true });
    marker.bindPopup(createPopupContent(store, direction), { maxWidth: 260, minWidth: 220 });
    // The element exists once the map has a view.
    marker.on('add', () => marker.getElement()?.setAttribute('aria-label', label));
    marker.on('popupopen', ({ popup }) => {
      const element = (popup as leaflet.Popup).getElement();
      element?.querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', messages.closePopup);
      element?.querySelector('a')?.focus({ preventScroll: true });
      onSelect(store.id);
    });
    marker.on('popupclose', () => {
      onSelect(null);
      const { activeElement, body } = document;
      // The focus was in the popup, which may have been removed already.
      const wasFocusInMap = activeElement === body || container.contains(activeElement);
      if (wasFocusInMap) marker.getElement()?.focus({ preventScroll: true });
    });
    marker.addTo(layer);
    markers.set(store.id, marker);
  }

  function showAll(): void {
    map.invalidateSize({ animate: false });
    const bounds = layer.getBounds();
    if (bounds.isValid()) map.fitBounds(bounds, { padding: [64, 40], maxZoom: OUTLINE_ZOOM, animate: false });
  }

  return {
    setStores: (stores, position) => {
      map.closePopup();
      layer.clearLayers();
      markers.clear();
      for (const store of stores) addStore(store);
      if (position) {
        const positionMarker = leaflet.circleMarker(position, {
          radius: 8,
          className: 'store-map__position',
        });
        positionMarker.bindTooltip(messages.you, { permanent: true, direction: 'bottom' }).addTo(layer);
      }
      showAll();
    },
    select: (id) => {
      const marker = markers.get(id);
      if (!marker) return;
      container.scrollIntoView({ block: 'nearest' });
      map.panTo(marker.getLatLng(), ANIMATED);
      marker.openPopup();
    },
    showAll,
    remove: () => map.remove(),
  };
}

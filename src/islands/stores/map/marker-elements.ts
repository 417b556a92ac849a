import { type DivIcon, divIcon } from 'leaflet';

// Touch targets of 44 pixels around a pin of 32.
const TARGET_SIZE_PX = 44;

/** Creates the icon of a store's marker, with the store's number. */
export function createMarkerIcon(number: string): DivIcon {
  const pin = document.createElement('span');
  pin.className = 'store-map__pin';
  pin.textContent = number;
  return divIcon({
    className: 'store-map__marker',
    html: pin,
    iconSize: [TARGET_SIZE_PX, TARGET_SIZE_PX],
    iconAnchor: [TARGET_SIZE_PX / 2, TARGET_SIZE_PX - 6],
    popupAnchor: [0, -TARGET_SIZE_PX + 12],
  });
}

/** Creates the content of a popup: a link to the store's page, and whether it is open. */
export function createPopupContent(
  { name, href, opening }: { name: string; href: string; opening: string },
  direction: string,
): HTMLElement {
  const content = document.createElement('div');
  content.dir = direction;
  const link = document.createElement('a');
  link.className = 'store-map__name';
  link.href = href;
  link.textContent = name;
  const status = document.createElement('p');
  status.textContent = opening;
  content.append(link, status);
  return content;
}

import { useEffect, useRef, useState } from 'react';
import { interpolate } from '#lib/format/interpolate.ts';
import { useReady } from '../ui/use-ready.ts';
import type { RoomPreviewMessages } from './messages.ts';
import {
  NO_SHADES,
  ROOM_SURFACES,
  type RoomSurface,
  readSurfaceShades,
  type SurfaceShades,
  saveSurfaceShades,
} from './room-preview-storage.ts';
import { getSelectedShade, subscribeToSelectedShade } from './selected-shade.ts';
import type { SelectedShade } from './shade-picker.ts';

interface RoomPreviewProps {
  rooms: { name: string; label: string }[];
  /** Surface that gets the shade initially. */
  surface: RoomSurface;
  /** Shade from the URL. */
  shade: SelectedShade | null;
  messages: RoomPreviewMessages;
}

function getRoomImageUrl(room: string, surfaceShades: Record<RoomSurface, string | undefined>): string {
  const codes = ROOM_SURFACES.map((surface) => surfaceShades[surface] ?? '-');
  return `/media/rooms/${room}/${codes.join('/')}.svg`;
}

/**
 * Room preview with the selected shade. Before hydration all images are in the HTML and CSS shows the one
 * selected by radios; afterwards each surface keeps its own shade.
 */
export function RoomPreview({ rooms, surface: initialSurface, shade, messages }: RoomPreviewProps) {
  const root = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(rooms[0]?.name ?? '');
  const [surface, setSurface] = useState<RoomSurface>(initialSurface);
  const [surfaceShades, setSurfaceShades] = useState<SurfaceShades | null>(null);

  useEffect(() => {
    const readRadio = (name: string) =>
      root.current?.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value;
    const currentSurface = (readRadio('surface') as RoomSurface | undefined) ?? initialSurface;
    setRoom(readRadio('scene') ?? '');
    setSurface(currentSurface);
    const selected = getSelectedShade() ?? shade;
    const previous = readSurfaceShades();
    const isApplied = ROOM_SURFACES.some((surfaceName) => previous[surfaceName]?.code === selected?.code);
    // The URL refers to the initial surface, whichever was selected since.
    const targetSurface = selected?.code === shade?.code ? initialSurface : currentSurface;
    setSurfaceShades(isApplied || !selected ? previous : { ...previous, [targetSurface]: selected });
  }, [initialSurface, shade]);

  useEffect(() => {
    if (surfaceShades) saveSurfaceShades(surfaceShades);
  }, [surfaceShades]);

  useEffect(
    () =>
      subscribeToSelectedShade((chosen) =>
        setSurfaceShades((previous) => ({ ...(previous ?? NO_SHADES), [surface]: chosen })),
      ),
    [surface],
  );

  useReady(root);

  const getImageAlt = (label: string, targetSurface: RoomSurface) =>
    interpolate(messages.picture, { scene: label, surface: messages.surfaces[targetSurface] });
  const label = rooms.find(({ name }) => name === room)?.label ?? '';
  const shownShades = surfaceShades ?? { ...NO_SHADES, [initialSurface]: shade };
  const size = { width: 1200, height: 800, loading: 'lazy', decoding: 'async' } as const;
  const isUnpainted = ROOM_SURFACES.every((surfaceName) => !shownShades[surfaceName]);

  return (
    <div ref={root} className="room-preview">
      <fieldset className="room-preview__choice">
        <legend>{messages.scene}</legend>
        {rooms.map(({ name, label: text }, index) => (
          <label key={name} className="room-preview__option">
            <input
              type="radio"
              name="scene"
              value={name}
              defaultChecked={index === 0}
              onChange={() => setRoom(name)}
            />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="room-preview__choice">
        <legend>{messages.surface}</legend>
        {ROOM_SURFACES.map((name) => (
          <label key={name} className="room-preview__option">
            <input
              type="radio"
              name="surface"
              value={name}
              defaultChecked={name === initialSurface}
              onChange={() => setSurface(name)}
            />
            <span>{messages.surfaces[name]}</span>
          </label>
        ))}
      </fieldset>
      <div className="room-preview__view">
        {surfaceShades ? (
          <img
            {...size}
            src={getRoomImageUrl(room, {
              walls: surfaceShades.walls?.code,
              trim: surfaceShades.trim?.code,
              door: surfaceShades.door?.code,
            })}
            alt={getImageAlt(label, surface)}
          />
        ) : (
          rooms.flatMap(({ name, label: text }) =>
            ROOM_SURFACES.map((targetSurface) => {
              const getViewUrl = (code: string) =>
                getRoomImageUrl(name, {
                  walls: undefined,
                  trim: undefined,
                  door: undefined,
                  [targetSurface]: code,
                });
              return (
                <img
                  {...size}
                  key={name + targetSurface}
                  data-view={`${name} ${targetSurface}`}
                  data-shade-src={getViewUrl('*')}
                  src={getViewUrl(shade?.code ?? '-')}
                  alt={getImageAlt(text, targetSurface)}
                />
              );
            }),
          )
        )}
      </div>
      <dl className="room-preview__selected" aria-live="polite">
        {isUnpainted ? (
          <div>
            <dt>{messages.choose}</dt>
            <dd />
          </div>
        ) : (
          ROOM_SURFACES.filter((surfaceName) => shownShades[surfaceName]).map((surfaceName) => (
            <div key={surfaceName}>
              <dt>{messages.surfaces[surfaceName]}</dt>
              <dd>
                <svg viewBox="0 0 28 20" width="28" height="20" aria-hidden="true">
                  <rect width="28" height="20" fill={shownShades[surfaceName]?.hex} />
                </svg>
                {shownShades[surfaceName]?.name} <bdi>{shownShades[surfaceName]?.code}</bdi>
              </dd>
            </div>
          ))
        )}
      </dl>
    </div>
  );
}

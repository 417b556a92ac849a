import { useEffect, useRef, useState } from 'react';
import { interpolate } from '#lib/format/interpolate.ts';
import { useReady } from '../ui/use-ready.ts';
import type { RoomPreviewMessages } from './messages.ts';
import {
  NO_SHADES,
  type ROOM_SURFACES,
  readSurfaceShades,
  SURFACES,
  type SurfaceShades,
  saveSurfaceShades,
} from './room-preview-storage.ts';
import { getSelectedShade, subscribeToSelectedShade } from './selected-shade.ts';
import type { SelectedShade } from './shade-picker.ts';

interface RoomProps {
  rooms: { name: string; label: string }[];
  /** Surface that gets the shade initially. */
  surface: ROOM_SURFACES;
  /** Shade from the address. */
  shade: SelectedShade | null;
  words: RoomPreviewMessages;
}

function getRoomImageUrl(room: string, surfaceShades: Record<ROOM_SURFACES, string | undefined>): string {
  const codes = SURFACES.map((surface) => surfaceShades[surface] ?? '-');
  return `/media/rooms/${room}/${codes.join('/')}.svg`;
}

/**
 * Room preview with the selected shade. Before hydration all images are in the HTML and CSS shows the one
 * selected by radios; afterwards each surface keeps its own shade.
 */
export function RoomPreview({ rooms, surface: first, shade, words }: RoomProps) {
  const root = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(rooms[0]?.name ?? '');
  const [surface, setSurface] = useState<ROOM_SURFACES>(first);
  const [surfaceShades, setWorn] = useState<SurfaceShades | null>(null);

  useEffect(() => {
    const read = (name: string) =>
      root.current?.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value;
    const now = (read('surface') as ROOM_SURFACES | undefined) ?? first;
    setRoom(read('scene') ?? '');
    setSurface(now);
    const picked = getSelectedShade() ?? shade;
    const before = readSurfaceShades();
    const isWorn = SURFACES.some((each) => before[each]?.code === picked?.code);
    // The address refers to the initial surface, whichever was selected since.
    const meant = picked?.code === shade?.code ? first : now;
    setWorn(isWorn || !picked ? before : { ...before, [meant]: picked });
  }, [first, shade]);

  useEffect(() => {
    if (surfaceShades) saveSurfaceShades(surfaceShades);
  }, [surfaceShades]);

  useEffect(
    () =>
      subscribeToSelectedShade((chosen) =>
        setWorn((before) => ({ ...(before ?? NO_SHADES), [surface]: chosen })),
      ),
    [surface],
  );

  useReady(root);

  const sayPicture = (label: string, which: ROOM_SURFACES) =>
    interpolate(words.picture, { scene: label, surface: words.surfaces[which] });
  const label = rooms.find(({ name }) => name === room)?.label ?? '';
  const shown = surfaceShades ?? { ...NO_SHADES, [first]: shade };
  const size = { width: 1200, height: 800, loading: 'lazy', decoding: 'async' } as const;
  const isUnpainted = SURFACES.every((each) => !shown[each]);

  return (
    <div ref={root} className="room-preview">
      <fieldset className="room-preview__choice">
        <legend>{words.scene}</legend>
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
        <legend>{words.surface}</legend>
        {SURFACES.map((name) => (
          <label key={name} className="room-preview__option">
            <input
              type="radio"
              name="surface"
              value={name}
              defaultChecked={name === first}
              onChange={() => setSurface(name)}
            />
            <span>{words.surfaces[name]}</span>
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
            alt={sayPicture(label, surface)}
          />
        ) : (
          rooms.flatMap(({ name, label: text }) =>
            SURFACES.map((which) => {
              const drawn = (code: string) =>
                getRoomImageUrl(name, { walls: undefined, trim: undefined, door: undefined, [which]: code });
              return (
                <img
                  {...size}
                  key={name + which}
                  data-view={`${name} ${which}`}
                  data-shade-src={drawn('*')}
                  src={drawn(shade?.code ?? '-')}
                  alt={sayPicture(text, which)}
                />
              );
            }),
          )
        )}
      </div>
      <dl className="room-preview__selected" aria-live="polite">
        {isUnpainted ? (
          <div>
            <dt>{words.choose}</dt>
          </div>
        ) : (
          SURFACES.filter((each) => shown[each]).map((each) => (
            <div key={each}>
              <dt>{words.surfaces[each]}</dt>
              <dd>
                <svg viewBox="0 0 28 20" width="28" height="20" aria-hidden="true">
                  <rect width="28" height="20" fill={shown[each]?.hex} />
                </svg>
                {shown[each]?.name} <bdi>{shown[each]?.code}</bdi>
              </dd>
            </div>
          ))
        )}
      </dl>
    </div>
  );
}

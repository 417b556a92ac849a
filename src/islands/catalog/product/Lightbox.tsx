import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#layouts/blocks/ui/icon/Icon.tsx';
import { interpolate } from '../../ui/messages.ts';
import { createMagnifier, type Magnifier } from './magnifier.ts';

const STEP = 1.5;

/** Messages of the lightbox; `position` keeps its placeholders. */
export interface LightboxMessages {
  title: string;
  position: string;
  larger: string;
  smaller: string;
  previous: string;
  next: string;
  close: string;
}

interface ViewerProps {
  /** Images of the page's gallery. */
  pictures: HTMLImageElement[];
  /** Index of the image to start with. */
  first: number;
  words: LightboxMessages;
  onClose: (last: number) => void;
}

/** Fullscreen images in a scroll-snap strip, each in a frame that can zoom and pan. */
export function Lightbox({ pictures, first, words, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const magnifiers = useRef<Magnifier[]>([]);
  // Target of a running smooth scroll; reset when the visitor scrolls.
  const targetIndex = useRef<number | null>(null);
  const [at, setAt] = useState(first);
  const [scale, setScale] = useState(1);

  const show = (index: number, behavior: ScrollBehavior) =>
    strip.current?.children[index]?.scrollIntoView({ behavior, inline: 'center', block: 'nearest' });

  useLayoutEffect(() => {
    const frames = [...(strip.current?.children ?? [])] as HTMLElement[];
    magnifiers.current = frames.map((frame) => createMagnifier(frame, setScale));
    dialog.current?.showModal();
    strip.current?.focus();
    frames[first]?.scrollIntoView({ behavior: 'instant', inline: 'center', block: 'nearest' });
  }, [first]);
  useEffect(() => {
    for (const [index, loupe] of magnifiers.current.entries()) if (index !== at) loupe.zoom(1);
  }, [at]);

  function follow(): void {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    // `scrollLeft` is negative in right-to-left layouts.
    setAt(Math.round(Math.abs(scrollLeft) / clientWidth));
  }

  function go(index: number): void {
    targetIndex.current = Math.min(pictures.length - 1, Math.max(0, index));
    show(targetIndex.current, 'smooth');
  }

  const step = (by: number) => go((targetIndex.current ?? at) + by);
  const hold = () => {
    targetIndex.current = null;
  };
  const scrollHandlers = { onPointerDown: hold, onWheel: hold };
  const zoom = (by: number) => magnifiers.current[at]?.zoom(scale * by);

  function press(event: KeyboardEvent): void {
    const { key } = event;
    const right = Number(key === 'ArrowRight') - Number(key === 'ArrowLeft');
    const down = Number(key === 'ArrowDown') - Number(key === 'ArrowUp');
    const isMirrored = dialog.current?.matches(':dir(rtl)');
    if (key === '+' || key === '=') zoom(STEP);
    else if (key === '-' || key === '_') zoom(1 / STEP);
    else if (key === '0') zoom(1 / scale);
    else if (scale > 1 && (right || down)) magnifiers.current[at]?.pan(right, down);
    else if (right) step(isMirrored ? -right : right);
    else if (key === 'Home') go(0);
    else if (key === 'End') go(pictures.length - 1);
    else return;
    event.preventDefault();
  }

  const tool = (label: string, name: Parameters<typeof Icon>[0]['name'], act: () => void, isOff = false) => (
    // Not `disabled`: the focus would be lost at the last step.
    <button
      type="button"
      className="gallery-zoom__tool"
      aria-label={label}
      aria-disabled={isOff}
      onClick={act}
    >
      <Icon name={name} />
    </button>
  );

  return (
    <dialog
      ref={dialog}
      className="gallery-zoom"
      aria-label={words.title}
      onClose={() => onClose(at)}
      onKeyDown={press}
    >
      <div className="gallery-zoom__bar">
        <p role="status">
          {interpolate(words.position, { number: String(at + 1), all: String(pictures.length) })}
        </p>
        {tool(words.smaller, 'minus', () => zoom(1 / STEP), scale === 1)}
        {tool(words.larger, 'plus', () => zoom(STEP))}
        {tool(words.close, 'close', () => dialog.current?.close())}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard */}
      <ul ref={strip} className="gallery-zoom__strip" tabIndex={0} onScroll={follow} {...scrollHandlers}>
        {pictures.map(({ src, srcset, alt }) => (
          <li key={src} dir="ltr" className="gallery-zoom__frame">
            <img src={src} srcSet={srcset || undefined} sizes="200vw" alt={alt} draggable={false} />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div className="gallery-zoom__actions">
          {tool(words.previous, 'chevron', () => step(-1), at === 0)}
          {tool(words.next, 'chevron', () => step(1), at === pictures.length - 1)}
        </div>
      )}
    </dialog>
  );
}

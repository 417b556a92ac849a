import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#layouts/blocks/ui/icon/Icon.tsx';
import { interpolate } from '../../ui/messages.ts';
import { createMagnifier, type Magnifier } from './magnifier.ts';

const ZOOM_STEP = 1.5;

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

interface LightboxProps {
  /** Images of the page's gallery. */
  pictures: HTMLImageElement[];
  /** Index of the image to start with. */
  first: number;
  messages: LightboxMessages;
  onClose: (last: number) => void;
}

/** Fullscreen images in a scroll-snap strip, each in a frame that can zoom and pan. */
export function Lightbox({ pictures, first, messages, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const imageList = useRef<HTMLUListElement>(null);
  const magnifiers = useRef<Magnifier[]>([]);
  // Target of a running smooth scroll; reset when the visitor scrolls.
  const targetIndex = useRef<number | null>(null);
  const [currentIndex, setCurrentIndex] = useState(first);
  const [scale, setScale] = useState(1);

  const scrollToImage = (index: number, behavior: ScrollBehavior) =>
    imageList.current?.children[index]?.scrollIntoView({ behavior, inline: 'center', block: 'nearest' });

  useLayoutEffect(() => {
    const frames = [...(imageList.current?.children ?? [])] as HTMLElement[];
    magnifiers.current = frames.map((frame) => createMagnifier(frame, setScale));
    dialog.current?.showModal();
    imageList.current?.focus();
    frames[first]?.scrollIntoView({ behavior: 'instant', inline: 'center', block: 'nearest' });
  }, [first]);
  useEffect(() => {
    for (const [index, magnifier] of magnifiers.current.entries())
      if (index !== currentIndex) magnifier.zoom(1);
  }, [currentIndex]);

  function handleScroll(): void {
    const { scrollLeft = 0, clientWidth = 1 } = imageList.current ?? {};
    // `scrollLeft` is negative in right-to-left layouts.
    setCurrentIndex(Math.round(Math.abs(scrollLeft) / clientWidth));
  }

  function goToImage(index: number): void {
    targetIndex.current = Math.min(pictures.length - 1, Math.max(0, index));
    scrollToImage(targetIndex.current, 'smooth');
  }

  const step = (offset: number) => goToImage((targetIndex.current ?? currentIndex) + offset);
  const clearTarget = () => {
    targetIndex.current = null;
  };
  const scrollHandlers = { onPointerDown: clearTarget, onWheel: clearTarget };
  const zoom = (factor: number) => magnifiers.current[currentIndex]?.zoom(scale * factor);

  function handleKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    const right = Number(key === 'ArrowRight') - Number(key === 'ArrowLeft');
    const down = Number(key === 'ArrowDown') - Number(key === 'ArrowUp');
    const isMirrored = dialog.current?.matches(':dir(rtl)');
    if (key === '+' || key === '=') zoom(ZOOM_STEP);
    else if (key === '-' || key === '_') zoom(1 / ZOOM_STEP);
    else if (key === '0') zoom(1 / scale);
    else if (scale > 1 && (right || down)) magnifiers.current[currentIndex]?.pan(right, down);
    else if (right) step(isMirrored ? -right : right);
    else if (key === 'Home') goToImage(0);
    else if (key === 'End') goToImage(pictures.length - 1);
    else return;
    event.preventDefault();
  }

  const renderTool = (
    label: string,
    name: Parameters<typeof Icon>[0]['name'],
    onPress: () => void,
    isDisabled = false,
  ) => (
    // Not `disabled`: the focus would be lost at the last step.
    <button
      type="button"
      className="gallery-zoom__tool"
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={onPress}
    >
      <Icon name={name} />
    </button>
  );

  return (
    <dialog
      ref={dialog}
      className="gallery-zoom"
      aria-label={messages.title}
      onClose={() => onClose(currentIndex)}
      onKeyDown={handleKeyDown}
    >
      <div className="gallery-zoom__bar">
        <p role="status">
          {interpolate(messages.position, { number: String(currentIndex + 1), all: String(pictures.length) })}
        </p>
        {renderTool(messages.smaller, 'minus', () => zoom(1 / ZOOM_STEP), scale === 1)}
        {renderTool(messages.larger, 'plus', () => zoom(ZOOM_STEP))}
        {renderTool(messages.close, 'close', () => dialog.current?.close())}
      </div>
      <ul
        ref={imageList}
        className="gallery-zoom__strip"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
        tabIndex={0}
        onScroll={handleScroll}
        {...scrollHandlers}
      >
        {pictures.map(({ src, srcset, alt }) => (
          <li key={src} dir="ltr" className="gallery-zoom__frame">
            <img src={src} srcSet={srcset || undefined} sizes="200vw" alt={alt} draggable={false} />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div className="gallery-zoom__actions">
          {renderTool(messages.previous, 'chevron', () => step(-1), currentIndex === 0)}
          {renderTool(messages.next, 'chevron', () => step(1), currentIndex === pictures.length - 1)}
        </div>
      )}
    </dialog>
  );
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useReady } from '../../ui/use-ready.ts';
import { Lightbox, type LightboxMessages } from './Lightbox.tsx';

interface GalleryZoomProps {
  messages: LightboxMessages;
  /** Rendered on the server: links to the full-size images. */
  children?: ReactNode;
}

/** A gallery whose images open in a lightbox. Images are read from the links, as tinting changes them. */
export function GalleryZoom({ messages, children }: GalleryZoomProps) {
  const root = useRef<HTMLDivElement>(null);
  const [openIndex, setOpenIndex] = useState<number | null>(null);

  const links = () => [...(root.current?.querySelectorAll<HTMLAnchorElement>('a[data-replay]') ?? [])];

  useEffect(() => {
    const target = root.current;
    function handleClick(event: MouseEvent): void {
      const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[data-replay]');
      if (!link || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      setOpenIndex(links().indexOf(link));
    }
    target?.addEventListener('click', handleClick);
    return () => target?.removeEventListener('click', handleClick);
  });
  useReady(root);

  // Selects the last viewed image in the page's gallery.
  function close(lastIndex: number): void {
    setOpenIndex(null);
    const radio = root.current?.querySelectorAll<HTMLInputElement>('[type="radio"]')[lastIndex];
    if (radio) radio.checked = true;
    const link = links()[lastIndex];
    link?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
    link?.focus({ preventScroll: true });
  }

  return (
    <div ref={root}>
      {children}
      {openIndex !== null && (
        <Lightbox
          pictures={links().flatMap((link) => link.querySelector('img') ?? [])}
          first={openIndex}
          messages={messages}
          onClose={close}
        />
      )}
    </div>
  );
}

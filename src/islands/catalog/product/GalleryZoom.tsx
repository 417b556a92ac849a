import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useReady } from '../../ui/use-ready.ts';
import { Lightbox, type LightboxMessages } from './Lightbox.tsx';

interface ZoomProps {
  words: LightboxMessages;
  /** Drawn on the server: a link to each picture at its largest. */
  children?: ReactNode;
}

/** A gallery whose pictures open in a large view; the links say what there is to see, tinted or not. */
export function GalleryZoom({ words, children }: ZoomProps) {
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<number | null>(null);

  const links = () => [...(root.current?.querySelectorAll<HTMLAnchorElement>('a[data-replay]') ?? [])];

  useEffect(() => {
    const target = root.current;
    function open(event: MouseEvent): void {
      const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[data-replay]');
      if (!link || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      setOpened(links().indexOf(link));
    }
    target?.addEventListener('click', open);
    return () => target?.removeEventListener('click', open);
  });
  useReady(root);

  // The page goes on with the picture that was seen last.
  function close(last: number): void {
    setOpened(null);
    const choice = root.current?.querySelectorAll<HTMLInputElement>('[type="radio"]')[last];
    if (choice) choice.checked = true;
    const link = links()[last];
    link?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
    link?.focus({ preventScroll: true });
  }

  return (
    <div ref={root}>
      {children}
      {opened !== null && (
        <Lightbox
          pictures={links().flatMap((link) => link.querySelector('img') ?? [])}
          first={opened}
          words={words}
          onClose={close}
        />
      )}
    </div>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import type { Language } from '#lib/locale/locale.ts';
import { useReady } from '../ui/use-ready.ts';
import { enhanceShadeFinder } from './enhance-shade-finder.ts';
import type { ShadeFinderMessages } from './messages.ts';

interface FinderProps {
  words: ShadeFinderMessages;
  language: Language;
  /** Rendered on the server. */
  children?: ReactNode;
}

/** Forms of the shade finder: without script they lead to the shades page, hydrated they filter in place. */
export function ShadeFinderForms({ words, language, children }: FinderProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(
    () => (root.current ? enhanceShadeFinder(root.current, words, language) : undefined),
    [words, language],
  );
  useReady(root);
  return <div ref={root}>{children}</div>;
}

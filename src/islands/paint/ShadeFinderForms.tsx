import { type ReactNode, useEffect, useRef } from 'react';
import type { Language } from '#lib/locale/locale.ts';
import { useReady } from '../ui/use-ready.ts';
import { enhanceShadeFinder } from './enhance-shade-finder.ts';
import type { ShadeFinderMessages } from './messages.ts';

interface ShadeFinderFormsProps {
  messages: ShadeFinderMessages;
  language: Language;
  /** Rendered on the server. */
  children?: ReactNode;
}

/** Forms of the shade finder: without script they lead to the shades page, hydrated they filter in place. */
export function ShadeFinderForms({ messages, language, children }: ShadeFinderFormsProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(
    () => (root.current ? enhanceShadeFinder(root.current, messages, language) : undefined),
    [messages, language],
  );
  useReady(root);
  return <div ref={root}>{children}</div>;
}

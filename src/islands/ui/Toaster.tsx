import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { $drawer } from '#lib/stores/drawer.ts';
import './consented.ts';
import { useReady } from './ready.ts';
import { type ToasterWords, Toasts } from './Toasts.tsx';

/** The page's toasts. What lies under an open dialog can be neither pressed nor heard: there the dialog has its own. */
export function Toaster({ words }: { words: ToasterWords }) {
  const root = useRef<HTMLElement>(null);
  const isCovered = useStore($drawer, { ssr: 'initial' });
  useReady(root);
  return <Toasts words={words} isCovered={isCovered} ref={root} />;
}

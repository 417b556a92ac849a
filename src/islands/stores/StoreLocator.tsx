import { type ReactNode, useEffect, useRef } from 'react';
import { useReady } from '../ui/use-ready.ts';
import { enhanceStoreLocator } from './enhance-store-locator.ts';

/** The list of stores: sorted by distance, and shown on a map, when the visitor asks for it. */
export function StoreLocator({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? enhanceStoreLocator(root.current) : undefined), []);
  useReady(root);
  return <div ref={root}>{children}</div>;
}

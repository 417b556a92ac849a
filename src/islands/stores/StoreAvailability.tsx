import { type ReactNode, useEffect, useRef } from 'react';
import { useReady } from '../ui/use-ready.ts';
import { enhanceStoreAvailability } from './enhance-store-availability.ts';

/** The stores page of a product: a form that filters by city, in place once hydrated. */
export function StoreAvailability({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? enhanceStoreAvailability(root.current) : undefined), []);
  useReady(root);
  return <div ref={root}>{children}</div>;
}

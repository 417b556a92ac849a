import { type ReactNode, useEffect, useRef } from 'react';
import { useReady } from '../ui/use-ready.ts';
import { enhanceStoreAvailability } from './enhance-store-availability.ts';

/** The page of a product's stores: a form that leads to those of a city, and does its work here once it is an island. */
export function StoreAvailability({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? enhanceStoreAvailability(root.current) : undefined), []);
  useReady(root);
  return <div ref={root}>{children}</div>;
}

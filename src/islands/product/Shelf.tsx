import { type ReactNode, useEffect, useRef } from 'react';
import { useReady } from '../ui/ready.ts';
import { enliven } from './shelf.ts';

/** The page of a product's stores: a form that leads to those of a city, and does its work here once it is an island. */
export function Shelf({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? enliven(root.current) : undefined), []);
  useReady(root);
  return <div ref={root}>{children}</div>;
}

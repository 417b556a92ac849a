import type { ChangeSignal } from './change-signal.ts';
import { purgeAll, purgeTags } from './page-cache.ts';

/** A product whose reviews have changed, with the slugs and codes of the pages that show its rating. */
interface ChangedProduct {
  slug: string;
  brand: string;
  categories: string[];
  department: string | null;
  changedAt: number;
}

// Several machines write, and transactions may be committed in another order than that of their timestamps.
const OVERLAP_MS = 10_000;
// Above this, finding the pages would cost more than rendering them again.
const MAX_PRODUCTS = 100;

/**
 * Purges the pages that show the rating of a product whose reviews have changed: product, reviews,
 * categories, department and brand. Other lists show the new rating when they expire. Returns `stop`.
 */
export function watchRatings(
  readChanges: (changedAfter: number, limit: number) => Promise<ChangedProduct[]>,
  { intervalMs = 2000, changeSignal }: { intervalMs?: number; changeSignal?: ChangeSignal | undefined } = {},
): () => void {
  let changedAfter = Date.now();
  let seenChanges = new Set<string>();
  let isPolling = false;

  async function poll(): Promise<void> {
    if (isPolling) return;
    isPolling = true;
    try {
      const changes = await readChanges(changedAfter - OVERLAP_MS, MAX_PRODUCTS);
      const getKey = ({ slug, changedAt }: ChangedProduct) => `${slug} ${changedAt}`;
      const added = changes.filter((change) => !seenChanges.has(getKey(change)));
      seenChanges = new Set(changes.map(getKey));
      changedAfter = Math.min(
        Date.now(),
        Math.max(changedAfter, ...changes.map(({ changedAt }) => changedAt)),
      );
      if (added.length >= MAX_PRODUCTS) purgeAll();
      else if (added.length > 0) purgeTags(added.flatMap(listTags));
      if (added.length > 0) changeSignal?.announce();
    } catch {
      // The next poll retries; cached pages expire meanwhile.
    } finally {
      isPolling = false;
    }
  }

  const timer = setInterval(poll, intervalMs);
  timer.unref?.();
  const unsubscribe = changeSignal?.subscribe(() => void poll());
  return () => {
    clearInterval(timer);
    unsubscribe?.();
  };
}

const listTags = ({ slug, brand, categories, department }: ChangedProduct): string[] => [
  `product:${slug}`,
  `brand:${brand}`,
  ...categories.map((category) => `category:${category}`),
  ...(department ? [`department:${department}`] : []),
];

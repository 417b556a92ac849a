import { useState } from 'react';
import type { CartAlertModel } from '#lib/format/models/cart.ts';

/** Collects the notices of a cart. The backend reports each one once, so notices are kept until dismissed. */
export function useCartNotices(fresh: readonly CartAlertModel[]): {
  notices: readonly CartAlertModel[];
  dismiss: () => void;
} {
  const [seen, setSeen] = useState(fresh);
  const [notices, setNotices] = useState(fresh);
  if (seen !== fresh) {
    setSeen(fresh);
    const added = fresh.filter(({ text }) => !notices.some((notice) => notice.text === text));
    if (added.length > 0) setNotices([...notices, ...added]);
  }
  return { notices, dismiss: () => setNotices([]) };
}

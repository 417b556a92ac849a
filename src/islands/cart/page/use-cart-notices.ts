import { useState } from 'react';
import type { CartNoticeModel } from '#lib/format/models/cart.ts';

/**
 * What the backend had to change. It says each once, and the next reply nothing of it: what was said stands until it
 * is dismissed.
 */
export function useCartNotices(fresh: readonly CartNoticeModel[]): {
  notices: readonly CartNoticeModel[];
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

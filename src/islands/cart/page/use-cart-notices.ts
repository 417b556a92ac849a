import { useState } from 'react';
import type { CartAlertModel } from '#lib/format/models/cart.ts';

/** Collects the notices of a cart. The backend reports each one once, so notices are kept until dismissed. */
export function useCartNotices(reportedNotices: readonly CartAlertModel[]): {
  notices: readonly CartAlertModel[];
  dismiss: () => void;
} {
  const [lastReported, setLastReported] = useState(reportedNotices);
  const [notices, setNotices] = useState(reportedNotices);
  if (lastReported !== reportedNotices) {
    setLastReported(reportedNotices);
    const added = reportedNotices.filter(({ text }) => !notices.some((notice) => notice.text === text));
    if (added.length > 0) setNotices([...notices, ...added]);
  }
  return { notices, dismiss: () => setNotices([]) };
}

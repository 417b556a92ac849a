import { useState } from 'react';
import type { LineModel } from '#lib/format/models/cart.ts';

/** Returns the status until the lines change, as another tab may change them. */
export function useCurrentStatus(status: string, lines: readonly LineModel[]): string {
  const linesKey = lines.map(({ id, quantity }) => `${id} ${quantity}`).join();
  const [shown, setShown] = useState({ news: status, goods: linesKey });
  if (shown.news !== status) setShown({ news: status, goods: linesKey });
  return shown.goods === linesKey ? status : '';
}

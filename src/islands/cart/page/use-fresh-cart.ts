import { useState } from 'react';
import type { LineModel } from '#lib/format/models/cart.ts';

/** Returns the status until the lines change, as another tab may change them. */
export function useCurrentStatus(news: string, lines: readonly LineModel[]): string {
  const goods = lines.map(({ id, quantity }) => `${id} ${quantity}`).join();
  const [said, setSaid] = useState({ news, goods });
  if (said.news !== news) setSaid({ news, goods });
  return said.goods === goods ? news : '';
}

import { useState } from 'react';
import type { LineModel } from '#lib/format/models/cart.ts';

/** What was said of an act, for as long as the lines are those that it left: another tab may change them. */
export function useCurrentStatus(news: string, lines: readonly LineModel[]): string {
  const goods = lines.map(({ id, quantity }) => `${id} ${quantity}`).join();
  const [said, setSaid] = useState({ news, goods });
  if (said.news !== news) setSaid({ news, goods });
  return said.goods === goods ? news : '';
}

import type { Translate } from '#lib/messages/index.ts';
import { type ErrorWords, errorSubset } from '../ui/words.ts';

/** Words of the product page's form; `added` keeps its braces. */
export interface BuyBoxWords {
  quantity: string;
  decrease: string;
  increase: string;
  addToCart: string;
  soldOut: string;
  shade: string;
  chooseShade: string;
  added: string;
  viewCart: string;
  errors: ErrorWords;
}

/** On the server: the words that the form carries. */
export function buyBoxWords(t: Translate): BuyBoxWords {
  return {
    quantity: t('product:quantity'),
    decrease: t('product:decrease'),
    increase: t('product:increase'),
    addToCart: t('product:addToCart'),
    soldOut: t('product:soldOut'),
    shade: t('product:shade'),
    chooseShade: t('product:shadeError'),
    added: t('cart:added', { name: '{{name}}' }),
    viewCart: t('cart:viewCart'),
    errors: errorSubset(t),
  };
}
